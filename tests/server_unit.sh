# server_unit.sh -- the unit for systemd is one, is hardened, and starts the server as it says.
source "$(dirname "$0")/scripts/common.bash"

build=$(dirname "$OPOLY")
unit=$build/opoly-server.service
if ! [ -e "$unit" ]; then
    echo "skipped: this build has no opoly-server"
    finish
fi
check_run "the help" 0 "$build/opoly-server" --help
for option in $(printf '%s\n' "$out" | sed -nE 's/^ +(-[A-Za-z], )?--([a-z-]+).*/\2/p'); do
    case $option in help | language) continue ;; esac
    check_has "the man page has --$option" "\\-\\-${option//-/\\-}" "$(cat "$top/docs/opoly-server.6")"
done
check_has "options after the store" 'games.db $OPTIONS' "$(grep ExecStart "$unit")"
for setting in DynamicUser=yes ProtectSystem=strict PrivateTmp=yes NoNewPrivileges=yes StateDirectory=opoly-server; do
    check_has "$setting" "$setting" "$(cat "$unit")"
done

# The line that starts it, as systemd would run it.
port=$((10000 + RANDOM % 20000))
line=$(sed -n 's/^ExecStart=//p' "$unit")
export STATE_DIRECTORY=$work OPTIONS="--port $port --address 127.0.0.1"
eval "exec \"$build/opoly-server\" ${line#* }" >"$work/log" 2>&1 &
pid=$!
for ((i = 0; i < 50; i++)); do
    [ -s "$work/log" ] && break
    sleep 0.1
done
kill "$pid"
wait "$pid"
check "it starts and ends" 0 $?
[ -e "$work/games.db" ] && pass || fail "the store is in its folder"

if ! command -v systemd-analyze >/dev/null; then
    echo "skipped: there is no systemd-analyze"
    finish
fi
sed "s|^ExecStart=[^ ]*|ExecStart=/bin/true|; s|^Documentation=.*||" "$unit" >"$work/opoly-server.service"
check_run "systemd understands it" 0 systemd-analyze verify "$work/opoly-server.service"
check "and remarks nothing" "" "$(printf '%s' "$err$out" | grep opoly-server)"
# 10 is no protection at all; the level of most services is above 9.
if systemd-analyze security --offline=yes --threshold=20 "$work/opoly-server.service" >"$work/security" 2>&1; then
    pass
else
    grep -q 'unrecognized option' "$work/security" && echo "skipped: this systemd-analyze is too old" ||
        fail "hardened" "$(tail -n 3 "$work/security")"
fi
finish
