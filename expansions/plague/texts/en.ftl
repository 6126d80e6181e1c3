verb-plague-flea =
    .option = put a flea on { $at }
    .deed = puts a flea on { $at }
verb-plague-flee =
    .option = let { $at } flee
    .deed = lets { $at } flee
verb-plague-flee-to =
    .option = flee to { $at }
    .deed = flees to { $at }
verb-plague-take =
    .option = take the flea from { $at }
    .deed = takes the flea from { $at }

token-eradicated-outbreak = the plague on { $cell } is eradicated
    .noun = eradicated outbreak
token-flea = { "" }
    .noun = flea
token-inactive-flea = { "" }
    .noun = inactive flea
token-outbreak = the plague breaks out on { $cell }
    .noun = outbreak

prompt-the-plague-spreads-where-do-you-put-a-flea = The plague spreads: where do you put a flea?
prompt-where-do-you-lay-the-flea-that-you-took = Where do you lay the flea that you took?
prompt-where-does-it-flee-to = Where does it flee to?

label-city = city
label-fairy = fairy
label-field = field
label-fleas-in-the-supply = { $n ->
    [one] fleas in the supply
   *[other] fleas in the supply
 }
label-monastery = monastery
label-road = road
