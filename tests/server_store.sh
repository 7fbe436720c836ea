# server_store.sh -- the stores of meetings do the same, SQLite and PostgreSQL.
source "$(dirname "$0")/scripts/common.bash"
source "$(dirname "$0")/scripts/postgres.bash"

server=$(dirname "$OPOLY")/opoly-server
stores=$(dirname "$OPOLY")/tests/meeting_stores
if ! [ -x "$server" ] || ! [ -x "$stores" ]; then
    echo "skipped: this build has no opoly-server"
    finish
fi
check_run "SQLite" 0 "$stores" "$work/games.db"
check_has "SQLite: all of it" "5 passed, 0 failed" "$out"

# Files of the first version had lines alone.
sqlite3 "$work/old.db" "CREATE TABLE lines (room BLOB NOT NULL, n INTEGER NOT NULL,
    text TEXT NOT NULL, at INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (room, n)) WITHOUT ROWID;
    INSERT INTO lines (room, n, text) VALUES (x'01', 0, 'open x'), (x'01', 1, 'terms');
    PRAGMA user_version=1"
"$stores" "$work/old.db" >/dev/null
check "a file of the first version" "1|2" \
    "$(sqlite3 "$work/old.db" "SELECT lease, length FROM meetings WHERE room = x'01'")"

"$server" --store postgres://nobody@127.0.0.1:1/none --port 1 >"$work/out" 2>"$work/err"
check "no database: exit status" 1 $?
check_one_sentence "no database" "$(cat "$work/err")"
if grep -q 'built without' "$work/err"; then
    echo "skipped: this build knows no PostgreSQL"
    finish
fi
trap 'cluster_end; rm -rf "$work"' EXIT
if ! cluster_start; then
    echo "skipped: PostgreSQL cannot be started here"
    finish
fi
check_run "PostgreSQL" 0 "$stores" "$cluster"
check_has "PostgreSQL: all of it" "9 passed, 0 failed" "$out"
[ "$failed" -eq 0 ] || echo "$out"
if [ -x "$programs/pg_dump" ]; then
    check_run "a backup" 0 env PATH="$programs:$PATH" "$server" --store "$cluster" --backup "$work/copy"
    check_has "the backup has the lines" "TABLE DATA public lines" \
        "$("$programs/pg_restore" --list "$work/copy")"
fi
check_run "a backup without pg_dump" 1 env PATH=/nowhere "$server" --store "$cluster" --backup "$work/copy"
check_one_sentence "no pg_dump" "$err"
finish
