# replay_cli.sh -- opoly replay: a record is checked to its last hash, and tampering is refused
# with the line where it departs from the rules (G9).
source "$(dirname "$0")/scripts/common.bash"

"$OPOLY" term --edition classic -p Ada:simple -p Bob:simple -p Cy:simple --seed 11 >"$work/told"
check_run "export" 0 "$OPOLY" games export 1 "$work/good"
check_run "a good record" 0 "$OPOLY" replay "$work/good"
check_has "its account" "Ada bought" "$out"
if [ -e "$(dirname "$OPOLY")/locale/tr/LC_MESSAGES/opoly.mo" ]; then
    check_run "a ranking in Turkish" 0 "$OPOLY" replay --language tr \
        "$top/tests/records/classic-four.record"
    check_has "sums as the language writes them" "10.832" "$out"
fi
check_run "quiet" 0 "$OPOLY" replay --quiet "$work/good"
check "quiet" "" "$out$err"
check_run "from standard input" 0 sh -c "'$OPOLY' replay -q - <'$work/good'"
check_run "a position" 0 "$OPOLY" replay --at 40 "$work/good"
check_has "a position" "position 1 classic" "$out"
printf '%s\n' "$out" >"$work/position"
check_run "a position can be played" 0 "$OPOLY" term --no-save --edition classic \
    --position "$work/position" -p Ada -p Bob -p Cy
check_has "a position can be played" "> " "$out"
check_run "a position for others" 1 "$OPOLY" term --no-save --edition classic \
    --position "$work/position" -p Ada -p Bob
check_one_sentence "a position for others" "$err"
check_run "beyond the end" 1 "$OPOLY" replay --at 999999 "$work/good"
check_one_sentence "beyond the end" "$err"
check_run "no file" 1 "$OPOLY" replay "$work/none"
check_one_sentence "no file" "$err"
check_run "two files" 2 "$OPOLY" replay "$work/good" "$work/good"

# What was taken back stays out of the game and in the record.
printf 'roll 1 2\nbuy\nundo\ndecline\nquit\ny\n' |
    "$OPOLY" term --edition classic --rule order=entered --testing -p Ada -p Bob:simple >/dev/null
check_run "a friendly game" 0 "$OPOLY" games export 2 "$work/friendly"
check "it says so" "friendly 1" "$(grep friendly "$work/friendly")"
check_run "its replay" 0 "$OPOLY" replay "$work/friendly"
check_has "its replay" "A friendly game: 1 action was taken back." "$out"
sed 's/^roll$/roll\nfriendly 1/' "$work/friendly" >"$work/unfriendly"
check_run "where nothing was" 1 "$OPOLY" replay "$work/unfriendly"
check_has "where nothing was" "nothing can have been taken back here" "$err"

# The same seed gives the same game, to the last coin.
"$OPOLY" term --edition classic -p Ada:simple -p Bob:simple -p Cy:simple --seed 11 >/dev/null
"$OPOLY" games export 3 "$work/again"
check "the same seed, the same game" "$(cat "$work/good")" "$(cat "$work/again")"

# The account of a replay is the one printed while the game was played.
lines=$(grep -c '^Ada bought' "$work/told")
check "the account is the one told" "$lines" "$("$OPOLY" replay "$work/good" | grep -c '^Ada bought')"

# tamper NAME LINE SED-COMMAND...: must be refused, and nowhere before the change.
tamper() {
    local name=$1 line=$2 first
    shift 2
    sed "$@" "$work/good" >"$work/bad"
    if cmp -s "$work/good" "$work/bad"; then
        fail "$name" "the test changed nothing"
        return
    fi
    check_run "$name" 1 "$OPOLY" replay --quiet "$work/bad"
    first=$(printf '%s\n' "$err" | sed -n "1s|^opoly: $work/bad:\([0-9]*\): .*|\1|p")
    if [ -n "$first" ] && [ "$first" -ge "$line" ] && [ "$first" -le $((line + 60)) ]; then
        pass
    else
        fail "$name: the line" "changed: $line" "told: $err"
    fi
}
total=$(wc -l <"$work/good")
begin=$(grep -n '^begin$' "$work/good" | cut -d: -f1)
tamper "another version" 1 '1s/1$/2/'
tamper "another edition" 2 '2s/classic/monopole/'
tamper "another edition's hash" 2 '2s/\(.\)$/x/'
tamper "another rule" 2 '3i rule salary 400'
tamper "a player more" $((begin - 1)) "${begin}i seat human \"Dora\""
tamper "a player less" $((begin - 1)) "$((begin - 1))d"
for at in 20 50 100 150 200; do
    dice=$(awk -v at=$at 'NR >= at && /^dice / {print NR; exit}' "$work/good")
    tamper "other dice on line $dice" "$dice" "${dice}s/dice \([0-9]\) \([0-9]\)/dice \1 \2 7/"
    tamper "impossible dice on line $dice" "$dice" "${dice}s/dice.*/dice 7 7/"
    roll=$(awk -v at=$at 'NR >= at && /^roll$/ {print NR; exit}' "$work/good")
    tamper "a line less at $roll" "$((roll - 1))" "${roll}d"
    tamper "a line more at $roll" "$roll" "${roll}i buy"
    tamper "a word that is none at $roll" "$roll" "${roll}s/roll/rol/"
    hash=$(awk -v at=$at 'NR >= at && /^= / {print NR; exit}' "$work/good")
    tamper "another hash on line $hash" "$hash" "${hash}s/= ./= g/"
    tamper "a hash that is not ours on line $hash" "$hash" "${hash}s/.*/= 0123456789abcdef/"
done
buy=$(grep -n '^buy$' "$work/good" | sed -n 3p | cut -d: -f1)
tamper "declined instead of bought" "$buy" "${buy}s/buy/decline/"
tamper "the last hash" "$total" "${total}s/.*/= 0123456789abcdef/"

# A record cut off after a whole line is the game so far.
head -n 100 "$work/good" >"$work/short"
check_run "cut off" 0 "$OPOLY" replay --quiet "$work/short"
# Whatever it is cut to, there is no crash.
size=$(stat -c %s "$work/good")
for part in 1 10 50 100 200 500 777 1000; do
    head -c $((size * part / 1000)) "$work/good" >"$work/short"
    "$OPOLY" replay --quiet "$work/short" >/dev/null 2>&1
    status=$?
    if [ $status -le 1 ]; then pass; else fail "cut to $part in 1000" "status $status"; fi
done
finish
