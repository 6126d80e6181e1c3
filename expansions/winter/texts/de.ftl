trait-inn = Wirtshaus

label-city = Stadt
label-field = Wiese
label-monastery = Kloster
label-road = Straße

### Set-up
title = Winter-Edition
how = Zwölf Plättchen mit Wintertieren werden unter die des Grundspiels gemischt. Sie zeigen Straßen, Städte und Klöster in neuen Kombinationen. Sie werden wie alle anderen gelegt und gewertet; die Tiere sind Bilder ohne Regel. Eines zeigt ein Wirtshaus, das nur mit „Wirtshäuser und Kathedralen“ zählt.
option-copies = Plättchensätze
    .about = Wie viele Sätze der zwölf Plättchen eingemischt werden. Mit 0 bleiben sie weg.
