### What the engine says on a page of a game
board-cards = Your cards
board-open-tiles = Open tiles
board-expansions = { $n ->
    [one] { $n } expansion
   *[other] { $n } expansions
 }
board-gained = Gained since your last move: { $n }
board-points-by = Points
board-fold = Show what { $name } has
board-points = points
board-most-points = most points
board-price = price in points
board-gain = points if it took effect now
board-left = { $n ->
    [0] none left
   *[other] { $n } left
 }
board-closed = not available now: { $why }
board-now = now
board-there = at { $cell }
board-places-tile = places { $tile }
board-tile = the tile “{ $tile }”
board-together = Total
question-open = What do you want to do?
question-one = { $option }?
board-stands-beside = { $figure } stands beside { $with }

rules-edition-first = first edition (2000 to 2013)
rules-edition-new = new edition (from 2014)
rules-on = on
rules-off = off
rules-nothing = none
rules-own-board = a board made for this table
fixed-seed = The person who set up this table chose its seed, and may know all draws.
fixed-draws = The person who set up this table chose its first draws (tiles: { $tiles }, other outcomes: { $outcomes }).
fixed-begun = This game continues another one from move { $n }. The position is the same, but the remaining tiles were shuffled again, so nobody knows which ones come.
fixed-file = This game was opened from a file.
fixed-file-open = The game is not over. Its record ends with the last move, and you can play on from there.
fixed-lost = Not taken over from the file: { $what }
error-at = line { $line }, column { $column }: { $why }
error-file-large = the file is too large; this Bastide opens up to { $kilobytes } KB
error-file-long = the game is too long; this Bastide opens games of up to { $n } moves
error-file-unknown = this is not a saved game: a record begins with "# Bastide game record", and a .jcz file is JSON and begins with a brace
error-file-xml = this is an XML file, as JCloisterZone 3 and 4 saved their games; games of version 5 or later can be opened
error-file-breaks = the file cannot be read: it has values that no saved game has
error-file-json = the file is not valid JSON, as a .jcz file should be: { $why }
error-file-library = the record names a library, and Bastide opens none that strangers name; open it with the program bastide on your computer
error-file-names = the record names the file "{ $file }", and Bastide opens none that strangers name; put its text into the record instead
error-record-none = not a record: it should begin with the line "{ $first }"
error-record-format = this record has format { $found }, but this Bastide reads format { $known }; open it with the version that wrote it
error-record-head = the record breaks off here; the line "[moves]" and the moves should follow
error-record-cut = the record breaks off here, after { $n ->
    [one] 1 move
   *[other] { $n } moves
 }; its last line should begin with "end"
error-record-line = not a line of a record: a move is like "red: place BA/L 0,1 90", and the last line begins with "end"
error-record-after-end = the record ended above; a file holds one record
error-record-count = the record had { $said } moves when it was written, but now it has { $found }
error-record-engine = the game was recorded by version { $recorded }, but this Bastide has { $here }; the first two numbers have to agree
error-record-plugin = the game was recorded with the expansion { $plugin } { $recorded }, which this Bastide does not have
error-record-version = the game was recorded with { $plugin } { $recorded }, but this Bastide has { $plugin } { $here }
error-record-unnamed = the expansion { $plugin } is at the table, but the line "plugins" does not name its version
error-record-misfit = "{ $asked }" is not a legal move here; { $seat } may do { $offered }
error-record-seat = this is the line of { $said }, but { $asked } is asked
error-record-over = "{ $asked }" comes too late: the game was over after { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
error-record-state = after { $n ->
    [one] 1 move
   *[other] { $n } moves
 } the game differs from the one recorded; the record was changed, or the rules were
error-record-end = the record says "{ $recorded }", but the game ends with "{ $here }"; the record was changed, or the rules were
error-jcz-missing = this game of JCloisterZone needs { $what }, which Bastide does not have
error-jcz-invalid = this is not a saved game of JCloisterZone that can be read: { $why }

# The guide: "Learn the game in five minutes". A card has a title, a text and what to do; `.why` is said after another move.
guide-you = Player
guide-bot = Bot
guide-tile = Place a tile
    .text = On each turn you place one tile. All its edges must fit: road to road, city to city, field to field. This tile has a straight road.
    .todo = Place it to the right of the start tile, where you see it faintly.
    .why = It fits there too. But in this guide the road goes on to the right of the start tile.
guide-road = Claim the road
    .text = After placing a tile, you may place a follower on it. It earns you points for the feature it is on. Here that can be the road, or a field next to it.
    .todo = Place a follower on the road.
    .why = That is allowed. But the road soon scores points, and you will see how.
guide-city = Complete a city
    .text = The bot has begun a city above your road. You can complete one at once: its lower half is on the start tile, and its upper half is on your new tile.
    .todo = Place the tile above the start tile, so that the two halves meet.
    .why = It fits there too. But above the start tile it completes a city at once, and that scores points.
guide-knight = Points for a city
    .text = The wall has no gap, so the city is complete. A complete city scores 2 points per tile, so this one scores { $points }. A pennant in a city scores 2 more.
    .todo = Place a follower in the city. It scores at once and comes straight back to you.
    .why = That is allowed. But you get the { $points } points only if you have a follower in the city.
guide-monastery = A monastery
    .text = You have { $mine } points now, and your follower is back. This tile has a monastery, and a road that ends there.
    .todo = Place it at the right end of your road.
    .why = It fits there too. But at your road it also closes the right end of that road.
guide-monk = A follower in the monastery
    .text = A monastery scores 1 point for its own tile and 1 for each of the eight tiles around it: 9 points when all are there. It does not matter who places them.
    .todo = Place a follower on the monastery.
    .why = That is allowed. But the monastery will score you many points in this guide.
guide-crossing = Complete the road
    .text = A road is complete when both its ends are closed. On the right, yours ends at the monastery; on the left, it is still open. A crossing closes a road as well.
    .todo = Place the crossing to the left of the start tile, turned as you see it there. R or ↻ rotates it.
    .why = It fits like that too. But the guide needs it to the left of the start tile, turned as you see it there.
guide-home = Your follower comes home
    .text = The road of { $points } tiles is complete and scores 1 point per tile. Then your follower comes back to you. You have only seven, so you need not place one on every turn. When none is left, you only place tiles until one comes back.
    .todo = Place no follower now: choose “Pass”.
    .why = That is allowed. But on that field your follower would stay until the end, and a better field comes next.
guide-field = Fields
    .text = You have { $mine } points now. The green between roads and cities is divided into fields. They count only at the end of the game.
    .todo = Place this bend above the crossing.
    .why = It fits there too. But above the crossing it makes a good place for a farmer, close to your city.
guide-farmer = A farmer lies down
    .text = A follower on a field is a farmer. It lies down and stays there until the end of the game. Then it scores 3 points for each complete city next to its field.
    .todo = Place a follower on the large field, to the right of the bend.
    .why = That is allowed. But the large field touches your city, and that is where a farmer earns its points.
guide-beside = Join a city
    .text = The city that is still open at the top belongs to the bot. You may not place a follower in it. But you may begin a piece of your own near it, and join the two later.
    .todo = Place the tile at the marked place, with the city to the left. R or ↻ rotates it.
    .why = It fits like that too. But you reach the bot’s city only from the marked place, with your city to the left.
guide-second = A piece of your own
    .text = This piece of city does not touch the bot’s city yet. So nobody is in it.
    .todo = Place a follower in it.
    .why = That is allowed. But without a follower you get nothing when the city is complete.
guide-join = Join the two
    .text = Between your piece and the bot’s, one tile is missing, with city on two sides. You have just drawn it.
    .todo = Place it in the gap.
    .why = It fits there too. But in the gap it completes the city, and that scores points for you.
guide-share = A shared city
    .text = The city of three tiles is complete. You and the bot have one follower each in it, so both of you get all { $points } points. Whoever has more followers in it gets them alone.
    .todo = Place no follower now: choose “Pass”.
guide-eighth = The eighth tile
    .text = Seven of the eight tiles around your monastery are there. The bot’s tiles count for you as well.
    .todo = Place the tile in the last free place, to the right of the monastery.
    .why = It fits there too. But to the right of the monastery it completes it, and that scores you many points.
guide-unfinished = A monastery done, a city begun
    .text = The monastery is complete: { $points } points, and your follower comes back. At the end of the game, unfinished features count too. A road or a city then scores 1 point per tile.
    .todo = Place a follower in the new city.
    .why = That is allowed. But an unfinished city scores a point at the end, too.
guide-end = The end of the game
    .text = A real game ends when all 72 tiles are placed. Then everything unfinished scores 1 point per tile, and your farmer scores 3 for each of the three complete cities next to its field. If it ended now, you would win { $end } to { $botsend }.
    .todo = { "" }
guide-help = When you need help
    .text = The “?” next to a question says what it means, and “Rules of this table” has all the rules. Point at a road, a city or a field to see who holds it and what it is worth.
    .todo = Keys: R rotates the tile, the arrow keys go from place to place, Enter takes one, and 0 shows the whole board.
guide-learnt = You know the game
    .text = Place a tile, place a follower, score what is complete: that is a turn. Keep some followers, join the cities of others, and do not forget the fields. You can play this game on, or begin another one.
    .todo = { "" }
guide-bots-turn = The bot’s turn
    .text = Now the other player places a tile and may place a follower, too. Watch the board.
    .todo = { "" }
guide-off = That works, too
    .text = The guide continues from an earlier move.
    .todo = Go back to the guide and choose the marked place. Or just play on.

# The referee
referee-too-large = this position is too large
referee-lost-question = what was done since the last tile was placed: the file has the moment before it
referee-lost-position = the position cannot be set up again: { $why }
referee-lost-tiles = these tiles: { $list }
referee-lost-figures = these figures: { $list }
referee-lost-tokens = these tokens: { $list }
referee-lost-numbers = these numbers: { $list }
referee-hidden = the game is not over, and it hides things from players; its positions can be looked at when it is over
referee-files = the table of a position cannot name libraries and files; put the text of a file into the table

# Answers to requests
advice-not-asked = nothing is asked of this seat now
advice-no-option = "{ $line }" is not an option here
export-not-over = a game can be exported when it is over
