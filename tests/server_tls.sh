# server_tls.sh -- a certificate that is replaced is read again while the server runs; what it says
# about itself; its log has lines for machines.
source "$(dirname "$0")/scripts/common.bash"

server=$(dirname "$OPOLY")/opoly-server
if ! [ -x "$server" ] || ! command -v openssl >/dev/null || ! command -v curl >/dev/null; then
    echo "skipped: this build has no opoly-server, or openssl or curl is missing"
    finish
fi
port=$((10000 + RANDOM % 20000))

# certificate NAME: a new one for this machine, in place of the last.
certificate() {
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \
        -subj "/CN=$1" -keyout "$work/new.key" -out "$work/new.pem" 2>/dev/null
    mv "$work/new.key" "$work/key"
    mv "$work/new.pem" "$work/pem"
}

# subject: of the certificate the server shows.
subject() {
    openssl s_client -connect "127.0.0.1:$port" </dev/null 2>/dev/null |
        openssl x509 -noout -subject 2>/dev/null
}

shown=''
certificate first
"$server" --port "$port" --address 127.0.0.1 --store "$work/games.db" --certificate "$work/pem" \
    --key "$work/key" >"$work/out" 2>"$work/log" &
pid=$!
trap 'kill "$pid" 2>/dev/null; rm -rf "$work"' EXIT
for ((i = 0; i < 50 && ${#shown} == 0; i++)); do
    sleep 0.1
    shown=$(subject)
done
check_has "its certificate" "first" "$shown"
certificate second
for ((i = 0; i < 60; i++)); do
    shown=$(subject)
    case "$shown" in *second*) break ;; esac
    sleep 0.1
done
check_has "the new one, without a restart" "second" "$shown"
get() {
    curl --silent --insecure --max-time 3 "https://localhost:$port$1"
}
check_has "health" "good" "$(get /health)"
check "open tables" '{"tables": [ ]}' "$(get /tables | tr -s '\n' ' ' | sed 's/ $//')"
metrics=$(get /metrics)
for name in connections meetings games games_put_away meetings_stuck refusals_total \
    connections_refused_total connections_hung_up_total differences_total \
    'commit_microseconds_bucket{le="25000"}' 'delivery_microseconds_bucket{le="+Inf"}' \
    work_microseconds_count; do
    check_has "metric $name" "opoly_$name " "$metrics"
done
kill "$pid"
wait "$pid"
check "every line of the log is for machines" "" \
    "$(grep -v -E '^time=[0-9T:Z-]+ event=[a-z-]+( [a-z_]+=[^ ]+)*$' "$work/log")"
check_has "it says that it listens" "event=listens port=$port" "$(cat "$work/log")"
check_has "and that it read the certificate" "event=certificate read=1" "$(cat "$work/log")"
check_has "and that it ends" "event=ends" "$(cat "$work/log")"
finish
