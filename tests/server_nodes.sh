# server_nodes.sh -- two servers on one database behind HAProxy, killed again and again: nothing
# that was told is missing, and play goes on within five seconds. Then the database goes and
# comes back.
source "$(dirname "$0")/scripts/common.bash"
source "$(dirname "$0")/scripts/postgres.bash"

server=$(dirname "$OPOLY")/opoly-server
bots=$(dirname "$OPOLY")/tests/online_bots
kills=${KILLS:-3} games=${GAMES:-4} seconds=${SECONDS_EACH:-12}
PATH=$PATH:/usr/sbin
skip() {
    echo "skipped: $1"
    finish
}
[ -x "$server" ] && [ -x "$bots" ] || skip "this build has no opoly-server"
"$server" --store postgres://nobody@127.0.0.1:1/none 2>&1 | grep -q 'built without' &&
    skip "this build knows no PostgreSQL"
command -v haproxy >/dev/null || skip "HAProxy is not here"
trap 'kill -9 ${pids[@]} $proxy 2>/dev/null; cluster_end; rm -rf "$work"' EXIT
trap 'exit 1' TERM INT
proxy='' pids=()
cluster_start || skip "PostgreSQL cannot be started here"

port=$((10000 + RANDOM % 20000))
nodes=(a b "http://127.0.0.1:$((port + 3))" "http://127.0.0.1:$((port + 4))")

# start N: node a or b, or one that guests reach without the proxy
start() {
    "$server" --port $((port + 1 + $1)) --address 127.0.0.1 --store "$cluster" --node "${nodes[$1]}" \
        --behind-proxy --per-address 5000 --tables 5000 >>"$work/node$1.log" 2>&1 &
    pids[$1]=$!
}

# The configuration that we ship, on other ports.
sed -e "s/:8642/127.0.0.1:$port/" -e "s/:8651/:$((port + 1))/" -e "s/:8652/:$((port + 2))/" \
    "$top/share/haproxy.cfg" >"$work/haproxy.cfg"
start 0
start 1
haproxy -f "$work/haproxy.cfg" >"$work/haproxy.log" 2>&1 &
proxy=$!

# Games until all kills are done: whole ones in the long form, their beginnings in the short one.
round=0
play() {
    round=$((round + 1))
    "$bots" "$port" "$games" "$seconds" 5 >"$work/bots.$round" 2>&1 &
    playing=$!
}

played() {
    wait "$playing"
    check "round $round of $games tables, $killed kills" 0 $?
    [ "$failed" -eq 0 ] || cat "$work/bots.$round" "$work"/*.log
}

killed=0
play

# fetch PATH: what HAProxy hands on, asked by another name than the nodes' own
fetch() {
    local wire
    exec {wire}<>"/dev/tcp/127.0.0.1/$port"
    printf '%s\r\n' "GET $1 HTTP/1.1" "Host: localhost:$port" "Connection: close" "" >&"$wire"
    timeout 2 cat <&"$wire"
}
for ((i = 0; i < 50; i++)); do [ -s "$work/node0.log" ] && [ -s "$work/node1.log" ] && break; sleep 0.1; done
for ((i = 0; i < 20; i++)); do
    [[ $(fetch /health 2>/dev/null) == *good* ]] && break # HAProxy has looked
    sleep 0.1
done
check_has "the proxy hands on the open tables" '"tables": [' "$(fetch /tables)"

# Without a proxy: who comes to the wrong node is told the address of the right one.
start 2
start 3
for ((i = 0; i < 50; i++)); do [ -s "$work/node2.log" ] && [ -s "$work/node3.log" ] && break; sleep 0.1; done
sleep 2 | XDG_DATA_HOME=$work/ada "$OPOLY" join --name Ada "localhost:$((port + 3))" >"$work/ada.out" 2>&1 &
ada=$!
link=''
for ((i = 0; i < 50 && ${#link} == 0; i++)); do
    sleep 0.1
    link=$(sed -n 's/.*\(http:[^ ]*room=[0-9a-f]*\).*/\1/p' "$work/ada.out" | head -n 1)
done
sleep 1 | XDG_DATA_HOME=$work/bob "$OPOLY" join --name Bob "${link/$((port + 3))/$((port + 4))}" \
    >"$work/bob.out" 2>&1
check_has "go http://HOST:PORT" "1. Ada" "$(cat "$work/bob.out")"
check_lacks "and no word about it" "lost" "$(cat "$work/bob.out")"
wait "$ada"
check_has "and is there" "2. Bob" "$(cat "$work/ada.out")"
kill "${pids[2]}" "${pids[3]}"
wait "${pids[2]}" "${pids[3]}"
unset 'pids[2]' 'pids[3]'

while [ "$killed" -lt "$kills" ]; do
    if ! kill -0 "$playing" 2>/dev/null; then
        played
        play
        sleep 2
    fi
    victim=$((killed % 2))
    if [ $((killed % 5)) -eq 4 ]; then # it hangs, and goes on with what it believes
        kill -STOP "${pids[$victim]}"
        sleep 5
        kill -CONT "${pids[$victim]}"
        sleep 1
    fi
    kill -9 "${pids[$victim]}"
    wait "${pids[$victim]}" 2>/dev/null
    # Now and then it stays away for longer than its meetings wait for it.
    if [ $((killed % 4)) -eq 0 ]; then sleep 4; else sleep "0.$((RANDOM % 8))"; fi
    start $victim
    sleep 0.5
    killed=$((killed + 1))
done

# A dead node's game goes on though nobody asks for it: its computers play in another node.
query() {
    "$programs/psql" -Atq "$cluster" -c "$1"
}
start 2
for ((i = 0; i < 50; i++)); do grep -q event=listens "$work/node2.log" && break; sleep 0.1; done
before=$(query 'SELECT count(*) FROM meetings')
{
    printf 'clock 0 3\ncomputer simple\ncomputer simple\nready\n'
    sleep 1
    printf 'start\n'
    sleep 1
    printf 'quit\n'
} | XDG_DATA_HOME=$work/eve "$OPOLY" join --name Eve "localhost:$((port + 3))" >"$work/eve.out" 2>&1
left="FROM meetings JOIN nodes ON nodes.id = node WHERE runs AND nodes.name = '${nodes[2]}'"
room=$(query "SELECT encode(room, 'hex') $left")
check "a game runs" 64 "${#room}"
kill -9 "${pids[2]}"
wait "${pids[2]}" 2>/dev/null
unset 'pids[2]'
taken=''
for ((i = 0; i < 60 && ${#taken} == 0; i++)); do
    sleep 0.1
    taken=$(query "SELECT nodes.name FROM meetings JOIN nodes ON nodes.id = node
        WHERE room = '\\x$room' AND nodes.name IN ('a', 'b')")
done
check_run "it is taken over within six seconds" 0 test -n "$taken"
# Eve's clock, which nobody watches, runs out in the other node: a computer plays on for her.
length() {
    query "SELECT length FROM meetings WHERE room = '\\x$room'"
}
first=$(length)
for ((i = 0; i < 100; i++)); do [ "$(length)" -gt "$first" ] && break; sleep 0.1; done
check_run "and goes on" 0 test "$(length)" -gt "$first"

# Without its database a game waits, the log has one sentence, and then it goes on.
cluster_halt
sleep 1.5
check "no database: the nodes live" "" "$(grep -il 'abort' "$work"/node[01].log)"
cluster_go
played
grep -ho 'longest pause.*' "$work"/bots.* | sort -r | head -n 1

check "nothing told is missing" "$round" "$(grep -c '^2 passed, 0 failed' <(cat "$work"/bots.*))"
for node in 0 1; do
    check "one sentence in the log" 1 "$(grep -c 'database does not answer' "$work/node$node.log")"
done
check "no line is missing or double" 0 "$("$programs/psql" -Atq "$cluster" -c \
    'SELECT count(*) FROM meetings WHERE length <> (SELECT count(*) FROM lines
     WHERE lines.room = meetings.room)')"
check "meetings were taken over" t "$("$programs/psql" -Atq "$cluster" -c \
    'SELECT count(*) > 0 FROM meetings WHERE taken_from IS NOT NULL')"
for node in "${pids[@]}"; do kill "$node"; done
wait "${pids[0]}"
check "a node ends when it is asked to" 0 $?
finish
