#!/usr/bin/env bash
# Moves the scenarios, golden game, perft counts and Rust tests of each expansion into its folder,
# and the maps among the expansions. Run once, at the root of the repository.
set -euo pipefail

git mv maps expansions/maps
mkdir -p expansions/maps/golden
for file in tests/golden/maps-*.txt; do
  name=${file##*/maps-}
  git mv "$file" "expansions/maps/golden/$name"
done
git mv tests/golden/phase-order-base.txt tests/tests/games/phase-order-base.txt

list=
for folder in tests/scenarios/*/; do
  id=$(basename "$folder")
  module=${id//-/_}
  home=expansions/$id
  git mv "tests/scenarios/$id" "$home/scenarios"
  git mv "tests/golden/$id.txt" "$home/golden.txt"
  if [ -f "tests/perft/$id.toml" ]; then git mv "tests/perft/$id.toml" "$home/perft.toml"; fi
  mkdir -p "$home/tests"
  if [ -f "tests/tests/rules/$module.rs" ]; then git mv "tests/tests/rules/$module.rs" "$home/tests/rules.rs"; fi
  for file in "tests/tests/rules/$module"/*.rs; do
    if [ -f "$file" ]; then git mv "$file" "$home/tests/"; fi
  done
  # Cargo would build each of the files as a program of its own.
  sed -i '0,/^publish.workspace = true$/s//&\nautotests = false/' "$home/Cargo.toml"
  sed -i -E "s#tests/scenarios/$id/#scenarios/#g; s#tests/tests/rules/$module\.rs#tests/rules.rs#g; s#tests/tests/rules/$module/#tests/#g" "$home/RULES.md"
  list+="#[path = \"../../../$home/tests/rules.rs\"]\nmod $module;\n"
done

# The other modules of the test program follow those of the expansions.
sed -i "s#\.\./games/properties/prisons\.rs#../../../tests/tests/games/properties/prisons.rs#" expansions/shop/tests/rules.rs
main=tests/tests/rules/main.rs
{ sed '/^mod /,$d' "$main"; printf "$list"; printf 'mod coming;\nmod kit;\nmod other_figures;\nmod sets;\nmod stub;\n\nuse bastide_tables as _;\n'; } > main.new
mv main.new "$main"

# The maps lie one folder deeper.
sed -i 's#^    "maps",$#    "expansions/maps",#; s#path = "maps"#path = "expansions/maps"#' Cargo.toml
git grep -lE '\.\./maps/boards' -- host | xargs sed -i 's#\.\./maps/boards#../expansions/maps/boards#'
git grep -lE '\bmaps/(README|boards|src)' -- README.md CONTRIBUTING.md host tests .ci | xargs sed -i -E 's#(^|[^/.a-z])maps/(README|boards|src)#\1expansions/maps/\2#g'

sed -i 's#Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)#Path::new(env!("CARGO_MANIFEST_DIR")).join("../expansions").join(name)#' tests/tests/games/golden.rs
sed -i 's#golden(&format!("{id}.txt"))#golden(\&format!("{id}/golden.txt"))#; s#golden(&format!("maps-{name}.txt"))#golden(\&format!("maps/golden/{name}.txt"))#; s#golden("phase-order-base.txt")#golden("../tests/tests/games/phase-order-base.txt")#' tests/tests/games/golden.rs
