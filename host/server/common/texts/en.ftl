### Pages
page-language-name = English
page-dark = Dark
page-language = Language
page-new-table = New table
page-all-tables = All tables
page-table = Table
page-record = Record

# Lobby
page-hello = Place tiles, claim roads and cities
page-hello-more = Play against bots or with friends. Every rule is a plugin: choose expansions, editions and house rules.
page-your-name = Your name
page-bot = Bot
page-quick = Play against a bot
page-quick-what = Against a bot, you play the base game of the first edition (2000 to 2013). A table that you set up can have the new edition and expansions.
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
page-turn-of = { $name }’s turn
page-table-closed = closed
page-won = won
page-clock-none = no clock
page-clock-live = with a clock
page-clock-days = days per move
page-filters = Filter the tables
page-filter-text = Name or player
page-filter-any-expansion = any expansion
page-filter-any-clock = with or without a clock
page-filter-free = with a free seat

# New table
page-wholes = Ready-made tables
page-wholes-hint = One click chooses edition and expansions. Change them below as you like; your players stay.
page-whole-classic = Classic
    .about = The base game of the first edition, and nothing else.
page-whole-first-game = First game
    .about = The base game without farmers, begun with a river.
page-whole-new-edition = New edition
    .about = The base game since 2014, with the river and the abbot.
page-whole-inns-traders = Inns and traders
    .about = Inns and Cathedrals with Traders and Builders: more at stake, goods and a builder.
page-whole-dragon-tower = Dragon and Tower
    .about = Followers are eaten and captured: for those who like it rough.
page-whole-seven-small = Seven small ones
    .about = The seven mini expansions of 2012 in one game.
page-whole-benelux-shop = Benelux and the Shop
    .about = On the map of the Benelux, with bridges, castles, bazaars and the Shop.
page-whole-big-box = Big box
    .about = Five large expansions and the river, for a long evening.
page-size = The size of this game
page-players = Players
page-add-player = Add a player
page-expansions = Expansions
page-search = Search
page-search-expansions = Search the expansions
page-three = Three at random
page-settings = Clocks, help and chat
page-as-text = As text
page-as-text-hint = The same table as a file. Edit it here or in the form; a change in one shows in the other.
page-as-toml = The table as TOML
page-open-table = Open the table

# Table
page-board = The board. Drag to move it, press plus and minus to zoom, arrow keys to choose a mark, R to rotate the tile, Enter to take the chosen mark, and D to hear the board in words.
page-view = View
page-fit = Show the whole board (0)
page-zoom-in = Zoom in (+)
page-zoom-out = Zoom out (−)
page-turn-tile = Rotate the tile (R)
page-turn = Turn
page-place = Place
page-help = Help on the board
page-words = Board in words
page-words-keys = The keys: arrows choose a place, R rotates the tile, Enter takes the place or the number, P passes, D reads this text to a screen reader.
page-log = What happened
page-talk = Chat
page-what-you-say = Your message
page-say-something = Say something
page-send = Send
page-sound = Sound
page-since = Since your last move
page-give-up = Give up
page-notifications = Notifications
page-notifications-talk = Also when someone writes
page-links = Links
page-final = The final scoring, step by step
script-game-final-previous = Previous step
script-game-final-next = Next step
script-game-final-play = Play
script-game-final-stop = Stop
script-game-final-at = { $n } of { $of }
page-wrong = What is wrong
page-analysis = Analysis
page-analyse = Analyze the game
page-analysis-hint = Compares each move with what else was possible, as the command “bastide analyze” does. It takes some seconds, and with many expansions some minutes.
page-mistakes = Largest mistakes
page-better-move = What would have been better
page-autoplay = Play all moves
page-speed = Speed
page-play-on = Play on from here
page-play-on-hint = A new game begins with the position after this move and the players you choose. The remaining tiles are shuffled again, so nobody knows which ones come.
page-play-on-go = Play on
page-cancel = Cancel
page-open-file = Open a game
page-open-file-hint = A saved game can also be dropped here or pasted: a record of Bastide, or a .jcz file of JCloisterZone. Only people who have the link to it find it.
page-bundles = Expansions by others
page-bundles-hint = An expansion by someone else comes as a bundle, a file that ends in .wasm. It runs without rights: it can play, and nothing else.
page-bundle-without = Set up a table without it
page-bundle-open = Open an expansion…
page-bundle-address = The address of a bundle
page-bundle-fetch = Open the address

# The guide: "Learn the game in five minutes". A card has a title, a text and what to do; `.why` is said after another move.
page-learn = Learn the game in five minutes
page-guide-progress = Steps of the guide
page-guide-before = Back
page-guide-back = Back to the guide
page-guide-next = Next
page-guide-play = Play against an easy bot

# Rules of a table
page-close = Close
page-rules = Rules of this table
page-rules-changed = Different from the edition
page-rules-unchanged = All options are as in this edition.
page-rules-clock = Clock
page-rules-clock-none = no time limit
page-rules-clock-game = { $time } per player for the whole game
page-rules-clock-step = { $time } per move
page-time-day = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
page-time-hour = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
 }
page-time-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
page-time-second = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
 }

# Record
page-board-then = The board at the chosen move. The left and right arrow keys go through the moves.
page-first-move = First move (Home)
page-move-back = One move back (←)
page-move-on = One move on (→)
page-last-move = Last move (End)
page-move = Move
page-points-over-time = Points over time
page-chances = Chances of winning
page-chances-over-time = Chances of winning over time
page-all-moves = All moves
page-copy-link = Copy a link to this move

left-resigned = { $name } gave up
left-time = { $name } ran out of time
ended-early = { $n ->
    [one] { $winner } wins: { $why }
   *[other] { $winner } win: { $why }
 }
ended-early-nobody = Nobody wins: { $why }

### Errors
error-closed = the table was closed
error-host = this server does not answer requests for this host; its operator can name the host with --public-url
error-other-site = this request comes from another site; send it from a page of this server
error-option-or-line = send the number of an option, or a line of notation
error-bot-ended = the bot ended early; try again
error-no-advice = this table has no hints: they are for a person who plays against bots, unless its settings switch them off
error-help-off = this table has this help switched off
error-too-many-requests = too many requests from your address; wait some seconds
error-too-many-tables = too many new tables from your address; wait some minutes
error-versions = this game began with { $was }, and this server has { $is }; the rules may differ, so the game cannot continue here. A server with the earlier versions can continue it
error-bundle-missing = this game has the rules of a bundle that is no longer here (SHA-256 { $sha256 }). The game is kept, and continues when the bundle is opened here again
error-file-bundle = this game was played with the bundle { $name } (SHA-256 { $sha256 }), which is not on this server. Open the bundle on the page of a new table first, and then this file
error-bundle-large = this bundle is too large; the limit is { $megabytes } MB
error-bundle-many = this server keeps { $most } bundles already, and all of them are in use; ask its operator to make room
error-bundle-games = too many games are played with bundles at the moment; try again later
error-bundle-address = this server opens no bundles from this address; ask its operator to allow it
error-bundle-fetch = the bundle cannot be read from this address: { $why }
error-too-many-bundles = too many bundles from your address; wait some minutes
error-table-long = the table is longer than { $most } characters
error-no-push = this server sends no notifications to browsers; choose a feed or email, if they are offered
error-no-mail = this server sends no email; choose a feed
error-push-address = this is not the address of a push service: it must be https at a public host
error-push-keys = the keys of the browser cannot be read
error-mail-address = this is not an email address; it looks like anna@example.org
error-notifications-many = this seat has { $n ->
    [one] { $n } notification method
   *[other] { $n } notification methods
 } already; remove one of them first
error-notifications-busy = the notifications of this table are being changed; try again
error-too-many-mails = too many emails to confirm an address were requested; wait an hour, or a day for the same address
error-too-much-work = too many pictures and moments for your address; wait some seconds
error-too-many-pages = too many open pages from your address; close some
error-link-of-no-seat = this link belongs to no seat of this table; ask for a new link
error-not-owner = only the person who made this table may do that, in the browser that made it
error-answer-ended = the work on this answer ended early; try again
error-bot-thinks = a bot is already thinking about a decision at this table; wait for it
error-decision-gone = this decision is no longer open: someone has answered, or it was taken back
error-given-up = the request was given up; try again
error-engine = the engine gave an answer to another question; try again
error-not-a-player = only those who played this game can ask for another one
error-not-over = the game is not over
error-gave-up = you gave this game up; set up a new table to play again
error-private = this table is private: open it with the link for players
error-ended = this table has ended; set up a new one
error-not-playing = the game is not being played
error-no-seat = you hold no seat at this table; take a free one first
error-talk-players = only players can chat; take a seat first
error-talk-off = the chat is switched off at this table
error-talk-empty = the message is empty; write something first
error-no-such-seat = this table has no such seat
error-seat-taken = this seat is taken; choose another
error-too-many-pictures = too many pictures and earlier positions of this table are asked for; wait some seconds
error-too-many-waiting = too many requests wait for this table; try again later
error-game-went-on = the game has moved on; look at it again
error-no-taking-back = this cannot be taken back: something was drawn at random, or someone else has acted
error-not-your-turn = it is not your turn: someone else is asked
error-seat-given-up = you have given up this seat
error-over = the game is over
error-ended-already = this table has ended already
error-seat-free = nobody holds this seat
error-server-full = this server has as many open tables as it takes; try again when games are over
error-no-table = there is no such table
error-no-page = there is no such page
error-slow = the answer took longer than { $seconds } seconds; try again later
error-talk-full = this table has { $lines } messages, and takes no more
error-store-lost = another server has taken this table; load the page again
error-store-full = the disk of the server is full, so nothing can be stored; the operator has to make room
error-store-held = another server has this table and does not answer; try again in a moment
error-store-unsure = the connection to the database broke; load the page again to see what is stored
error-store-away = the database does not answer; try again in a moment
error-not-a-peer = only servers that share a database are answered here
error-since = since must be the number of a message: { $why }
error-work-ended = the work on this request ended early: { $why }
error-settings = the settings cannot be read: { $why }
error-rules = this server does not know all rules of this table: { $why }
error-bot-slow = the bot "{ $bot }" thinks too long for a server; a budget has at most { $most } simulations or { $seconds } seconds
error-play-on-players = choose for each seat a person or a bot, and at least one person

### Notifications to people who are away

## What browsers, mails and feeds say
notification-turn = Your turn at { $table }
notification-clock = Your time at { $table } is running out
notification-begun = The game at { $table } has begun
notification-over = The game at { $table } is over
notification-talk = { $name } wrote at { $table }
notification-moved = { $name } has moved.
notification-first = The game has begun, and you are first.
notification-wait = It is someone else's turn. You will be told when it is yours.
notification-result = The result is on the page of the table.
notification-hours = { $n ->
    [one] Less than one hour is left.
   *[other] Less than { $n } hours are left.
 }
notification-feed = Your turn at Bastide

## Mails and the pages of their links
mail-confirm-subject = Do you want email about your game?
mail-confirm = Someone, probably you, asked this server to write to this address when it is their turn in a game. If you want that, open this page:
mail-confirm-not = If it was not you, do nothing, and you will get no more email. To end it at once: { $url }
mail-end = No more email about this game: { $url }
mail-confirm-title = Do you want an email when it is your turn?
mail-confirm-button = Yes, send email
mail-confirmed = You will get an email when it is your turn.
mail-stop-title = Do you want no more email about this game?
mail-stop-button = No more email
mail-stopped = You will get no more email about this game.

### What the scripts of the pages show.
### `script-all-…` is for several pages, and `script-PAGE-…` for one. Only `$n` chooses a plural form.

## All pages
script-all-no-connection = The server cannot be reached. Try again.
script-all-server-status = The server answered with error { $status }.
script-all-facts = { $n ->
    [one] Turn { $turn } · { $n } tile left
   *[other] Turn { $turn } · { $n } tiles left
 }
script-all-turn = turn
script-all-bot = Bot: { $kind }
script-all-bot-first-steps = first steps (I have never played)
script-all-bot-beginner = beginner
script-all-bot-casual = casual
script-all-bot-club = club
script-all-bot-expert = expert
script-all-bot-easy = easy
script-all-bot-normal = normal
script-all-bot-hard = hard
script-all-bot-master = master
script-all-bot-random = random
script-all-bot-greedy = greedy
script-all-bot-greedy-1 = greedy, first version
script-all-bot-search = search
script-all-quick-you = Player
script-all-quick-bot = Bot ({ $kind })
script-all-rules-usual = In this edition: { $value }.
script-all-rules-figures = Figures of each player
script-all-here = here
script-all-away = away
script-all-just-now = just now
script-all-left-ago = left { $ago }
script-all-left-resigned = gave up
script-all-left-time = out of time
script-all-copied = The link is copied.
script-all-copy-failed = The browser did not copy the link. Select the link and copy it yourself.
script-all-close-ask = Close this table? Nobody can take a seat afterwards.

## The lobby
script-lobby-your-turn = Your turn
script-lobby-close = Close
script-lobby-close-named = Close the table { $title }
script-lobby-filtered = { $n ->
    [one] { $n } table
   *[other] { $n } tables
 }

## A table: the question
script-game-window = { $title } · Bastide
script-game-window-turn = ● Your turn · { $title } · Bastide
script-game-untitled = Table
script-game-connecting = Connecting…
script-game-over = The game is over
script-game-closed = The person who made this table has closed it
script-game-broken = This game cannot continue
script-game-review = Review the game move by move
script-game-won = { $n ->
    [one] { $name } wins with { $n } point
   *[other] { $name } wins with { $n } points
 }
script-game-shared = { $n ->
    [one] { $names } share first place with { $n } point
   *[other] { $names } share first place with { $n } points
 }
script-game-asked-own = { $who }: { $question }
script-game-prompt-help = What this question means
script-game-advice = Hint
script-game-asked = Waiting for { $who }: { $question }
script-game-bot-thinks = A bot is thinking.
script-game-hint-touch = Tap a marked cell. Tap it again to rotate the tile.
script-game-hint-mouse = Click a marked cell. The mouse wheel or the R key rotates the tile.
script-game-announce = { $n ->
    [one] Your turn. { $question } { $n } option.
   *[other] Your turn. { $question } { $n } options.
 }
script-game-undo = ↶ Undo
script-game-undo-what = Takes back your last answer and everything that followed it
script-game-resign-ask = Give up? A bot will play on in your place.
script-game-clock-hours = { $hours } h { $minutes } min
script-game-final = final: { $points }

## A table: its options
script-game-tile-in-hand = Tile in hand
script-game-tile-held = Tile in hand: { $tile }.
script-game-tile-turns = The R key rotates it.
script-game-which-figure = Which figure?
script-game-kind-places = { $n ->
    [one] { $kind }, { $n } place
   *[other] { $kind }, { $n } places
 }
script-game-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
 }
script-game-place-at = { $n ->
    [one] { $cell }. Tile: { $tile }
   *[other] { $cell }. Tile: { $tile }, one of { $n } orientations
 }
script-game-options = { $n ->
    [one] { $n } option
   *[other] { $n } options
 }
script-game-options-of = { $n ->
    [one] { $what } …: { $n } option
   *[other] { $what } …: { $n } options
 }
script-game-ok = OK
script-game-none-left = You have no follower left, so you deploy none until one comes back.
page-on-offer = Tiles on offer
script-game-offer-nth = Tile { $n } on offer
script-game-offer-now = The tile on offer now
script-game-hold-place = Place the tile
script-game-hold-end = { $what }. Your turn ends.
script-game-hold-go = ✓ OK

## A table: help on the board
script-game-help-features = Owner and value of the feature you point at
script-game-help-fields = Fields in the colors of their owners
script-game-help-dead = Cells where no tile fits anymore
script-game-help-standing = Points if the game ended now
script-game-help-tiles = Tiles that are left
script-game-feature = { $kind }, { $owners }
script-game-feature-worth = { $kind }, { $owners }: { $worth }
script-game-no-owner = no owner

## A table: its links and its seats
script-game-link-spectators = Link for spectators
script-game-link-players = Link for players
script-game-link-own = Your seat on another device
script-game-claim = Take my seat into my account
script-game-claimed = Your account holds your seat now.
script-game-link-renewed = New link for { $name }. The old links no longer work.
script-game-links-failed = The server did not send the links of your seats. Try again.
script-game-copy = Copy
script-game-free-seat = Free the seat
script-game-free-seat-ask = Free the seat of { $name }? Then someone else can take it.
script-game-new-link = New link
script-game-close = Close this table
script-game-close-ask = Close this table? Its game cannot be continued afterwards.
script-game-again = Play again
script-game-again-stop = Stop waiting
script-game-again-go = Go to the next game
script-game-again-theirs = Go to the players' next game
script-game-again-wanted = { $n ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
 }
script-game-new-table = New table
script-game-free-seats = { $n ->
    [one] { $n } seat is free
   *[other] { $n } seats are free
 }
script-game-waiting = The game begins when all seats are taken. Send the link of this page to your friends.
script-game-seat-you = you
script-game-seat-taken = taken
script-game-seat-free = free
script-game-copy-link = Copy the link for the others
script-game-seat-locked = Free. You need the link for players to sit down.
script-game-your-name = Your name
script-game-your-name-on = Your name on the seat { $seat }
script-game-sit-down = Sit down
script-game-onlookers = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
 }
script-game-talk-new = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
 }
script-game-name-first = First enter your name.
script-game-again-missing = Waiting for { $names }.
script-game-resign-ends = Give up? Then { $name } wins.
script-game-resign-all = Give up? Then the game ends without a winner.
script-game-resign-bots = Give up? Then the game ends, and the bots are ranked before you.
script-game-clock-days = { $days } d { $hours } h

## A table: notifications
script-game-notifications-browser = Notify me when it is my turn
script-game-notifications-browser-off = Stop notifying me in this browser
script-game-notifications-on-push = On: this browser notifies you, even when the page is closed.
script-game-notifications-on-page = On: this browser notifies you as long as a page of the table is open, so leave one open.
script-game-notifications-blocked = The browser blocks notifications from this site. Allow them in its settings for this site.
script-game-notifications-unsupported = This browser shows notifications only at addresses that begin with https. Choose email or a feed below instead.
script-game-notifications-mail = Email address
script-game-notifications-mail-add = Send me email
script-game-notifications-mail-waits = { $address }: open the link in the email that is on its way to you.
script-game-notifications-mail-on = { $address } gets an email when you are away for some minutes.
script-game-notifications-mail-none = This server sends no email. Choose notifications of this browser or a feed instead.
script-game-notifications-feed = Make a feed
script-game-notifications-feed-on = Feed for a news reader
script-game-notifications-end = End
script-game-notifications-turn = Your turn at { $title }

## A record
script-record-start = The beginning
script-record-move = Move { $move } of { $moves }, turn { $turn }
script-record-move-of = Move { $move } of { $moves }
script-record-play = Play
script-record-pause = Pause
script-record-speed = { $n } × speed
script-record-analysing = { $done } of { $of } moves judged
script-record-analysis-waits = { $n ->
    [one] The server analyzes only for a limited time at once. It continues in { $n } second.
   *[other] The server analyzes only for a limited time at once. It continues in { $n } seconds.
 }
script-record-analysis-failed = The analysis stopped: { $why }
script-record-analysis-again = Continue
script-record-analysis-stop = Stop
script-record-analysis-none = No clear mistakes were found.
script-record-lost = { $n ->
    [one] { $name }: lost { $points } points in { $n } mistake
   *[other] { $name }: lost { $points } points in { $n } mistakes
 }
script-record-mistake = { $name }, move { $move }: { $points } points worse
script-record-small = small mistake
script-record-large = mistake
script-record-grave = blunder
script-record-played = Played: { $words }
script-record-better = Better: { $words }
script-record-sure = give or take { $points }; chance of winning afterwards { $chance }
script-record-person = a person on this device
script-record-who = Who plays for { $name }
script-record-name = Name for { $name }
script-lobby-file-large = This file is too large. Up to { $kilobytes } KB can be opened.
script-new-bundle-opening = { $name } is being opened …
script-all-bundle-hash = SHA-256 { $sha256 }
script-all-bundle-one = { $title } { $version }: { $about } ({ $source }, { $licence })
script-all-bundle-no-licence = no licence
script-new-bundle-use = Set up a table with it
script-lobby-opening = Opening { $name }…
script-lobby-pasted = the pasted text

## A new table: general
script-new-wrong-line = Line { $line }: { $message }
script-new-wrong-file = { $file }: { $message }
script-new-wrong-file-line = { $file }, line { $line }: { $message }
script-new-title = Title
script-new-no-title = no title
script-new-edition = Edition
script-new-edition-first = first edition (2000 to 2013)
script-new-edition-new = new edition (from 2014)
script-new-seed = Seed
script-new-random = random
script-new-private = Private: only people with the link can take a seat

## A new table: players
script-new-player = Player
script-new-bot = Bot
script-new-name = Name
script-new-color = Color
script-new-who = Who plays
script-new-who-me = on this device
script-new-who-open = someone else
script-new-remove = Remove this player
script-new-color-red = red
script-new-color-blue = blue
script-new-color-green = green
script-new-color-yellow = yellow
script-new-color-black = black
script-new-color-pink = pink
script-new-color-grey = grey
script-new-color-white = white

## A new table: clocks, help and chat
script-new-clock-game = Minutes per player for the game
script-new-clock-step = Seconds per move
script-new-clock-none = none
script-new-clock-kind = Clock
script-new-clock-kind-none = no clock
script-new-clock-kind-live = minutes or seconds
script-new-clock-kind-days = days per move
script-new-clock-days = Days per move
script-new-clock-days-choice = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
script-new-zero = When the time is up
script-new-zero-nothing = nothing happens
script-new-zero-bot = a bot makes the move
script-new-zero-resign = the player gives up
script-new-undo = Undo moves
script-new-undo-alone = always against bots, otherwise until something is drawn
script-new-undo-chance = until something is drawn or another player moves
script-new-undo-never = never
script-new-confirm = Confirm moves
script-new-confirm-end = when your turn ends
script-new-confirm-always = always
script-new-confirm-never = never
script-new-pace = Bots move
script-new-pace-0 = at once
script-new-pace-500 = after half a second
script-new-pace-1500 = after one and a half seconds
script-new-chat = Chat
script-new-help = Help:
script-new-help-features = owner and value of a feature
script-new-help-fields = owners of the fields
script-new-help-dead = cells where no tile fits
script-new-help-standing = points if the game ended now
script-new-help-tiles = tiles that are left
script-new-help-advice = hints of a bot, if one person plays against bots

## A new table: expansions
script-new-from-library = { $title } (from a library)
script-new-from-bundle = { $title } (from a bundle)
script-new-needs = Needs { $titles }
script-new-conflicts = Cannot be combined with { $titles }
script-new-group-large = Large expansions
script-new-group-small = Small expansions
script-new-group-promotional = Promotional expansions
script-new-group-own = Expansions of other authors
script-new-none-found = No expansion has all of these words.
script-new-clash = Conflict: as they are set, this cannot be at one table with { $titles }.
script-new-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
 }
script-new-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
 }
script-new-minutes-how = Half a minute for each tile
script-new-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
 }
script-new-how = How it is played
script-new-how-options = { $n ->
    [one] How it is played, { $n } option
   *[other] How it is played, { $n } options
 }
script-new-rules = Exact rules, in English
script-new-preset = Preset
script-new-no-preset = no preset
script-new-usual = Default: { $value }.
script-new-usual-preset = With the preset { $preset }: { $value }.
script-new-usual-like = With the rules of { $like }: { $value }.
script-new-range = From { $least } to { $most }.
script-new-commas = Separate several entries by commas.
script-new-on = on
script-new-off = off
script-new-nothing = none
script-new-own-board = a board of your own
script-new-own-about = A board is a text file. The file maps/README.md describes its format. The command `bastide maps new` writes a board to start from.
script-new-own-text = The board as text
script-new-own-paste = Paste a board here, or choose a file.
script-new-own-file = A file with a board
script-new-own-long = { $n ->
    [one] { $file } is longer than { $n } character.
   *[other] { $file } is longer than { $n } characters.
 }

### What `bastide join` says in a terminal
join-waits = Waiting for players.
join-turn = { $n ->
    [one] Turn { $turn }, 1 tile left: { $scores }
   *[other] Turn { $turn }, { $n } tiles left: { $scores }
 }
join-over = The game is over: { $scores }
join-place = place the tile at { $cell }, rotated by { $degrees } degrees
join-amount = Type the number of the option and then the amount.
join-number = Type a number from 1 to { $most }, or q to stop.

# Accounts
page-account = Account
page-account-why = You do not need an account to play. An account holds your seats on every device and keeps your past games.
page-account-why-rating = It also gives you a rating.
page-account-ended = You are signed out: this session has ended.
page-account-sign-in = Sign in
page-account-new = New account
page-account-name = Name
page-account-passphrase = Passphrase
page-account-passphrase-hint = At least { $n } characters. Four or five words are easy to remember and hard to guess. Nobody can restore a lost passphrase.
page-account-make = Make the account
page-account-in-passkey = Sign in with a passkey
page-account-up-passkey = Make the account with a passkey, without a passphrase
page-account-public = Your page, as others see it
page-account-sign-out = Sign out
page-account-sign-out-everywhere = Sign out on all devices
page-account-claim = The tables of this browser
page-account-claim-more = This browser has seats that it took without an account. Take them into your account to play them on all your devices.
page-account-claim-now = Take the seats into my account
page-account-keys = How you sign in
page-account-no-keys = You have no passkey. With one, you sign in by fingerprint, face or PIN.
page-account-passkey = Passkey
page-account-add-passkey = Add a passkey
page-account-remove = Remove
page-account-remove-passkey = Remove the passkey { $name }
page-account-change-passphrase = Change the passphrase
page-account-first-passphrase = Add a passphrase
page-account-new-passphrase = New passphrase
page-account-set-passphrase = Set the passphrase
page-account-data = What is stored about you
page-account-stored = Your name, hashes of your passphrase and of your sessions, public keys of your passkeys, your seats, past games and ratings. A session ends after a year without use; the rest stays until you delete it.
page-account-export = Download everything
page-account-delete = Delete the account
page-account-delete-more = Your account, ratings, past games, passkeys and sessions are deleted at once. Your seats in unfinished games stay with the browsers that took them. What you said at tables stays there.
page-account-replace-name = Also replace my name in finished games by “—”. Otherwise it stays there as a plain name. In unfinished games, it stays in any case.
page-account-delete-now = Delete my account
page-account-proof = Show that it is you
page-account-confirm = Confirm
page-account-with-passkey = Use a passkey
page-account-cancel = Cancel
page-account-played = { $n ->
    [0] No finished game yet
    [one] One finished game
   *[other] { $n } finished games
 }
page-ratings = Ratings
page-ratings-none = No rated game yet.
page-ratings-how = What counts
page-ratings-rule = Each set of expansions has a rating of its own, by Glicko-2. It starts at 1500. A finished game counts once if at least two accounts play it, each on one seat; private tables count too. Each account is compared with each other one. Whoever gave up is last. Bots and people without an account do not count. Neither do games with a chosen seed or chosen draws, games that continue another one or a file, the guide, and tables that were closed.
page-rating-about = about { $rating } ± { $deviation }
page-rating-provisional = about { $rating } ± { $deviation }, provisional
page-rating-games = { $n ->
    [one] one game
   *[other] { $n } games
 }
page-past = Past games
page-past-none = No finished game yet.
page-past-place = place { $place }
page-past-private = private
page-past-resigned = gave up
page-past-change = change of the rating
script-account-no-passkey = The browser has not used a passkey. Try again, or use a passphrase.
script-account-claimed-none = There was nothing to take: these games are over, or the account has the seats already.
script-account-claimed = { $n ->
    [one] Your account has one more seat.
   *[other] Your account has the seats of { $n } more tables.
 }
error-account-name-length = a name has { $fewest } to { $most } characters
error-account-name-characters = this name has characters that cannot be used; it needs letters or digits
error-account-name-taken = this name is taken; choose another
error-account-passphrase-length = a passphrase has { $fewest } to { $most } characters
error-account-passphrase-name = the passphrase must not be the name; choose another
error-account-wrong = the name or the passphrase is wrong
error-account-proof = this does not show that the account is yours: the passphrase or the passkey is wrong
error-account-passkey = this passkey is not accepted; try again
error-account-passkey-broken = the passkey cannot be handled: { $why }
error-account-no-passkeys = passkeys need an address with a name, and the address of this server is a number; use a passphrase
error-account-without-passkeys = this server was started with a program that has no passkeys; use a passphrase
error-account-passkeys-many = this account has too many passkeys; remove one first
error-account-last-passkey = this is the only way into the account; set a passphrase first
error-account-signed-out = you are not signed in; sign in first
error-account-seat-of-other = another account holds this seat; whoever made the table can give the seat a new link
error-account-hash = the passphrase cannot be handled: { $why }
error-account-busy = the server is busy with accounts; try again
error-account-many = too many new accounts from your address; wait some minutes
error-account-attempts = too many attempts from your address; wait a minute
error-account-attempts-name = too many attempts for this name; wait a minute
page-hello-site = Everything runs in this browser, also without a network. Play against bots, or with others at this device.
page-your-games = Games on this device
page-your-games-none = No game is kept on this device yet.
script-site-ended = { $n ->
    [one] { $winner } wins: { $left } gave up
   *[other] { $winner } win: { $left } gave up
 }
script-site-ended-nobody = Nobody wins: { $left } gave up
script-site-late = The game has moved on meanwhile, perhaps in another window. Here is how it is now.
script-site-no-game = This game is not on this device. It was deleted, or it is in another browser.
script-site-no-room = The browser has no room for another game. Delete games on the first page, or free space on the device.
script-site-no-advice = This table has no hints: they are for a person who plays against bots, unless its settings switch them off.
script-site-no-person = At least one player must be a person.
script-site-no-engine = The engine cannot be loaded. Load the page again. { $why }
script-site-not-kept = The browser has no room, so the last moves are not kept. The game continues; save it as a file before you close this page.
script-site-save = Save the game as a file
script-site-gone = This game cannot be continued with this version.
script-site-version = { $name } { $was } is now { $is }
script-site-version-gone = { $name } { $was } is missing now
script-site-new-version = A new version is ready. Games continue with it.
script-site-load = Load it
script-site-close = Close this note
script-site-home = Games on this device
script-site-link-long = This game is too long for a link. Save it as a file instead.
script-site-link-bad = This link is damaged: what it carries cannot be read. Ask for it again.
script-site-reopen = Open it again
script-site-bundle-large = { $name } has { $megabytes } MB, and a bundle has at most { $most } MB. Ask its author for a smaller one.
script-site-bundle-no-module = { $name } is not a whole module of WebAssembly. Choose a file that “bastide expansion bundle” has written.
script-site-bundle-odd = { $name } has parts that no bundle has. Choose a file that “bastide expansion bundle” has written.
script-site-bundle-imports = { $name } asks for { $import } of this page, and a bundle asks for nothing. Its author can build it with “bastide expansion bundle”.
script-site-bundle-starts = { $name } wants to run before it is asked, which a bundle does not. Its author can build it with “bastide expansion bundle”.
script-site-bundle-no-export = { $name } has no { $export }. Choose a file that “bastide expansion bundle” has written.
script-site-bundle-memory = { $name } wants { $megabytes } MB of memory at once, and a bundle gets at most { $most } MB. Ask its author for a smaller one.
script-site-bundle-no-manifest = { $name } has no manifest that says which expansions it has. Choose a file that “bastide expansion bundle” has written.
script-site-bundle-manifests = { $name } has more than one manifest. Choose a file that “bastide expansion bundle” has written.
script-site-bundle-manifest = The manifest of { $name } cannot be used: “{ $place }” is not as “bastide expansion bundle” writes it. Choose a file that it has written.
script-site-bundle-protocol = { $name } speaks version { $theirs } of the messages, and this site version { $ours }. The one that is older must be built again.
script-site-bundle-no-room = The browser has no room for { $name }. Remove bundles or games, or free space on the device.
script-site-bundle-missing = This needs the bundle { $name }, which is not on this device. Its SHA-256 is { $sha256 }. Open its file here.
script-site-bundle-missing-any = This needs a bundle that is not on this device. Its SHA-256 is { $sha256 }. Open its file here.
script-site-bundle-other = { $name } is another bundle: its SHA-256 is { $sha256 }.
script-site-bundle-find = Open the missing bundle
script-site-bundle-choose = Choose the file…
script-site-bundle-allow = Use it
script-site-bundle-cancel = Cancel
script-site-box-slow = { $name } has been working for some seconds and is stopped soon.
script-site-box-stop = Stop it now
script-site-box-wait = Wait as long as it takes
script-site-box-late = { $n ->
    [one] { $name } did not answer within { $n } second and was stopped.
   *[other] { $name } did not answer within { $n } seconds and was stopped.
 }
script-site-box-trap = { $name } stopped with an error of its own ({ $why }).
script-site-box-stack = { $name } called itself without end and was stopped.
script-site-box-outside = { $name } gave an address outside of its memory and was stopped.
script-site-box-long = { $name } gave an answer of { $megabytes } MB and was stopped; at most { $most } MB are allowed.
script-site-box-start = { $name } cannot be started: { $why }
script-site-box-lies = { $name } is not what its manifest says: { $what } is only in one of the two.
script-site-box-answer = { $name } gave something that is not an answer to “{ $order }”, and was stopped.
script-site-box-broken = { $name } cannot continue: { $why }
script-site-box-state = { $name } reported a state of the game that cannot be, and was stopped.
script-site-box-move = { $name } reported a move that cannot be, and was stopped.
script-site-box-part = { $name } named a part of the page that cannot be, and was stopped.
script-site-box-drew = { $name } drew what a page may not show ({ $what }), and was stopped.
script-site-fault = The engine stopped with an error ({ $why }). Open the game again, or save it as a file.
script-new-bundle-chosen = This table has the rules of { $name }.
script-new-bundle-play = Play with { $titles }
script-new-bundle-remove = Remove this bundle
script-new-bundle-remove-named = Remove the bundle { $name }
script-new-bundle-remove-ask = Remove { $name } from this device?
script-new-bundle-remove-games = { $n ->
    [one] Remove { $name } from this device? { $n } game needs it, and continues when the bundle is opened here again.
   *[other] Remove { $name } from this device? { $n } games need it, and continue when the bundle is opened here again.
 }
script-new-who-here = plays here
script-new-link-long = This table is too long for a link. Send its text instead.
script-new-link-bad = The link is damaged: its table cannot be read. Ask for it again.
script-home-won = won
script-home-turn-of = { $name }'s turn
script-home-file = from a file
script-home-over = over
script-home-turn = turn { $n }
script-home-record = Record
script-home-delete = Delete
script-home-delete-named = Delete the game “{ $title }”
script-home-delete-ask = Delete the game “{ $title }”? It cannot be brought back.
script-home-no-store = The browser keeps no games here. Allow this site to store data, or leave the private window. ({ $why })
page-copy-table = Copy a link to this table
page-open-file-hint-site = A saved game can also be dropped here or pasted: a record of Bastide, or a .jcz file of JCloisterZone. It stays on this device.

# The referee
page-referee = Referee
page-edit-board = The position. Arrow keys move the cursor, Enter does what is chosen, R rotates the tile, Delete removes.
page-edit-undo = Undo the last change
page-edit-redo = Redo the change
page-edit-modes = What a click on the board does
page-edit-mode-tile = Tiles
page-edit-mode-figure = Figures
page-edit-mode-token = Tokens
page-edit-mode-remove = Remove
page-edit-mode-why = Why not?
page-edit-mode-play = Play on
page-edit-mode-mark = Mark
page-edit-play = Play on from here
page-edit-play-hint = What is played here does not change the position until you keep it.
page-edit-keep = Keep it in the position
page-edit-back = Take back the last move
page-edit-players = Scores, tokens, turn
page-edit-lists = All tiles and figures
page-edit-tiles = Tiles
page-edit-figures = Figures
page-edit-table = Players and expansions
page-edit-table-hint = The table as text, as on the page for a new table: players, expansions, options.
page-edit-apply = Use this table
page-edit-tray = Choose a tile
page-edit-search = Search, such as city north
page-edit-figure = Choose a figure
page-edit-seat = Owner
page-edit-kind = Kind of figure
page-edit-anywhere = also where the rules forbid it
page-edit-places = Places in words
page-edit-ask = Ask
page-edit-legal = Where can it go?
page-edit-line = Another action, such as pass or fairy.to red.follower.1
page-edit-worth = What are the features worth?
page-edit-compare = What would another rule score?
page-edit-compare-hint = The scores if the game ended now, under each value of an option.
page-edit-plugin = Expansion
page-edit-option = Option
page-edit-compare-go = Compare
page-edit-file = File
page-edit-new = New position
page-edit-open = Open a file
page-edit-save = Save as a file
page-edit-link = Copy a link to this position
page-edit-report = Report what looks wrong
page-edit-draw = Let this tile be drawn next
page-study = Study
page-study-hint = Positions under a name, in chapters, each with a comment, arrows, circles and branches. They are kept in this browser.
page-study-name = Name of the study
page-study-kept = Kept studies
page-study-chapter = Name of the chapter
page-study-add = Add this position
page-study-replace = Replace the chapter
page-study-comment = Comment
page-study-branch = Keep what was played as a branch
page-study-save = Save the study as a file
page-study-link = Copy a link to the study
page-edit-score = What does it score?
page-edit-score-ask = What would this score?
page-edit-best = Best move
page-edit-bot = Play on against a bot
page-edit-picker = Choose players and expansions
page-to-referee = Use it for the position
script-edit-over = The game is over.
script-edit-legal = This is legal.
script-edit-refused = This is not legal.
script-edit-nobody = { $n ->
    [one] 1 point, and nobody gets it
   *[other] { $n } points, and nobody gets them
 }
script-edit-complete = complete
script-edit-open = not complete
script-edit-weight = { $who } has { $weight }
script-edit-nothing = There is nobody on a feature.
script-edit-standing = If the game ended now:
script-edit-here = this table
script-edit-remove = Remove { $what }
script-edit-score = Points
script-edit-token = Set tokens of { $who }
script-edit-more = Tokens …
script-edit-turn = Turn of
script-edit-drawn = Drawn: { $tile }
script-edit-draw-none = The tile is drawn at random.
script-edit-tile = { $name }: { $words }. { $left } of { $all } left
script-edit-no-tile = No tile has these edges.
script-edit-turned = Rotated by { $n } degrees
script-edit-other-turn = Rotated to fit.
script-edit-nothing-there = There is nothing to remove.
script-edit-choose = Choose a tile first.
script-edit-choose-place = Choose one of the marked places, or one from the list of places.
script-edit-mark = Click a tile for a circle; click two tiles for an arrow.
script-edit-mark-to = Click the tile at the end of the arrow, or the same one for a circle.
script-edit-study-chapter = Chapter { $n }
script-edit-study-branch = Branch { $n }
script-edit-study-new = New study
script-edit-study-first = Add a position to the study first.
script-edit-study-bad = That is not a study.
script-edit-study-long = The study is too long for a link; save it as a file.
script-edit-study-full = This browser cannot keep more; save the study as a file.
script-edit-replaced = The tile was replaced.
script-edit-no-replace = That tile does not fit there.
script-edit-no-token = The expansions of this table put nothing on the board by themselves.
script-edit-feature = Feature
script-edit-before = Before
script-edit-now = Scored now
script-edit-end = At the end of the game
script-edit-rules = Rules
script-edit-none = nobody
script-edit-of = { $who } { $n }
script-edit-move = The move: { $deeds }.
script-edit-as-is = As it stands, without a move.
script-edit-still-open = This is still to be answered: { $prompt }
script-edit-no-move = No move leads here: { $option }
script-edit-unchanged = Unchanged
script-edit-other-points = Other points
script-edit-score-now = Score
script-edit-score-end = If the game ended then
script-edit-best-is = { $who } { $words }.
script-edit-best-play = Play it
script-edit-chances = Chance of winning
script-edit-bot-plays = A bot plays the other seats.
script-edit-turned-laid = The tile was rotated.
script-edit-only-turn = It fits only as it lies.
script-edit-token-where = Click a tile: { $what }
script-edit-link-long = The position is too long for a link; save it as a file.
script-edit-link-bad = There is no position in this link.
script-edit-large = The file is too large; a position has at most { $kilobytes } KB.
script-edit-expected = What looks wrong, and what did you expect?
script-edit-reported = What was expected:
error-referee-library = positions with an expansion of a library can be set up with the program bastide on your computer only
script-edit-asked = { $n ->
    [one] { $who } is asked · 1 tile left
   *[other] { $who } is asked · { $n } tiles left
 }
script-edit-gets = { $n ->
    [one] { $who }: 1 point
   *[other] { $who }: { $n } points
 }
page-referee-open = Ask the referee about this moment
### Drawing a board
page-draw = Draw a board
page-draw-board = The board that you draw
page-draw-brushes = Brush
page-draw-key = Key { $key }
page-draw-symmetry = Symmetry
page-draw-symmetry-none = none
page-draw-symmetry-mirror = left and right
page-draw-symmetry-flip = top and bottom
page-draw-symmetry-turn = half turn
page-draw-symmetry-four = both directions
page-draw-note = Other print
page-draw-undo = Undo
page-draw-redo = Redo
page-draw-checked = Check
page-draw-filling = How full it gets
page-draw-fill = Play 500 random games
page-draw-heat = Show in the cells
page-draw-actions = What you do with the board
page-draw-play = Play on this board
page-draw-save = Save as a file
page-draw-open = Open a file
page-draw-share = Copy a link
page-draw-print = Print
page-draw-about = Name, tiles and chips
page-draw-name = Name
page-draw-sentence = One sentence about it
page-draw-credits = Made by, after what
page-draw-tiles = Tiles (0: all)
page-draw-meeples = Followers
page-draw-starts = Start cells used
page-draw-chips = Chips are good for
page-draw-sets = Tile sets, with the number of copies
page-draw-suited = As many tiles as cells, from fitting sets
page-draw-size = Size
page-draw-blank = Begin again with water
page-draw-random = Random board
page-draw-columns = Columns
page-draw-rows = Rows
page-draw-seed = Seed
page-draw-abroad = Land abroad on one side
page-draw-random-next = The next one
page-draw-picture = Picture behind the board
page-draw-picture-hint = The picture stays on this device.
page-draw-picture-shade = How much it shows through
page-draw-picture-size = Size
page-draw-picture-x = Left or right
page-draw-picture-y = Up or down
page-draw-picture-remove = Remove the picture
page-draw-keys = Keys
page-draw-keys-text = Arrow keys move the cursor. L land, W water, A land abroad, O small city, S start cell, C large city, N other print, X or Delete erases. R road, B city and F ferry choose the brush for edges. Shift and an arrow key paint while moving, or print at that side of the cell. E goes to the fields of the cell, Control and Z undoes, plus and minus zoom.
page-draw-close = Close
page-draw-print-hint = Each cell is 45 mm wide, as tiles are. Print at 100 %, cut along the marks, and lay the sheets together: A1, A2 and so on from left to right, B below A.
page-draw-paper = Paper
page-draw-pdf = All sheets as PDF
script-draw-kind-land = land
script-draw-kind-water = water
script-draw-kind-abroad = land abroad
script-draw-kind-town = small city
script-draw-kind-start = start cell
script-draw-kind-large = large city
script-draw-kind-road = road over the border
script-draw-kind-border-city = city at the border
script-draw-kind-ferry = ferry
script-draw-kind-note = other print
script-draw-kind-erase = eraser
script-draw-kind-hand = move the view
script-draw-use-city = Tap a cell for a large city. Tap near a side of one to change what that side shows.
script-draw-use-road = Tap an edge where the land ends.
script-draw-use-border-city = Tap an edge where the land ends.
script-draw-use-ferry = Tap the two edges that the ferry joins.
script-draw-use-hand = Drag the board. With other brushes, two fingers move it.
script-draw-side-N = north
script-draw-side-E = east
script-draw-side-S = south
script-draw-side-W = west
script-draw-show-field = field
script-draw-show-city-1 = city
script-draw-show-city-2 = second city
script-draw-show-road-1 = road
script-draw-show-road-2 = second road
script-draw-side-shows = { $shows } in the { $side }
script-draw-at-side = { $what } in the { $side }
script-draw-cell = Cell { $x },{ $y }: { $what }
script-draw-name = Name
script-draw-coats = Pennants
script-draw-coats-of = Pennants ({ $what })
script-draw-remove = Remove
script-draw-join = Join with { $edge }
script-draw-note-island = island
script-draw-note-waves = waves
script-draw-note-chip = chip
script-draw-note-chip-purple = purple chip
script-draw-note-chip-light-blue = light blue chip
script-draw-note-chip-orange = orange chip
script-draw-note-bottle-purple = purple bottle
script-draw-note-bottle-light-blue = light blue bottle
script-draw-note-bottle-orange = orange bottle
script-draw-note-chumak = trader
script-draw-chips-plain = points only
script-draw-chips-wine = wine
script-draw-chips-roads = better roads
script-draw-chips-islands = tiles of islands
script-draw-chips-treats = treats
script-draw-chips-upgrades = upgrades
script-draw-chips-extra-turns = extra turns
script-draw-chips-discover = extra tiles
script-draw-chips-trade = trade
script-draw-cells = Cells for tiles: { $n }. Cells of large cities: { $large }.
script-draw-not-kept = This browser has no room to keep the board. Save it as a file.
script-draw-long = The board is too large: it may have { $n } characters.
script-draw-fine = This board can be played, and there is nothing to improve.
script-draw-error = Error:
script-draw-hint = Hint:
script-draw-no-letter = A board has at most 25 cells of large cities.
script-draw-no-border = Choose an edge with land on one side, and water or land abroad on the other.
script-draw-ferry-from = The ferry leaves from { $edge }. Choose its other end.
script-draw-which-side = Hold Shift and press an arrow key for the side.
script-draw-size-more = Add water in the { $side }
script-draw-size-less = Remove a row in the { $side }
script-draw-player = Player
script-draw-bot = Bot
script-draw-link-long = This board is too large for a link. Save it as a file.
script-draw-link-bad = The link is damaged: its board cannot be read. Ask for it again.
script-draw-filling = The games are being played …
script-draw-fill = { $percent } of the cells are filled in { $games } games.
script-draw-fill-low = { $percent } of the cells are filled in { $games } games. A good board has 85 % or more: fewer border pieces help.
script-draw-fill-so-far = { $percent } after { $games } games
script-draw-never-none = Every cell gets a tile in some game.
script-draw-no-board = This is not a board file.
script-draw-opened = Opened: { $name }
script-draw-print-drawing = The sheets are being drawn …
script-draw-print-sheet = Sheet { $name }
script-draw-print-svg = Sheet { $name } as SVG
script-draw-print-page = Page { $n } of { $all } …
script-draw-print-done = The PDF file is saved.
script-draw-print-failed = This browser cannot draw so large a page. Save the sheets as SVG instead.
script-draw-errors = { $n ->
    [one] { $n } error keeps this board from being played.
   *[other] { $n } errors keep this board from being played.
 }
script-draw-hints = { $n ->
    [one] This board can be played. There is { $n } hint.
   *[other] This board can be played. There are { $n } hints.
 }
script-draw-never = { $n ->
    [one] One cell never gets a tile: { $cells }
   *[other] { $n } cells never get a tile: { $cells }
 }
script-draw-print-sheets = { $n ->
    [one] { $n } of { $all } sheets is drawn.
   *[other] { $n } of { $all } sheets are drawn.
 }
script-new-draw = Draw a board of your own
script-new-draw-on = Draw on this board
script-new-own-no-link = This board is too large to be handed over. Save it as a file and open that on the drawing page.
error-games-library = random games cannot be played here with an expansion from a library

### Puzzles
page-puzzles = Puzzles
page-puzzle-board = The position. Arrow keys move the cursor, Enter places the tile there, R rotates it.
page-puzzle-place = Place it here
page-puzzle-show = Show the answer
page-puzzle-next = Next puzzle
page-puzzle-rating = Your rating
page-puzzle-reset = Start again
script-puzzles-task = { $who } places this tile. Where is it best?
script-puzzles-facts = { $n ->
    [one] Puzzle rated { $rating } · 1 tile left
   *[other] Puzzle rated { $rating } · { $n } tiles left
 }
script-puzzles-choose = Choose a marked cell. Choose it again to rotate the tile.
script-puzzles-lies = Rotated by { $n } degrees.
script-puzzles-right = Correct!
script-puzzles-not-best = Not the best move. The best placement is on the board.
script-puzzles-shown = The best placement is on the board.
script-puzzles-points = { $theme }. The runner-up is expected to score { $points } points less.
script-puzzles-theme-steal = Take over a rival’s feature
script-puzzles-theme-share = Get a share of a rival’s feature
script-puzzles-theme-hinder = Hinder a rival
script-puzzles-theme-use = Use an expansion’s ability in the same turn
script-puzzles-theme-complete = Complete a feature
script-puzzles-theme-claim = Claim a feature
script-puzzles-theme-grow = Build up your own feature
script-puzzles-theme-quiet = A quiet placement
script-puzzles-rated = { $rating }, with { $solved } of { $tried } puzzles solved. There are { $all }.
script-puzzles-all = You have tried all puzzles.
