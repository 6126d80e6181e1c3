verb-anniversary-choose =
    .option = de pijl van { $at } volgen
    .deed = volgt de pijl van { $at }
verb-anniversary-add =
    .option = { $a } erbij zetten { $into }
    .deed = zet { $a } erbij { $into }
verb-anniversary-again =
    .option = nog een tegel leggen
    .deed = legt nog een tegel

trait-arrow-n = pijl
trait-arrow-e = pijl
trait-arrow-s = pijl
trait-arrow-w = pijl
trait-arrow-add = pijl voor een horige erbij
trait-arrow-place = pijl voor een horige elders
trait-arrow-again = pijl voor nog een tegel

prompt-which-arrow-do-you-follow = Welke pijl volg je?
    .help = Met de nieuwe tegel gelden meerdere pijlen. Je mag er maar één gebruiken: een horige naast een andere van jou zetten, een horige op een andere tegel zetten, of hierna nog een tegel leggen.
prompt-place-another-tile = Nog een tegel leggen?
    .help = Door een pijl mag je deze beurt nog een tegel trekken en leggen.

label-arrow = pijl

### Set-up
title = 20-jarig jubileum
how = Er komen vijftien tegels met een pijl bij. Wijst de pijl van de tegel die je aanlegt niet naar een tegel, dan krijg je 2 punten. Wijst hij wel naar een tegel, of leg je een tegel aan waar de pijl van een andere naar wijst, dan mag je doen wat de pijl aangeeft. Plus: in plaats van een horige op de nieuwe tegel te zetten, zet je er een naast een andere horige van jou, op een project dat nog niet af is. Horige met pijl: je zet in plaats daarvan een horige op een vrij, onafgebouwd project op een andere tegel. Twee tegels: na het scoren leg je nog een tegel. Gelden er meerdere pijlen, dan kies je er een.
option-copies = Aantal sets tegels
    .about = Hoe vaak de set van vijftien tegels in het spel zit. We hebben de tegels zelf ontworpen. Met 0 zijn er geen pijlen.
option-add-fields = Boeren erbij
    .about = Er mag ook een horige bij een boer van jou komen.
option-arrow-place = Horige elders
    .about = De tegels waarheen een pijl voor een horige elders leidt.
option-arrow-place-portal = elke tegel
option-arrow-place-neighbour = alleen de tegel waarnaar hij wijst
option-arrow-again = Nog een tegel
    .about = Hoe vaak pijlen in dezelfde beurt nog een tegel opleveren.
option-arrow-again-once = één keer per beurt
option-arrow-again-each = één keer per pijl

rule-an-05 = Als er meer pijlen naar de nieuwe tegel of naar elkaar wijzen, gebruik je er één.
rule-an-08 = Met de pijl zet je een horige bij een andere eigen horige, in plaats van er een op de nieuwe tegel te plaatsen.
rule-an-09 = Hij gaat naar niet afgebouwde wegen, steden en kloosters en naar weiden, waar zijn soort mag staan.
rule-an-11 = Een pijl voor een extra beurt geeft na het scoren nog een tegel, en een pijl die daarbij afgaat, geeft er geen bij.
