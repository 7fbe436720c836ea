# desktop_window.sh -- the drawn game in a real window, played by mouse and keyboard as a person
# would: start, new game, ten rounds against computers, save, close, continue (L10, G10).
source "$(dirname "$0")/scripts/common.bash"

desktop=$(dirname "$OPOLY")/opoly-desktop
for needed in "$desktop" Xvfb xdotool; do
    if ! command -v "$needed" >/dev/null; then
        echo "$needed is not here"
        finish
    fi
done
unset WAYLAND_DISPLAY SDL_VIDEODRIVER
export XDG_CONFIG_HOME=$work/config SDL_AUDIODRIVER=dummy
export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0
mkdir -p "$XDG_CONFIG_HOME/opoly"
printf 'pace 2\nspeed 5\nmuted 1\n' >"$XDG_CONFIG_HOME/opoly/settings"

Xvfb -displayfd 3 -screen 0 1400x900x24 3>"$work/display" >/dev/null 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
for _ in $(seq 100); do
    [ -s "$work/display" ] && break
    sleep 0.1
done
DISPLAY=:$(cat "$work/display")
export DISPLAY

# A line of the list of games: its turn and how many actions it has.
turn() { "$OPOLY" games 2>/dev/null | sed -n 's/.*, turn \([0-9]*\).*/\1/p' | head -n 1; }
actions() { "$OPOLY" games 2>/dev/null | awk '$1 == 1 { print $4 }'; }
# until_true TRIES COMMAND...: tries it every tenth of a second.
until_true() {
    local tries=$1
    shift
    for _ in $(seq "$tries"); do
        if "$@"; then return 0; fi
        sleep 0.1
    done
    return 1
}
window_there() { window=$(xdotool search --name '^opoly$' 2>/dev/null | tail -n 1) && [ -n "$window" ]; }
game_there() { [ -n "$(actions)" ]; }
played_on() { [ "$(actions)" -gt "$1" ]; }

open_window() {
    "$desktop" >"$work/told" 2>&1 &
    program=$!
    until_true 200 window_there || fail "a window opens" "$(cat "$work/told")"
    xdotool windowfocus --sync "$window"
    sleep 1
}
close_window() {
    kill -TERM "$program"
    wait "$program"
    check "$1: it ends well" 0 $?
    check "$1: nothing is said" "" "$(cat "$work/told")"
}
# The answer beside the main one first (pass, reject, no purchase: they open no sheet), then the
# main one, by key and by mouse in turns. A sheet that got in the way is closed.
play_a_little() {
    presses=$((presses + 1))
    if [ $((presses % 8)) -eq 0 ]; then
        if [ "$(actions)" = "$stuck" ]; then xdotool key Escape; fi
        stuck=$(actions)
    fi
    sleep 0.4
    xdotool key 1 x e # x passes in auctions
    sleep 0.4
    if [ $((presses % 2)) -eq 0 ]; then
        xdotool key Return
    else
        eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')"
        xdotool mousemove --window "$window" $((WIDTH - 130)) $((HEIGHT - 114)) click 1
    fi
}
stuck=
presses=0

open_window
xdotool key Return
sleep 0.5
xdotool key Return
if until_true 100 game_there; then pass; else fail "two keys start a game"; fi
rounds_played() {
    play_a_little
    local now
    now=$(turn)
    [ "${now:-0}" -ge 40 ]
}
if until_true 400 rounds_played; then pass; else fail "ten rounds" "turn $(turn)"; fi
xdotool windowsize "$window" 1000 700
sleep 0.5
xdotool windowsize "$window" 1280 800
sleep 0.5
xdotool key s
close_window "played"
check_run "the game is kept" 0 sh -c "'$OPOLY' games export 1 - | '$OPOLY' replay --quiet -"
before=$(actions)

open_window
xdotool key Return # continue
sleep 1
for _ in $(seq 30); do
    play_a_little
    played_on "$before" && break
done
if played_on "$before"; then pass; else fail "continue" "still $before actions"; fi
close_window "continued"
check "one game, not two" 1 "$("$OPOLY" games | grep -c classic)"
finish
