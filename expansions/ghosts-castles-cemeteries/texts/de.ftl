trait-mist-n = Nebel
trait-mist-e = Nebel
trait-mist-s = Nebel
trait-mist-w = Nebel
trait-ruins = Ruine

kind-mist-castle = Burg
    .the = die Burg
    .to = der Burg
    .into = in die Burg
    .in = in der Burg
kind-cemetery = Friedhof
    .the = den Friedhof
    .to = dem Friedhof
    .into = auf den Friedhof
    .in = auf dem Friedhof

figure-guard = Wächter
    .a = einen Wächter
    .the = den Wächter
    .to = dem Wächter
    .with = einem Wächter
    .subject = der Wächter
    .count = { $n } Wächter
place-ghosts-guards = Wächter des allgemeinen Vorrats
    .to = den Wächtern des allgemeinen Vorrats
place-ghosts-guards-noun = Wächter des allgemeinen Vorrats

token-ghost = Ein Geist kommt zu { $to }
    .noun = Geist
    .count = { $n ->
        [one] 1 Geist
       *[other] { $n } Geister
    }
    .a = einen Geist

verb-ghost-to =
    .option = einen Geist zu { $to }
    .deed = schickt einen Geist zu { $to }

prompt-to-which-follower-of-another-player-does-a-ghost-come = Zu welchem Gefolgsmann eines anderen Spielers kommt ein Geist?
    .help = Dein Plättchen erweitert den Nebel. Der Geist kostet den Besitzer 2 Punkte, wenn der Gefolgsmann gewertet wird, oder 1 Punkt am Spielende; beim dritten Geist geht der Gefolgsmann zurück.
prompt-to-which-of-your-followers-does-a-ghost-come = Zu welchem deiner Gefolgsleute kommt ein Geist?
    .help = Dein Plättchen begrenzt den Nebel: Irgendwo liegt Nebel an einer klaren Kante. Der Geist kostet dich 2 Punkte, wenn der Gefolgsmann gewertet wird, oder 1 Punkt am Spielende; beim dritten Geist geht der Gefolgsmann zurück.

pile-ghosts-start = { "" }
pile-in-the-box = { "" }

label-cemetery = Friedhof
label-ghosts = { $n ->
    [one] Geist
   *[other] Geister
 }
label-mist-castle = Burg
label-castle-in-the-mist = Burg im Nebel
label-tiles-with-mist = Plättchen mit Nebel

### Set-up
title = Geister, Burgen und Friedhöfe
how = Dazu kommen sechzig Plättchen, fünfzig davon mit Nebel an einigen Kanten, und ein Startstück aus vier Plättchen ersetzt das Startplättchen. Jeder hat fünf Gefolgsleute und zwei Wächter. Nebel muss nicht zusammenpassen. Erweitert dein Plättchen Nebel, liegt also eine Nebelkante an einer Nebelkante, stellst du einen Geist zu einem Gefolgsmann eines anderen Spielers. Begrenzt es Nebel, liegt also eine Nebelkante an einer klaren, stellst du einen Geist zu einem deiner eigenen Gefolgsleute. Wächter bekommen keine Geister. Wird ein Gefolgsmann gewertet, bekommt sein Besitzer für jeden Geist bei ihm 2 Punkte weniger; am Spielende kostet jeder Geist 1. Beim dritten Geist geht der Gefolgsmann zurück. Eine Burg wird gewertet, wenn auf den acht Feldern ringsum Plättchen liegen: 2 Punkte für jedes dieser neun Plättchen, auf dem Nebel ist. Am Spielende bringt sie 1 Punkt und 1 für jedes Plättchen ringsum mit Nebel. Ein Friedhof bringt keine Punkte, aber wenn er umringt ist, bekommst du einen weiteren Wächter.
option-copies = Plättchensätze
    .about = Wie viele Sätze der sechzig Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln und dem Startstück, aber ohne die Plättchen.
option-ghost-followers = Gefolgsleute je Spieler
    .about = Mit wie vielen Gefolgsleuten jeder beginnt, neben den zwei Wächtern.
option-ghost-limit = Wann ein Plättchen den Nebel begrenzt
    .about = Wann du einen Geist zu einem eigenen Gefolgsmann stellen musst.
option-ghost-limit-edges = überall, wo Nebel an eine klare Kante stößt
option-ghost-limit-bank = wenn dadurch eine Nebelbank fertig wird
option-mist-blocks = Niemand im Nebel
    .about = Auf eine Straße oder Wiese, die eine Nebelkante ihres Plättchens erreicht, wird keine Figur gesetzt.
option-ghost-final-all = Alle Geister kosten am Ende
    .about = Am Ende kostet jeder Geist den Besitzer des Gefolgsmanns 1 Punkt, auch wenn das Gebiet diesem Spieler nichts bringt. Sonst zahlt nur, wer die Mehrheit hat.

rule-gh-05 = Geister kommen zu Gefolgsleuten, nie zu Wächtern, solange es welche gibt.
rule-gh-14 = Ein Plättchen, das den Nebel erweitert, bringt einen Geist zu einem Gefolgsmann eines anderen; eines, das ihn begrenzt, zu einem eigenen.
rule-gh-15 = Erweitern heißt Nebel an Nebel, begrenzen heißt Nebel an einer klaren Kante.
rule-gh-21 = Niemand kommt auf eine Straße oder Wiese, die eine neblige Kante ihres Plättchens erreicht.
