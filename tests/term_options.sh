# term_options.sh -- opoly term: every wrong option gets one sentence before anything is asked
# or saved (G13); what a position file says is not asked again.
source "$(dirname "$0")/scripts/common.bash"

# wrong STATUS ARGUMENTS...: one sentence, nothing on standard output.
wrong() {
    local status=$1
    shift
    check_run "term $*" "$status" "$OPOLY" term "$@"
    check_one_sentence "term $*" "$err"
    check "term $*: nothing else is said" "" "$out"
}
wrong 2 --bogus
wrong 2 --edition
wrong 2 --new=3
wrong 2 extra
wrong 2 --players 0
wrong 2 --players 9
wrong 2 --players 2x
wrong 2 --players 1 --edition classic
wrong 2 --players 5 --edition london
wrong 2 --seed -1
wrong 2 --rule foo=1
wrong 2 --rule auction=maybe
wrong 2 --colour sometimes
wrong 2 -p Ada -p ada
wrong 2 -p Ada:wizard -p Bob
wrong 2 -p Ada:person:dog -p Bob:person:dog
wrong 2 -p Ada
wrong 2 -e london -p A -p B -p C -p D -p E
wrong 1 --edition nowhere
wrong 1 --edition ./nowhere.edition
wrong 1 --load 77
wrong 1 --load /nowhere
wrong 1 --position /nowhere
check_lacks "no silly guess" "did you mean" "$("$OPOLY" term --rule foo=1 2>&1)"
check_run "nothing was saved" 0 "$OPOLY" games
check_has "nothing was saved" "no saved games" "$out"

# The edition and the number of players are those of the position.
cat >"$work/mine.position" <<'END'
position 1 london
seats 2
seat 1 cash 77 space go token car
seat 2 cash 88 space go token dog
phase turn
decider 2
order 1 2
mover 2
turn 9
END
out=$(printf '\nAda\n\n\nBob\nperson\n\nplayers\nquit\n' | "$OPOLY" term --position "$work/mine.position" 2>&1)
check_has "from a position" "Bob is on GO and has £88" "$out"
check_lacks "the edition is not asked" "Which edition" "$out"
check_lacks "the number is not asked" "How many players" "$out"
out=$(printf 'quit\n' | "$OPOLY" term --position "$work/mine.position" -p Ada -p Bob 2>&1)
check_has "with players named" "Bob> " "$out"
check_run "too many players for it" 1 "$OPOLY" term --position "$work/mine.position" -p A -p B -p C
check_one_sentence "too many players for it" "$err"

# Setting up: help, wrong answers, the end of the input.
out=$(printf 'help\nfrob 3\nacution on\n' | "$OPOLY" term --edition classic 2>&1)
check "help explains the house rules again" 2 "$(grep -c 'Enter goes on' <<<"$out")"
check_has "no such rule" "'frob' is no rule; \`all\` shows every rule." "$out"
check_has "nearly a rule" "did you mean 'auction'?
" "$out"
check "the last line is ended" "" "$(printf '' | "$OPOLY" term --edition classic | tail -c 1 | tr -d '\n')"
finish
