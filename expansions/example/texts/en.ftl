# What people read, in English. `nl.ftl` and `de.ftl` beside this file would be Dutch and German.

label-wells = { $n ->
    [one] well
   *[other] wells
 }
