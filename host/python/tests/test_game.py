"""Games: play, undo, copies, records, observations, bots and pictures."""

import copy
import pickle
import random

import numpy as np
import pytest

import bastide


def played(game, actions, seed=0):
    rng = random.Random(seed)
    for _ in range(actions):
        game.apply(rng.randrange(game.option_count))
    return game


def test_five_lines_play_a_random_game():
    game = bastide.Game(bastide.Table(), seed=1)
    while not game.is_over:
        game.apply(random.randrange(game.option_count))
    assert game.player is None and game.prompt is None and game.actions() == []
    own, other = game.scores
    assert game.returns() == [np.sign(own - other), np.sign(other - own)]
    with pytest.raises(bastide.ActionError, match="the game is over"):
        game.apply(0)


def test_an_action_is_its_number_or_its_text():
    one, two = (bastide.Game(bastide.Table(), seed=4) for _ in range(2))
    for _ in range(60):
        number = one.option_count // 2
        text = one.actions()[number]
        one.apply(number)
        two.apply(text)
    assert one.record() == two.record()
    assert one.history[0][0] == 0 and one.history[0][1].startswith("place ")


def test_a_refused_action_changes_nothing():
    game = played(bastide.Game(bastide.Table(), seed=2), 7)
    before = game.record()
    for action in (
        game.option_count,
        "place BA/RCr 99,99 0",
        "deploy",
        "",
        "fly",
        1.5,
        None,
        2**70,
    ):
        with pytest.raises(bastide.ActionError) as refused:
            game.apply(action)
        assert "Choice" not in str(refused.value)
    with pytest.raises(bastide.ActionError, match="there is no option -1; there are"):
        game.apply(-1)
    for wrong in (-1, 2):
        with pytest.raises(IndexError, match=f"there is no seat {wrong}; the table has 2"):
            game.sample(1, seat=wrong)
    with pytest.raises(bastide.GameError, match="-1 actions cannot be taken back"):
        game.undo(-1)
    assert game.record() == before


def test_undo_goes_back_by_the_record():
    game = played(bastide.Game(bastide.Table(edition="new"), seed=3), 30)
    records = [game.record()]
    for _ in range(10):
        game.apply(0)
        records.append(game.record())
    game.undo(4)
    assert game.record() == records[6]
    game.undo()
    assert game.record() == records[5]
    with pytest.raises(bastide.GameError, match="1000 actions cannot be taken back"):
        game.undo(1000)


def test_copies_are_independent_and_records_replay():
    game = played(bastide.Game(bastide.Table(bridges_castles_bazaars=True), 5), 50)
    copies = [
        game.clone(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
    ]
    for twin in copies:
        assert twin.record() == game.record() and twin.actions() == game.actions()
        twin.apply(0)
        assert twin.record() != game.record()
    with pytest.raises(bastide.RecordError):
        bastide.Game.replay(game.record()[:200])


def test_an_observation_shows_the_board_and_the_options():
    table = bastide.Table(edition="new")
    game = played(bastide.Game(table, seed=6), 40)
    while not game.actions()[0].startswith("place"):
        game.apply(0)
    seen = game.observation()
    plane = dict(zip(table.planes, seen["planes"]))
    value = dict(zip(table.globals, seen["globals"]))
    tiles = plane["tile"].sum()
    places = [action for action in game.actions() if action.startswith("place")]
    assert plane["placeable"].sum() == len(places) and plane["last"].sum() == 1
    assert (plane["open"][plane["placeable"] > 0] == 1).all()
    edges = sum(part for name, part in plane.items() if name.startswith("edge:"))
    assert edges.sum() == 4 * tiles and (edges[plane["tile"] == 0] == 0).all()
    assert value["asked"] == 1 and value["outside"] == 0
    hand = sum(number for name, number in value.items() if name.startswith("hand:"))
    assert hand == 1 and value["score:0"] == game.scores[game.player]
    assert value["standing:1"] == game.standing[1 - game.player]
    mask, options = seen["action_mask"], seen["options"]
    assert mask.sum() == game.option_count and mask[: game.option_count].all()
    columns = dict(zip(bastide.OPTION_COLUMNS, options[: len(places)].T))
    assert (columns["verb"] == table.verbs.index("place")).all()
    assert (plane["placeable"][columns["row"], columns["column"]] > 0).all()
    assert (options[game.option_count :] == -1).all()
    other = game.observation(1 - game.player)
    assert not other["action_mask"].any() and (other["options"] == -1).all()
    with pytest.warns(UserWarning, match="observations hold 3"):
        small = game.observation(window=5, max_options=3)
    outside = dict(zip(table.globals, small["globals"]))["outside"]
    assert outside + small["planes"][0].sum() == tiles and small["action_mask"].sum() == 3


def test_tokens_have_planes_by_their_owner():
    table = bastide.Table(toll_collectors=True, goldmines=True)
    seen = {"mine": 0, "others": 0, "common": 0}
    tokens = {plane.rsplit(":", 1)[0] for plane in table.planes if plane.startswith("token:")}
    for seed in range(4):
        game = played(bastide.Game(table, seed), 120, seed)
        one, two = (game.observation(seat)["planes"] for seat in (0, 1))
        for token in tokens:
            of = {who: table.planes.index(f"{token}:{who}") for who in seen}
            # What is mine for one seat belongs to the others for the other one.
            assert np.array_equal(one[of["mine"]], two[of["others"]])
            assert np.array_equal(one[of["others"]], two[of["mine"]])
            assert np.array_equal(one[of["common"]], two[of["common"]])
            for who, plane in of.items():
                seen[who] += int(one[plane].sum())
    assert min(seen.values()) > 0, seen


def test_claims_of_both_seats_are_mirrored():
    table = bastide.Table()
    game = played(bastide.Game(table, seed=8), 60)
    mine, others = (game.observation(seat)["planes"] for seat in (0, 1))
    for kind in table.kinds:
        one, two = (table.planes.index(f"kind:{kind}:{who}") for who in ("mine", "others"))
        assert (mine[one] == others[two]).all() and (mine[two] == others[one]).all()


def test_afterstates_tell_what_each_option_leads_to():
    table = bastide.Table()
    game = played(bastide.Game(table, seed=9), 10)
    while game.prompt != "Deploy a follower?":
        played(game, 1)
    features = game.afterstates()
    assert features.shape == (game.option_count, len(table.features))
    supply = features[:, table.features.index("supply")]
    passes = [action.startswith("pass") for action in game.actions()]
    assert (supply[np.array(passes)] > supply[~np.array(passes)].max()).all()


def test_bots_choose_and_play_out():
    game = bastide.Game(bastide.Table(), seed=10)
    greedy = bastide.Bot("greedy")
    assert greedy.choose(game) == greedy.choose(game) < game.option_count
    assert bastide.Bot("search:5").choose(game) < game.option_count
    sampled = game.sample(seed=1)
    assert sampled.seed is None and greedy.choose(sampled) < game.option_count
    game.play_out("greedy", "random")
    assert game.is_over and game.scores[0] > game.scores[1]
    sampled.play_out("random")
    assert sampled.is_over
    with pytest.raises(bastide.BotError, match='did you mean "greedy"'):
        bastide.Bot("gredy")
    with pytest.raises(bastide.BotError, match="programs do not play here"):
        bastide.Bot("command:true")
    with pytest.raises(bastide.GameError, match="a sampled game has no record"):
        sampled.record()


def test_a_picture_shows_in_a_notebook():
    game = played(bastide.Game(bastide.Table(), seed=11), 20)
    assert game._repr_svg_().startswith("<svg") and game.svg(seat=0).endswith("</svg>\n")
    assert "turn" in repr(game) and "scores" in repr(game)
    with pytest.raises(IndexError, match="there is no seat 2"):
        game.svg(seat=2)
