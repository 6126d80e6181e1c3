seen-all = het hele bord
seen-part = een deel van het bord
bar = { $turn } | { $left } | { $seen }, tegels van { $wide }x{ $high }
bar-help = k legenda  ? hulp
lines-above = { $n ->
    [one] ({ $n } regel erboven: PageUp)
   *[other] ({ $n } regels erboven: PageUp)
 }
lines-more = { $n ->
    [one] (nog { $n } regel: PageDown)
   *[other] (nog { $n } regels: PageDown)
 }
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
to-be-drawn = Nog te trekken: { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    } ({ $kinds ->
        [one] 1 soort
       *[other] { $kinds } soorten
    })
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
boxed-scores = Stand: { $list }
boxed-turn = Beurt { $turn }, nog { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
 }. { $list }
boxed-no-undo = Er is niets dat je kunt terugnemen.
boxed-save = Noem een bestand: s BESTAND
boxed-commands = Typ het nummer van een keuze, of een zet in notatie. Twee nummers op één regel
    beantwoorden ook de volgende vraag: 3 1 neemt vak 3 en de eerste draaiing.
    u neemt terug, s BESTAND bewaart, l toont de zetten, t de tegels die over zijn,
    p de punten, k het bord in woorden, b gaat terug, q stopt.
boxed-fits = { $table } past bij de regels van { $bundle }, met { $n ->
    [one] 1 plaats
   *[other] { $n } plaatsen
 }.
boxed-no-end = het bewaarde spel is afgebroken
boxed-differs = het spel eindigt in de toestand { $found }, en in het bewaarde spel staat { $wanted }
saved-up-to-here = Het spel tot hier is bewaard in { $file }.
exhibition-saved = Het spel is bewaard in { $file }.

# While playing.
page-lines = { $title }, regels { $from } tot { $to } van { $all }
no-terminal = Er is geen terminal, dus spelen bots op alle plaatsen; met `--plain` speel je door pipes.
play-again = (Met `bastide play` in een terminal speel je zelf; `--seed { $seed }` speelt dit spel opnieuw.)
lost-move = { $seat } gaf voor zet { $n } geen geldig antwoord, dus werd de eerste mogelijkheid genomen: { $why }.
ask-repair = Verdergaan na de laatste volledige zet, in { $new }? { $file } blijft zoals het is. (Enter voor ja, n voor nee)
headline = { $table }; startgetal { $seed }
commands-of-play = Elke vraag heeft een genummerde lijst. Typ een nummer en druk op Enter. De
    nummers van vakken staan op het bord, die van plekken voor horigen op de
    tegel. Met meer nummers op een regel beantwoord je meer vragen: 3 1 2 neemt
    vak 3, de eerste stand en de tweede plek.

      b, back     een lijst terug           u, undo   je laatste keuze terugnemen
      m, moves    de zetten tot nu toe      t, tiles  plaatjes van de tegels over
      p, points   als het nu eindigde       s, save   bewaren (s BESTAND: daarin;
                                                      s! BESTAND vervangt het)
      k, legend   letters en tegelcodes     q, quit   het spel verlaten
      h, ?, help  deze pagina

    Je kunt een zet ook typen in de notatie van bewaarde spellen:
      place BA/RCr 0,-1 90         de tegel op kolom 0, rij -1, 90 graden rechtsom
                                   gedraaid
      deploy follower city@0,-1:N  een horige in de stad aan de noordrand daar
      pass                         niets
keys-of-play = Toetsen van dit scherm:
      Tab              het bord verschuiven in plaats van typen; Tab, Enter of een
                       cijfer stopt daarmee
      pijlen           het bord verschuiven (na Tab; met Shift altijd)
      + en -           grotere en kleinere tegels; = past het bord in het venster
      muis             sleep het bord, zoom met het wiel, klik een vak
      omhoog, omlaag   regels die je eerder typte
      F1 of ?          hulp; na Tab openen ook h en k hulp en legenda
      F2, F3           het paneel met de spelers en het verloop verbergen of tonen
      PageUp, PageDown de rest van een lange lijst of pagina
      Esc              een pagina sluiten, de regel wissen, een lijst terug
      Ctrl-C           meteen stoppen; het spel blijft bewaard
      Ctrl-Z           het spel onderbreken; fg gaat verder
