verb-tower-capture =
    .option = { $at } gefangen nehmen
    .deed = nimmt { $at } gefangen
verb-tower-floor =
    .option = am Turm auf { $cell } bauen
    .deed = baut am Turm auf { $cell }
verb-tower-guard =
    .option = { $the } auf den Turm auf { $cell } stellen
    .deed = stellt { $the } auf den Turm auf { $cell }
verb-tower-ransom =
    .option = { $at } freikaufen
    .deed = kauft { $at } frei
verb-tower-swap =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

token-tower-piece = { $who } baut am Turm auf { $cell }
    .noun = Turmteil

place-tower-prison-noun = Gefängnis

prompt-capture-a-follower = Einen Gefolgsmann gefangen nehmen?
prompt-whom-do-you-take-back = Wen nimmst du zurück?

label-city = Stadt
label-field = Wiese
label-garden = Garten
label-monastery = Kloster
label-ransom = Lösegeld
label-road = Straße
