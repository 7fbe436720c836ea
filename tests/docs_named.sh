# docs_named.sh -- the pages tell the truth: every test that rules.md and testing.md name is there
# and is run, every promise G1 to G13 has one, every file that a page links to exists, and every
# edition has its page in every language.
source "$(dirname "$0")/scripts/common.bash"

# The tests of a page as lines "FILE NAME": a name belongs to the last [test](FILE) before it.
named_tests() {
    grep -oE '\]\(\.\./tests/[^)]*\)|`[A-Z][A-Z0-9]*_[A-Za-z0-9_]*`' "$1" |
        awk '/^\]/ { file = substr($0, 6, length($0) - 6); next } { gsub("`", ""); print file, $0 }'
}
for page in rules testing; do
    while read -r file name; do
        if grep -qs "RUN($name)" "$top/$file"; then pass; else fail "$page.md: $name" "not run in $file"; fi
    done < <(named_tests "$top/docs/$page.md")
done
for number in $(seq 13); do
    check_has "testing.md has G$number" "- **G$number** " "$(cat "$top/docs/testing.md")"
done
for page in "$top"/README.md "$top"/docs/*.md "$top"/docs/editions/*.md \
    "$top"/docs/editions/*/*.md; do
    while read -r link; do
        if [ -e "$(dirname "$page")/$link" ]; then pass; else fail "$(basename "$page")" "no $link"; fi
    done < <(grep -oE '\]\([^):#]+' "$page" | sed 's/^](//' | sort -u)
done
# The pages of the boards in every language: a command or rule in one is in the English page too.
spans() { grep -oE '`[^`]+`|^    .*' "$1" | sed 's/   .*$//' | sort -u; }
for page in "$top"/docs/editions/*.md; do
    for code in $(cat "$top/po/LINGUAS"); do
        spoken=$(dirname "$page")/$code/$(basename "$page")
        if [ ! -e "$spoken" ]; then
            fail "$(basename "$page")" "there is no page in '$code'"
            continue
        fi
        check "$code/$(basename "$page")" "" "$(comm -13 <(spans "$page") <(spans "$spoken"))"
    done
done
for file in "$top"/editions/*.edition; do
    name=$(basename "$file" .edition)
    [ "$name" = smallest ] && continue # an example for makers of editions
    if [ -e "$top/docs/editions/$name.md" ]; then pass; else fail "$name" "has no page"; fi
done
check "enough was looked at" yes "$([ "$passed" -gt 300 ] && echo yes)"
# Every check that conformance.md names is run.
while read -r name; do
    if grep -qsF "RUN($name)" "$top"/tests/unit/*.c; then
        pass
    else
        fail "conformance.md: $name" "not run in tests/unit"
    fi
done < <(grep -oE '`[A-Z][0-9]+_[A-Za-z0-9_]+`' "$top/docs/conformance.md" | tr -d '`' | sort -u)
# The date of a man page is a day, and that of its last change or later.
for page in "$top"/docs/*.6; do
    day=$(sed -n '1s/^\.TH [^ ]* 6 "\([0-9]\{4\}-[0-9][0-9]-[0-9][0-9]\)".*/\1/p' "$page")
    changed=$(git -C "$top" log -1 --format=%cs -- "$page" 2>/dev/null)
    if [ -n "$day" ] && [[ ! $day < ${changed:-$day} ]]; then
        pass
    else
        fail "$(basename "$page")" "its date is '$day', its last change $changed"
    fi
done
finish
