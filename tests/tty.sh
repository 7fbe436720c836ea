# tty.sh -- the game on a real terminal: prompt, completion, history, colour, signals.
if ! command -v tmux >/dev/null; then
    echo "tmux is missing: the terminal is not tried"
    echo "0 passed, 0 failed"
    exit 0
fi
source "$(dirname "$0")/scripts/common.bash"

socket=$work/tmux
tm() { tmux -S "$socket" -f /dev/null "$@"; }
trap 'tm kill-server 2>/dev/null; rm -rf "$work"' EXIT

# begin ARGUMENTS...: the program in a new window of 100 by 60, with $setting in
# its environment; at its end the exit status is shown.
window=0
setting=
begin() {
    window=$((window + 1))
    cat >"$work/window$window" <<END
trap : INT
$setting "$OPOLY" $*
echo "status \$?"
sleep 60
END
    tm new-session -d -s "w$window" -x 100 -y 60 "sh '$work/window$window'"
}
screen() { tm capture-pane -p -t "w$window" -S -200 "$@" 2>&1; }
press() { tm send-keys -t "w$window" "$@"; }
# type_in WORDS: and Enter.
type_in() { tm send-keys -t "w$window" -l "$1" && press Enter; }
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

begin term --testing --edition classic --rule order=entered -p Ada -p Bob
expect "the prompt" "Ada>"
type_in 'board'
expect "the board" "Vermont"
case $(screen -e) in *$'\033['[34]*) pass ;; *) fail "colours on a terminal" "none seen" ;; esac
press 'rol' Tab
type_in '1 2'
expect "a word is completed" "Ada> roll 1 2"
expect "what was typed is done" "Ada rolled 1 and 2"
type_in 'buy'
expect "bought" "Ada bought Baltic"
type_in 'end'
expect "the next player" "Bob>"
press Up Up Up
expect "history: the line three back" "Bob> roll 1 2"
press C-u b Tab Tab
expect "several completions are listed" "board"
press C-u
tm send-keys -t "w$window" -l 'roll 2 4'
press BSpace
type_in '3'
expect "a line is edited" "Bob rolled 2 and 3"
type_in 'rool'
expect "did you mean" "roll"
type_in 'quit'
expect "T4: quit asks" 'Really? "yes"'
press Enter
expect "T4: Enter stays" "Nothing was done."
type_in 'quit'
type_in 'yes'
expect "quit" "status 0"
expect "quit tells how to go on" "opoly games play 1"

# History lives on in the next game; the last game is offered.
begin term
expect "the last game is offered" "go on with game 1"
type_in 'resume'
expect "and goes on" "Bob>"
press Up Up Up Up
expect "history from the game before" "Bob> roll 2 3"
press C-c
expect "an interrupt ends it" "status 130"
expect "with one sentence" "interrupted; the game is saved as number 1"
check "the history is private" 600 "$(stat -c %a "$XDG_DATA_HOME/opoly/history")"

# Control-D is a good end, and asks like quit.
begin games play 1
expect "the prompt" "Bob>"
press C-d
expect "T4: the end of input asks" 'Really? "yes"'
press C-d
expect "the end of input" "status 0"

# The first question takes one Enter; everything else is behind it.
begin term --new --no-save --rule order=entered
expect "one Enter begins" "you against 3 computers"
press Enter
expect "the usual game begins" "Player 1>"
type_in 'quit!'
expect "leaving shows the scores" "By net worth the players stand so:"
expect "quit" "status 0"
begin term --new
expect "everything else is a choice" "choose"
type_in 'choose'
expect "the edition" "Edition [classic]"
press Enter
expect "the house rules" "House rule [no more]"
type_in 'pot on'
expect "a house rule" "pot             on"
press Enter
expect "the number of players" "How many players"
type_in '2'
expect "a name" "Name of player 1 [Player 1]"
type_in 'Zoë'
expect "who plays" "Who plays Zoë"
press Enter
expect "the token" "Token of Zoë"
press Enter
expect "the second player" "Name of player 2"
press Enter Enter Enter
expect "the game begins" "Zoë>"
type_in 'quit!'
expect "quit" "status 0"

# No colours where they are not wanted.
begin term --colour=never --edition classic --rule order=entered -p Ada -p Bob
expect "the prompt" "Ada>"
type_in 'board'
expect "the board" "Vermont"
type_in 'quit!'
expect "quit" "status 0"
case $(screen -e) in *$'\033[3'*) fail "--colour=never" "colours seen" ;; *) pass ;; esac

setting=NO_COLOR=1
begin term --edition classic --rule order=entered -p Ada -p Bob --no-save
setting=
expect "the prompt" "Ada>"
type_in 'board'
expect "the board" "Vermont"
type_in 'quit!'
expect "quit" "status 0"
case $(screen -e) in *$'\033[3'*) fail "NO_COLOR" "colours seen" ;; *) pass ;; esac

# A person's own card is read first.
begin term --edition classic --testing --no-save --rule order=entered --rule any_dice=on -p Ada -p Bob
expect "the prompt" "Ada>"
type_in 'roll 0 7; draw dividend'
expect "a card waits to be read" "(Enter)"
case $(screen) in *"Ada received"*) fail "a card waits" "it did not" ;; *) pass ;; esac
press Enter
expect "and then has its effect" "Ada received"
type_in 'quit!'
expect "quit" "status 0"
begin term --quick --edition classic --testing --no-save --rule order=entered --rule any_dice=on -p Ada -p Bob
expect "the prompt" "Ada>"
type_in 'roll 0 7; draw dividend'
expect "with --quick it does not" "Ada received"
type_in 'quit!'
expect "quit" "status 0"

# An interrupt loses no game unasked.
begin term --edition classic --no-save --rule order=entered -p Ada -p Bob
expect "the prompt" "Ada>"
press C-c
expect "T1: an interrupt asks before a game is lost" "This game is not saved: it is lost."
press C-c
expect "and pressed again it ends" "status 0"

# A long answer comes screen by screen.
begin term --edition classic --no-save --rule order=entered -p Ada -p Bob
expect "the prompt" "Ada>"
tm resize-window -t "w$window" -x 80 -y 24
type_in 'help'
expect "a full screen waits" "(Enter shows more)"
press Enter
expect "the next one" "Ada>"
type_in 'rules'
expect "a full screen waits" "(Enter shows more)"
type_in 'players'
expect "a command goes on from there" "Round 1"
type_in 'rules'
type_in 'q'
expect "enough is enough" "Ada>"
type_in 'quit!'
expect "quit" "status 0"

# The person throws for the order and turns the wheel.
begin term --edition bilkent --no-save -p Ada
expect "a press for the order" "Ada throws for the order of play: press Enter."
press Enter
expect "thrown" "Ada rolled"
type_in 'quit!'
expect "quit" "status 0"

# A terminal that can only print: no colours, no cursor movement, and still a person.
for plain in dumb ""; do
    setting="TERM=$plain"
    begin term --edition classic --rule order=entered -p Ada -p Bob --no-save --testing
    setting=
    expect "TERM='$plain': the prompt" "Ada>"
    type_in 'roll 1 2'
    expect "TERM='$plain': a line is read" "Ada may buy"
    type_in 'board'
    expect "TERM='$plain': the board" "Vermont"
    type_in 'quit!'
    expect "TERM='$plain': quit" "status 0"
    case $(screen -e) in *$'\033[3'*) fail "TERM='$plain'" "colours seen" ;; *) pass ;; esac
done

# B9: an auction has a clock in the prompt, and when time is up that is a pass.
begin term --testing --no-save --edition bilkent --auction-time 4 --rule order=entered \
    --rule fill_to=0 --rule token_choice=setup -p Ada -p Bob
expect "the prompt" "Ada>"
type_in 'roll 1 2'
type_in 'decline'
expect "B9: the time left is in the prompt" "[0:03] "
expect "B9: it runs in real seconds" "[0:02] "
expect "B9: running out means pass" "Time is up: that is a pass."
expect "B9: for everybody" "Nobody bid for"
type_in 'quit!'
expect "quit" "status 0"
check "the time is one line" 1 "$(screen | grep -c '\[0:0[0-4]\] Bob>')"

# An ended game offers the next one.
begin term --edition smallest --no-save --rule start_money=0 --rule order=entered -p Ada -p Bob
expect "the prompt" "Ada>"
type_in 'resign!'
expect "the next game is offered" "Enter plays again with the same players"
press Enter
expect "again" "with the same settings"
expect "the prompt" "Ada>"
type_in 'resign!'
type_in 'new'
expect "another game" "What would you like to play?"
type_in 'quit'
expect "quit" "status 0"

# The first question breaks long lines between words, under the first.
begin term --edition classic --rule order=entered -p "Maximiliane" -p "Bartholomew:easy" \
    -p "Wilhelmina:easy" -p "Konstantin:easy"
expect "the prompt" "Maximiliane>"
type_in 'quit!'
expect "quit" "status 0"
begin term
expect "the first question" "What would you like to play?"
check "a long line goes on under the first" 1 "$(screen | grep -c '^            [^ ]')"
type_in 'quit'
expect "quit" "status 0"

# Whoever plays for the first time finds the lesson in the first question.
begin term
expect "the first question names the lesson" "learn     a first game that teaches"
type_in 'learn'
expect "the lesson begins" "Lesson: Throw the dice."
type_in 'quit!'
expect "quit" "status 0"

# A question wider than the window is broken between words.
begin term --edition london --new --no-save
expect "the first question" "What would you like to play?"
type_in 'choose'
press Enter
type_in '2'
type_in 'Maximiliane Bartholomew'
expect "a wide question" $'london-medium or\nlondon-hard? [person]:'
type_in 'quit'
expect "quit" "status 0"

# Deleting asks.
begin games delete 1
expect "delete asks" "for good? [no]"
type_in 'yes'
expect "and deletes" "status 0"
check_run "it is gone" 1 "$OPOLY" games show 1
finish
