# common.bash -- for the tests in shell: their own data directory, checks,
# and the closing line. OPOLY is the path of the program.
set -u
if [ -z "${OPOLY:-}" ] || [ ! -x "$OPOLY" ]; then
    echo "OPOLY must be the path of the program"
    exit 1
fi
OPOLY=$(realpath "$OPOLY")
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/opoly-test-XXXXXX")
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_DATA_HOME=$work/data OPOLY_EDITIONS=$top/editions
export LC_ALL=C.UTF-8 TZ=UTC
unset NO_COLOR
database=$XDG_DATA_HOME/opoly/games.db
passed=0
failed=0

pass() { passed=$((passed + 1)); }
fail() {
    failed=$((failed + 1))
    echo "FAILED $1"
    shift
    printf '  %s\n' "$@"
}

# check NAME EXPECTED ACTUAL
check() {
    if [ "$2" = "$3" ]; then pass; else fail "$1" "expected: $2" "got:      $3"; fi
}
# check_has NAME PART TEXT
check_has() {
    case $3 in *"$2"*) pass ;; *) fail "$1" "expected: ...$2..." "got:      $3" ;; esac
}
check_lacks() {
    case $3 in *"$2"*) fail "$1" "not expected: $2" "got:          $3" ;; *) pass ;; esac
}
# check_run NAME STATUS COMMAND...: leaves the output in $out and $err.
check_run() {
    local name=$1 expected=$2 status
    shift 2
    "$@" >"$work/stdout" 2>"$work/stderr" </dev/null
    status=$?
    out=$(cat "$work/stdout")
    err=$(cat "$work/stderr")
    check "$name: exit status" "$expected" "$status"
}
# check_one_sentence NAME TEXT: exactly one line that begins with "opoly: ", or another program's name.
check_one_sentence() {
    check "$1: one line" 1 "$(printf '%s\n' "$2" | wc -l)"
    case $2 in "opoly: "*[.?] | "opoly-"*": "*[.?]) pass ;; *) fail "$1: a sentence" "got: $2" ;; esac
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
    exit
}
