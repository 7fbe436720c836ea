# edition_cli.sh -- opoly edition, opoly rules, options: what the shell sees (G2, G3).
source "$(dirname "$0")/scripts/common.bash"

# options
check_run "no command is help" 0 "$OPOLY"
check_has "help names the commands" "term" "$out"
check_run "version" 0 "$OPOLY" --version
check_has "version" "opoly " "$out"
for command in term games edition rules replay; do
    check_run "$command --help" 0 "$OPOLY" $command --help
    check_has "$command --help" "Usage: opoly $command" "$out"
    usage=$out
    check_run "help $command" 0 "$OPOLY" help $command
    check "help $command is the same" "$usage" "$out"
    check_run "$command with a wrong option" 2 "$OPOLY" $command --no-such-option
    check_one_sentence "$command with a wrong option" "$err"
done
check_run "a wrong command" 2 "$OPOLY" gmes
check_has "a wrong command gets the nearest" "did you mean 'games'" "$err"
check_run "a misspelt option" 2 "$OPOLY" term --sede=3
check_has "a misspelt option gets the nearest" "did you mean '--seed'" "$err"
check_run "a missing value" 2 "$OPOLY" term --seed
check_has "a missing value" "needs a value" "$err"
check_run "no number" 2 "$OPOLY" term --seed=many
check_one_sentence "no number" "$err"
check_run "a wrong rule" 2 "$OPOLY" term --rule auktion=on -p A -p B
check_one_sentence "a wrong rule" "$err"
check_run "a wrong value" 2 "$OPOLY" term --rule auction=perhaps -p A -p B
check_one_sentence "a wrong value" "$err"
check_run "a wrong kind of player" 2 "$OPOLY" term -p Ada:genius -p Bob
check_has "a wrong kind of player" "genius" "$err"
check_run "a taken name" 2 "$OPOLY" term -p Ada -p ada
check_one_sentence "a taken name" "$err"
check_run "a taken token" 2 "$OPOLY" term -p Ada:person:car -p Bob:person:car
check_one_sentence "a taken token" "$err"
check_run "too few players" 2 "$OPOLY" term -p Ada
check_one_sentence "too few players" "$err"
check_run "nine players" 2 "$OPOLY" term -p a -p b -p c -p d -p e -p f -p g -p h -p i
check_one_sentence "nine players" "$err"
check_run "standard output that is full" 1 sh -c "'$OPOLY' rules >/dev/full"
check_has "standard output that is full" "No space left" "$err"

# other languages
mkdir -p "$work/spoken/fr"
cp "$top/editions/smallest.edition" "$work/spoken"
cp "$top/editions/fr/smallest.words" "$work/spoken/fr"
check_run "check with words" 0 "$OPOLY" edition check "$work/spoken/smallest.edition"
printf 'token dog "Chien"\n' >>"$work/spoken/fr/smallest.words"
check_run "check finds mistakes in words" 1 "$OPOLY" edition check "$work/spoken/smallest.edition"
check_has "check finds mistakes in words" "fr/smallest.words:33: there is no token 'dog'" "$out"
printf 'in fr space 1 water "Moulin" deed mill price 3\n' >>"$work/spoken/smallest.edition"
check_run "check finds prices in words" 1 "$OPOLY" edition check "$work/spoken/smallest.edition"
check_has "check finds prices in words" "where things are only named" "$out"

if [ -d "$(dirname "$OPOLY")/locale/fr" ]; then
    check_run "show in French" 0 "$OPOLY" edition show --language fr london
    check_has "show in French" "Gare de King's Cross" "$out"
    check_run "text in French" 0 "$OPOLY" edition show --language fr --text london
    check_has "a text is as written" "King's Cross Station" "$out"
    for code in fr tr; do
        check_run "the page in '$code'" 0 "$OPOLY" edition show --language $code bilkent
        check "the page in '$code'" "$(head -n 1 "$top/docs/editions/$code/bilkent.md")" \
            "$(printf '%s\n' "$out" | head -n 1)"
    done
    check_run "effects in French" 0 "$OPOLY" edition show --language fr bharat
    check_has "effects in French" "Payez 50 Rs pour chaque ville, au plus 500 Rs." "$out"

    # the pages of an edition of one's own: English stands in for what is missing
    printf '# Small\n' >"$work/spoken/smallest.md"
    cp "$top/editions/smallest.edition" "$work/spoken"
    cp "$top/editions/fr/smallest.words" "$work/spoken/fr"
    first_line() { "$OPOLY" edition show --language "$1" "$work/spoken/smallest.edition" | head -n 1; }
    check "no page in French" "# Small" "$(first_line fr)"
    printf '# Petit\n' >"$work/spoken/fr/smallest.md"
    check "a page in French" "# Petit" "$(first_line fr)"
    check "no page in Turkish" "# Small" "$(first_line tr)"
    check "a page in English" "# Small" "$(first_line en)"
fi

# list and show
for name in classic london smallest; do
    check_run "list" 0 "$OPOLY" edition list
    check_has "list has $name" "$name" "$out"
    check_run "show $name" 0 "$OPOLY" edition show $name
    check_run "check $name" 0 "$OPOLY" edition check "$top/editions/$name.edition"
    check "check $name" "$top/editions/$name.edition: good" "$out"
    check_run "text of $name" 0 "$OPOLY" edition show --text $name
    printf '%s\n' "$out" >"$work/$name.edition"
    check_run "the text of $name stands alone" 0 env OPOLY_EDITIONS="$work" "$OPOLY" \
        edition check "$work/$name.edition"
done
check_run "show" 0 "$OPOLY" edition show classic
check_has "show has the board" "39  Boardwalk" "$out"
check_has "show has the rents" "200   600  1400  1700  2000" "$out"
check_has "show has the decks" "Deck: Chance" "$out"
# One rule came later, and its usual value is what was played before it.
check "classic is the usual game" "  building_wishes on" \
    "$(printf '%s\n' "$out" | sed -n '/^Rules that are not/,/^$/p' | grep -o '^  [a-z][a-z_]* [a-z]*')"
check_run "show with a house rule" 0 "$OPOLY" edition show classic --rule auction=off
check_has "show with a house rule" "auction         off" "$out"
check_run "show of nothing" 1 "$OPOLY" edition show clasic
check_has "show of nothing" "did you mean 'classic'" "$err"

# the user's own come first, and work everywhere
mkdir -p "$XDG_DATA_HOME/opoly/editions"
cat >"$XDG_DATA_HOME/opoly/editions/mine.edition" <<'END'
edition mine "My own"
based on classic
rule start_money 777
END
check_run "an edition of one's own" 0 "$OPOLY" edition show mine
check_has "an edition of one's own" "777" "$out"
cp "$XDG_DATA_HOME/opoly/editions/mine.edition" "$work/other.edition"
sed -i 's/edition mine/edition other/' "$work/other.edition"
check_run "a path in show" 0 "$OPOLY" edition show "$work/other.edition"
check_has "a path in show" "My own (other)" "$out"
check_run "a path in term" 0 "$OPOLY" term --edition "$work/other.edition" -p Ada -p Bob
check_has "a path in term" "777" "$out"
mkdir "$work/first"
sed 's/777/888/' "$XDG_DATA_HOME/opoly/editions/mine.edition" >"$work/first/mine.edition"
check_run "OPOLY_EDITIONS is first" 0 env OPOLY_EDITIONS="$work/first:$top/editions" "$OPOLY" \
    edition show mine
check_has "OPOLY_EDITIONS is first" "888" "$out"

# mistakes: all at once, with the line, and never a crash
cat >"$work/wrong.edition" <<'END'
edition wrong "Wrong"
based on classic
rule auktion on
rule salary much
space 99 nowhere "Nowhere" start
nonsense
END
check_run "a wrong file" 1 "$OPOLY" edition check "$work/wrong.edition"
for line in 3 4 5 6; do
    check_has "a wrong file: line $line" "wrong.edition:$line: " "$out"
done
check_run "playing a wrong file" 1 "$OPOLY" term --edition "$work/wrong.edition" -p A -p B
check_has "playing a wrong file" "wrong.edition:3: " "$err"
check_run "a good and a wrong one" 1 "$OPOLY" edition check "$top/editions/classic.edition" \
    "$work/wrong.edition"
check_has "a good and a wrong one" "classic.edition: good" "$out"
check_run "no file" 1 "$OPOLY" edition check "$work/none.edition"
check_has "no file" "No such file" "$err"
for size in 0 1 500 2000 5000 9000 20000; do
    head -c $size "$top/editions/classic.edition" >"$work/classic.edition"
    "$OPOLY" edition check "$work/classic.edition" >"$work/stdout" 2>&1
    check "cut at $size: refused, no crash" 1 $?
done
head -c 3000 /dev/urandom >"$work/noise.edition"
check_run "noise" 1 "$OPOLY" edition check "$work/noise.edition"

# rules
check_run "rules" 0 "$OPOLY" rules
check_has "rules" "auction_minimum" "$out"
check_run "one rule" 0 "$OPOLY" rules pot
check_has "one rule" "on or off; usually off" "$out"
check_run "no rule" 1 "$OPOLY" rules potts
check_has "no rule" "did you mean 'pot'" "$err"
finish
