# games_stats.sh -- opoly games stats: games, wins by level, luck and decisions, records; by name.
source "$(dirname "$0")/scripts/common.bash"

check_run "nobody yet" 0 "$OPOLY" games stats
check_has "nobody yet" "Nobody has finished a game here yet" "$out"

# Bob resigns against Ada, who then resigns against a hard computer; Zoë does not finish.
game() { "$OPOLY" term --edition smallest --testing --rule order=entered "$@" >/dev/null 2>&1; }
printf 'roll 1 3\nbuy\nend\nresign\nyes\n' | game -p Ada -p Bob
printf 'resign\nyes\n' | game -p Ada -p Bob:hard
printf 'roll 1 2\nquit\n' | game -p Zoë -p Bob:easy
check_run "stats" 0 "$OPOLY" games stats
check "Ada: two games, one won" "Ada 2 1" \
    "$(printf '%s\n' "$out" | sed -n '/^Finished/,/^Games with/p' | awk '$1 == "Ada" { print $1, $(NF-6), $(NF-5) }')"
check_has "against hard" "hard" "$out"
check_lacks "who has not finished is not counted" "Zoë" "$out"
check_lacks "no review yet" "Reviewed games" "$out"

check_run "a review" 0 "$OPOLY" review --sketch 1
check_run "stats with a review" 0 "$OPOLY" games stats
check_has "luck and decisions of a reviewed game" "Reviewed games, in points" "$out"
check_run "JSON" 0 "$OPOLY" games stats --json
printf '%s' "$out" | python3 -m json.tool >/dev/null && pass || fail "JSON"
check_run "too much" 2 "$OPOLY" games stats 3
check_one_sentence "too much" "$err"

finish
