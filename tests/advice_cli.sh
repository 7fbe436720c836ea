# advice_cli.sh -- why, hint and odds in the terminal: what they say has the right shape, whatever
# the numbers of the computers are.
source "$(dirname "$0")/scripts/common.bash"

term=(term --no-save --colour never --seed 5)
four=(--edition classic --rule order=entered -p Ada -p Bob:easy -p Cy:hard -p "Dora K:medium")
play() { printf '%s\n' "$@" | "$OPOLY" "${term[@]}" "${four[@]}" 2>&1; }
# answers TEXT: without the questions of the prompt
answers() { sed 's/^Ada> //' <<<"$1" | grep -v '^Ada \(is\|may\|has\) .*:'; }

# ---- odds: a line a seat, the best first, 100 % together
out=$(answers "$(play odds)")
check_has "odds says how many games" " games played out from here:" "$out"
lines=$(grep -E '^  #?[A-Z][A-Za-z ]* +[0-9]+\.[0-9] % ± [0-9]+\.[0-9]$' <<<"$out")
check "a line for everybody" 4 "$(grep -c . <<<"$lines")"
check "computers are marked" 3 "$(grep -c '^  #' <<<"$lines")"
chances=$(sed -E 's/.* ([0-9]+\.[0-9]) % .*/\1/' <<<"$lines")
check "together 100 %" 100.0 "$(awk '{ sum += $1 } END { printf "%.1f", sum }' <<<"$chances")"
check "the best first" "$(sort -rn <<<"$chances")" "$chances"
check "the same again" "$out" "$(answers "$(play odds)")"

# ---- hint: three lines, and the last one can be typed
out=$(play roll hint)
what=$(sed -n 's/^Ada> An expert would \(.*\)\.$/\1/p' <<<"$out")
typed=$(sed -n 's/^Type: //p' <<<"$out")
check_has "a hint names the place" "Avenue" "$what"
check "and comes with a reason" 1 "$(grep -A1 'An expert would' <<<"$out" | sed -n 2p | grep -c '^[A-Z].*\.$')"
case $typed in buy | decline) pass ;; *) fail "what to type" "got: $typed" ;; esac
out=$(play roll "$typed")
check_lacks "what is typed is understood" "There is no command" "$out"
check_lacks "and legal" "cannot" "$out"
out=$(printf 'roll 3 4\nhint\n' | "$OPOLY" "${term[@]}" --testing "${four[@]}" 2>&1)
check_has "no hint while a card is drawn" "Nobody has anything to decide now." "$out"

# ---- why: what was done, and a sentence
check_has "nothing to explain" "No computer has decided anything yet." "$(play why)"
check_has "not yet" "Bob has not decided anything yet." "$(play 'why bob')"
check_has "people" "ask Ada in person." "$(play 'why ada')"
check_has "nobody of that name" 'There is no player called "zoe".' "$(play 'why zoe')"
for command in why "why Bob" "why 2" "why dora"; do
    out=$(play roll decline pass end roll "$command" | sed -n '/ decided to /,$p' | sed 's/^Ada> //')
    check "$command: what was done" 1 "$(sed -n 1p <<<"$out" | grep -cE '^(Bob|Cy|Dora K) decided to [a-z].*\.$')"
    check "$command: and why" 1 "$(sed -n 2p <<<"$out" | grep -c '^[A-Z].*\.$')"
done
check_has "help" "why a computer decided as it did" "$(play help)"
check_has "help on one" "margin of error" "$(play 'help odds' | tr '\n' ' ')"
finish
