# qr_scan.sh -- the QR codes can be scanned, by a decoder that is not ours (zbar): in the room, as wide
# as a desk and as a phone, and as the server writes it in a terminal, dark or light.
source "$(dirname "$0")/scripts/common.bash"

here=$(dirname "$OPOLY")
if ! command -v zbarimg > /dev/null; then
    echo "zbarimg (zbar-tools) is not here: nothing was scanned"
    finish
fi

scan() { # FILE
    zbarimg --quiet --raw --nodbus "$1" 2> /dev/null
}

# ---- the room ----
if [ -x "$here/opoly-desktop" ]; then
    for size in 1280x800 390x844 844x390; do
        "$here/opoly-desktop" --shot="$work/room.png" --screen=room --size="$size" > /dev/null 2>&1
        found=$(scan "$work/room.png")
        case $found in
        http*'/#room='*) pass ;;
        *) fail "the room at $size" "scanned: '$found'" ;;
        esac
    done
fi

# ---- the terminal ----
# terminal DARK: the lines of a code on standard input as a picture, in a window of that ground.
terminal() {
    sed -e 's/\x1b\[[0-9;]*m//g' -e 's/█/3/g; s/▀/2/g; s/▄/1/g; s/ /0/g' | tr -cd '0123\n' |
        awk -v ground="$1" -v size=6 '
            { row[++rows] = $0; if (length($0) > wide) wide = length($0) }
            function cell(x, y, c) {
                if (y < 1 || y > 2 * rows || x < 1) return ground
                c = substr(row[int((y + 1) / 2)], x, 1)
                if (c == "") return ground
                return (y % 2 == 1 ? c >= 2 : c % 2) ? 0 : 255
            }
            END {
                edge = 10
                print "P2", (wide + 2 * edge) * size, (2 * rows + 2 * edge) * size, 255
                for (y = 1 - edge; y <= 2 * rows + edge; y++) {
                    line = ""
                    for (x = 1 - edge; x <= wide + edge; x++) {
                        c = cell(x, y)
                        for (i = 0; i < size; i++) line = line " " c
                    }
                    for (i = 0; i < size; i++) print line
                }
            }'
}

if [ -x "$here/opoly-server" ] && command -v script > /dev/null; then
    port=$((20000 + RANDOM % 20000))
    script -qfc "exec '$here/opoly-server' --port $port --store '$work/games.db'" /dev/null \
        < /dev/null > "$work/told" 2>&1 &
    server=$!
    for _ in $(seq 100); do grep -q listens "$work/told" && break; sleep 0.1; done
    kill "$server" 2> /dev/null
    wait "$server" 2> /dev/null
    link=$(sed -n 's/.*Friends on this network: \(http[^ \r]*\).*/\1/p' "$work/told" | tr -d '\r')
    if [ -z "$link" ]; then
        echo "this machine has no network: no code in the terminal"
    else
        for ground in 0 255; do
            grep '\[30;107m' "$work/told" | tr -d '\r' | terminal "$ground" > "$work/code.pgm"
            check "the terminal on ground $ground" "$link" "$(scan "$work/code.pgm")"
        done
    fi
fi
finish
