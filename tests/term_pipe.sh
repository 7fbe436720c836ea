# term_pipe.sh -- whole sessions through a pipe, compared word by word with what is expected.
# The first line of scripts/NAME.in holds the options; `UPDATE=1 tests/term_pipe.sh` writes the
# expectations: read the difference before it is committed.
source "$(dirname "$0")/scripts/common.bash"

for script in "$top"/tests/scripts/*.in; do
    name=$(basename "$script" .in)
    options=$(sed -n '1s/^# //p' "$script")
    eval "set -- $options"
    tail -n +2 "$script" | (cd "$work" && exec "$OPOLY" "$@") >"$work/$name" 2>&1
    check "$name: exit status" 0 $?
    if [ -n "${UPDATE:-}" ]; then cp "$work/$name" "${script%.in}.expected"; fi
    if difference=$(diff -u "${script%.in}.expected" "$work/$name"); then
        pass
    else
        fail "$name" "$(printf '%s\n' "$difference" | head -n 40)"
    fi
done

# A line of any length, strange bytes, no last newline: an answer, never a crash.
people=(term --edition classic --no-save --testing --rule order=entered -p Ada -p Bob)
out=$(head -c 300000 /dev/zero | tr '\0' 'x' | "$OPOLY" "${people[@]}" 2>&1)
check "a line of 300,000 letters" 0 $?
check_has "gets an answer" "Ada> " "$out"
head -c 20000 /dev/urandom | "$OPOLY" "${people[@]}" >"$work/out" 2>&1
check "noise" 0 $?
out=$(printf 'roll 1 2\r\nbuy' | "$OPOLY" "${people[@]}" 2>&1)
check_has "CRLF and no last newline" "Ada bought Baltic Avenue" "$out"
check_lacks "no colours in a pipe" $'\033' "$out"
out=$(printf 'board\n' | "$OPOLY" "${people[@]}" --colour=always 2>&1)
check_has "unless they are wanted" $'\033[' "$out"

# The prompt is there before the answer is read (W3).
mkfifo "$work/in"
"$OPOLY" "${people[@]}" <"$work/in" >"$work/out" 2>&1 &
exec 3>"$work/in"
for _ in $(seq 100); do
    case $(tail -c 5 "$work/out" | tr '\n' '|') in "Ada> ") break ;; esac
    sleep 0.05
done
check "the prompt comes first" "Ada> " "$(tail -c 5 "$work/out")"
exec 3>&-
wait $!
check "the end of input is a good end" 0 $?

# A reader who goes away ends the program, quietly.
out=$("$OPOLY" term --edition classic --no-save --seed 3 -p Ada:simple -p Bob:simple 2>&1 | head -n 1)
check_has "a reader who goes away" "Opoly Classic" "$out"
finish
