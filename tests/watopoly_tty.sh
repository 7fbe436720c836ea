# watopoly_tty.sh -- watopoly on a real terminal: its board, what it asks, the games it keeps.
if ! command -v tmux >/dev/null; then
    echo "tmux is missing: the terminal is not tried"
    echo "0 passed, 0 failed"
    exit 0
fi
source "$(dirname "$0")/scripts/common.bash"
W=$(realpath "${WATOPOLY:-$(dirname "$OPOLY")/watopoly}")
cd "$work" || exit 1

socket=$work/tmux
tm() { tmux -S "$socket" -f /dev/null "$@"; }
trap 'tm kill-server 2>/dev/null; rm -rf "$work"' EXIT

# begin COLUMNSxLINES PROGRAM ARGUMENT...: in a new window; its status is shown at the end.
window=0
begin() {
    local size=$1
    shift
    window=$((window + 1))
    printf 'trap : INT\n%s\necho "status $?"\nsleep 60\n' "$*" >"$work/window$window"
    tm new-session -d -s "w$window" -x "${size%x*}" -y "${size#*x}" "sh '$work/window$window'"
}
shown() { tm capture-pane -p -t "w$window" 2>&1; }
screen() { tm capture-pane -p -t "w$window" -S -400 2>&1; }
type_in() { tm send-keys -t "w$window" -l "$1" && tm send-keys -t "w$window" Enter; }
# expect NAME WORDS: waits until the words are on the screen.
expect() {
    local _
    for _ in $(seq 80); do
        case $(screen) in *"$2"*) pass; return ;; esac
        sleep 0.1
    done
    fail "$1" "expected: $2" "screen:" "$(screen | grep -v '^$' | tail -n 12)"
    finish # what follows would only wait and fail too
}
tm new-session -d -s keep 'sleep 300'

{
    printf '2\nAlice G 0 10 36\nBob B 0 300 0\n'
    for name in AL ML MKV ECH PAS HH RCH PAC DWE CPH UWP LHI BMH OPT EV1 EV2 EV3 V1 PHYS B1 CIF \
        B2 EIT ESC C2 REV MC; do
        echo "$name BANK 0"
    done
    echo "DC Bob 0"
} >poor

# ---- W13: the board fits the window ----
begin 80x24 "$W" -testing -load poor
expect "W13 compact at 80 columns" "Alice>"
check_has "W13 the whole board is seen" "|Goose " "$(shown)"
check_has "W13 to its last corner" "|COLLECT|" "$(shown)"
check_lacks "W13 not the wide one" "#####" "$(screen)"

type_in 'help'
expect "W2 help" "answer to a question with two answers; y, n"
check "W13 no line is broken by the window" "" \
    "$(tm capture-pane -J -p -t "w$window" -S -400 | grep '.\{81\}')"
type_in 'trade Bob AL'
expect "W2 a long line" "Say it like this"

# ---- what cannot be taken back is typed twice ----
type_in 'roll 1 2'
expect "W11 in debt" 'Alice owes Bob $50'
type_in 'bankrupt'
expect "T1 dropping out asks" 'Type "bankrupt" again to drop out.'
type_in 'assets'
expect "T1 something else is something else" 'Alice has $10'
type_in 'bankrupt'
sleep 0.3
check_lacks "T1 it must be twice in a row" "dropped out" "$(screen)"
type_in 'bankrupt'
expect "T1 twice drops out" "Alice dropped out, bankrupt to Bob."
expect "T1 and that is the end" "status 0"

begin 100x60 "$W" -testing -load poor
expect "W13 the wide board" "#   #  ###  #####"
type_in 'quit'
expect "T1 leaving what is not saved asks" 'This game is not saved. Type "quit" again'
type_in 'board'
for key in C-d C-c; do
    tm send-keys -t "w$window" "$key"
    sleep 0.3
    type_in 'board'
done
check_lacks "T1 keys that end the program ask too" "status" "$(screen)"
type_in 'quit'
type_in 'exit'
expect "T1 twice leaves" "status 0"

# ---- kept games open in watopoly again ----
begin 100x60 "$W" -seed 5
expect "W12 asks" "How many players"
for line in 2 Ann G ann B; do
    type_in "$line"
    sleep 0.1
done
expect "W12 begins" "Ann is on Collect OSAP"
type_in 'mortgage AL'
type_in 'quit'
expect "it is kept" "The game is kept as number 1"
begin 100x60 "$OPOLY" games play 1
expect "opoly games play opens watopoly" "Ann is on Collect OSAP and has \$1,500: roll or trade."
expect "opoly games play draws its board" "#   #  ###  #####"
type_in 'trade ann 5 AL'
expect "names differ by case there too" "You can only ask for what the other player has."
type_in 'exit'
expect "and it is kept on" "The game is kept as number 1"
begin 100x60 "$OPOLY" term --new --edition waterloo -p Ann -p Bob
expect "opoly's own waterloo" "Ann>"
type_in 'quit'
sleep 0.5
begin 100x60 "$OPOLY" games play 2
expect "opoly's own game stays with opoly" "Ann>"
check_lacks "opoly's own game stays with opoly" "#   #  ###  #####" "$(screen)"
finish
