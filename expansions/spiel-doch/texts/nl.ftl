pile-in-the-box = { "" }

label-city = stad
label-field = weide
label-garden = tuin
label-road = weg

### Set-up
title = Spiel Doch
how = Er komen twee tegels uit een tijdschrift bij, met de woorden "SPIEL" en "DOCH". Ze worden meegeschud, of ze liggen aan het begin in plaats van de starttegel. De ene heeft twee losse steden, de andere drie wegen. De woorden hebben geen regel. In de nieuwe editie heeft de tegel met de wegen ook een tuin.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de twee tegels worden meegeschud. Met 0 doen ze niet mee.
option-spiel-doch-start = Als starttegels
    .about = De twee tegels liggen er al aan het begin, en de starttegel doet niet mee. Dit gaat niet samen met andere begintegels, zoals een rivier of een kaart.
