# hardening_files.sh -- saved games and settings are their owner's alone, what is exported follows
# umask, and nobody can make us write elsewhere through a link (docs/hardening.md).
source "$(dirname "$0")/scripts/common.bash"
export XDG_CONFIG_HOME=$work/config
umask 022

mode() { stat -c %a "$1" 2>/dev/null || echo none; }

# A game that is being played: the database with everything SQLite puts beside it.
mkfifo "$work/line"
"$OPOLY" term -e smallest -p Ann -p Bob --seed 1 <"$work/line" >"$work/told" 2>&1 &
program=$!
exec 9>"$work/line"
echo roll >&9
for _ in $(seq 100); do
    sleep 0.1
    [ -s "$database-wal" ] && break
done
check "the folder of the games" 700 "$(mode "$XDG_DATA_HOME/opoly")"
check "the folder above it" 700 "$(mode "$XDG_DATA_HOME")"
check "the games" 600 "$(mode "$database")"
check "the log of the games" 600 "$(mode "$database-wal")"
check "the index of the log" 600 "$(mode "$database-shm")"
check "who plays which" 600 "$(mode "$database.claims")"
echo "save $work/saved.record" >&9
echo quit >&9
exec 9>&-
wait "$program"
check "all else in the folder" "" "$(find "$XDG_DATA_HOME" -perm /077)"

# Files that the user asked for get the permissions of umask.
check "a saved record" 644 "$(mode "$work/saved.record")"
check_run "export" 0 "$OPOLY" games export 1 "$work/game.record"
check "an exported game" 644 "$(mode "$work/game.record")"
(umask 077 && "$OPOLY" games export 1 "$work/hidden.record")
check "an exported game, umask 077" 600 "$(mode "$work/hidden.record")"
chmod 640 "$work/game.record"
check_run "export again" 0 "$OPOLY" games export 1 "$work/game.record"
check "a file that was there keeps its mode" 640 "$(mode "$work/game.record")"

# The settings and the picture of the window.
desktop=$(dirname "$OPOLY")/opoly-desktop
if [ -x "$desktop" ]; then
    export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0
    check_run "a picture" 0 "$desktop" --shot "$work/a.png" --screen start
    check "a picture" 644 "$(mode "$work/a.png")"
    SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$desktop" --mute --screen settings >/dev/null 2>&1 &
    program=$!
    sleep 2
    kill -TERM "$program"
    wait "$program"
    check "the settings are nobody else's" "" "$(find "$XDG_CONFIG_HOME" -perm /077 2>/dev/null)"
fi

# Links. A file being replaced exists beside its place for a moment, under a name that can be
# guessed; a link of that name is neither followed nor taken away.
echo precious >"$work/precious"
chmod 600 "$work/precious"
guess='ln -s "$1" "$2.$$-0.new" && ln -s "$1" "$2.$$-1.new" && exec "$3" games export 1 "$2"'
check_run "a link lies in wait" 0 \
    sh -c "$guess" - "$work/precious" "$work/waited.record" "$OPOLY"
check "what it points to is untouched" precious "$(cat "$work/precious")"
check "the record is written" "opoly record 1" "$(head -n 1 "$work/waited.record")"
check "the record is no link" "" "$(find "$work/waited.record" -type l)"
check "the links are left" 2 "$(find "$work" -maxdepth 1 -name 'waited.record.*.new' -type l | wc -l)"
# A link to nowhere is replaced, and nothing is made where it points.
ln -s "$work/nowhere" "$work/link.record"
check_run "a link to nowhere" 0 "$OPOLY" games export 1 "$work/link.record"
check "nothing is made there" none "$(mode "$work/nowhere")"
# A record never takes the place of what is no record.
ln -s "$work/precious" "$work/other.record"
check_run "a link to another file" 1 "$OPOLY" games export 1 "$work/other.record"
check_one_sentence "a link to another file" "$err"
check "it is untouched" precious "$(cat "$work/precious")"
check "nothing is left behind" "" "$(find "$work" -name '*.new' ! -type l)"
finish
