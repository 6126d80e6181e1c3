verb-messages-marker =
    .option = Zählfigur { $n } ziehen
    .deed = zieht Zählfigur { $n }
verb-messages-return =
    .option = { $at } werten und zurücknehmen
    .deed = wertet { $at } und nimmt ihn zurück
verb-messages-take =
    .option = die Nachricht ausführen
    .deed = führt die Nachricht aus
verb-messages-two-points =
    .option = stattdessen 2 Punkte nehmen
    .deed = nimmt stattdessen 2 Punkte

event-messages-city = { $who } zieht die Nachricht der kleinsten Stadt
event-messages-farmers = { $who } zieht die Nachricht der Bauern
event-messages-follower = { $who } zieht die Nachricht eines Gefolgsmanns
event-messages-knights = { $who } zieht die Nachricht der Ritter
event-messages-monastery = { $who } zieht die Nachricht des kleinsten Klosters
event-messages-pennants = { $who } zieht die Nachricht der Wappen
event-messages-road = { $who } zieht die Nachricht der kürzesten Straße
event-messages-tile = { $who } zieht die Nachricht eines weiteren Plättchens

chance-messages = { "" }

prompt-carry-out-the-message = Die Nachricht ausführen?
prompt-which-follower-is-scored-and-taken-back = Welcher Gefolgsmann wird gewertet und zurückgenommen?
prompt-which-marker-moves = Welche Zählfigur zieht?

label-city = Stadt
label-farmers = { $n ->
    [one] Bauer
   *[other] Bauern
 }
label-field = Wiese
label-knights = Ritter
label-message = Nachricht
label-monastery = Kloster
label-pennants = Wappen
label-road = Straße
label-shop = Laden
