### Pages
page-language-name = English
page-language = Language
page-new-table = New table
page-all-tables = All tables
page-table = Table
page-record = Record

# Lobby
page-hello = Lay tiles, claim roads and cities
page-hello-more = Play against bots or with friends. Every rule is a plugin: choose expansions, editions and house rules.
page-your-name = Your name
page-you = You
page-bot = Bot
page-quick = Play against a bot
page-set-up = Set up a table
page-your-tables = Your tables
page-waiting = Waiting for players
page-waiting-none = No table is waiting for players. Set one up with a free seat.
page-playing = Being played
page-playing-none = No game is being played.
page-over = Finished
page-over-none = No game is finished yet.
page-free-seat = free seat
page-turn-number = turn { $n }

# New table
page-players = Players
page-add-player = Add a player
page-expansions = Expansions
page-search = Search
page-search-expansions = Search the expansions
page-three = Three at random
page-settings = Clocks, help and talk
page-as-text = As text
page-as-text-hint = The same table as a file. Edit it here or in the form; a change in one shows in the other.
page-as-toml = The table as TOML
page-open-table = Open the table

# Table
page-board = The board. Drag to move it, press plus and minus to zoom, arrow keys to choose a mark, R to turn the tile, and Enter to take the chosen mark.
page-view = View
page-fit = Show the whole board (0)
page-zoom-in = Zoom in (+)
page-zoom-out = Zoom out (−)
page-turn-tile = Turn the tile (R)
page-turn = Turn
page-place = Place
page-help = Help on the board
page-log = What happened
page-talk = Talk
page-what-you-say = Your message
page-say-something = Say something
page-send = Send
page-sound = Sound
page-give-up = Give up
page-links = Links
page-open-tiles = Open tiles
page-points = points
page-most-points = most points
page-price = price in points
page-gain = points if it took effect now
page-left = { $n ->
    [0] none left
   *[other] { $n } left
 }
page-closed = not available now: { $why }
page-now = now
page-there = at { $cell }
page-places-tile = places { $tile }
page-a-tile = a tile
page-together = Total
page-stands-beside = { $figure } stands beside { $with }
page-domain = { $name } of { $owners } at { $cell }

# Record
page-board-then = The board at the chosen move. The left and right arrow keys go through the moves.
page-first-move = First move (Home)
page-move-back = One move back (←)
page-move-on = One move on (→)
page-last-move = Last move (End)
page-move = Move
page-points-over-time = Points over time
page-chances = Chances to win
page-chances-over-time = Chances to win over time
page-all-moves = All moves
page-copy-link = Copy a link to this move

### Bots
bot-random = random
    .about = Takes any option; each is equally likely.
bot-greedy = greedy
    .about = Looks one turn ahead and takes the option that promises most points.
bot-greedy-1 = greedy, first version
    .about = The greedy bot of the first version. It tries more and plays slower; other bots are compared with it.
bot-search = search
    .about = Plays the best options to the end in many sampled games. A budget for each decision can be given, as in search:500 or search:2s.
bot-beginner = beginner
    .about = Looks one turn ahead, and takes a random option in every second decision.
bot-casual = casual
    .about = Looks one turn ahead, and takes a random option in every sixth decision.
bot-easy = easy
    .about = Searches with 8 simulated games for each decision.
bot-normal = normal
    .about = Searches with 30 simulated games for each decision.
bot-hard = hard
    .about = Searches with 100 simulated games for each decision.
bot-master = master
    .about = Searches with 400 simulated games for each decision.

### Errors
error-closed = the table was closed
error-host = this server does not answer requests for this host; its operator can name the host with --public-url
error-other-site = this request comes from another site
error-option-or-line = send the number of an option, or a line of notation
error-bot-ended = the bot ended early; try again
error-help-off = this table has this help switched off
error-too-many-requests = too many requests from your address; wait some seconds
error-too-many-tables = too many new tables from your address; wait some minutes
error-too-many-pages = too many open pages from your address; close some
error-link-of-no-seat = this link belongs to no seat of this table
error-not-owner = only the person who made this table may do that, in the browser that made it
error-answer-ended = the work on this answer ended early; try again
error-bot-thinks = a bot thinks about a decision of this table already; wait for it
error-decision-gone = this decision is no longer open: somebody has answered, or it was taken back
error-given-up = the request was given up
error-engine = the engine gave an answer to another question
error-not-a-player = only those who played this game can have another one
error-not-over = the game is not over
error-gave-up = you gave this game up; set up a new table to play again
error-private = this table is private: open it with the link for players
error-ended = this table has ended
error-not-playing = the game is not being played
error-no-seat = you hold no seat at this table
error-talk-players = only players can talk; take a seat first
error-talk-off = talk is switched off at this table
error-talk-empty = the message is empty
error-no-such-seat = this table has no such seat
error-seat-taken = this seat is taken; choose another
error-too-many-pictures = too many pictures and moments of this table are asked for; wait some seconds
error-too-many-waiting = too many requests wait for this table; try again later
error-game-went-on = the game has gone on; look at it again
error-no-taking-back = this cannot be taken back: something was drawn at random, or somebody else has acted
error-not-your-turn = it is not your turn: somebody else is asked
error-seat-given-up = you have given up this seat
error-over = the game is over
error-ended-already = this table has ended already
error-seat-free = nobody holds this seat
error-server-full = this server has as many open tables as it takes; try again when games are over
error-no-table = there is no such table
error-no-page = there is no such page
error-slow = the answer took longer than { $seconds } seconds; try again later
error-talk-full = this table has { $lines } messages, and takes no more
error-store-lost = another server has taken this table
error-store-full = the disk of the server is full, so nothing can be stored; the operator has to make room
error-since = since must be the number of a message: { $why }
error-work-ended = the work on this request ended early: { $why }
error-settings = the settings cannot be read: { $why }
error-bot-slow = the bot "{ $bot }" thinks too long for a server; a budget has at most { $most } simulations or { $seconds } seconds
