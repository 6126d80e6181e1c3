turn = Beurt { $turn }
left =
    nog { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    }
seen-all = het hele bord
seen-part = een deel van het bord
bar = { $turn } | { $left } | { $seen }, tegels van { $wide }x{ $high }
bar-help = k legenda  ? hulp
lines-above = ({ $n } regels erboven: PageUp)
lines-more = (nog { $n } regels: PageDown)
keys-page = pijlen en PageDown: meer   Esc: terug naar het bord
keys-board = Bord verschuiven: pijlen  + - grootte  = passend  Tab: terug naar typen
keys-line = Enter: antwoord  Tab: bord  + - grootte  = passend  F2 paneel  F3 verloop
log-title = Verloop (m: alle zetten)
all-shown-by-t = (t toont alles)
nothing-in-hand = niets in voorraad
no-figures = geen figuren
to-place = Te leggen: { $tile }
placed = Gelegd: { $tile }
page-help = Hulp
page-legend = Letters en codes
page-log = De zetten tot nu toe, de laatste eerst
page-tiles = De tegels die over zijn
page-points = Als het spel nu eindigde
to-be-drawn =
    Nog te trekken: { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    } van { $kinds } soorten
tiles-left =
    Over: { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    }
projection = Als het spel nu eindigde: { $list }
game-over = Het spel is afgelopen. Enter stopt, u neemt je laatste keuze terug, s bewaart.
ask-rotation = Welke stand? (b gaat terug)
ask-number = Een getal van { $least } tot { $most } (b gaat terug)
ask-amount = Hoeveel? Typ een getal van { $least } tot { $most } (b gaat terug)
ask-where = Waar? { $first } tot { $last } op het bord (? helpt)
ask-help = (? helpt)
on-board-one = { $first } op het bord
on-board = { $first } tot { $last } op het bord
outside = { $n } daarvan buiten het venster: - maakt tegels kleiner, Tab en pijlen verschuiven het bord
beside-the-board = naast het bord: { $list }
stands-beside = { $figure } staat naast { $other } op { $at }
stands-beside-it = { $figure } staat naast { $other }
on-the-board = Op het bord: { $list }
saved-while-playing = Het spel wordt bewaard in { $file } terwijl je speelt, ook na Ctrl-C.
not-saved-because = Het spel is niet bewaard: { $why }
ask-save = Het spel bewaren? Enter voor { $file }, een andere naam, of n voor nee:
not-saved = Niet bewaard.
saved-in = Het spel is bewaard in { $file }: { $command } { $file }
saved-from-now = Bewaard in { $file }, en vanaf nu na elke zet.
exists = { $file } bestaat al en blijft zoals het is; s! { $file } vervangt het.
saved-up-to-here = Het spel tot hier is bewaard in { $file }.
exhibition-saved = Het spel is bewaard in { $file }.
head-player = speler
head-seat = plaats
head-by = door
head-score = score
a-person = een mens
not-over = Het spel is niet afgelopen.
won = { $name } heeft gewonnen.
shared = { $list } delen de eerste plaats.
head-action = zet
head-turn = beurt
