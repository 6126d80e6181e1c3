bundle-not-allowed = { $file } is een bundel die je nog niet hebt toegestaan. Open hem één keer in een terminal, waar ernaar wordt gevraagd, of sta hem toe met --allow-libraries; hij wordt onthouden met zijn SHA-256, { $sha256 }
bundle-ask = Deze bundel openen? [j/N]
bundle-no-manifest = de module heeft geen manifest; bouw hem met `bastide expansion bundle`
bundle-file = { $file } ({ $size })
bundle-engine = Bastide { $engine } (berichten van versie { $protocol }) met deze uitbreidingen:
bundle-no-rights = De bundel kan niet bij je bestanden, het netwerk of andere programma's.
bundle-megabytes = { $n } MB

# The other words of --help, and what is wrong with a command line.
refused-seconds = schrijf een aantal seconden van 0.01 tot 3600

# Programs that play.
program-no-start = kan { $program } niet starten: { $why }
program-no-protocol = het spreekt het botprotocol niet: { $why }
program-version = het spreekt versie { $version }; dit programma spreekt versie { $own }
program-too-soon = het zei "{ $line }" voordat het klaar was
program-no-answer = "{ $line }" is geen antwoord op vraag { $number }, die { $n ->
    [one] 1 mogelijkheid
   *[other] { $n } mogelijkheden
 } heeft
program-has-ended = het programma is geëindigd
program-ended = het programma eindigde: { $how }
program-last-error = { $how }; de laatste foutregel is "{ $line }"
program-deaf = het leest zijn invoer niet
program-long-line = het schreef een regel van meer dan { $n } bytes
program-late = geen antwoord binnen { $seconds } s
program-flood = het schreef meer dan { $n } regels zonder antwoord
program-is-ended = { $why }; het programma wordt beëindigd
program-is-ended-after-three = { $why }; dit was het derde gemiste antwoord, dus wordt het programma beëindigd
bot-no-input = kan de invoer niet lezen: { $why }
bot-bad-line = de regel `{ $word }` van de invoer heeft ongeldige JSON: { $why }

# Errors.
error-no-limits = een proces kan alleen op Unix begrensd worden; laat --isolate weg
