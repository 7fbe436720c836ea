# looks.sh -- what `make shots` draws beside the look can be played: every scene of tools/looks ends
# where Ada may buy.
source "$(dirname "$0")/scripts/common.bash"

for position in "$top"/tools/looks/*.position; do
    scene=$(basename "$position" .position)
    edition=$(sed -n 's/^position 1 //p' "$position")
    check_run "$scene" 0 sh -c "'$OPOLY' term --no-save --edition $edition --rule order=entered --testing \
        --position '$position' -p Ada -p Bruno -p Chiara -p Dmitri <'$top/tools/looks/$scene.lines'"
    check_has "$scene" "Ada may buy" "$out"
    check "$scene: everything was possible" "" "$(printf '%s' "$out" | grep -E 'not possible|left out|no property')"
done
scenes=$(awk '!/^#/ && NF { print $3 }' "$top/tools/looks/pairs" | sort -u | grep -vx -- -)
check "scenes that pairs name" "$(cd "$top/tools/looks" && for name in *.position; do echo "${name%.position}"; done)" "$scenes"
finish
