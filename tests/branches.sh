# branches.sh -- opoly games branch: play on from here; branches are listed with their game.
source "$(dirname "$0")/scripts/common.bash"

"$OPOLY" term --edition smallest --player Ann:easy --player Bob:hard --rule order=entered --seed 5 \
    </dev/null >/dev/null
"$OPOLY" term --edition smallest --player Cy:easy --player Dan:hard --seed 6 </dev/null >/dev/null

check_run "a branch" 0 "$OPOLY" games branch 1 20 --seat Ann:human --seat 2:medium
check_has "a branch has a number" "number 3" "$out"
check_run "a branch of a branch" 0 "$OPOLY" games branch 3 10
check_run "the list" 0 "$OPOLY" games
check "branches stand below their game" "2 1 3 4" \
    "$(printf '%s\n' "$out" | awk 'NR > 1 { printf "%s%s", space, $1; space = " " }')"
check_has "the list says where it begins" "    from action 10: smallest: Ann, #Bob (medium)" "$out"
check_run "show" 0 "$OPOLY" games show 3
check_has "show says where it begins" "off another game, at action 20" "$out"

check_run "the record" 0 "$OPOLY" games export 3 "$work/branch.record"
check_has "the record knows its parent" "branch 5 20" "$(cat "$work/branch.record")"
check_run "the record is checked" 0 "$OPOLY" replay --quiet "$work/branch.record"
check_run "the parent" 0 "$OPOLY" games export 1 "$work/parent.record"
actions() { sed '1,/^begin$/d; /^=/d' "$1"; }
check "the shared actions" "$(actions "$work/parent.record" | head -n 20)" \
    "$(actions "$work/branch.record" | head -n 20)"
out=$(printf 'quit\nquit!\n' | "$OPOLY" games play 3 2>&1)
check_has "the branch is played by a person" "Ann> " "$out"
out=$("$OPOLY" games play 4 </dev/null 2>&1)

check_run "an action beyond the end" 1 "$OPOLY" games branch 1 99999
check_one_sentence "an action beyond the end" "$err"
check_run "no action" 2 "$OPOLY" games branch 1
check_one_sentence "no action" "$err"
check_run "no number" 2 "$OPOLY" games branch 1 x
check_one_sentence "no number" "$err"
check_run "no seat" 2 "$OPOLY" games branch 1 5 --seat 9:hard
check_one_sentence "no seat" "$err"
check_run "no kind" 2 "$OPOLY" games branch 1 5 --seat 1:hardest
check_one_sentence "no kind" "$err"
check_run "no game" 1 "$OPOLY" games branch 77 5
check_one_sentence "no game" "$err"

finish
