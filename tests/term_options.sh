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
check_run "seeds of 64 bits" 0 "$OPOLY" term --no-save --seed 18446744073709551615 -p A -p B
check_run "no more than that" 2 "$OPOLY" term --seed 18446744073709551616 -p A -p B
check_has "and the true reason" "whole number from 0 to 18446744073709551615" "$err"
check_run "nothing was saved" 0 "$OPOLY" games
check_has "nothing was saved" "no saved games" "$out"

# All seeds of 64 bits are taken, and no others.
"$OPOLY" term --edition smallest --seed 18446744073709551615 -p Ada:simple -p Bob:simple \
    </dev/null >/dev/null
"$OPOLY" games export 1 "$work/seed.record" >/dev/null
check_has "the highest seed" "seed 18446744073709551615" "$(cat "$work/seed.record")"
check_run "the highest seed in a record" 0 "$OPOLY" replay -q "$work/seed.record"
check_run "the highest seed in the laboratory" 0 "$OPOLY" lab play --players simple,simple \
    --games 2 --seed 18446744073709551615
check_has "the highest seed in a report" "seed 18446744073709551615" "$out"
wrong 2 --seed 18446744073709551616
wrong 2 --seed 1x

# A position names its edition by its word: it may not choose a file.
printf 'position 1 ./mine.edition\nseats 2\n' >"$work/path.position"
check_run "a position that names a path" 1 "$OPOLY" term --position "$work/path.position" \
    -p Ada -p Bob
check_has "a position that names a path" "not by a path like ./mine.edition" "$err"
check_one_sentence "a position that names a path" "$err"
"$OPOLY" games delete 1 --yes >/dev/null

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
out=$(printf 'choose\n\nAda\n\n\nBob\nperson\n\nplayers\nquit\n' | "$OPOLY" term --position "$work/mine.position" 2>&1)
check_has "from a position" "Bob is on GO and has £88" "$out"
check_lacks "the edition is not asked" "Which edition" "$out"
check_lacks "the number is not asked" "How many players" "$out"
out=$(printf 'quit\n' | "$OPOLY" term --position "$work/mine.position" -p Ada -p Bob 2>&1)
check_has "with players named" "Bob> " "$out"
check_run "too many players for it" 1 "$OPOLY" term --position "$work/mine.position" -p A -p B -p C
check_one_sentence "too many players for it" "$err"

# Setting up: help, wrong answers, the end of the input.
out=$(printf 'choose\nhelp\nfrob 3\nacution on\n' | "$OPOLY" term --edition classic 2>&1)
check_has "help explains the house rules" "change it; Enter goes on" "$out"
check_has "no such rule" "'frob' is no rule; \`all\` shows every rule." "$out"
check_has "nearly a rule" "did you mean 'auction'?
" "$out"
out=$(printf '\nplayers\n' | "$OPOLY" term --no-save --rule order=entered 2>&1)
check_has "one Enter begins the usual game" "Player 1> " "$out"
check "against three computers" 3 "$(grep -c '#.*medium' <<<"$out")"
out=$(printf 'mont\n' | "$OPOLY" term --no-save 2>&1)
check_has "the name of a board begins there" "Montrealopoly. " "$out"
check_run "the first question is left" 0 "$OPOLY" term --no-save <<<quit
for answers in '' '\n' '\n\n' '\n\n3\n' '\n\n3\nAnn\n' '\n\n3\nAnn\n\n'; do
    out=$(printf "choose\\n${answers}help\\nback\\nquit\\n" | "$OPOLY" term --no-save 2>&1)
    check "every question understands quit" 0 $?
    check_has "and help" '"quit" leaves.' "$(tr '\n' ' ' <<<"$out")"
    check_lacks "and no name is taken for it" "lists the commands" "$out"
done
out=$(printf 'choose\nmontreal\n\n2\n\n\n\n\nmontreal\n\nplayers\n' | "$OPOLY" term --no-save 2>&1)
check_has "the computer of the board is offered" "expert or montreal?" "$out"
check_has "and plays" "montreal  " "$out"
check "the last line is ended" "" "$(printf '' | "$OPOLY" term --edition classic | tail -c 1 | tr -d '\n')"
# a temper is told at the table, and remembered
rm -f "$database"*
printf 'roll\nquit\n' | "$OPOLY" term --seed 1 -p Ann -p Bob:hard-builder >"$work/temper.out" 2>&1
check_has "a temper is told" "Bob builds as soon as it can and keeps little cash." \
    "$(cat "$work/temper.out")"
"$OPOLY" games export 1 "$work/temper.record" >"$work/export.out" 2>&1
check_has "a record names it" 'seat hard-builder "Bob"' "$(cat "$work/temper.record" "$work/export.out")"

finish
