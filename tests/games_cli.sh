# games_cli.sh -- opoly games: list, show, play, restart, delete, export, import (G10).
source "$(dirname "$0")/scripts/common.bash"

play() { "$OPOLY" term --edition classic --testing --rule order=entered "$@"; }

check_run "no games yet" 0 "$OPOLY" games
check_has "no games yet" "no saved games" "$out"
out=$(printf 'roll 1 2\nbuy\nsave\n' | play -p Ada -p Bob)
check_has "save tells the number" "saved as number 1" "$out"
out=$(printf 'roll 2 3\nquit\n' | play -p Zoë -p Bob:simple --rule pot=on)

check_run "list" 0 "$OPOLY" games list
check "list: a heading and two games" 3 "$(printf '%s\n' "$out" | wc -l)"
check_has "list has the players" "Ada, Bob" "$out"
check_has "list has the computers" "Zoë, #Bob (simple)" "$out"
check_has "list has whose turn it is" "Ada, turn 1" "$out"
check_has "list has the edition" "classic" "$out"
check_has "list has the date and time" "$(date +%Y-%m-%d)" "$out"
check_run "show" 0 "$OPOLY" games show 2
check_has "show has the house rules" "pot             on" "$out"
check_run "show of nothing" 1 "$OPOLY" games show 77
check_one_sentence "show of nothing" "$err"
check_run "no number" 2 "$OPOLY" games show abc
check_one_sentence "no number" "$err"
check_run "a wrong word" 2 "$OPOLY" games frobnicate
check_one_sentence "a wrong word" "$err"

# names: given, or made of edition, players and start; with date and round
check_has "a game without a name is called by what it is" "classic: Ada, Bob, $(date +%Y-%m-%d) " \
    "$("$OPOLY" games)"
check_run "name" 0 "$OPOLY" games name 1 "Sunday game"
check_run "name, listed" 0 "$OPOLY" games
check_has "name, listed with what it is" "Sunday game (classic: Ada, Bob)" "$out"
check_has "the list has the round" "Round" "$(printf '%s\n' "$out" | head -n 1)"
check "the round of a game" 1 "$(printf '%s\n' "$out" | awk '$1 == 1 { print $5 }')"
check_run "name, shown" 0 "$OPOLY" games show 1
check_has "name, shown" "Name         Sunday game" "$out"
check_has "round, shown" "Round        1" "$out"
check_run "a name of several words" 0 "$OPOLY" games name 1 At the lake
check_has "a name of several words" "At the lake (classic" "$("$OPOLY" games)"
check_run "a name is taken away" 0 "$OPOLY" games name 1
check_lacks "a name is taken away" "At the lake" "$("$OPOLY" games)"
check_run "a name that is too long" 1 "$OPOLY" games name 1 "$(printf 'x%.0s' $(seq 61))"
check_one_sentence "a name that is too long" "$err"
check_run "60 letters, none of them ASCII" 0 "$OPOLY" games name 1 "$(printf 'ş%.0s' $(seq 60))"
check_run "a name that moves the cursor" 1 "$OPOLY" games name 1 "$(printf 'a\033[2J')"
check_one_sentence "a name that moves the cursor" "$err"
check_run "a name for nothing" 1 "$OPOLY" games name 77 x
check_one_sentence "a name for nothing" "$err"
check_run "a name for no number" 2 "$OPOLY" games name
check_one_sentence "a name for no number" "$err"
check_run "named again" 0 "$OPOLY" games name 1 "Sunday game"

# going on
out=$(printf 'assets\nend\nroll 3 3\n' | "$OPOLY" games play 1 --testing)
check_has "the game goes on where it was" "Baltic" "$out"
check_has "and the other player's turn comes" "Bob> " "$out"
check_has "a name stays when the game goes on" "Sunday game" "$("$OPOLY" games)"
out=$(printf 'quit\n' | "$OPOLY" term --load 1)
check_has "term --load goes on" "Bob> " "$out"
check_run "loading nothing" 1 "$OPOLY" term --load 77
check_one_sentence "loading nothing" "$err"

# undo is kept
length() { "$OPOLY" games show "$1" | sed -n 's/^Length *\([0-9]*\).*/\1/p'; }
before=$(length 1)
printf 'buy\nquit\n' | "$OPOLY" games play 1 --testing >/dev/null
check "an action more" $((before + 1)) "$(length 1)"
printf 'undo\nquit\n' | "$OPOLY" games play 1 --testing >/dev/null
check_has "taken back, also by another program: a friendly game" $'dice 3 3\nfriendly 1\n' \
    "$("$OPOLY" games export 1 -)"
check_run "the record after undo is good" 0 sh -c "'$OPOLY' games export 1 - | '$OPOLY' replay -q -"

# export, import
umask 027
check_run "export" 0 "$OPOLY" games export 1 "$work/one.record"
check "a record is as private as other new files" 640 "$(stat -c %a "$work/one.record")"
check_run "its record is good" 0 "$OPOLY" replay "$work/one.record"
check_run "import" 0 "$OPOLY" games import "$work/one.record"
check_has "import" "saved as number 3" "$out"
check_run "export again" 0 "$OPOLY" games export 3 "$work/three.record"
check "import and export change nothing" "$(cat "$work/one.record")" "$(cat "$work/three.record")"
echo "my diary" >"$work/diary"
check_run "export over another file" 1 "$OPOLY" games export 1 "$work/diary"
check_one_sentence "export over another file" "$err"
check "which is left alone" "my diary" "$(cat "$work/diary")"
check_run "export to a full disk" 1 "$OPOLY" games export 1 /dev/full
check_has "export to a full disk" "No space left" "$err"
check_run "import of rubbish" 1 "$OPOLY" games import "$work/diary"
check_has "import of rubbish" "diary:1: " "$err"

# restart
out=$(printf 'quit\n' | "$OPOLY" games restart 2)
check_has "restart has a new number" "game 4" "$out"
check_run "restart has the same settings" 0 "$OPOLY" games show 4
check_has "restart has the same settings" "pot             on" "$out"
check_has "restart has the same players" "Zoë, #Bob (simple)" "$out"

# a changed edition does not stop a saved game
mkdir "$work/own"
sed 's/^edition classic/edition own/' "$top/editions/classic.edition" >"$work/own/own.edition"
printf 'roll 1 2\nbuy\nquit\n' | OPOLY_EDITIONS=$work/own "$OPOLY" term --edition own --testing \
    --rule order=entered -p Ada -p Bob >/dev/null
sed -i 's/price 60/price 61/' "$work/own/own.edition"
out=$(echo quit | OPOLY_EDITIONS=$work/own "$OPOLY" games play 5 2>&1)
check_has "an edition that changed" "Ada> " "$out"
rm "$work/own/own.edition"
out=$(echo quit | OPOLY_EDITIONS=$work/own "$OPOLY" games play 5 2>&1)
check_has "an edition that is gone" "Ada> " "$out"

# delete
check_run "delete asks" 1 "$OPOLY" games delete 3
check_has "delete asks" "--yes" "$err"
check_run "delete" 0 "$OPOLY" games delete 3 --yes
check_run "delete of what is gone" 1 "$OPOLY" games delete 3 --yes
check_one_sentence "delete of what is gone" "$err"
check_run "list" 0 "$OPOLY" games
check_lacks "what was deleted is not listed" "
   3 " "$out"
check_run "the others are there" 0 "$OPOLY" games show 4

check "the database is private" 600 "$(stat -c %a "$database")"
check "the directory is private" 700 "$(stat -c %a "$XDG_DATA_HOME/opoly")"

# --no-save
printf 'quit\n' | play -p Ada -p Bob --no-save >/dev/null
check_run "--no-save" 1 "$OPOLY" games show 6

# a damaged database is moved aside, and play continues
head -c 20000 /dev/urandom >"$database"
rm -f "$database-wal" "$database-shm"
out=$(printf 'quit\n' | play -p Ada -p Bob 2>&1)
check_has "a damaged database is told" "damaged" "$out"
check_has "and the game is played" "Ada> " "$out"
check "nothing is thrown away" 20000 "$(stat -c %s "$database".damaged-*)"
check_run "a new list has begun" 0 "$OPOLY" games show 1
# names in a game: save NAME, games, load NAME
out=$(printf 'save Rainy evening\ngames\nload 1\nload rainy EVENING\n' | play -p Eve -p Fay)
check_has "save NAME" "Rainy evening (classic: Eve, Fay)" "$out"
check_has "load NUMBER" "game 1 goes on" "$out"
check_has "load NAME" "Eve is on" "${out##*game 1 goes on}"
finish
