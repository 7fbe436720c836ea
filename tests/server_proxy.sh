# server_proxy.sh -- connections are counted by the address of the guest, which only a proxy that we trust
# may say.
source "$(dirname "$0")/scripts/common.bash"

server=$(dirname "$OPOLY")/opoly-server
if ! [ -x "$server" ]; then
    echo "skipped: this build has no opoly-server"
    finish
fi
port=$((10000 + RANDOM % 20000))
trap 'kill "$pid" 2>/dev/null; rm -rf "$work"' EXIT
pid=''

# serve OPTION...: a server that takes one connection of each address
serve() {
    [ -z "$pid" ] || { kill "$pid"; wait "$pid"; }
    port=$((port + 1))
    : >"$work/log"
    "$server" --port "$port" --store "$work/games.db" --per-address 1 "$@" >"$work/log" 2>&1 &
    pid=$!
    local i
    for ((i = 0; i < 50; i++)); do [ -s "$work/log" ] && break; sleep 0.1; done
}

# visit HOST FORWARDED: comes, stays, and is "kept", or is "refused"
visit() {
    local wire
    exec {wire}<>"/dev/tcp/$1/$port"
    printf '%s\r\n' "GET / HTTP/1.1" "Host: $1:$port" "Upgrade: websocket" "Connection: Upgrade" \
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==" "Sec-WebSocket-Version: 13" \
        "Sec-WebSocket-Protocol: opoly" "X-Forwarded-For: $2" "" >&"$wire"
    if timeout 0.4 cat <&"$wire" >/dev/null; then answer=refused; else answer=kept; fi
}

serve
visit 127.0.0.1 10.0.0.1
check "the first" kept $answer
visit 127.0.0.1 10.0.0.2
check "without a proxy nobody is believed" refused $answer

serve --behind-proxy
visit 127.0.0.1 10.0.0.1
check "one guest" kept $answer
visit 127.0.0.1 10.0.0.2
check "another guest" kept $answer
visit 127.0.0.1 10.0.0.1
check "the first once more" refused $answer
visit 127.0.0.1 "10.0.0.9, 10.0.0.2"
check "what a guest says of itself does not count" refused $answer

# This machine under another address stands for another machine.
own=$(hostname -I 2>/dev/null | tr ' ' '\n' | grep -m 1 '^[0-9.]*$')
if [ -n "$own" ]; then
    visit "$own" 10.0.0.3
    visit "$own" 10.0.0.4
    check "a proxy elsewhere is not believed" refused $answer
    serve --proxy 192.0.2.77 --proxy "$own"
    visit "$own" 10.0.0.3
    visit "$own" 10.0.0.4
    check "unless it was named" kept $answer
fi
check_run "too many" 2 "$server" $(printf -- '--proxy 10.0.0.%d ' 1 2 3 4 5 6 7 8 9)
finish
