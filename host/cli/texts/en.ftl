turn = Turn { $turn }
left =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } left
seen-all = all of the board
seen-part = a part of the board
bar = { $turn } | { $left } | { $seen }, tiles of { $wide }x{ $high }
bar-help = k legend  ? help
lines-above = ({ $n } lines above: PageUp)
lines-more = ({ $n } more lines: PageDown)
keys-page = arrows and PageDown: more   Esc: back to the board
keys-board = Moving the board: arrows  + - tile size  = fit  Tab: back to typing
keys-line = Enter: answer  Tab: move the board  + - tile size  = fit  F2 panel  F3 log
log-title = Log (m: all moves)
all-shown-by-t = (t shows all)
nothing-in-hand = nothing in hand
no-figures = no figures
to-place = To place: { $tile }
placed = Placed: { $tile }
page-help = Help
page-legend = Letters and codes
page-log = The moves so far, the last one first
page-tiles = The tiles that are left
page-points = If the game ended now
to-be-drawn =
    To be drawn: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } of { $kinds } kinds
tiles-left =
    Left: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
projection = If the game ended now: { $list }
game-over = The game is over. Enter leaves, u takes back your last decision, s saves.
ask-rotation = Which rotation? (b goes back)
ask-number = A number from { $least } to { $most } (b goes back)
ask-amount = How much? Type a number from { $least } to { $most } (b goes back)
ask-where = Where? { $first } to { $last } on the board (? helps)
ask-help = (? helps)
on-board-one = { $first } on the board
on-board = { $first } to { $last } on the board
outside = { $n } of them outside the window: - makes tiles smaller, Tab and arrows move the board
beside-the-board = beside the board: { $list }
stands-beside = { $figure } stands beside { $other } on { $at }
stands-beside-it = { $figure } stands beside { $other }
on-the-board = On the board: { $list }
saved-while-playing = The game is saved in { $file } while you play, even after Ctrl-C.
not-saved-because = The game is not saved: { $why }
ask-save = Save the game? Enter for { $file }, another name, or n for no:
not-saved = Not saved.
saved-in = The game is saved in { $file }: { $command } { $file }
saved-from-now = Saved in { $file }, and from now on after every move.
exists = { $file } exists already and is left as it is; s! { $file } replaces it.
saved-up-to-here = The game up to here is saved in { $file }.
exhibition-saved = The game is saved in { $file }.
head-player = player
head-seat = seat
head-by = by
head-score = score
a-person = a person
not-over = The game is not over.
won = { $name } won.
shared = { $list } share the first place.
head-action = action
head-turn = turn
