trait-bathhouse = bathhouse
trait-banner-3 = banner of a bathhouse, 3
trait-banner-4 = banner of a bathhouse, 4
trait-banner-5 = banner of a bathhouse, 5

verb-bath-first =
    .option = { $at } goes first
    .deed = sends { $at } first
verb-bath-to =
    .option = to the bathhouse at { $cell }
    .deed = sends a follower to the bathhouse at { $cell }
verb-bath-pay =
    .option = buy back { $at }
    .deed = buys back { $at }

prompt-who-goes-to-a-bathhouse-first = Who goes to a bathhouse first?
    .help = Each of these followers was alone in its feature, so it goes to a bathhouse instead of home. You say in which order; its owner chooses the bathhouse.
prompt-to-which-bathhouse-does-your-follower-go = To which bathhouse does your follower go?
    .help = It was alone in its feature, so it goes to a bathhouse instead of home. Buying it back costs the number on the banner; it comes home for free when the eight places around the bathhouse hold tiles.
prompt-buy-a-follower-back-out-of-the-bathhouse = Buy a follower back out of the bathhouse?
    .help = It costs the number on the banner of the bathhouse. You may place the follower in this very turn.

stream-bath-houses-pick = { "" }
pile-bath-houses-box = { "" }

label-bath = bath
label-bathhouse = bathhouse

### Set-up
title = The Barber-Surgeons
how = Some of six tiles with a bathhouse are added: four with two players, five with three, all with more. Each has a banner with 3, 4 or 5 at its city or road. When that city or road is completed, it is worth that many points more. When a follower is scored alone in a feature, it does not come home but has to go to a free bathhouse of your choice, if there is one. It comes home when the eight places around the bathhouse hold tiles, or when you pay the number on the banner in your turn, before you place a figure. At the end of the game a follower in a bathhouse scores nothing.
option-copies = Sets of tiles
    .about = Number of sets of the six tiles; of each set four are used with two players, five with three. With 0 you play the rules without the tiles.
option-bath-where = Which bathhouse
    .about = To which free bathhouse a follower may go.
option-bath-where-any = any bathhouse on the board
option-bath-where-feature = one on a tile of its feature
option-bath-debt = Paying with too few points
    .about = Whether you may buy a follower back if you have fewer points than it costs. Your score may then fall below 0.
option-bath-debt-allowed = allowed
option-bath-debt-refused = not allowed

rule-bh-05 = A follower that is scored alone goes to a free bathhouse.
rule-bh-06 = The active player says who goes first.
rule-bh-09 = You buy followers back in your own turn, before the deploy step.
rule-bh-10 = You pay the number on the banner; by an option only if you have the points.
rule-bh-24 = The owner chooses any free bathhouse.
