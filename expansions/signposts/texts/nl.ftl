trait-post-n-straight = wegwijzer rechtdoor
trait-post-e-left = wegwijzer naar links
trait-post-e-right = wegwijzer naar rechts
trait-post-e-straight = wegwijzer rechtdoor
trait-post-w-left = wegwijzer naar links
trait-post-w-right = wegwijzer naar rechts
trait-post-w-straight = wegwijzer rechtdoor
trait-post-s-left = wegwijzer naar links
trait-post-s-right = wegwijzer naar rechts
trait-post-s-straight = wegwijzer rechtdoor

label-road = weg
label-signposts = { $n ->
    [one] wegwijzer die klopt
   *[other] wegwijzers die kloppen
 }

### Set-up
title = De Wegwijzers
how = Er komen twaalf tegels bij met elk twee wegwijzers. Een wegwijzer staat aan de rand van zijn tegel en wijst naar links, rechtdoor of naar rechts: zo moet de weg over de volgende tegel verdergaan. Wordt een weg afgebouwd, dan levert elke wegwijzer die klopt punten op naast die van de weg, voor de spelers die de weg scoren: elk 1 punt als ze allemaal van één soort zijn, elk 2 bij twee soorten, elk 3 bij alle drie. Eindigt de weg op de volgende tegel, dan klopt de wegwijzer niet. Aan het einde van het spel levert elke wegwijzer die klopt op een onafgebouwde weg 1 punt op.
option-copies = Aantal sets tegels
    .about = Hoe vaak de set van twaalf tegels in het spel zit. We hebben de tegels zelf ontworpen. Met 0 zijn er geen wegwijzers.
