# desktop_cli.sh -- opoly-desktop from the command line: options, pictures without a display, a
# window that nobody sees (L10).
source "$(dirname "$0")/scripts/common.bash"

desktop=$(dirname "$OPOLY")/opoly-desktop
if [ ! -x "$desktop" ]; then
    echo "opoly-desktop is not built here"
    finish
fi
unset DISPLAY WAYLAND_DISPLAY XDG_RUNTIME_DIR
unset SDL_VIDEODRIVER SDL_AUDIODRIVER
export XDG_CONFIG_HOME=$work/config SDL_AUDIODRIVER=dummy
export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0

# complaint NAME STATUS PART OPTION...: one sentence with PART in it.
complaint() {
    local name=$1 status=$2 part=$3
    shift 3
    check_run "$name" "$status" "$desktop" "$@"
    check_has "$name" "$part" "$err"
    check "$name: one line" 1 "$(printf '%s\n' "$err" | wc -l)"
    case $err in "opoly-desktop: "*[.?]) pass ;; *) fail "$name: a sentence" "got: $err" ;; esac
}

check_run "help" 0 "$desktop" --help
check_has "help" "Usage: opoly-desktop [OPTION]..." "$out"
check_run "version" 0 "$desktop" --version
check_has "version" "opoly-desktop 0" "$out"
check_run "screens" 0 "$desktop" --screens
check_has "screens" "table" "$out"
check_has "screens" "start" "$out"
screens=$out

complaint "an unknown option" 2 "did you mean '--screen'" --scren table
complaint "a word too many" 2 "one word too many" now
complaint "an unknown screen" 2 "did you mean 'table'" --shot "$work/a.png" --screen tabel
complaint "a size that is none" 2 "1280x800" --size large
complaint "a size too small" 2 "1280x800" --size 10x10
complaint "a text size that is none" 2 "from 100 to 200" --text-size 50
complaint "a position without a picture" 2 "'--shot'" --at 3
complaint "an edition that is none" 1 "no edition 'clasic'" --shot "$work/a.png" --edition clasic
complaint "a record that is not there" 1 "No such file" --shot "$work/a.png" --load "$work/none"
complaint "a picture that cannot be written" 1 "No such file" --shot "$work/none/a.png"
complaint "no display" 1 "no display"

# size_of FILE: width and height, from the file itself.
size_of() {
    od -An -tu1 -j16 -N8 "$1" | awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }'
}
for screen in start table; do
    check_run "a picture of $screen" 0 "$desktop" --shot "$work/$screen.png" --screen "$screen"
    check "a picture of $screen: silence" "" "$out$err"
    check "a picture of $screen: size" 1280x800 "$(size_of "$work/$screen.png")"
    check_run "$screen again" 0 "$desktop" --shot "$work/again.png" --screen "$screen"
    if cmp -s "$work/$screen.png" "$work/again.png"; then pass; else fail "$screen: the same bytes"; fi
done
check_run "another size" 0 "$desktop" --shot "$work/b.png" --screen table --size 900x600 --scale 2
check "another size" 1800x1200 "$(size_of "$work/b.png")"
check_run "dark, large text" 0 "$desktop" --shot "$work/c.png" --screen table --dark --text-size 150
if cmp -s "$work/table.png" "$work/c.png"; then fail "dark is another picture"; else pass; fi
check_run "texts that can be read" 0 "$desktop" --shot "$work/c.png" --screen start --faults
check "texts that can be read" "" "$out$err"
check_run "to standard output" 0 sh -c "'$desktop' --shot - --screen start | cmp - '$work/start.png'"
for screen in $screens; do
    check_run "screen $screen" 0 "$desktop" --shot "$work/d.png" --screen "$screen" --size 800x500
done

# Any game, at any moment.
record=$top/tests/records/classic-four.record
# Options that name a game count in pictures too.
differs() { if cmp -s "$2" "$3"; then fail "$1"; else pass; fi; }
check_run "the set-up of an edition" 0 "$desktop" --shot "$work/own.png" --screen setup -e london
check_run "the usual set-up" 0 "$desktop" --shot "$work/usual.png" --screen setup
differs "--screen setup -e shows that edition" "$work/own.png" "$work/usual.png"
check_run "players in the set-up" 0 "$desktop" --shot "$work/named.png" --screen setup -e london \
    -p Zed -p Yan
differs "--screen setup -p shows those players" "$work/named.png" "$work/own.png"
check_run "the usual table" 0 "$desktop" --shot "$work/usual.png" --screen table
for option in "-p Zed -p Yan" "-n 2" "-r lap_limit=70" "-s 99"; do
    check_run "a table with $option" 0 "$desktop" --shot "$work/own.png" --screen table $option
    differs "--shot honours $option" "$work/own.png" "$work/usual.png"
done
check_run "a player that is none" 2 "$desktop" --shot "$work/own.png" -p Zed:nobody
check_run "a moment after the end" 1 "$desktop" --shot "$work/own.png" --at 999999
check_has "a moment after the end" "has only" "$err"
# One of the two would be ignored.
for pair in "--load 1 -e london" "--load 1 -p Zed" "--load 1 -n 3" "--load 1 -r pot=on" \
    "--shot $work/own.png --full-screen" "--bench --shot $work/own.png" "--bench --dark" \
    "--bench --screen load" "--bench -p Zed"; do
    check_run "$pair" 2 "$desktop" $pair
    check_has "$pair" "does not go with" "$err"
done

check_run "a record" 0 "$desktop" --shot "$work/e.png" --screen table --load "$record"
check_run "a record, earlier" 0 "$desktop" --shot "$work/f.png" --screen table --load "$record" --at 5
if cmp -s "$work/e.png" "$work/f.png"; then fail "earlier is another picture"; else pass; fi
"$OPOLY" term --edition bilkent -p Ada:simple -p Bob:simple --seed 3 >/dev/null
check_run "a saved game" 0 "$desktop" --shot "$work/g.png" --screen table --load 1
complaint "no such saved game" 1 "no game number 9" --shot "$work/g.png" --load 9

# An invisible window opens, plays and ends on a signal.
export SDL_VIDEODRIVER=dummy
complaint "a player that makes no sense" 2 "'--player" --player "Ada:nobody"
complaint "a rule that is none" 2 "'--rule" --rule "no=1"
complaint "two of one name" 2 "already" --edition classic -p Ada -p ada
rm -f "$database"*
"$desktop" --edition classic --player Ada:simple --player Bob:simple --seed 5 \
    >"$work/told" 2>&1 &
program=$!
for _ in $(seq 100); do
    sleep 0.1
    [ -n "$("$OPOLY" games 2>/dev/null | grep -i 'ada')" ] && break
done
kill -TERM "$program"
wait "$program"
check "a signal ends it well" 0 $?
check "nothing is said" "" "$(cat "$work/told")"
check_run "what was played is saved" 0 "$OPOLY" games
check_has "what was played is saved" "Ada" "$out"
check_run "and goes on" 0 "$OPOLY" games export 1 "$work/record"
finish
