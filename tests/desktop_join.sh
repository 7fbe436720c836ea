# desktop_join.sh -- the window at a table of a real server: it comes by the link that a terminal
# opened, sits down by mouse and keyboard, and both play.
source "$(dirname "$0")/scripts/common.bash"

desktop=$(dirname "$OPOLY")/opoly-desktop
server=$(dirname "$OPOLY")/opoly-server
for needed in "$desktop" "$server" Xvfb xdotool; do
    if ! command -v "$needed" >/dev/null; then
        echo "$needed is not here"
        finish
    fi
done
check_run "two games at once" 2 "$desktop" --join "http:///" --load 1
check_one_sentence "two games at once" "$err"
unset WAYLAND_DISPLAY SDL_VIDEODRIVER
export XDG_CONFIG_HOME=$work/config SDL_AUDIODRIVER=dummy
export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0
mkdir -p "$XDG_CONFIG_HOME/opoly"
printf 'pace 2\nspeed 5\nmuted 1\nhasty 1\n' >"$XDG_CONFIG_HOME/opoly/settings"

port=$((10000 + RANDOM % 20000))
"$server" --port "$port" --address 127.0.0.1 --store "$work/games.db" >"$work/server.log" 2>&1 &
games=$!
Xvfb -displayfd 3 -screen 0 1400x900x24 3>"$work/display" >/dev/null 2>&1 &
screen=$!
trap 'kill "$games" "$screen" "$window" "$ada" 2>/dev/null; rm -rf "$work"' EXIT
window='' ada=''

# until_told FILE WORDS: at most ten seconds.
until_told() {
    local i
    for ((i = 0; i < 100; i++)); do
        grep -q "$2" "$1" 2>/dev/null && return 0
        sleep 0.1
    done
    return 1
}

until_told "$work/display" '[0-9]'
DISPLAY=:$(cat "$work/display")
export DISPLAY

mkfifo "$work/typed"
XDG_DATA_HOME=$work/ada "$OPOLY" join --name Ada "localhost:$port" \
    <"$work/typed" >"$work/ada.out" 2>&1 &
ada=$!
exec 4>"$work/typed"
until_told "$work/ada.out" '#room='
link=$(sed -n 's/.*\(http:[^ ]*room=[0-9a-f]*\).*/\1/p' "$work/ada.out" | head -n 1)
check_has "a link" "#room=" "$link"
XDG_DATA_HOME=$work/bob "$desktop" --join "$link" --size 1280x800 --mute >"$work/window.out" 2>&1 &
window=$!
shown=$(timeout 10 xdotool search --sync --onlyvisible --name opoly | head -n 1)
check_has "a window" "" "$shown"
sleep 1
# The name is written into the dock, then the main button where it always is.
xdotool mousemove --window "$shown" 1050 625 click 1 sleep 0.3 type Bob
sleep 0.3
xdotool mousemove --window "$shown" 1120 685 click 1
if until_told "$work/ada.out" '2. Bob'; then pass; else fail "Bob sits down"; fi
sleep 0.5
xdotool mousemove --window "$shown" 1120 686 click 1
if until_told "$work/ada.out" 'Bob, ready'; then pass; else fail "Bob is ready"; fi
printf 'ready\nstart\n' >&4
if until_told "$work/ada.out" 'begins'; then pass; else fail "the game begins"; fi
for ((i = 0; i < 40; i++)); do
    printf 'roll\ndecline\npass\nend\n' >&4
    xdotool mousemove --window "$shown" 1120 $((684 + i % 3)) click 1
    sleep 0.15
    grep -q 'Bob rolled.*moved' "$work/ada.out" && break
done
check_has "Bob plays with the mouse" "Bob rolled" "$(cat "$work/ada.out")"
check_has "his seat is kept" "$(printf '%s' "$link" | sed 's/.*room=//')" \
    "$(cat "$work/bob/opoly/visits" 2>/dev/null)"
kill "$window"
wait "$window"
check "the window ends in peace" 0 $?
exec 4>&-
check "nothing was complained of" "" "$(cat "$work/window.out")"
finish
