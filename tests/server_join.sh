# server_join.sh -- a whole game of two on a real server, each at a terminal of their own; the
# record can be had afterwards, and its dice checked.
source "$(dirname "$0")/scripts/common.bash"

server=$(dirname "$OPOLY")/opoly-server
if ! [ -x "$server" ]; then
    echo "skipped: this build has no opoly-server"
    finish
fi
port=$((10000 + RANDOM % 20000))
serve() {
    "$server" --port "$port" --address 127.0.0.1 --store "$work/games.db" >>"$work/server.log" 2>&1 &
    pid=$!
}
serve
trap 'kill "$pid" 2>/dev/null; rm -rf "$work"' EXIT

# answers COUNT: what somebody types who rolls, never buys and ends, again and again; what is
# not possible just then is refused in a sentence.
answers() {
    local i
    for ((i = 0; i < $1; i++)); do printf 'roll\ndecline\npass\nend\n'; done
}

# give_up: resigns as soon as the game allows it, whatever is asked before.
give_up() {
    local i
    for ((i = 0; i < 40; i++)); do printf 'resign!\npass\ndecline\nend\nroll\n'; done
}

{
    printf 'edition classic\nrule pot=on\ncomputer simple\n'
    for ((i = 0; i < 100; i++)); do
        grep -q 'Bob, ready' "$work/ada.out" && break
        sleep 0.1
    done
    printf 'ready\n'
    for ((i = 0; i < 2; i++)); do
        sleep 0.5
        printf 'start\n'
    done
    answers 6
    give_up
    printf 'record %s\nquit\n' "$work/record"
} | XDG_DATA_HOME=$work/ada "$OPOLY" join --name Ada "localhost:$port" >"$work/ada.out" 2>&1 &
ada=$!
link=''
for ((i = 0; i < 50 && ${#link} == 0; i++)); do
    sleep 0.1
    link=$(sed -n 's/.*\(http:[^ ]*room=[0-9a-f]*\).*/\1/p' "$work/ada.out" | head -n 1)
done
check_has "a link for friends" "#room=" "$link"
{
    printf 'say hello Ada\nready\n'
    sleep 3
    answers 8
    give_up
    printf 'quit\n'
} | XDG_DATA_HOME=$work/bob "$OPOLY" join --name Bob "$link" >"$work/bob.out" 2>&1 &
bob=$!
wait "$ada"
check "Ada leaves in peace" 0 $?
wait "$bob"
check "Bob leaves in peace" 0 $?
check_has "talk" "Bob: hello Ada" "$(cat "$work/ada.out")"
check_has "a computer came" "computer: simple" "$(cat "$work/bob.out")"
check_has "both see the same" "Ada rolled" "$(cat "$work/bob.out")"
check_has "a seat is kept" "$(printf '%s' "$link" | sed 's/.*room=//')" "$(cat "$work/ada/opoly/visits")"
XDG_DATA_HOME=$work/ada check_run "games on servers are listed" 0 "$OPOLY" games
check_has "games on servers are listed" "$link" "$out"
check "for its owner only" 600 "$(stat -c %a "$work/ada/opoly/visits")"
check_has "the house rule" "rule pot on" "$(cat "$work/record")"
check_run "the record replays" 0 "$OPOLY" replay --quiet "$work/record"
check_run "its dice are fair" 0 "$OPOLY" replay --dice "$work/record"
check_lacks "no seed in it" "seed" "$(head -n 12 "$work/record")"

# A server of another version, whose rules lead elsewhere: the table says so and can be read.
kill "$pid"
wait "$pid"
lines=$(sqlite3 "$work/games.db" 'SELECT count(*) FROM lines')
sqlite3 "$work/games.db" "UPDATE lines SET text = '= 0123456789abcdef'
    WHERE n = (SELECT max(n) FROM lines WHERE text LIKE '= %' AND n <
        (SELECT max(n) FROM lines WHERE text LIKE '= %'))"
serve
sleep 2 | XDG_DATA_HOME=$work/eve "$OPOLY" join "$link" >"$work/eve.out" 2>&1
check_has "another version" "was played with another version" "$(cat "$work/eve.out")"
check_has "and can be read" "begins" "$(cat "$work/eve.out")"
check "nothing is added or lost" "$lines" "$(sqlite3 "$work/games.db" 'SELECT count(*) FROM lines')"
check_run "the server lives" 0 kill -0 "$pid"
check_run "no server" 2 "$OPOLY" join "http:///"
check_one_sentence "no link" "$err"
finish
