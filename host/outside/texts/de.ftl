bundle-not-allowed = { $file } ist ein Bündel, das du noch nicht erlaubt hast. Öffne es einmal in einem Terminal, wo du gefragt wirst, oder erlaube es mit --allow-libraries; es wird an seiner SHA-256 erkannt, { $sha256 }
bundle-ask = Dieses Bündel öffnen? [j/N]
bundle-no-manifest = das Modul hat kein Manifest; baue es mit `bastide expansion bundle`
bundle-file = { $file } ({ $size })
bundle-engine = Bastide { $engine } (Nachrichten der Version { $protocol }) mit diesen Erweiterungen:
bundle-no-rights = Es kommt nicht an deine Dateien, an das Netz oder an andere Programme.
bundle-megabytes = { $n } MB

# The other words of --help, and what is wrong with a command line.
refused-seconds = schreib eine Zahl von Sekunden von 0.01 bis 3600

# Programs that play.
program-no-start = kann { $program } nicht starten: { $why }
program-no-protocol = es spricht das Bot-Protokoll nicht: { $why }
program-version = es spricht Version { $version }; dieses Programm spricht Version { $own }
program-too-soon = es sagte "{ $line }", bevor es bereit war
program-no-answer = "{ $line }" ist keine Antwort auf Frage { $number }, die { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
 } hat
program-has-ended = das Programm ist beendet
program-ended = das Programm endete: { $how }
program-last-error = { $how }; seine letzte Fehlerzeile ist "{ $line }"
program-deaf = es liest seine Eingabe nicht
program-long-line = es schrieb eine Zeile von mehr als { $n } Bytes
program-late = keine Antwort innerhalb von { $seconds } s
program-flood = es schrieb mehr als { $n } Zeilen ohne Antwort
program-is-ended = { $why }; das Programm wird beendet
program-is-ended-after-three = { $why }; das war die dritte fehlende Antwort, daher wird das Programm beendet
bot-no-input = kann die Eingabe nicht lesen: { $why }
bot-bad-line = die Zeile `{ $word }` der Eingabe hat ungültiges JSON: { $why }

# Errors.
error-no-limits = ein Prozess kann nur unter Unix begrenzt werden; lass --isolate weg
