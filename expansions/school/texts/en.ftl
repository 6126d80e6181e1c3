verb-school-copy =
    .option = repeat the points of { $at } ({ $n })
    .deed = has the teacher repeat the points of { $at } ({ $n })

figure-teacher = teacher
    .a = a teacher
    .the = the teacher
    .to = the teacher
    .with = a teacher
    .subject = the teacher
    .count = { $n ->
        [one] 1 teacher
       *[other] { $n } teachers
    }
trait-school-west = western half of the school
trait-school-east = eastern half of the school

kind-school =
    .the = the school
    .to = the school
    .into = in the school
    .in = in the school

place-school-teacher-noun = class

pile-school-halves = { "" }

prompt-which-points-does-the-teacher-repeat = Which points does the teacher repeat?
    .help = Several features were scored with different points. Whoever has the teacher gets the points of the one that is chosen here; then the teacher goes back into the school.

label-road = road
label-school = school
label-teacher = teacher

### Set-up
title = The School
how = The two halves of the school lie beside the start tile from the beginning, with six roads that end there and a teacher who belongs to nobody. If you complete a road to the school, you take the teacher once it is scored. As long as you have the teacher, you get the same points as its owner when any player's feature is scored the next time; if it is yours, you get them twice. Then the teacher goes back into the school. If several features are scored, you choose one of them, unless one player gets all the points: then that player chooses. When all six roads are completed, the teacher stays in the school.
option-school-side = Place of the school
    .about = The side of the start tile where the school lies.
option-school-side-right = to the right of the start tile
option-school-side-left = to the left of the start tile
option-teacher-points = Points that the teacher repeats
    .about = Whether only the points of the feature count, or also what figures on it bring their owner, such as the fairy.
option-teacher-points-feature = the points of the feature
option-teacher-points-all = all points that a player gets for it
option-teacher-final = Teacher in the final scoring
    .about = Whoever still has the teacher at the end of the game gets points of the final scoring too.
option-teacher-dragon = Teacher and dragon
    .about = What happens if the dragon comes to the western half of the school while the teacher is there.
option-teacher-dragon-eaten = the teacher leaves the game
option-teacher-dragon-safe = nothing

rule-sc-09 = If all points go to one player, that player chooses; otherwise the holder of the teacher does.
rule-sc-10 = The teacher repeats one of the sums that a player got for one feature.
