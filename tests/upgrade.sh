# upgrade.sh -- what version 1 has written stays readable, and what a newer version has written is
# refused with one sentence and left as it is (docs/formats.md, "Versions").
#
# tests/records/v1/ was written by version 1 and is never written again. A new version of a format
# gets its own folder beside it, and the checks of the old one stay.
source "$(dirname "$0")/scripts/common.bash"
old=$top/tests/records/v1
watopoly=$(dirname "$OPOLY")/watopoly
desktop=$(dirname "$OPOLY")/opoly-desktop
export XDG_CONFIG_HOME=$work/config
export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0
mkdir -p "$(dirname "$database")"

# ---- version 1 ----

cp "$old/games.db" "$database"
check_run "the list of saved games" 0 "$OPOLY" games list
check_has "a game that is over" "Bob won" "$out"
check_has "a game of people" "Zoë, Max" "$out"
# The board comes out of the database: no edition file needs to know it.
check_run "a game that is over, shown" 0 "$OPOLY" games show 1
check_has "a game that is over: the money" '#Bob   $921' "$out"
check_run "a game with a house rule" 0 "$OPOLY" games show 2
check_has "a game with a house rule" "House rules" "$out"
check_run "a game, exported" 0 "$OPOLY" games export 1 "$work/again.record"
check "the same record as then" "$(cat "$old/game.record")" "$(cat "$work/again.record")"
out=$(printf 'status\nquit\n' | "$OPOLY" games play 2 2>&1)
check_has "a game goes on" "Max" "$out"
check_has "a game goes on, saved" "The game is saved" "$out"
out=$(printf 'quit\n' | "$OPOLY" games play 3 2>&1)
check_has "a game of classic goes on" "Ann" "$out"

# Version 1 had no names: its games are called by what they are, and can be named now.
check_run "the name of an old game" 0 "$OPOLY" games show 2
check_has "the name of an old game" "Name         frozen: Zoë, Max, 20" "$out"
check_run "an old game is named" 0 "$OPOLY" games name 2 "At the lake"
check_has "an old game is named" "At the lake" "$("$OPOLY" games)"
# One that cannot be written is read as it is.
if [ "$(id -u)" != 0 ]; then
    mkdir "$work/locked" "$work/locked/opoly"
    cp "$old/games.db" "$work/locked/opoly/games.db"
    chmod a-w "$work/locked/opoly/games.db" "$work/locked/opoly"
    check_run "an old database, read-only" 0 env XDG_DATA_HOME="$work/locked" "$OPOLY" games
    check_has "an old database, read-only" "Zoë, Max" "$out"
    chmod u+w "$work/locked/opoly"
fi

# Every edition, with the file of today and, when that has changed, with the stored one.
rm -f "$database"*
cp "$old/games/games.db" "$database"
check "games of every edition" 8 "$("$OPOLY" games list | grep -c '#')"
for n in 1 2 3 4 5 6 7 8; do
    check_run "saved game $n, exported" 0 "$OPOLY" games export "$n" "$work/again.record"
    if cmp -s "$old/games/saved-$n.record" "$work/again.record"; then pass; else fail "saved game $n"; fi
    check_run "saved game $n, shown" 0 "$OPOLY" games show "$n"
done
for n in 1 2 3 4 5 6 7; do
    out=$(printf 'quit\n' | "$OPOLY" games play "$n" 2>&1)
    check_has "saved game $n goes on" "The game is saved" "$out"
done

check_run "a record" 0 "$OPOLY" replay -e "$old/frozen.edition" "$old/game.record"
check_has "a record, to its last hash" "Good: 93 actions, hash cbcccd84ed6a6381" "$out"
check_run "an edition" 0 "$OPOLY" edition check "$old/frozen.edition"
check_run "a position" 0 "$OPOLY" term --no-save -e "$old/frozen.edition" \
    --position "$old/middle.position" -p Ann -p Bea -p Cyd
if [ -x "$watopoly" ]; then
    check_run "a saved game of watopoly" 0 "$watopoly" -load "$old/watopoly.txt"
    check_has "a saved game of watopoly" 'Zoe is on ML and has $1,440' "$out"
fi
check_run "characters" 0 "$OPOLY" lab play -e "$old/frozen.edition" --games 4 \
    -p "$old/evolved/start.character,$old/evolved/evolved.character"
cp -r "$old/evolved" "$work/evolved"
check_run "an evolution goes on" 0 "$OPOLY" lab evolve --into "$work/evolved" --generations 1 \
    --games 2 --trial 2
check "an evolution: one generation more" "generation 2" \
    "$(grep '^generation' "$work/evolved/evolution.txt")"
if [ -x "$desktop" ]; then
    check_run "usual settings" 0 "$desktop" --shot "$work/usual.png" --screen start
    mkdir -p "$XDG_CONFIG_HOME/opoly"
    cp "$old/settings" "$XDG_CONFIG_HOME/opoly/settings"
    check_run "settings" 0 "$desktop" --shot "$work/chosen.png" --screen settings
    check "settings: nothing is said" "" "$out$err"
    # Words of a newer version are passed over; those that are known count.
    echo 'perfume 3' >>"$XDG_CONFIG_HOME/opoly/settings"
    check_run "newer settings" 0 "$desktop" --shot "$work/newer.png" --screen settings
    check "newer settings: nothing is said" "" "$out$err"
    if cmp -s "$work/chosen.png" "$work/newer.png"; then pass; else fail "newer settings count"; fi
fi

# ---- a newer version ----

sum() { cksum <"$1"; }
# newer NAME FILE COMMAND...: refused with one sentence, and the file is as it was.
newer() {
    local name=$1 file=$2 before
    shift 2
    before=$(sum "$file")
    check_run "$name" 1 "$@"
    check "$name: one line" 1 "$(printf '%s\n' "$err" | wc -l)"
    case $err in *opoly*": "*[.?]) pass ;; *) fail "$name: a sentence" "got: $err" ;; esac
    check "$name: left as it is" "$before" "$(sum "$file")"
}

rm -f "$database"*
cp "$old/games.db" "$database"
# The version of a database is the number at byte 60 of its file.
printf '\0\0\0\3' | dd of="$database" bs=1 seek=60 conv=notrunc 2>/dev/null
newer "a newer database, listed" "$database" "$OPOLY" games list
check_has "a newer database: why" "newer opoly" "$err"
newer "a newer database, shown" "$database" "$OPOLY" games show 1
newer "a newer database, deleted from" "$database" "$OPOLY" games delete 1 --yes
before=$(sum "$database")
out=$(printf 'roll\nquit\n' | "$OPOLY" term -e smallest -p Ann -p Bob 2>&1)
check_has "a game beside a newer database" "newer opoly" "$out"
check "a game beside a newer database: left as it is" "$before" "$(sum "$database")"
check "a newer database: nothing moved aside" "" "$(find "$(dirname "$database")" -name '*damaged*')"

sed '1s/1$/2/' "$old/game.record" >"$work/newer.record"
newer "a newer record" "$work/newer.record" "$OPOLY" replay -e "$old/frozen.edition" \
    "$work/newer.record"
check_has "a newer record: why" 'version `2`: this program knows 1' "$err"
sed '1s/ 1 / 2 /' "$old/middle.position" >"$work/newer.position"
newer "a newer position" "$work/newer.position" "$OPOLY" term --no-save \
    -e "$old/frozen.edition" --position "$work/newer.position" -p A -p B -p C
check_has "a newer position: why" "version" "$err"
sed -i '1s/1$/2/; $ s/$/\nperfume 3/' "$work/evolved/evolution.txt"
newer "a newer evolution" "$work/evolved/evolution.txt" "$OPOLY" lab evolve \
    --into "$work/evolved" --generations 1
check_has "a newer evolution: why" 'version `2`: this program knows 1' "$err"
finish
