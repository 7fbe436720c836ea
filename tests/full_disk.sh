# full_disk.sh -- a full disk, a directory that cannot be written, a database that is busy: one
# sentence, play continues, and afterwards nothing that was saved is missing (G10).
source "$(dirname "$0")/scripts/common.bash"

computers=(term --edition classic --seed 5 -p Ada:simple -p Bob:simple)
length() { "$OPOLY" games show "$1" | sed -n 's/^Length *\([0-9]*\).*/\1/p'; }
"$OPOLY" "${computers[@]}" >/dev/null
whole=$(length 1)
check "the game on a good disk" 1 "$([ "$whole" -gt 100 ] && echo 1)"
"$OPOLY" "${computers[@]}" --no-save >"$work/told"

# played NAME: the game was played to its end with at most one sentence about
# saving and one at the end; the status says whether all of it was saved at last.
played() {
    local expected=0
    if grep -q 'were not saved' "$work/stderr"; then expected=1; fi
    check "$1: exit status" $expected "$status"
    check "$1: the game is played to its end" "$(tail -n +2 "$work/told")" "$(tail -n +2 "$work/stdout")"
    check_has "$1: it is told" "opoly: the game cannot be saved now" "$(cat "$work/stderr")"
    check "$1: in two sentences at most" 1 "$([ "$(wc -l <"$work/stderr")" -le 2 ] && echo 1)"
}

# Files may grow to 150 KiB only: the program sees what it sees on a full disk.
rm -rf "$XDG_DATA_HOME"
(
    ulimit -f 150
    "$OPOLY" "${computers[@]}" >"$work/stdout" 2>"$work/stderr"
)
status=$?
played "a limit on files"
kept=$(length 1)
# All of it, when the last try at the end found room; else what was committed.
check "a limit on files: something was saved" 1 "$([ "${kept:-0}" -gt 0 ] && [ "$kept" -le "$whole" ] && echo 1)"
# After a restart the game continues from the last committed action, to the same end.
check_run "with room again" 0 "$OPOLY" term --load 1
check_run "with room again: the record is good" 0 sh -c "'$OPOLY' games export 1 - | '$OPOLY' replay -q -"
check "with room again: the whole game" "$whole" "$(length 1)"

# A disk that really is full, where we may make one.
mkdir -p "$work/disk"
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=256k tmpfs "$work/disk" 2>/dev/null; then
    trap 'umount "$work/disk"; rm -rf "$work"' EXIT
    XDG_DATA_HOME=$work/disk/data "$OPOLY" "${computers[@]}" >"$work/stdout" 2>"$work/stderr"
    status=$?
    played "a full disk"
    cat /dev/zero >"$work/disk/filler" 2>/dev/null
    out=$(printf 'save %s\nquit\n' "$work/disk/record" |
        "$OPOLY" term --no-save --edition classic -p Ada -p Bob 2>&1)
    check_has "a record on a full disk" "No space left" "$out"
    check "leaves nothing behind" "" "$(ls "$work/disk" | grep record)"
    rm "$work/disk/filler"
    check_run "with room again" 0 env XDG_DATA_HOME="$work/disk/data" "$OPOLY" games
else
    echo "no tmpfs can be mounted here: the full disk is tried with ulimit only"
fi

# Where nothing can be made at all.
XDG_DATA_HOME=/proc/nowhere "$OPOLY" "${computers[@]}" >"$work/stdout" 2>"$work/stderr"
status=$?
played "no directory"
check "no directory: nothing was saved" 1 $status
check_run "no directory: games" 1 env XDG_DATA_HOME=/proc/nowhere "$OPOLY" games
check_one_sentence "no directory: games" "$err"
out=$(printf 'save\nquit\n' | XDG_DATA_HOME=/proc/nowhere "$OPOLY" term --edition classic -p A -p B 2>/dev/null)
check_has "no directory: save says so" "not saved" "$out"

# A directory that can only be read, for somebody who is not root.
as_somebody=()
if [ "$(id -u)" = 0 ]; then
    as_somebody=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    chmod 755 "$work"
    chown -R 65534:65534 "$XDG_DATA_HOME"
fi
if "${as_somebody[@]}" "$OPOLY" edition show classic >/dev/null 2>&1; then
    "$OPOLY" games export 1 "$work/before"
    chown -R 65534 "$XDG_DATA_HOME" 2>/dev/null
    chmod 444 "$database"
    rm -f "$database-wal" "$database-shm"
    chmod 555 "$XDG_DATA_HOME/opoly"
    check_run "read-only: the list" 0 "${as_somebody[@]}" "$OPOLY" games
    check_has "read-only: the list" "Ada (simple)" "$out"
    check_run "read-only: a record" 0 "${as_somebody[@]}" "$OPOLY" games export 1 -
    check "read-only: a record" "$(cat "$work/before")" "$out"
    "${as_somebody[@]}" "$OPOLY" "${computers[@]}" >"$work/stdout" 2>"$work/stderr"
    status=$?
    played "read-only"
    check_run "read-only: delete" 1 "${as_somebody[@]}" "$OPOLY" games delete 1 --yes
    check_one_sentence "read-only: delete" "$err"
    chmod 755 "$XDG_DATA_HOME/opoly"
    chmod 644 "$database"
else
    echo "nobody else may run the program here: the read-only directory is not tried"
fi
finish
