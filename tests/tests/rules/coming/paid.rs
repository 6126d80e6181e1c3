//! Who was paid for what, after the whole scoring queue.

use bastide_core::{
    Cause, Context, Flow, InstallError, PendingScore, PendingState, Player, Players, Registrar, ScoreEntry, ScoringReason, Step,
    at,
};

use crate::stub::{Check, Enter, Stub, act, game, rules};

/// GO-06 to GO-10: gold is shared after the castles. Here each entry of the queue gives everybody
/// who was paid for it 100 points times its number. Before that, a castle in place of the city is
/// paid to blue.
static GOLD: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let castle = |cx: &mut Context| -> Step {
        let Some(city) = cx.core().scoring_queue.due.first().copied() else { return Ok(Flow::Done) };
        let mut castle = PendingScore::new(city.seg, city.kind, ScoringReason::Early);
        castle.state = PendingState::Paid;
        cx.scoring_queue_mut().due.push(castle);
        let at = cx.core().scoring_queue.due.len() - 1;
        cx.note_scored(at, [Player(1)].into_iter().collect());
        let mut withdrawn = PendingScore::new(city.seg, city.kind, ScoringReason::Completed);
        withdrawn.state = PendingState::Withdrawn;
        cx.scoring_queue_mut().due.push(withdrawn);
        Ok(Flow::Done)
    };
    reg.phase("scoring", "stub.castle", at("chain").before("stub.gold"), &[], Enter(castle));
    let label = reg.label("gold");
    let share = move |cx: &mut Context| -> Step {
        let paid: Vec<Players> = cx.core().scoring_queue.due.iter().map(PendingScore::paid).collect();
        for (points, players) in (1..).zip(paid) {
            for player in players.iter() {
                let entry = ScoreEntry { player, points: 100 * points, label, seg: None, figure: None, cause: Cause::Bonus };
                cx.award_points(entry, &[]);
            }
        }
        Ok(Flow::Done)
    };
    reg.phase("scoring", "stub.gold", at("chain").before("return"), &[], Enter(share));
    Ok(())
});

// GO-06, GO-09, GO-17, MS-33: the queue says who was paid, for each entry on its own.
#[test]
fn each_entry_of_the_queue_says_who_was_paid() -> Check {
    let mut game = game(&rules(&[&GOLD])?, &["BA/C"])?;
    act(&mut game, &["place BA/C 0,-1 180", "deploy follower city@0,-1:S"])?;
    assert_eq!(game.state().core.score[..3], [104, 200, 0], "nobody for the entry that was withdrawn");
    Ok(())
}
