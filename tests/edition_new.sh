# edition_new.sh -- opoly edition new, import and the pages of show: the user's own boards (B1, G2).
source "$(dirname "$0")/scripts/common.bash"
mine=$XDG_DATA_HOME/opoly/editions

# text NAME: the edition as a file, without its name, title and description
text() { "$OPOLY" edition show --text "$1" | grep -v '^edition \|^about '; }

# new: plays the same game, unchanged and with every line uncommented
for base in "$top"/editions/*.edition; do
    base=$(basename "$base" .edition)
    check_run "new from $base" 0 "$OPOLY" edition new "my-$base" --from "$base"
    check "new from $base: two lines" 2 "$(printf '%s\n' "$out" | wc -l)"
    check_has "new from $base: what next" "opoly term --edition my-$base" "$out"
    check_run "new from $base is good" 0 "$OPOLY" edition check "my-$base"
    check "new from $base is the same game" "$(text "$base")" "$(text "my-$base")"
    mkdir -p "$work/on"
    sed 's/^#\([a-z]\)/\1/' "$mine/my-$base.edition" >"$work/on/my-$base.edition"
    check "all of $base switched on" "$(text "$base")" "$(text "$work/on/my-$base.edition")"
done
check_has "new has the rules" "#rule auction on" "$(cat "$mine/my-classic.edition")"
check_has "new has the cards" '#card "Visit {st-charles}." to st-charles' \
    "$(cat "$mine/my-classic.edition")"
check_run "what is new is listed" 0 "$OPOLY" edition list
check_has "what is new is listed" "My Classic" "$out"

# one line switched on is enough, whichever it is
for line in $(grep -n '^#[grst]' "$mine/my-smallest.edition" | cut -d: -f1); do
    sed "${line}s/^#//; s/^edition my-smallest/edition one/" "$mine/my-smallest.edition" \
        >"$work/one.edition"
    check_run "line $line switched on" 0 "$OPOLY" edition check "$work/one.edition"
done
sed -i 's/^#space 39 boardwalk .*/space 39 boardwalk "Castle Hill"/' "$mine/my-classic.edition"
check_run "a name changed" 0 "$OPOLY" edition show my-classic
check_has "a name changed" "39  Castle Hill" "$out"
check_run "and played" 0 "$OPOLY" term --edition my-classic --no-save --seed 3 -p Ada:simple -p Bob:simple
check_has "and played" "Castle Hill" "$out"

# refused, in one sentence, and nothing is written
check_run "a file that is there" 1 "$OPOLY" edition new my-classic --from classic
check_one_sentence "a file that is there" "$err"
check_has "a file that is there" "--force" "$err"
check_has "it is untouched" "Castle Hill" "$(cat "$mine/my-classic.edition")"
check_run "by force" 0 "$OPOLY" edition new my-classic --from classic --force
check_lacks "by force" "Castle Hill" "$(cat "$mine/my-classic.edition")"
for name in Town my_town 1st -x a/b "my town" "" über aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; do
    check_run "the name '$name'" 2 "$OPOLY" edition new --from classic -- "$name"
    case $err in "opoly: "*) pass ;; *) fail "the name '$name'" "$err" ;; esac
done
check_run "the name of another edition" 1 "$OPOLY" edition new london --from classic
check_one_sentence "the name of another edition" "$err"
check_run "its own base" 2 "$OPOLY" edition new classic --from classic --force
check_run "no base" 2 "$OPOLY" edition new town
check_run "an unknown base" 1 "$OPOLY" edition new town --from clasic
check_has "an unknown base" "did you mean 'classic'" "$err"
check_run "no name" 2 "$OPOLY" edition new --from classic
check "nothing was written" "" "$(ls "$mine" | grep -v '^my-')"

# --output
check_run "to a file" 0 "$OPOLY" edition new town --from classic --output "$work/town.edition"
check_has "to a file: what next" "opoly term --edition $work/town.edition" "$out"
check_run "to a file is good" 0 "$OPOLY" edition check "$work/town.edition"
check_run "to a file of another name" 1 "$OPOLY" edition new town --from classic -o "$work/x.edition"
check_one_sentence "to a file of another name" "$err"
check_run "to standard output" 0 "$OPOLY" edition new town --from classic -o -
check "to standard output" "$(cat "$work/town.edition")" "$out"
check_run "where nobody can write" 1 "$OPOLY" edition new town --from classic -o "$work/no/town.edition"
check_one_sentence "where nobody can write" "$err"

# import
cat >"$work/Hamlet.conf" <<'END'
<General>
name=Hamlet
maxplayers=3
startmoney=300
houses=8
hotels=2
<Board>
go=0
<EstateGroups>
[Lanes]
color=#00AA00
houseprice=20
[Boats]
price=50
rentmath=(2^${GROUPOWNED})*5
<Cards>
groupname=Dip
[Take a boat.]
advancetonextof=Boats
[Here is "20".]
pay=-20
<Estates>
[Well]
passmoney=40
[Mill Lane]
group=Lanes
price=40
rent0=4
rent1=10
rent2=30
rent3=60
rent4=90
rent5=120
[North Boat]
group=Boats
advancetoifowned=6
[Lock-up]
jail=1
payamount=20
[Dip]
takecard=Dip
paytarget=5
[Pond]
[South Boat]
group=Boats
END
check_run "import" 0 "$OPOLY" edition import "$work/Hamlet.conf"
check_has "import tells what it leaves out" "Hamlet.conf:34: travelling on from 'North Boat'" "$err"
check_has "and what is different" "Hamlet.conf:43: 'Pond' collects payments" "$err"
check "import: one line each" 2 "$(printf '%s\n' "$err" | wc -l)"
check_has "the same in the file" "#   34: travelling on from 'North Boat'" "$(cat "$mine/hamlet.edition")"
check_run "the import is good" 0 "$OPOLY" edition check hamlet
check_has "import: deeds" 'deed lanes price 40 rent 4 10 30 60 90 120' "$(cat "$mine/hamlet.edition")"
check_has "import: formulas" 'deed boats price 50 rent 10 20' "$(cat "$mine/hamlet.edition")"
check_has "import: cards" 'card "Here is \"20\"." collect 20' "$(cat "$mine/hamlet.edition")"
check_run "the import is played to the end" 0 "$OPOLY" term --edition hamlet --no-save --seed 5 \
    --rule lap_limit=300 -p Ada:simple -p Bob:simple -p Cy:simple
check_has "the import is played to the end" "1. " "$out"
check_run "import again" 1 "$OPOLY" edition import "$work/Hamlet.conf"
check_one_sentence "import again" "$err"
check_run "import under a name" 0 "$OPOLY" edition import "$work/Hamlet.conf" --as elsinore
check_run "import under a name" 0 "$OPOLY" edition check elsinore
check_run "import under a wrong name" 2 "$OPOLY" edition import "$work/Hamlet.conf" --as Elsinore
check_run "import to a file" 0 "$OPOLY" edition import "$work/Hamlet.conf" -o "$work/ham.edition"
check_run "import to a file" 0 "$OPOLY" edition check "$work/ham.edition"
printf 'price=x\n[Odd]\n\377\n' >>"$work/Hamlet.conf"
check_run "import of mistakes" 1 "$OPOLY" edition import "$work/Hamlet.conf" --as wrong
check_has "import of mistakes" "Hamlet.conf:46: " "$err"
check_has "import of mistakes" "Hamlet.conf:48: the line is not UTF-8 text" "$err"
check "nothing is written" "" "$(ls "$mine" | grep wrong)"
check_run "import of nothing" 1 "$OPOLY" edition import "$work/none.conf"
check_one_sentence "import of nothing" "$err"
head -c 3000 /dev/urandom >"$work/noise.conf"
check_run "import of noise" 1 "$OPOLY" edition import "$work/noise.conf"
for size in 0 100 300 500 600; do
    head -c $size "$work/Hamlet.conf" >"$work/cut.conf"
    "$OPOLY" edition import "$work/cut.conf" --force >/dev/null 2>&1
    case $? in 0 | 1) pass ;; *) fail "a board cut at $size" ;; esac
done

# the worked example: every statement of docs/own-board.md, in a file that builds on classic
check_run "the example" 0 "$OPOLY" edition new ulm --from classic
grep '^    \(money\|rule\|group\|space\|deck\|card\) ' "$top/docs/own-board.md" | cut -c5- \
    >>"$mine/ulm.edition"
check_run "the example is good" 0 "$OPOLY" edition check ulm
check_run "the example is shown" 0 "$OPOLY" edition show ulm
check_has "the example is shown" "39  Münsterplatz           Minster       450" "$out"
out=$(printf 'roll 1 2\nbuy\n' | "$OPOLY" term --edition ulm --testing --no-save \
    --rule order=entered -p Ada -p Bob)
check_has "the example is played" "Ada bought Fischerviertel for 60 €." "$out"
check_has "its other cards follow" "A stroll by the sea: go to Münsterplatz." \
    "$("$OPOLY" edition show ulm)"
check_lacks "nothing of the money of classic is left" '$' "$("$OPOLY" edition show ulm)"
# every command of the tutorial that plays by itself comes to an end
grep '^    \$ opoly .*easy' "$top/docs/own-board.md" | cut -c12- >"$work/commands"
check "the tutorial has them" 2 "$(wc -l <"$work/commands")"
while read -r line; do
    check_run "the tutorial: $line" 0 timeout 100 "$OPOLY" $line
done <"$work/commands"

# show: the page for players first
printf '# My town\n\nA page.\n' >"$mine/hamlet.md"
check_run "show with a page" 0 "$OPOLY" edition show hamlet
check "show begins with the page" "# My town" "$(printf '%s\n' "$out" | head -n 1)"
check_has "then the tables" "Mill Lane" "$out"
check_run "no page as a file" 0 "$OPOLY" edition show --text hamlet
check_lacks "no page as a file" "# My town" "$out"
if [ -e "$top/docs/editions/classic.md" ]; then
    check_run "show classic" 0 "$OPOLY" edition show classic
    check "show classic begins with its page" "$(head -n 1 "$top/docs/editions/classic.md")" \
        "$(printf '%s\n' "$out" | head -n 1)"
fi
finish
