# completions.sh -- Tab in bash and zsh offers what the programs take.
source "$(dirname "$0")/scripts/common.bash"
programs=$(dirname "$OPOLY")
source "$top/share/completions/opoly.bash"

# offers WORD...: what is offered for the last word of the line
offers() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    compopt() { :; }
    _opoly "$1" "${!#}" ""
    printf '%s\n' "${COMPREPLY[@]}"
}
# options_of PROGRAM [COMMAND]...: those that its page explains
options_of() {
    "$@" --help | sed -nE 's/^ +(-[A-Za-z], )?(--[a-z-]+).*/\2/p' | sort -u
}
# check_offers NAME WORD LINE...: the line is completed by WORD
check_offers() { check_has "$1" "|$2|" "|$(offers "${@:3}" | tr '\n' '|')"; }

for command in term games edition rules replay review lab; do
    check_offers "the command $command" "$command" "$OPOLY" ""
    [ $command = lab ] && continue
    # every option of its page, and nothing else
    check "the options of $command" "$(options_of "$OPOLY" $command)" \
        "$(offers "$OPOLY" $command -- | sed 's/=$//' | sort -u)"
done
for verb in list show check new import; do
    check_offers "edition $verb" $verb "$OPOLY" edition ""
done
for verb in list show play restart delete export import; do
    check_offers "games $verb" $verb "$OPOLY" games ""
done
for command in play compare rate exploit trades landing worth evolve; do
    check_offers "lab $command" $command "$OPOLY" lab ""
    check "the options of lab $command" \
        "$(options_of "$OPOLY" lab $command)" \
        "$(offers "$OPOLY" lab $command -- | sed 's/=$//' | sort -u)"
done
check_offers "an edition" classic "$OPOLY" term --edition cl
check_offers "an edition behind =" classic "$OPOLY" term --edition = cl
check_offers "an edition to be shown" london "$OPOLY" edition show lo
check_offers "a rule" auction= "$OPOLY" term --rule au
check_offers "a rule behind =" auction= "$OPOLY" term --rule = au
check_offers "the value of a rule" off "$OPOLY" term --rule = auction = o
check_offers "a rule to be explained" auction "$OPOLY" rules au
check_offers "a language" fr "$OPOLY" term --language f
check_offers "a colour" never "$OPOLY" term --colour = n
touch "$work/game.record"
check_offers "a file" "$work/game.record" "$OPOLY" replay "$work/ga"
if [ -x "$programs/opoly-desktop" ]; then
    check "the options of opoly-desktop" \
        "$(options_of "$programs/opoly-desktop")" \
        "$(offers "$programs/opoly-desktop" -- | sed 's/=$//' | sort -u)"
    check_offers "a screen" setup "$programs/opoly-desktop" --screen se
fi
check "the options of watopoly" "$("$programs/watopoly" -help | grep -oE '^  -[a-z]+(, -[a-z]+)*' | tr -d ' ' | tr ',' '\n' | sort -u)" \
    "$(offers "$programs/watopoly" - | sort -u)"
[ -x "$programs/opoly-mpi" ] && check_offers "opoly-mpi" lab "$programs/opoly-mpi" ""

# zsh: at least it can be read
head -n 1 "$top/share/completions/_opoly" >"$work/first"
for name in opoly opoly-desktop watopoly opoly-mpi; do
    check_has "zsh knows $name" " $name" "$(cat "$work/first")"
done
if command -v zsh >/dev/null; then
    check_run "zsh reads it" 0 zsh -n "$top/share/completions/_opoly"
fi
finish
