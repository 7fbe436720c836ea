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
port=$((10000 + RANDOM % 20000))

start() {
    "$server" --port "$port" --address 127.0.0.1 --store "$work/games.db" --per-address 5000 \
        --tables 5000 >>"$work/server.log" 2>&1 &
    pid=$!
}

# Rounds of games until all kills are done; every game is played to its end.
round=0
play() {
    round=$((round + 1))
    "$bots" "$port" "$games" $((400 + 2 * kills)) >"$work/bots.$round" 2>&1 &
    playing=$!
}
played() {
    wait "$playing"
    check "round $round of $games tables, $killed kills" 0 $?
    check_has "nothing told is missing" "2 passed, 0 failed" "$(cat "$work/bots.$round")"
}

start
killed=0
play
while [ "$killed" -lt "$kills" ]; do
    sleep "0.$((3 + RANDOM % 7))"
    if ! kill -0 "$playing" 2>/dev/null; then
        played
        play
    fi
    kill -9 "$pid" 2>/dev/null
    wait "$pid" 2>/dev/null
    start
    killed=$((killed + 1))
done
played
check_run "a backup while it runs" 0 "$server" --store "$work/games.db" --backup "$work/copy.db"
check "the backup is whole" "$(sqlite3 "$work/games.db" 'SELECT count(*) FROM lines')" \
    "$(sqlite3 "$work/copy.db" 'SELECT count(*) FROM lines')"
kill "$pid"
wait "$pid"
check "it ends when it is asked to" 0 $?
finish
