seen-all = all of the board
seen-part = a part of the board
bar = { $turn } | { $left } | { $seen }, tiles of { $wide }x{ $high }
bar-help = k legend  ? help
lines-above = { $n ->
    [one] ({ $n } line above: PageUp)
   *[other] ({ $n } lines above: PageUp)
 }
lines-more = { $n ->
    [one] ({ $n } more line: PageDown)
   *[other] ({ $n } more lines: PageDown)
 }
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
page-log = The moves so far, latest first
page-tiles = The tiles left
page-points = If the game ended now
to-be-drawn = To be drawn: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } ({ $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    })
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
boxed-scores = Scores: { $list }
boxed-turn = Turn { $turn }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
 } left. { $list }
boxed-no-undo = There is nothing that you could take back.
boxed-save = Name a file: s FILE
boxed-commands = Type the number of an option, or an action in notation. Two numbers on one line also
    answer the next question: 3 1 takes cell 3 and the first rotation.
    u takes back, s FILE saves, l shows the moves, t the tiles left, p the points,
    k the board in words, b goes back, q leaves.
boxed-fits = { $table } fits the rules of { $bundle }, with { $n ->
    [one] 1 seat
   *[other] { $n } seats
 }.
boxed-no-end = the record is cut off
boxed-differs = the game ends in the state { $found }, and the record says { $wanted }
saved-up-to-here = The game up to here is saved in { $file }.
exhibition-saved = The game is saved in { $file }.

# While playing.
page-lines = { $title }, lines { $from } to { $to } of { $all }
no-terminal = There is no terminal, so bots play all seats; `--plain` lets you play through pipes.
play-again = (`bastide play` in a terminal lets you play; `--seed { $seed }` plays this game again.)
lost-move = { $seat } gave no valid answer for move { $n }, so the first option was taken: { $why }.
ask-repair = Continue after the last complete action, in { $new }? { $file } stays as it is. (Enter for yes, n for no)
headline = { $table }; seed { $seed }
commands-of-play = Each question has a numbered list. Type a number and press Enter. The
    numbers of cells are on the board, those of places for followers on the
    tile. Several numbers on one line answer several questions: 3 1 2 takes cell
    3, the first rotation and the second place.

      b, back     go back one list          u, undo   undo your last decision
      m, moves    the moves so far          t, tiles  pictures of the tiles left
      p, points   if the game ended now     s, save   save the game (s FILE: in
                                                      FILE; s! FILE replaces it)
      k, legend   letters and tile codes    q, quit   leave the game
      h, ?, help  this page

    You can also type a move in the notation of records:
      place BA/RCr 0,-1 90         the tile in column 0, row -1, turned 90 degrees
                                   clockwise
      deploy follower city@0,-1:N  a follower in the city at the north edge there
      pass                         nothing
keys-of-play = Keys of this screen:
      Tab              move the board instead of typing; Tab, Enter or a digit ends
                       this
      arrows           move the board (after Tab; with Shift at any time)
      + and -          larger and smaller tiles; = fits the board in the window
      mouse            drag the board, turn the wheel to zoom, click a cell
      Up, Down         lines that you typed before
      F1 or ?          help; after Tab, h and k open help and legend too
      F2, F3           hide or show the panel with the players, and the log
      PageUp, PageDown the rest of a long list or page
      Esc              close a page, clear the line, go back one list
      Ctrl-C           leave at once; the game stays saved
      Ctrl-Z           suspend the game; fg continues it
