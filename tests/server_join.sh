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
    "$server" --port "$port" --address 127.0.0.1 --store "$work/games.db" --threads=0 >>"$work/server.log" 2>&1 &
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

# until_told NAME WORDS [LINES]: in so many lines, one unless told; at most a minute.
until_told() {
    local i
    for ((i = 0; i < 600; i++)); do
        [ "$(grep -c "$2" "$work/$1.out" 2>/dev/null)" -ge "${3:-1}" ] 2>/dev/null && return
        sleep 0.1
    done
}

# give_up: resigns as soon as the game allows it, whatever is asked before.
give_up() {
    local i
    for ((i = 0; i < 40; i++)); do printf 'resign!\npass\ndecline\nend\nroll\n'; done
}

{
    printf 'edition classic\nrule pot=on\nclock 600 20\nabsent 120\npublic on\ncomputer simple\n'
    until_told ada 'Bob, ready'
    printf 'ready\nstart\n'
    until_told ada 'begins. `help`'
    answers 6
    give_up
    printf 'record %s\nquit\n' "$work/record"
} | XDG_DATA_HOME=$work/ada "$OPOLY" join --name Ada "localhost:$port" >"$work/ada.out" 2>&1 &
ada=$!
# link_of NAME: to the table that they opened.
link_of() {
    until_told "$1" '#room='
    sed -n 's/.*\(http:[^ ]*room=[0-9a-f]*\).*/\1/p' "$work/$1.out" | head -n 1
}
link=$(link_of ada)
check_has "a link for friends" "#room=" "$link"
until_told ada 'computer: simple'
check_run "open tables" 0 "$OPOLY" join --list "localhost:$port"
check_has "an open table is listed" "$link" "$out"
check_has "with its players" "classic, 2 players" "$out"
check_run "nobody there" 1 "$OPOLY" join --list localhost:1
check_one_sentence "nobody there" "$err"
{
    printf 'say hello Ada\nready\n'
    until_told bob 'begins. `help`'
    answers 8
    give_up
    printf 'quit\n'
} | XDG_DATA_HOME=$work/bob "$OPOLY" join --name Bob "$link" >"$work/bob.out" 2>&1 &
bob=$!
wait "$ada"
check "Ada leaves in peace" 0 $?
wait "$bob"
check "Bob leaves in peace" 0 $?
check_has "clocks in words" "10 min each and 20 s for each decision" "$(cat "$work/bob.out")"
check_has "terms said in one breath all count" "after 2 min a computer plays for who is away" "$(cat "$work/bob.out")"
check_has "the time that is left" "Your clock: 10:" "$(cat "$work/ada.out")"
check_has "how to play again" '`again` begins another game' "$(cat "$work/ada.out")"
check_lacks "the host alone begins it" '`again` begins' "$(cat "$work/bob.out")"
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
{
    until_told eve 'another version'
    until_told eve 'begins'
} | XDG_DATA_HOME=$work/eve "$OPOLY" join "$link" >"$work/eve.out" 2>&1
check_has "another version" "was played with another version" "$(cat "$work/eve.out")"
check_has "and can be read" "begins" "$(cat "$work/eve.out")"
check "nothing is added or lost" "$lines" "$(sqlite3 "$work/games.db" 'SELECT count(*) FROM lines')"
check_run "the server lives" 0 kill -0 "$pid"

# Who drops out is named to the others.
{
    until_told gus 'Hal has lost the connection'
    printf 'quit\n'
} | XDG_DATA_HOME=$work/gus "$OPOLY" join --name Gus "localhost:$port" >"$work/gus.out" 2>&1 &
gus=$!
until_told gus 'classic, 1 seat'
{
    until_told gus 'Hal'
    printf 'quit\n'
} | XDG_DATA_HOME=$work/hal "$OPOLY" join --name Hal "$(link_of gus)" >"$work/hal.out" 2>&1
wait "$gus"
check_has "who drops out is named" "Hal has lost the connection." "$(cat "$work/gus.out")"
check_lacks "nobody else is" "Gus has lost" "$(cat "$work/hal.out")"

# The host's own edition: whoever has played it has it, beside the record. Somebody is not heard,
# and somebody is sent away.
cp -r "$top/editions" "$work/editions"
"$OPOLY" edition new village --from smallest -o "$work/editions/village.edition" >/dev/null
{
    printf 'bring village\ndelay 5\n'
    until_told cem 'Dan: one'
    printf 'mute 2\n'
    until_told cem 'not shown any more'
    until_told cem 'Fay: three'
    printf 'mute 2\nban 3\n'
    until_told fay 'closed this table'
    printf 'ready\n'
    until_told cem 'Dan, ready'
    until_told cem 'Cem, ready'
    printf 'start\n'
    until_told cem ' begins'
    give_up
    printf 'record %s\nquit\n' "$work/cem/record"
} | OPOLY_EDITIONS=$work/editions XDG_DATA_HOME=$work/cem "$OPOLY" join --name Cem "localhost:$port" >"$work/cem.out" 2>&1 &
cem=$!
until_told cem 'village, 1 seat'
village=$(link_of cem)
{
    printf 'say one\n'
    until_told cem 'not shown any more'
    printf 'say two\n'
    until_told fay 'closed this table'
    printf 'ready\n'
    until_told dan ' begins'
    give_up
    printf 'record %s\nquit\n' "$work/dan/record"
} | XDG_DATA_HOME=$work/dan "$OPOLY" join --name Dan "$village" >"$work/dan.out" 2>&1 &
dan=$!
until_told dan 'Dan: two'
{
    printf 'say three\n'
    until_told fay 'closed this table'
} | XDG_DATA_HOME=$work/fay "$OPOLY" join --name Fay "$village" >"$work/fay.out" 2>&1 &
fay=$!
wait "$cem" "$dan"
check_has "the delay" "others may look on, 5 s later" "$(cat "$work/dan.out")"
check_lacks "who is muted is not heard" "Dan: two" "$(cat "$work/cem.out")"
check_has "and others are" "Fay: three" "$(cat "$work/cem.out")"
check_has "sent away" "The host has closed this table to you." "$(cat "$work/fay.out")"
check_run "the edition beside the record" 0 "$OPOLY" replay --quiet --edition "$work/dan/village.edition" "$work/dan/record"
check_run "its dice" 0 "$OPOLY" replay --dice --edition "$work/cem/village.edition" "$work/cem/record"
kill "$fay" 2>/dev/null

# Twice with the same people: first without advice, whatever is typed to get some; nothing is taken
# back; the record of the first game can be had after the second was begun. How often a table tells
# who is ready depends on how fast it changes, so the second time counts from what was seen before.
{
    printf 'rule lap_limit=1\nadvice off\n'
    until_told gus 'Hal, ready'
    printf 'ready\nstart\n'
    until_told gus 'begins. `help`'
    printf 'hin\nund\ncoach everything\n'
    answers 30
    until_told gus 'By net worth'
    seen=$(grep -c 'Hal, ready' "$work/gus.out")
    printf 'again\nadvice on\nrecord %s\n' "$work/first"
    until_told gus 'Hal, ready' $((seen + 1))
    printf 'ready\nstart\n'
    until_told gus 'begins. `help`' 2
    printf 'hin\n'
    answers 30
    until_told gus 'By net worth' 2
    printf 'record %s\nquit\n' "$work/second"
} | XDG_DATA_HOME=$work/gus "$OPOLY" join --name Gus "localhost:$port" >"$work/gus.out" 2>&1 &
gus=$!
{
    printf 'ready\n'
    until_told hal 'begins. `help`'
    answers 30
    until_told hal 'By net worth'
    until_told hal 'hints are allowed'
    printf 'ready\n'
    until_told hal 'begins. `help`' 2
    answers 30
    until_told hal 'By net worth' 2
    printf 'quit\n'
} | XDG_DATA_HOME=$work/hal "$OPOLY" join --name Hal "$(link_of gus)" >"$work/hal.out" 2>&1
wait "$gus"
check_has "no advice" "This table plays without advice." "$(cat "$work/gus.out")"
check_has "nothing is taken back" "not possible in a game on a server" "$(cat "$work/gus.out")"
check "two games" 2 "$(grep -c 'By net worth' "$work/hal.out")"
check_has "who is no host" "The host can begin another game" "$(cat "$work/hal.out")"
check_has "advice in the second" "An expert would" "$(cat "$work/gus.out")"
check_run "the first record" 0 "$OPOLY" replay --dice "$work/first"
check_run "the second record" 0 "$OPOLY" replay --dice "$work/second"
check "they are two" 1 "$(cmp -s "$work/first" "$work/second"; echo $?)"
check_run "a review of the first" 0 "$OPOLY" review --sketch "$work/first"
check_run "a review by one's own edition" 0 "$OPOLY" review --sketch --edition "$work/cem/village.edition" "$work/cem/record"

check_run "no server" 2 "$OPOLY" join "http:///"
check_one_sentence "no link" "$err"
finish
