verb-fruit-lay =
    .option = einen Stapel { $n } { $into } legen
    .deed = legt einen Stapel { $n } { $into }
verb-fruit-harvest =
    .option = { $in } ernten
    .deed = erntet { $in }
verb-fruit-sell =
    .option = { $a } verkaufen
    .deed = verkauft { $a }

token-quince = { "" }
    .noun = Quitte
    .a = eine Quitte
    .count = { $n ->
        [one] 1 Quitte
       *[other] { $n } Quitten
     }
token-apple = { "" }
    .noun = Apfel
    .a = einen Apfel
    .count = { $n ->
        [one] 1 Apfel
       *[other] { $n } Äpfel
     }
token-apricot = { "" }
    .noun = Aprikose
    .a = eine Aprikose
    .count = { $n ->
        [one] 1 Aprikose
       *[other] { $n } Aprikosen
     }
token-cherry = { "" }
    .noun = Kirsche
    .a = eine Kirsche
    .count = { $n ->
        [one] 1 Kirsche
       *[other] { $n } Kirschen
     }
token-plum = { "" }
    .noun = Pflaume
    .a = eine Pflaume
    .count = { $n ->
        [one] 1 Pflaume
       *[other] { $n } Pflaumen
     }
token-elder = { "" }
    .noun = Holunder
    .a = einen Holunder
    .count = { $n ->
        [one] 1 Holunder
       *[other] { $n } Holunder
     }

trait-fruit-tree = Obstbaum

chance-fruit-trees = { "" }
stream-fruit-trees = { "" }

prompt-which-fruit-grows-on-the-tree = Welches Obst wächst auf dem Baum?
    .help = Der Stapel, den du wählst, kommt verdeckt auf den Baum. Er hat vier Marken im Wert von 5, 4, 3 und 2 Punkten.
prompt-harvest-or-sell-fruit = Obst ernten oder verkaufen?
    .help = Du hast eine Figur neben einen Baum gesetzt: Nimm die oberste Marke eines Baums und werte sie, oder verkaufe ein bis vier verschiedene Früchte für 3, 6, 10 oder 15 Punkte.
prompt-sell-another-fruit = Noch eine Frucht verkaufen?
    .help = Jede weitere andere Frucht macht den Verkauf wertvoller: 3, 6, 10, 15 Punkte. Passe, um den Verkauf zu beenden.

label-harvest = Ernte
label-fruit-sold = Obstverkauf
label-fruit = { $n ->
    [one] Frucht
   *[other] Früchte
 }

### Set-up
title = Die Obstbäume
how = Sechs Plättchen haben einen Baum. Wer eines legt, wählt dafür einen Stapel mit vier Marken einer Frucht, die 5, 4, 3 und 2 Punkte wert sind, in einer Reihenfolge, die niemand kennt. Setzt du einen Gefolgsmann auf ein Plättchen mit einem Baum oder auf eines der acht Plättchen um einen Baum, darfst du ernten oder verkaufen. Ernten: Du nimmst die oberste Marke eines Baums, wertest sie und behältst sie. Verkaufen: Du gibst ein bis vier Marken verschiedener Früchte für 3, 6, 10 oder 15 Punkte ab. Am Ende bringt jede Marke, die du noch hast, 1 Punkt.
option-copies = Sätze von Plättchen
    .about = Wie viele Sätze von sechs Plättchen eingemischt werden. Die Plättchen sind von uns entworfen; es gibt in jedem Fall sechs Stapel.
option-fruit-first = Sofort
    .about = Auch ein Gefolgsmann auf dem Plättchen des Baums selbst lässt dich ernten oder verkaufen.
option-fruit-figures = Figuren
    .about = Die Figuren, mit denen du ernten oder verkaufen darfst, wenn du sie setzt.
option-fruit-figures-followers = Gefolgsleute
option-fruit-figures-figures = Figuren aller Art

rule-fb-03 = Ein Baumplättchen bekommt einen der übrigen Stapel.
rule-fb-05 = Eine Obstaktion hat, wer einen Gefolgsmann auf das Baumplättchen gesetzt hat, oder später auf eines daneben.
rule-fb-07 = Du erntest den obersten Chip des Baumes, wenn einer da ist.
rule-fb-08 = Du verkaufst einen bis vier Chips, alle von verschiedenem Obst.
