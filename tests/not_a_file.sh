# not_a_file.sh -- whatever is not a regular file is refused at once wherever a file is read, and a
# record that was cut inside a line is told.
source "$(dirname "$0")/scripts/common.bash"
watopoly=$(dirname "$OPOLY")/watopoly
desktop=$(dirname "$OPOLY")/opoly-desktop
export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0

mkfifo "$work/pipe" "$work/pipe.edition" "$work/pipe.character" "$work/pipe.position"
mkdir "$work/folder" "$work/folder.edition"

# refused NAME COMMAND...: at once, with one sentence, for a pipe, a device and a folder.
refused() {
    local name=$1
    shift
    check_run "$name" 1 timeout 10 "$@" </dev/null
    check_one_sentence "$name" "$err"
}
for what in "$work/pipe" /dev/zero /dev/null "$work/folder"; do
    refused "replay $what" "$OPOLY" replay "$what"
    refused "import $what" "$OPOLY" games import "$what"
    refused "load $what" "$OPOLY" term --load "$what"
    refused "position $what" "$OPOLY" term --no-save -e classic -p A -p B --position "$what"
    refused "conf $what" "$OPOLY" edition import "$what"
done
for what in "$work/pipe.edition" "$work/folder.edition"; do
    refused "check $what" "$OPOLY" edition check "$what"
    refused "show $what" "$OPOLY" edition show "$what"
    refused "play $what" "$OPOLY" term --no-save -e "$what" -p A -p B
done
check_run "a character" 2 timeout 10 "$OPOLY" lab play -e classic --games 1 \
    -p "$work/pipe.character,easy"
if [ -x "$watopoly" ]; then
    for what in "$work/pipe" /dev/zero "$work/folder"; do
        check_run "watopoly $what" 1 timeout 10 "$watopoly" -load "$what" </dev/null
    done
fi
if [ -x "$desktop" ]; then
    for what in "$work/pipe" /dev/zero "$work/folder"; do
        check_run "desktop $what" 1 timeout 20 "$desktop" --shot "$work/a.png" --load "$what"
    done
fi

# The database and the history of lines.
mkdir -p "$(dirname "$database")"
mkfifo "$database"
check_run "the games are a pipe" 1 timeout 10 "$OPOLY" games
check_one_sentence "the games are a pipe" "$err"
out=$(printf 'quit\nyes\n' | timeout 20 "$OPOLY" term -e smallest -p Ann -p Bob 2>&1)
check_has "a game beside it is played" "Ann" "$out"
rm "$database"

# A record cut inside a line: the action would be another one.
printf 'roll 1 2\nbuy\nend\nroll 2 3\nbuy\nquit\nyes\n' |
    "$OPOLY" term -e classic --testing --rule order=entered -p Ada -p Bob >/dev/null 2>&1
check_run "export" 0 "$OPOLY" games export 1 "$work/whole.record"
head -c -3 "$work/whole.record" >"$work/cut.record"
check_run "a cut hash" 0 "$OPOLY" replay "$work/cut.record"
check_has "a cut hash is told" "cut off inside this line, which is left out" "$err"
sed -n '/^dice 2 3/q;p' "$work/whole.record" >"$work/shorter.record"
check_run "a record that ends after a whole line" 0 "$OPOLY" replay "$work/shorter.record"
check "a record that ends after a whole line is good" "" "$err"
printf 'dice 2 3' >>"$work/shorter.record"
check_run "a record cut after a word" 0 "$OPOLY" replay "$work/shorter.record"
check_has "a record cut after a word is told" "ends inside this line" "$err"
finish
