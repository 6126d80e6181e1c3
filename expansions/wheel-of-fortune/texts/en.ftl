verb-wheel-enter =
    .option = place { $a } { $into }
    .deed = places { $a } { $into }
verb-wheel-remove =
    .option = take { $at } back into the supply
    .deed = takes { $at } back into the supply

event-wheel-famine = the pig moves by { $n } and stops at Famine
event-wheel-fortune = the pig moves by { $n } and stops at Fortune
event-wheel-inquisition = the pig moves by { $n } and stops at Inquisition
event-wheel-plague = the pig moves by { $n } and stops at Plague
event-wheel-storm = the pig moves by { $n } and stops at Storm
event-wheel-taxes = the pig moves by { $n } and stops at Taxes

figure-wheel-pig = pig of the wheel
    .a = a pig of the wheel
    .the = the pig of the wheel
    .to = the pig of the wheel
    .with = a pig of the wheel
    .subject = the pig of the wheel
    .count = { $n ->
        [one] 1 pig of the wheel
       *[other] { $n } pigs of the wheel
    }

kind-wheel-hub =
    .the = the hub of the wheel
    .to = the hub of the wheel
    .into = on the hub of the wheel
    .in = on the hub of the wheel

trait-wheel-1 = wheel with a 1
trait-wheel-2 = wheel with a 2
trait-wheel-3 = wheel with a 3

place-wheel-crowns = the { $nth } crown space
    .to = the { $nth } crown space
place-wheel-sectors = { "" }

pile-wheel-of-fortune-start = { "" }

prompt-the-plague-which-follower-do-you-take-back = The plague: which follower do you take back?
    .help = Each player must take back one follower from the board, but none from the wheel.

label-0-for-each-farmer-and-completed-city = 0 for each farmer and completed city
label-0-for-each-follower-in-supply = 0 for each follower in supply
label-0-for-each-monk = 0 for each monk
label-0-points-for-the-player-at-turn = 0 points for the active player
label-1-for-each-farmer-and-completed-city = 1 for each farmer and completed city
label-1-for-each-follower-in-supply = 1 for each follower in supply
label-10-for-each-monk = 10 for each monk
label-2-for-each-farmer-and-completed-city = 2 for each farmer and completed city
label-2-for-each-follower-in-supply = 2 for each follower in supply
label-2-for-each-monk = 2 for each monk
label-20-points-for-the-player-at-turn = 20 points for the active player
label-3-for-each-monk = 3 for each monk
label-3-points-for-the-player-at-turn = 3 points for the active player
label-4-points-for-the-player-at-turn = 4 points for the active player
label-5-for-each-farmer-and-completed-city = 5 for each farmer and completed city
label-5-for-each-follower-in-supply = 5 for each follower in supply
label-city = city
label-crown-space = crown space
label-each-player-takes-one-follower-back = each player takes one follower back
label-famine = Famine
label-farmers = { $n ->
    [one] farmer
   *[other] farmers
 }
label-field = field
label-followers-in-supply = { $n ->
    [one] followers in supply
   *[other] followers in supply
 }
label-for-each-city-its-pennants-and-own-knights = for each city: its pennants and own knights
label-for-each-knight-pennants-and-own-knights-of-the-city = for each knight: pennants and own knights of the city
label-fortune = Fortune
label-inquisition = Inquisition
label-knights = { $n ->
    [one] knight
   *[other] knights
 }
label-monastery = monastery
label-monks = { $n ->
    [one] monk
   *[other] monks
 }
label-pig = pig
label-plague = Plague
label-ringmaster = ringmaster
label-road = road
label-start = start
label-storm = Storm
label-taxes = Taxes
label-the-wheel = The Wheel
label-wheel-hub = hub of the wheel

### Set-up
title = The Wheel of Fortune
how = The wheel has six sectors, nine crown spaces and a pig, and 19 tiles carry a number from 1 to 3. When you draw such a tile, the pig first moves that many sectors, and the sector where it stops acts. Fortune scores you 3 points; Taxes, Famine, Storm and Inquisition bring points to all players, for knights, farmers, followers in supply and monks; in the Plague each player takes a follower back. Instead of placing a follower on the tile you may place one on a free crown space. When the pig stops at the sector of that space, the follower scores 3 points, or 6 if the sector has two crown spaces and the other one is empty, and comes back to you.
option-wheel = Wheel in play
    .about = Marked tiles move the pig, and followers may be placed on the wheel. If off, the marks have no effect.
option-wheel-place = Place of the wheel
    .about = As the start tile the wheel covers 16 places, and tiles are placed to its edges. That cannot be combined with a river, a map or the City of Carcassonne.
option-wheel-place-aside = beside the board
option-wheel-place-start = as the start tile
option-wheel-tiles = Tiles with a number
    .about = Where the 19 tiles come from that move the pig. Without them only the Shop moves it.
option-wheel-tiles-marked = they replace tiles of the base game
option-wheel-tiles-added = they are added to the base game
option-wheel-tiles-none = there are none
option-tiles = Marks and rim
    .about = Which tiles have a mark, and what lies around the wheel when it is the start tile.
option-tiles-printed = as printed
option-tiles-own = of our own design
option-wheel-counts = Wheel as part of a feature
    .about = As how many tiles the wheel counts for a road or city if it is the start tile.
option-wheel-counts-one = as one tile
option-wheel-counts-cells = each of its places as one tile
option-wheel-unplaceable = Number of a tile that fits nowhere
    .about = Whether a drawn tile with a number moves the pig if it fits nowhere.
option-wheel-unplaceable-acts = the pig moves
option-wheel-unplaceable-ignored = the pig stays
option-fortune-points = Points of Fortune
    .about = Points for the active player when the pig stops at Fortune.
option-tax-rule = Taxes
    .about = Points for the pennants and the own knights of a city: either for each of these knights or once.
option-tax-rule-each-knight = for each own knight
option-tax-rule-each-city = once for each city
option-famine-points = Points of Famine
    .about = Points that each farmer brings for each completed city of his field.
option-famine-pig = Pig in a Famine
    .about = In a Famine the pig of a player adds 1 point for each completed city of its field.
option-storm-points = Points of Storm
    .about = Points for each follower in a player's supply.
option-inquisition-points = Points of Inquisition
    .about = Points for each monk of a player.
option-plague-first = Who begins in a Plague
    .about = Who takes a follower back first; the others follow clockwise.
option-plague-first-active = the active player
option-plague-first-left = the player to their left
option-plague-lord = Lords of castles in a Plague
    .about = In a Plague a follower on a castle may be taken back too.
option-crown-points = Points of a crown space
    .about = Points for a follower on a crown space when the pig stops at its sector.
option-crown-alone = Points alone at two crown spaces
    .about = Points for a follower instead, if its sector has two crown spaces and the other one is empty.
option-crowns = Crown spaces of each sector
    .about = Six numbers from 0 to 2, in this order: Fortune, Taxes, Famine, Storm, Inquisition, Plague.
option-crown-figures = Who may stand on crown spaces
    .about = Whether followers of every kind may stand there, such as a mayor or an abbot.
option-crown-figures-all-followers = all followers
option-crown-figures-plain = ordinary and big followers, phantoms, ringmasters
option-wheel-bazaar = Numbers of tiles in a bazaar
    .about = When a tile with a number that is auctioned in a bazaar moves the pig.
option-wheel-bazaar-when-laid = just before its buyer places it
option-wheel-bazaar-when-drawn = when it is drawn for the auction
option-wheel-bazaar-never = never
preset-current = Wheel beside the board
    .about = The rules as published, but the wheel lies beside the board and is no start tile.
preset-start-tile = Wheel as start tile
    .about = The wheel is the start tile, as published.
preset-wheel-only = Wheel without tiles
    .about = There are no tiles with a number: only the Shop moves the pig.

rule-wf-38 = In the plague each player takes back one of their followers from the board, not from the wheel.
rule-wf-40 = Builder and pig cannot be chosen, nor a figure that stands on no tile.
rule-wf-42 = If you placed no follower on the tile, you may place one on a free crown space.
rule-wf-53 = Followers stand on crown spaces; builder, pig, shepherd and barn do not.
