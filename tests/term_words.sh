# term_words.sh -- ten rounds of every edition in the language `xx` (docs/words.md): whatever a
# person reads is between ‹ and ›, but for names, commands and words of the edition.
source "$(dirname "$0")/scripts/common.bash"

pseudo=$(dirname "$OPOLY")/pseudo_language
if ! command -v xgettext >/dev/null || [ ! -x "$pseudo" ]; then
    echo 'without gettext there is no language to test'
    finish
fi
# The catalogue is made of the sources as they are, and is looked for beside the program.
mkdir -p "$work/po" "$work/locale/xx/LC_MESSAGES"
"$top/tools/pot" --print >"$work/po/opoly.pot"
(cd "$work" && "$pseudo" locale/xx/LC_MESSAGES/opoly.mo)
check "the language is made" 0 $?
cp "$OPOLY" "$work/opoly"

commands() {
    grep -oE '\.(word|also) = "[a-z ]*"' "$top/src/console/commands.c" | cut -d'"' -f2
    echo for give take stay hotel person easy medium hard expert off warnings everything never again
}

# What an edition names: the lines that give names, without their remarks; its own words also in
# the plural that follows from them.
names() {
    sed 's/ #.*//' "$top/editions/classic.edition" "$top/editions/$1.edition" |
        grep -E '^(edition|space|group|deck|token|words|money)'
    sed -n 's/^words //p' "$top/editions/$1.edition" | grep -oE '[[:alpha:]]+"' | tr '"' s
}

# The words outside ‹ › that are none of the file $1, nor the beginning of one (a narrow board
# cuts names), nor houses on the board.
unmarked() {
    tr '\n' '|' | sed -e ':inner; s/‹[^‹›]*›//g; t inner' | grep -oE '[[:alpha:]]{2,}' | sort -u |
        grep -vxE '[[:upper:]]+|h+H?' |
        awk 'NR == FNR { names[$0]; next }
             { for (name in names) if (index(name, $0) == 1) next; print }' "$1" -
}

round() {
    printf '%s\n' roll buy 1 pass yes 'bid 5' end accept done
}
looks() {
    printf '%s\n' board players assets all groups rules space "space chance" "space go" tokens games legal account why hint odds help "deed $1" \
        "help trade" "help counter" "help build" "help draw" "help why" "help floor" \
        "trade Bob 5 for $1" "trade Bob $1 for 5" "build $1" "sell $1" "mortgage $1" "redeem $1" \
        "keep" "want" "card" "fine" "wait" "travel stay" "token x" "break x" "claim" "floor Bob" \
        "choose 3" "bid x" "12" "deed nowhere" "assets nobody" "tr" "s" "xyzzy" "roll 1 2" \
        "undo" "deed go" "trade Zoe 5 for $1" "trade Bob 1.5 for $1" "counter 5" "bankrupt"
}

for file in "$top"/editions/*.edition; do
    edition=$(basename "$file" .edition)
    street=$(grep -oE '^space +[0-9]+ +[a-z0-9-]+' "$file" | awk 'NR == 2 { print $3 }')
    {
        commands
        names "$edition"
        echo Ann Bob Cid Player levels
    } | grep -oE '[[:alpha:]]+' | sort -u >"$work/allowed"
    {
        for _ in $(seq 10); do round && round; done
        looks "${street:-baltic}"
        for _ in $(seq 10); do round && round; done
        looks "${street:-baltic}"
        echo quit
    } | "$work/opoly" term --language xx --no-save --edition "$edition" --seed 1 \
        -p Ann -p Bob -p Cid:easy >"$work/said" 2>&1
    check "$edition: exit status" 0 $?
    check_has "$edition is played" "‹" "$(cat "$work/said")"
    found=$(unmarked "$work/allowed" <"$work/said" | tr '\n' ' ')
    check "$edition: words that nobody can translate" "" "$found"
    check_lacks "$edition: no place stays open" "{" "$(grep -v '"' "$work/said")"
done

# Setting up, and what the other commands say. Names of options, editions and rules stay.
{
    commands
    for file in "$top"/editions/*.edition; do names "$(basename "$file" .edition)"; done
    grep -E '^(SWITCH|NUMBER|WORD|CHOICE)\(' "$top/src/edition/rule_rows.h" | cut -d'"' -f2
    grep -hoE '\.(name|word|usage|value) = "[^"]*"' "$top"/src/apps/*/*.[ch]
    grep -hE '\.words = \{' "$top"/src/apps/*/*.c
    echo Ann Bob Cid Player on off auto always never opoly frob language help
} | grep -oE '[[:alpha:]]+' | sort -u >"$work/allowed"

# say NAME COMMAND...: what it says is marked.
say() {
    local name=$1 found
    shift
    LC_ALL=xx.UTF-8 "$work/opoly" "$@" >"$work/said" 2>&1
    found=$(unmarked "$work/allowed" <"$work/said" | tr '\n' ' ')
    check "$name: words that nobody can translate" "" "$found"
}

printf '%s\n' frob help games choose help frob classic frob auction 'auction off' 'frob 3' all help '' help x 9 2 help '' help frob help zzz back '' '' \
    'a"b' Bob easy hat Bob quit >"$work/answers"
say "setting up" term --no-save --seed 1 <"$work/answers"
for command in term games edition rules replay lab 'lab play'; do
    # shellcheck disable=SC2086
    say "$command --help" $command --help </dev/null
done
say "an option" term --frob </dev/null
say "a value" term --seed frob </dev/null
say "a player" term -p Ann:frob </dev/null
say "two tokens" term -p Ann:easy:hat -p Bob:easy:hat </dev/null
say "no games" games </dev/null
say "a rule" rules auction start_money jail_style </dev/null
say "no rule" rules frob </dev/null
say "no record" replay </dev/null
printf '%s\n' roll "save $work/x.record" restart quit >"$work/answers"
say "saving" term --edition classic --seed 1 -p Ann -p Bob:easy <"$work/answers"
say "games" games </dev/null
say "a game" games show 1 </dev/null
say "a record" replay "$work/x.record" </dev/null
finish
