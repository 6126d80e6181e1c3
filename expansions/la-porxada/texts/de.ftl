verb-porxada-accept =
    .option = dem Tausch zustimmen
    .deed = stimmt dem Tausch zu
verb-porxada-bonus =
    .option = den Bonus am Ende nehmen
    .deed = nimmt den Bonus am Ende
verb-porxada-lose =
    .option = { $at } abgeben
    .deed = gibt { $at } ab
verb-porxada-refuse =
    .option = den Tausch ablehnen
    .deed = lehnt den Tausch ab
verb-porxada-swap =
    .option = { $at } tauschen
    .deed = will { $at } tauschen
verb-porxada-with =
    .option = gegen { $at }
    .deed = verlangt { $at }

token-porxada = La Porxada
    .noun = La Porxada
    .a = einen Marker von La Porxada
    .count = { $n ->
        [one] 1 Marker von La Porxada
       *[other] { $n } Marker von La Porxada
    }

trait-porxada = Markthalle

prompt-the-bonus-or-an-exchange = Der Bonus oder ein Tausch?
    .help = Mit dem Bonus wertet jeder, der einen Ritter in der Stadt der Markthalle hat, wenn sie fertig wird, am Ende seine unfertigen Städte, als wären sie fertig. Oder tausche einen deiner Gefolgsleute gegen einen eines anderen Spielers, der ablehnen darf.
prompt-exchange-two-followers = Zwei Gefolgsleute tauschen?
    .help = Du darfst einen deiner Gefolgsleute gegen einen eines anderen Spielers tauschen: Jeder kommt dorthin, wo der andere stand.
prompt-for-which-follower-do-you-exchange-it = Gegen welchen Gefolgsmann tauschst du ihn?
    .help = Die beiden Gefolgsleute wechseln die Plätze. Der andere Spieler wird zuerst gefragt, wenn er ablehnen darf.
prompt-do-you-agree-to-the-exchange = Stimmst du dem Tausch zu?
    .help = Stimmst du zu, wechseln die beiden Gefolgsleute die Plätze. Nach einer Ablehnung verlässt ein Gefolgsmann endgültig das Spiel.
prompt-which-follower-leaves-the-game = Welcher Gefolgsmann verlässt das Spiel?
    .help = Der Tausch wurde abgelehnt, also gibst du einen deiner Gefolgsleute für den Rest des Spiels ab, vom Spielfeld oder aus deinem Vorrat.

label-city = Stadt

### Set-up
title = La Porxada
how = Ein Plättchen kommt hinzu: eine Stadt an allen vier Seiten mit einer Markthalle. Legst du es, wählst du, bevor du einen Gefolgsmann setzt. Entweder tauschst du einen deiner Gefolgsleute auf dem Spielfeld gegen einen eines anderen Spielers: Jeder kommt dorthin, wo der andere stand. Der andere Spieler darf ablehnen, verliert dann aber einen seiner Gefolgsleute für den Rest des Spiels. Oder du nimmst den Bonus: Wird die Stadt der Markthalle fertig, bekommt jeder Spieler mit einem Ritter darin einen Marker, und wer am Ende einen Marker hat, wertet seine unfertigen Städte, als wären sie fertig.
option-copies = Exemplare des Plättchens
    .about = Wie oft das Plättchen im Spiel ist. Bei 0 bleibt es weg.
option-porxada-choice = Tausch und Bonus
    .about = Was der Spieler bekommt, der das Plättchen legt.
option-porxada-choice-either = Tausch oder Bonus nach Wahl
option-porxada-choice-both = den Bonus und auf Wunsch den Tausch
option-porxada-choice-bonus = nur den Bonus
option-porxada-refusal = Den Tausch ablehnen
    .about = Wer einen Gefolgsmann verliert, wenn der andere Spieler den Tausch ablehnt, oder ob niemand ablehnen darf.
option-porxada-refusal-refuser = der Spieler, der ablehnt
option-porxada-refusal-asker = der Spieler, der gefragt hat
option-porxada-refusal-no = niemand darf ablehnen

rule-lp-03 = Wer das Plättchen legt, wählt vor dem Setzen einen Tausch jetzt oder einen Bonus am Ende.
rule-lp-04 = Ein Gefolgsmann von dir tauscht den Platz mit einem eines anderen, der ablehnen darf.
rule-lp-05 = Wer ablehnt, verliert einen Gefolgsmann eigener Wahl.
rule-lp-06 = Jeder der beiden muss stehen dürfen, wo der andere steht, auf verschiedenen Gebieten.
