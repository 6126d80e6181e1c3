verb-dragon-move =
    .option = move the dragon to { $at }
    .deed = moves the dragon to { $at }
verb-fairy-on =
    .option = move the fairy to { $at }
    .deed = moves the fairy to { $at }
verb-fairy-to =
    .option = move the fairy to { $at }
    .deed = moves the fairy to { $at }
verb-princess-remove =
    .option = send { $at } home
    .deed = sends { $at } home

event-dragon-eats = The dragon eats { $at }

figure-dragon = dragon
    .a = a dragon
    .the = the dragon
    .to = the dragon
    .with = a dragon
    .subject = the dragon
    .count = { $n ->
        [one] 1 dragon
       *[other] { $n } dragons
    }
figure-fairy = fairy
    .a = a fairy
    .the = the fairy
    .to = the fairy
    .with = a fairy
    .subject = the fairy
    .count = { $n ->
        [one] 1 fairy
       *[other] { $n } fairies
    }

trait-dragon = dragon
trait-portal = portal
trait-princess = princess
trait-volcano = volcano

pile-princess-dragon-waiting = { $n ->
    [one] 1 dragon tile put aside
   *[other] { $n } dragon tiles put aside
 }

prompt-move-the-dragon = Move the dragon.
    .help = Figures on the tile that the dragon enters go back to their owners; it visits no tile twice.

label-before-the-dragon = before the dragon
label-city = city
label-city-of-carcassonne = City of Carcassonne
label-dragon-tiles-put-aside = { $n ->
    [one] dragon tiles put aside
   *[other] dragon tiles put aside
 }
label-fairy = fairy
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-garden = garden
label-monasteries = { $n ->
    [one] monastery
   *[other] monasteries
 }
label-monastery = monastery
label-road = road
label-wheel-hub = hub of the wheel

### Set-up
title = The Princess and the Dragon
how = 30 tiles are added, with a dragon and a fairy that belong to nobody. A volcano tile brings the dragon. When a dragon tile is placed, the players in turn move the dragon one tile each, six times in all, and the figures on the tiles that it enters go home. Instead of deploying a figure you may move the fairy to one of your followers: she keeps the dragon away and scores you 1 point at the start of your turn, and 3 when the feature of that follower is scored. With a portal tile you may deploy a follower on any tile. If you join a princess to a city, a knight of that city goes home.
option-copies = Sets of tiles
    .about = How often the 30 tiles are in the game, still with one dragon and one fairy. With 0 you play the rules without the tiles.
option-dragon = Dragon
    .about = Volcano tiles bring the dragon and dragon tiles move it. If this is off, these tiles are ordinary ones.
option-fairy = Fairy
    .about = Instead of deploying a figure, a player may move the fairy to one of their followers.
option-portals = Magic portals
    .about = Whoever places a portal tile may deploy a follower on any tile.
option-princess = Princess
    .about = Whoever joins a princess to a city with knights may or must send one of them home, instead of deploying a figure.
option-princess-off = no effect
option-princess-may = one knight may go home
option-princess-must = one knight must go home
option-dragon-move = Time of the dragon's move
    .about = The dragon moves before or after the features are scored that the dragon tile completed. If it moves before, eaten figures miss the scoring.
option-dragon-move-before-scoring = before the scoring
option-dragon-move-after-scoring = after the scoring
option-dragon-steps = Steps of the dragon
    .about = Number of tiles that the dragon moves for each dragon tile.
option-early-dragon-tiles = Dragon tiles before the first volcano
    .about = Such tiles wait beside the board when they are drawn, or they cannot be drawn before the first volcano tile, which puts them into the stack.
option-early-dragon-tiles-put-aside = put aside when drawn
option-early-dragon-tiles-withheld = not drawn before the volcano
option-volcano-step = On a new volcano tile
    .about = After placing a volcano tile you may deploy no figure on it, or no follower, or you may do nothing in that step but move the fairy.
option-volcano-step-no-figure-here = no figure on this tile
option-volcano-step-no-follower-here = no follower on this tile
option-volcano-step-fairy-only = nothing but a move of the fairy
option-deploy-beside-dragon = Figures on the dragon's tile
    .about = Figures may be placed later on the tile where the dragon is, such as through a portal.
option-fairy-placement = Place of the fairy
    .about = The fairy serves one follower, or every follower on her tile. In both cases the dragon stays away from her tile.
option-fairy-placement-next-to-follower = beside one follower
option-fairy-placement-on-tile = on a tile, for all followers there
option-fairy-turn-counts = Points of the turn on her tile
    .about = Only for a fairy who serves a whole tile: how often she brings you her points at the start of your turn.
option-fairy-turn-counts-once = once
option-fairy-turn-counts-followers = for each own follower there
option-fairy-turn-counts-figures = for each own figure there
option-fairy-turn-points = Fairy: points of the turn
    .about = Points at the start of your turn if the fairy is with your follower.
option-fairy-with-monk = Fairy at monasteries with a prior
    .about = The fairy brings her points of a feature also for a monk of a monastery that has a place for priors.
option-fairy-feature-points = Fairy: points of a feature
    .about = Points for the owner of the fairy's follower when its feature is scored, also without the majority.
option-dragon-over-carcassonne = Dragon around Carcassonne
    .about = The dragon may enter the tiles of the City of Carcassonne. It eats figures outside of the walls only.
option-fairy-in-carcassonne = Fairy in Carcassonne
    .about = The fairy may also stand beside a follower in a quarter of the City of Carcassonne.
option-dragon-over-wheel = Dragon on the Wheel of Fortune
    .about = The dragon may enter the tiles of the wheel.
option-fairy-castle-cells = Fairy on a castle
    .about = A fairy with a follower on a castle keeps the dragon away from both tiles of the castle, or from one only.
option-fairy-castle-cells-both = both tiles of the castle
option-fairy-castle-cells-anchor = only the tile where she stands
option-portal-figures = Figures through a portal
    .about = Only followers go through a portal, or also others such as the builder, by their own rules.
option-portal-figures-followers = followers only
option-portal-figures-all = all figures
option-portal-completed = Portal to completed features
    .about = To which features on other tiles a portal leads although its tile completes them. It always leads to unfinished ones.
option-portal-completed-none = to none
option-portal-completed-monasteries = to monasteries, shrines and the like
option-portal-completed-all = to all
preset-rgg-2005 = Rio Grande Games, 2005
    .about = The English rules of 2005: the dragon moves after the scoring, a knight may but need not go home, and the fairy is there for all followers on her tile.
preset-hig-2005 = Hans im Glück, 2005
    .about = The German rules of 2005: the fairy is there for all followers on her tile.

rule-pd-15 = No follower is placed on a volcano tile.
rule-pd-16 = No figure is placed on a volcano tile; by an option only the fairy may be moved after it.
rule-pd-25 = The dragon steps to a tile that shares a side with its own.
rule-pd-26 = In one flight the dragon enters no tile twice.
rule-pd-33 = No figure is placed on the tile where the dragon sits.
rule-pd-37 = If you place no figure, you may move the fairy to one of your own followers on the landscape.
rule-pd-38 = It is a choice of the deploy step, once in a tile play, and must be a move.
rule-pd-42 = The dragon cannot enter the tile of the fairy.
rule-pd-49 = With a portal you may deploy on any other tile, on a feature that is free and not complete.
rule-pd-50 = A complete feature may be claimed on the portal tile itself only.
rule-pd-54 = A princess sends one knight of the city home; by an option she must.
rule-pd-55 = By an option a knight must be sent home if there is one.
rule-pd-44 = The owner of the follower beside the fairy gets 3 points when its feature is scored.
