pile-in-the-box = { "" }

label-city = Stadt
label-field = Wiese
label-garden = Garten
label-road = Straße

### Set-up
title = Spiel doch!
how = Dazu kommen zwei Plättchen aus einer Zeitschrift mit den Wörtern „SPIEL“ und „DOCH“. Sie werden eingemischt oder liegen zu Beginn anstelle des Startplättchens. Das eine hat zwei getrennte Städte, das andere drei Straßen. Die Wörter haben keine Bedeutung. In der neuen Ausgabe hat das Plättchen mit den Straßen auch einen Garten.
option-copies = Plättchensätze
    .about = Wie viele Sätze der zwei Plättchen eingemischt werden. Mit 0 bleiben sie weg.
option-spiel-doch-start = Als Startplättchen
    .about = Die zwei Plättchen liegen zu Beginn, und das Startplättchen ist aus dem Spiel. Das geht nicht zusammen mit einem anderen Start wie einem Fluss oder einer Karte.
