# hardening.sh -- the programs as they are shipped: loaded anywhere, tables read-only, no stack that
# can be run, and guards where memory is written (docs/hardening.md).
source "$(dirname "$0")/scripts/common.bash"

# Formats are constants everywhere; nobody may switch that warning off.
check "no format comes from data" "" "$(grep -rn 'diagnostic ignored *"-Wformat' "$top/src")"

# A program with sanitizers that forgets memory must fail, or the leaks of all other tests go unseen.
if grep -qa __asan_init "$OPOLY" && command -v clang >/dev/null; then
    printf '%s\n' '#include <stdlib.h>' 'static void *volatile kept;' \
        'int main(void) { kept = malloc(9); kept = NULL; return 0; }' >"$work/leak.c"
    clang -fsanitize=address "$work/leak.c" -o "$work/leak"
    "$work/leak" >"$work/told" 2>&1
    check_has "leaks are noticed" "LeakSanitizer: detected memory leaks" "$(cat "$work/told")"
fi

if ! command -v readelf >/dev/null; then
    echo "readelf is not here"
    finish
fi
# Sanitizer and coverage builds have their own guards and are not shipped.
if readelf -sW "$OPOLY" | grep -qE '__(asan|tsan)_init|__gcov_|__llvm_profile'; then
    echo "these programs are not the shipped ones"
    finish
fi

# A large frame touches every page on its way: it cannot jump over the guard behind the stack. That
# leaves no mark in a program, so the orders to the compiler are looked at.
orders=$(dirname "$OPOLY")/compile_commands.json
if [ -e "$orders" ]; then
    check_has "large frames are probed" -fstack-clash-protection \
        "$(grep 'apps/main/opoly_main.c' "$orders")"
    check_has "in the rules, too" -fstack-clash-protection "$(grep 'src/game/apply.c' "$orders")"
fi

for name in opoly watopoly opoly-desktop opoly-mpi opoly-server; do
    program=$(dirname "$OPOLY")/$name
    [ -x "$program" ] || continue
    header=$(readelf -hW "$program")
    segments=$(readelf -lW "$program")
    dynamic=$(readelf -dW "$program")
    symbols=$(readelf --dyn-syms -W "$program")
    check_has "$name: can be loaded anywhere" " DYN " "$header"
    check_has "$name: is a program, not a library" "PIE" "$dynamic"
    check_has "$name: its tables become read-only" GNU_RELRO "$segments"
    check_has "$name: all of them, at the start" BIND_NOW "$dynamic"
    check_has "$name: says what its stack may be" GNU_STACK "$segments"
    check "$name: no stack to be run" "RW" \
        "$(awk '$1 == "GNU_STACK" { print $7 }' <<<"$segments")"
    check "$name: nothing is written and run" "" \
        "$(awk '$1 == "LOAD" && / RWE /' <<<"$segments")"
    check_lacks "$name: no code is patched when loaded" TEXTREL "$dynamic"
    # An empty or relative path would take libraries from the current directory.
    check "$name: libraries from full paths only" "" \
        "$(sed -n 's/.*(R\(UN\)\?PATH).*\[\(.*\)\]/\2/p' <<<"$dynamic" | tr ':' '\n' | grep -v '^/')"
    check_has "$name: guards on the stack" __stack_chk_fail "$symbols"
    check_has "$name: guards around buffers" _chk@ \
        "$(grep -v __stack_chk_fail <<<"$symbols")"
    # Indirect jumps only to where the program means to go. (The mark of the whole program needs the
    # system's own start-up files to have it, too, so the landing places themselves are looked for.)
    if [[ $header == *X86-64* ]]; then
        places=$(objdump -d "$program" | grep -c endbr64)
        check "$name: jumps are watched" yes "$([ "$places" -gt 100 ] && echo yes || echo "$places")"
    fi
done
finish
