# review_cli.sh -- opoly review: text, JSON, files, one action; kept with the game.
source "$(dirname "$0")/scripts/common.bash"
# Pictures are written with the system's fonts, whose library frees nothing.
export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0

# A short game of computers on the smallest board.
"$OPOLY" term --edition smallest --player Ann:easy --player Bob:hard --rule order=entered --seed 5 \
    </dev/null >/dev/null
check_run "the game is there" 0 "$OPOLY" games
check_has "the game is there" "Ann" "$out"

check_run "a sketch" 0 "$OPOLY" review --sketch --threads 2 1
check_has "a sketch says that it is one" "first look" "$out"
check_has "the table of sums" "own decisions" "$out"
check_has "hard has no decisions" "Every decision was what a hard computer would have done." "$out"
check_has "what groups earned" "What each group earned and cost" "$out"
first=$out
check_run "a second call" 0 "$OPOLY" review --sketch 1
check "a second call says the same" "$first" "$out"

# Kept: nothing is played again, so it is quick even where a sketch would not be.
check "the review is in the store" 1 \
    "$(printf 'SELECT count(*) FROM reviews;' | python3 -c "
import sqlite3, sys
print(sqlite3.connect('$database').execute(sys.stdin.read()).fetchone()[0])")"

check_run "any number of threads" 0 "$OPOLY" games export 1 "$work/game.record"
check_run "any number of threads" 0 "$OPOLY" review --sketch --threads 1 --json "$work/game.record"
one=$out
check_run "any number of threads" 0 "$OPOLY" review --sketch --threads 3 --json "$work/game.record"
check "any number of threads gives the same" "$one" "$out"
printf '%s' "$out" | python3 -m json.tool >/dev/null && pass || fail "JSON"
check_has "JSON has the sums" '"sums"' "$out"

check_run "a report" 0 "$OPOLY" review --sketch --report "$work/report" 1
for file in index.html chances.svg chances.csv moments.csv parts.svg; do
    if [ -s "$work/report/$file" ]; then pass; else fail "report: $file"; fi
done

# What should I have done? Some action of the game had several ways.
at=$(grep -n '^\(buy\|decline\)$' "$work/game.record" | head -n 1 | cut -d: -f1)
begin=$(grep -n '^begin$' "$work/game.record" | cut -d: -f1)
hashes=$(sed -n "1,${at}p" "$work/game.record" | grep -c '^=')
n=$((at - begin - 1 - hashes))
check_run "one action" 0 "$OPOLY" review --at "$n" 1
check_has "one action: buying" "buy" "$out"
check_has "one action: chances" "chance %" "$out"
check_run "an action without choice" 1 "$OPOLY" review --at 1 1
check_one_sentence "an action without choice" "$err"
check_run "an action beyond the end" 1 "$OPOLY" review --at 99999 1
check_one_sentence "an action beyond the end" "$err"

# Bad input: one sentence each.
check_run "no game" 2 "$OPOLY" review
check_one_sentence "no game" "$err"
check_run "a game that is not there" 1 "$OPOLY" review 77
check_one_sentence "a game that is not there" "$err"
check_run "a file that is not there" 1 "$OPOLY" review "$work/nothing.record"
check_one_sentence "a file that is not there" "$err"
printf 'nonsense\n' >"$work/bad.record"
check_run "a file that is no record" 1 "$OPOLY" review "$work/bad.record"
check_has "a file that is no record" "no record" "$err"
check_run "seconds" 2 "$OPOLY" review --seconds x 1
check_one_sentence "seconds" "$err"

# Damage in what is kept costs nothing but work.
python3 -c "
import sqlite3
store = sqlite3.connect('$database')
store.execute(\"UPDATE reviews SET text = replace(text, '7', '8')\")
store.commit()"
check_run "a damaged review" 0 "$OPOLY" review --sketch 1
check "a damaged review is worked out again" "$first" "$out"
check_run "a deleted game" 0 "$OPOLY" games delete --yes 1
check "its review goes too" 0 \
    "$(python3 -c "
import sqlite3
print(sqlite3.connect('$database').execute('SELECT count(*) FROM reviews').fetchone()[0])")"

# In a game.
out=$(printf 'roll 1 2\nbuy\nreview\nquit\n' |
    "$OPOLY" term --edition smallest --testing --rule order=entered -p Ada -p Bob 2>&1)
check_has "review in a game" "From the start to the result, in points" "$out"

finish
