# server_kill.sh -- a server that is killed again and again loses nothing it has told, and play
# goes on when it is back.
source "$(dirname "$0")/scripts/common.bash"

server=$(dirname "$OPOLY")/opoly-server
bots=$(dirname "$OPOLY")/tests/online_bots
kills=${KILLS:-12} games=${GAMES:-6}
if ! [ -x "$server" ] || ! [ -x "$bots" ]; then
    echo "skipped: this build has no opoly-server"
    finish
fi
port=$((20000 + RANDOM % 20000))

start() {
    "$server" --port "$port" --address 127.0.0.1 --store "$work/games.db" --per-address 5000 \
        >>"$work/server.log" 2>&1 &
    pid=$!
}

start
"$bots" "$port" "$games" 240 >"$work/bots.log" 2>&1 &
playing=$!
for ((killed = 0; killed < kills; killed++)); do
    sleep "0.$((3 + RANDOM % 7))"
    kill -0 "$playing" 2>/dev/null || break
    kill -9 "$pid" 2>/dev/null
    wait "$pid" 2>/dev/null
    start
done
wait "$playing"
check "the games of $games tables after $killed kills" 0 $?
check_has "nothing told is missing" "2 passed, 0 failed" "$(cat "$work/bots.log")"
check_run "a backup while it runs" 0 "$server" --store "$work/games.db" --backup "$work/copy.db"
check "the backup is whole" "$(sqlite3 "$work/games.db" 'SELECT count(*) FROM lines')" \
    "$(sqlite3 "$work/copy.db" 'SELECT count(*) FROM lines')"
kill "$pid"
wait "$pid"
check "it ends when it is asked to" 0 $?
finish
