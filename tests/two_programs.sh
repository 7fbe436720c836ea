# two_programs.sh -- two programs on the same database do not harm each other (G10).
source "$(dirname "$0")/scripts/common.bash"

people=(term --edition classic --testing --rule order=entered -p Ada -p Bob)
length() { "$OPOLY" games show "$1" | sed -n 's/^Length *\([0-9]*\).*/\1/p'; }

# Many games at once, all of them whole.
for n in 1 2 3 4 5 6; do
    "$OPOLY" term --edition classic --seed $n -p Ada:simple -p Bob:simple \
        >"$work/out$n" 2>"$work/err$n" &
done
wait
for n in 1 2 3 4 5 6; do
    check "program $n says nothing of trouble" "" "$(cat "$work/err$n")"
    check_has "program $n plays to the end" "won" "$(tail -n 8 "$work/out$n")"
    check_run "game $n is good" 0 sh -c "'$OPOLY' games export $n - | '$OPOLY' replay -q -"
done
check "six games" 6 "$("$OPOLY" games | tail -n +2 | wc -l)"

# One plays game 7 and waits; a second one opens it: it gets a copy.
mkfifo "$work/first.in"
"$OPOLY" "${people[@]}" <"$work/first.in" >"$work/first.out" 2>"$work/first.err" &
first=$!
exec 3>"$work/first.in"
printf 'roll 1 2\nbuy\n' >&3
for _ in $(seq 100); do
    grep -q 'bought' "$work/first.out" && break
    sleep 0.05
done
printf 'end\nroll 2 3\nquit\n' | "$OPOLY" games play 7 --testing >"$work/second.out" 2>"$work/second.err"
check "the second one ends well" 0 $?
check_has "it is told" "game 7 is being played elsewhere" "$(cat "$work/second.err")"
check_has "and gets another number" "goes on as number 8" "$(cat "$work/second.err")"
check_has "it plays" "Bob rolled 2 and 3" "$(cat "$work/second.out")"
check_run "what is being played cannot be deleted" 1 "$OPOLY" games delete 7 --yes
check_one_sentence "what is being played cannot be deleted" "$err"
printf 'end\nroll 3 4\nquit\n' >&3
exec 3>&-
wait $first
check "the first one ends well" 0 $?
check "and heard nothing" "" "$(cat "$work/first.err")"
check_has "its game is its own" "dice 3 4" "$("$OPOLY" games export 7 -)"
check_has "the copy is the other's" "dice 2 3" "$("$OPOLY" games export 8 -)"
check_run "now it can be deleted" 0 "$OPOLY" games delete 8 --yes

# A program that is killed gives its game free at once.
mkfifo "$work/third.in"
"$OPOLY" games play 7 --testing <"$work/third.in" >"$work/third.out" 2>&1 &
third=$!
exec 3>"$work/third.in"
for _ in $(seq 100); do
    grep -q '> ' "$work/third.out" && break
    sleep 0.05
done
{ kill -KILL $third && wait $third; } 2>/dev/null
exec 3>&-
out=$(echo quit | "$OPOLY" games play 7 2>&1)
check_lacks "a killed program claims nothing" "elsewhere" "$out"
check_has "a killed program claims nothing" "game 7 goes on" "$out"

# End of input, interrupt and termination at the prompt.
for signal in INT TERM HUP; do
    # The shell lets programs in the background ignore interrupts; ours must not.
    env --default-signal=INT "$OPOLY" games play 7 --testing \
        <"$work/third.in" >"$work/out" 2>"$work/err" &
    pid=$!
    exec 3>"$work/third.in"
    for _ in $(seq 100); do
        grep -q '> ' "$work/out" && break
        sleep 0.05
    done
    kill -$signal $pid
    wait $pid
    status=$?
    check "$signal: exit status" $((128 + $(kill -l $signal))) $status
    exec 3>&-
    if [ $signal = INT ]; then
        check "$signal" "opoly: interrupted; the game is saved as number 7." "$(cat "$work/err")"
    else
        check "$signal is quiet" "" "$(cat "$work/err")"
    fi
done
check_run "the end of input is a good end" 0 "$OPOLY" games play 7
check_lacks "and nobody has won" " won" "$out"
finish
