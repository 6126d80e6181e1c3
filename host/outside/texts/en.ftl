bundle-not-allowed = { $file } is a bundle that you have not allowed yet. Open it once in a terminal, where you are asked, or allow it with --allow-libraries; it is remembered by its SHA-256, { $sha256 }
bundle-ask = Open this bundle? [y/N]
bundle-no-manifest = the module has no manifest; build it with `bastide expansion bundle`
bundle-file = { $file } ({ $size })
bundle-engine = Bastide { $engine } (messages of version { $protocol }) with these expansions:
bundle-no-rights = It has no access to your files, to the network or to other programs.
bundle-megabytes = { $n } MB

# The other words of --help, and what is wrong with a command line.
refused-seconds = write a number of seconds from 0.01 to 3600

# Programs that play.
program-no-start = cannot start { $program }: { $why }
program-no-protocol = it does not speak the protocol of bots: { $why }
program-version = it speaks version { $version }; this program speaks version { $own }
program-too-soon = it said "{ $line }" before it was ready
program-no-answer = "{ $line }" is not an answer to question { $number }, which has { $n ->
    [one] 1 option
   *[other] { $n } options
 }
program-has-ended = the program has ended
program-ended = the program ended: { $how }
program-last-error = { $how }; its last error line is "{ $line }"
program-deaf = it does not read its input
program-long-line = it wrote a line of more than { $n } bytes
program-late = no answer within { $seconds } s
program-flood = it wrote more than { $n } lines without an answer
program-is-ended = { $why }; the program is ended
program-is-ended-after-three = { $why }; this was its third missed answer, so the program is ended
bot-no-input = cannot read the input: { $why }
bot-bad-line = the line `{ $word }` of the input has invalid JSON: { $why }

# Errors.
error-no-limits = a process can be limited on Unix only; leave out --isolate
