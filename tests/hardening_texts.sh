# hardening_texts.sh -- names and texts from files, players and the command line never reach a
# terminal as something it obeys, nor a page as something it runs (docs/hardening.md).
source "$(dirname "$0")/scripts/common.bash"
watopoly=$(dirname "$OPOLY")/watopoly
export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0

# What must never be written: controls but tab and newline, U+0080 to U+009F, separators of lines,
# what turns the direction of writing; and what is no UTF-8.
obeyed='[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xd8\x9c|\xe2\x80[\x8e\x8f\xa8-\xae]|\xe2\x81[\xa6-\xa9]'
check_clean_file() {
    local found
    found=$(LC_ALL=C grep -aP -m 3 "$obeyed" "$2" | cat -v)
    check "$1: nothing to obey" "" "$found"
    if iconv -f UTF-8 -t UTF-8 "$2" >/dev/null 2>&1; then
        pass
    else
        fail "$1: is UTF-8" "$(cat -v "$2" | head -n 5)"
    fi
}
# clean NAME COMMAND...: whatever it says is harmless; leaves it in $out and $err.
clean() {
    local name=$1
    shift
    "$@" >"$work/stdout" 2>"$work/stderr" </dev/null
    out=$(tr -d '\0' <"$work/stdout")
    err=$(tr -d '\0' <"$work/stderr")
    check_clean_file "$name" "$work/stdout"
    check_clean_file "$name (told)" "$work/stderr"
    check_has "$name: says something" " " "$out$err"
}

# The checks must be able to fail.
printf 'a\033[2Jb\n' >"$work/bad"
check "an escape is noticed" 1 "$(LC_ALL=C grep -acP "$obeyed" "$work/bad")"
printf 'a\342\200\256b\n' >"$work/bad"
check "a turned direction is noticed" 1 "$(LC_ALL=C grep -acP "$obeyed" "$work/bad")"

hostile=(
    $'E\033[31mve'          # a colour
    $'E\033]0;title\ave'    # the title of the window
    $'E\302\23331mve'       # the same as ESC [ in one character
    $'E\342\200\256ve'      # from right to left
    $'E\342\201\246ve'      # the same, isolated
    $'E\177ve' $'E\rve' $'E\377ve'
)

# Sanitizers watch the memory, for which some of them do.
if grep -qa __asan_init "$OPOLY"; then
    hostile=("${hostile[0]}" "${hostile[3]}" "${hostile[7]}")
fi

cp "$top/editions/smallest.edition" "$work/fine.edition"
sed -i 's/^edition smallest/edition fine/' "$work/fine.edition"
number=0
for name in "${hostile[@]}"; do
    number=$((number + 1))
    n="name $number"

    # Players, typed lines, words of the command line.
    clean "$n: a player" "$OPOLY" term --no-save -e smallest -p "$name" -p Bob:simple
    check_has "$n: a player is refused" "control characters" "$err"
    clean "$n: a token" "$OPOLY" term --no-save -e smallest -p "Ann:person:$name" -p Bob:simple
    clean "$n: a kind" "$OPOLY" term --no-save -e smallest -p "Ann:$name" -p Bob:simple
    clean "$n: an edition" "$OPOLY" term --no-save -e "$name"
    clean "$n: an option" "$OPOLY" term "--$name"
    clean "$n: a command" "$OPOLY" "$name"
    clean "$n: a rule" "$OPOLY" term --rule "$name=1"
    clean "$n: a rule's value" "$OPOLY" term --rule "pot=$name"
    clean "$n: a rule asked for" "$OPOLY" rules "$name"
    clean "$n: a game" "$OPOLY" games show "$name"
    clean "$n: a file to replay" "$OPOLY" replay "$work/$name"
    clean "$n: a position" "$OPOLY" term --no-save --position "$work/$name" -e smallest -p A -p B
    clean "$n: a player of the lab" "$OPOLY" lab play -p "$name,simple"
    clean "$n: a report's place" "$OPOLY" lab worth -e smallest --report "/dev/null/$name"
    clean "$n: a board to make" "$OPOLY" edition new "$name"
    printf '%s\ndeed %s\ntrade %s\nsave %s/%s/none\nquit\n' "$name" "$name" "$name" "$work" "$name" \
        >"$work/lines"
    clean "$n: typed" sh -c '"$1" term --no-save -e smallest -p Ann -p Bob <"$2"' - "$OPOLY" "$work/lines"
    clean "$n: typed as answers" sh -c '"$1" term --no-save <"$2"' - "$OPOLY" "$work/lines"
    if [ -x "$watopoly" ]; then
        clean "$n: watopoly, a file" "$watopoly" -load "$work/$name"
        clean "$n: watopoly, an option" "$watopoly" "-$name"
        clean "$n: watopoly, a seed" "$watopoly" -seed "$name"
        printf '2\n%s\n%s\n%s\nAnn\nG\nBob\nB\n%s\nsave %s/%s/none\nquit\n' "$name" "$name" "$name" \
            "$name" "$work" "$name" >"$work/lines"
        clean "$n: watopoly, typed" sh -c '"$1" <"$2"' - "$watopoly" "$work/lines"
        printf '2\n%s G 0 1500 0\nBob B 0 1500 0\n' "$name" >"$work/saved"
        clean "$n: watopoly, a saved game" "$watopoly" -load "$work/saved"
    fi

    # Editions: in quotes, as words, and the names of their files.
    for part in title word label rule comment; do
        case $part in
        title) sed "s/\"Smallest\"/\"$name\"/" "$work/fine.edition" ;;
        word) sed "s/^group mill /group $name /" "$work/fine.edition" ;;
        label) sed "s/\"Windmill\"/\"$name\"/" "$work/fine.edition" ;;
        rule) sed "s/^rule houses 8/rule $name 8/" "$work/fine.edition" ;;
        comment) sed "1s/\$/ $name/" "$work/fine.edition" ;;
        esac >"$work/evil.edition"
        sed -i 's/^edition fine/edition evil/' "$work/evil.edition"
        clean "$n: an edition's $part, checked" "$OPOLY" edition check "$work/evil.edition"
        clean "$n: an edition's $part, shown" "$OPOLY" edition show "$work/evil.edition"
    done
    mkdir -p "$work/shelf"
    cp "$work/fine.edition" "$work/shelf/$name.edition"
    clean "$n: the list of editions" env OPOLY_EDITIONS="$work/shelf" "$OPOLY" edition list
    clean "$n: the name of an edition file" "$OPOLY" edition check "$work/shelf/$name.edition"
    rm -r "$work/shelf"
    mkdir "$work/$name"
    cp "$work/fine.edition" "$work/$name/fine.edition"
    clean "$n: a folder of editions" env OPOLY_EDITIONS="$work/$name" "$OPOLY" edition list
    clean "$n: an edition in it, checked" "$OPOLY" edition check "$work/$name/fine.edition"
    clean "$n: a new edition in it" "$OPOLY" edition new mine --from smallest --output "$work/$name/mine.edition"

    # Records and positions.
    sed "s/\"Ada\"/\"$name\"/; s/^seat human \"[^\"]*\"/seat human \"$name\"/" \
        "$top/tests/records/classic-short.record" >"$work/evil.record"
    grep -aqF "$name" "$work/evil.record" || fail "$n: the record has the name"
    clean "$n: a record" "$OPOLY" replay "$work/evil.record"
    clean "$n: a record, imported" "$OPOLY" games import "$work/evil.record"
    sed "s/^begin/begin\n$name/" "$top/tests/records/classic-short.record" >"$work/evil.record"
    clean "$n: an action" "$OPOLY" replay "$work/evil.record"
    cp "$top/tests/records/classic-short.record" "$work/$name/a.record"
    clean "$n: a record's folder" "$OPOLY" replay "$work/$name/a.record"

    # Characters.
    cp "$top/characters/medium.character" "$work/$name/$name.character"
    clean "$n: a character" "$OPOLY" lab play --games 2 -e smallest \
        -p "$work/$name/$name.character,simple" --report "$work/report"
    [ ! -e "$work/report" ] || for file in "$work"/report/*.{txt,html,csv,svg}; do
        check_clean_file "$n: ${file##*/}" "$file"
    done
    rm -rf "$work/report"
    { cat "$top/characters/medium.character"; echo "$name 5"; } >"$work/evil.character"
    clean "$n: a character's word" "$OPOLY" lab play --games 2 -e smallest -p "$work/evil.character,simple"
    mkdir -p "$work/evolved"
    printf 'opoly evolution 1\n%s 3\n' "$name" >"$work/evolved/evolution.txt"
    clean "$n: an evolution" "$OPOLY" lab evolve --into "$work/evolved" --generations 1
    rm -r "$work/evolved" "${work:?}/$name"
done

# A database that somebody else has written into.
if command -v sqlite3 >/dev/null; then
    "$OPOLY" term -e smallest -p Ann:simple -p Bob:simple --seed 1 >/dev/null
    for name in $'E\033[31mve' $'E\302\23331mve' $'E\342\200\256ve' $'E\rve\n'; do
        sqlite3 "$database" "UPDATE games SET players = '$name', turn = '$name', edition = '$name',
            updated = '$name', started = '$name'"
        clean "the list of games" "$OPOLY" games list
        clean "a game" "$OPOLY" games show 1
        check "one line for each game" 2 "$("$OPOLY" games list | wc -l)"
    done
    sqlite3 "$database" "UPDATE actions SET text = '$name' WHERE n = 3"
    clean "a game with another action" "$OPOLY" games show 1
    sqlite3 "$database" "UPDATE games SET header = '$name'"
    clean "a game with another header" "$OPOLY" games show 1
    sqlite3 "$database" "UPDATE games SET edition_text = '$name'"
    clean "a game with another edition" "$OPOLY" games show 1
fi

# Pages: what is a tag in a name is shown, and not obeyed.
tag='<img src=x onerror=alert(1)>&\"'
sed "s|^edition fine .*|edition tags \"$(printf '%s' "$tag" | sed 's/[&\\]/\\&/g')\"|
     s|\"Windmill\"|\"<b>Wind\&</b>\"|; s|\"Mill Lane\"|\"<i>Lane</i>\"|" "$work/fine.edition" \
    >"$work/tags.edition"
check_run "an edition full of tags" 0 "$OPOLY" edition check "$work/tags.edition"
mkdir "$work/<u>"
cp "$top/characters/medium.character" "$work/<u>/<s>\"&.character"
for what in "play --games 4 -p $work/<u>/<s>\"&.character,simple" "landing --rolls 10000" worth \
    "compare simple random --games 20"; do
    # shellcheck disable=SC2086 # several words
    check_run "lab $what" 0 "$OPOLY" lab $what -e "$work/tags.edition" --report "$work/page"
    case $what in
    play*) shown='&lt;s&gt;&quot;&amp;' ;;
    landing*) shown='&lt;b&gt;Wind&amp;&lt;/b&gt;' ;;
    worth) shown='&lt;i&gt;Lane&lt;/i&gt;' ;;
    compare*) shown='tags' ;;
    esac
    check_has "lab $what: tags are shown" "$shown" "$(cat "$work/page/index.html")"
    for file in "$work"/page/*.html "$work"/page/*.svg; do
        check "lab $what: no tag of ours in ${file##*/}" "" \
            "$(grep -E '<(img src=x|b>|/b>|i>|/i>|s>|u>)|&[^lgaq#]' "$file" | head -n 3)"
    done
    rm -r "$work/page"
done
finish
