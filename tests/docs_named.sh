# docs_named.sh -- the pages tell the truth: every test that rules.md and testing.md name is there
# and is run, every promise G1 to G13 has one, and every file that a page links to exists.
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
for page in "$top"/README.md "$top"/docs/*.md "$top"/docs/editions/*.md; do
    while read -r link; do
        if [ -e "$(dirname "$page")/$link" ]; then pass; else fail "$(basename "$page")" "no $link"; fi
    done < <(grep -oE '\]\([^):#]+' "$page" | sed 's/^](//' | sort -u)
done
check "enough was looked at" yes "$([ "$passed" -gt 300 ] && echo yes)"
finish
