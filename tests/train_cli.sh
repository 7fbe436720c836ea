# train_cli.sh -- opoly lab train: the same network to the byte with any number of threads and
# after a kill; its file says how it was made, and a character can judge by it.
source "$(dirname "$0")/scripts/common.bash"

train="lab train --editions classic,bharat --games 700 --epochs 3 --seed 4"
check_run "train with one thread" 0 "$OPOLY" $train --into "$work/one" --threads 1
check_has "it tells what it learnt" "bharat: squared error" "$out"
check_run "train with two threads" 0 "$OPOLY" $train --into "$work/two" --threads 2
check "two threads, the same network" "$(cat "$work/one/win-chances.network")" \
    "$(cat "$work/two/win-chances.network")"

# It is worth more than counting belongings.
better=$(printf '%s\n' "$out" | awk '/squared error/ {
    gsub(",", ""); if ($4 + 0 >= $7 + 0) bad++; rows++ } END { print rows == 2 && !bad ? "yes" : "no" }')
check "S2 it judges better than belongings do" yes "$better"

header=$(grep -v '^input' "$work/one/win-chances.network")
for line in 'editions "classic,bharat"' 'seats "' 'games 700' 'seed 4' 'version "' \
    'made "opoly lab train --editions classic,bharat --players hard-1,hard-1,hard-1,medium-1'; do
    check_has "the file says $line" "$line" "$header"
done

# Killed after its first games, and once more while it fits.
"$OPOLY" $train --into "$work/killed" --threads 1 > /dev/null 2>&1 &
training=$!
for _ in $(seq 600); do
    [ -e "$work/killed/lessons-000000" ] && break
    sleep 0.1
done
kill -9 $training 2> /dev/null
wait $training 2> /dev/null
check_run "it goes on after a kill" 0 "$OPOLY" $train --into "$work/killed" --threads 2
check "killed, the same network" "$(cat "$work/one/win-chances.network")" \
    "$(cat "$work/killed/win-chances.network")"
check_run "another training wants a folder of its own" 1 \
    "$OPOLY" lab train --editions classic --games 10 --into "$work/one"
check_has "and says so" "is of another training" "$err"

# A character judges by it.
printf 'network "one/win-chances.network"\ncash_most 0\n' > "$work/judge.character"
check_run "a character with a network of its own" 0 "$OPOLY" lab play --games 4 --threads 1 \
    --players "$work/judge.character,medium,medium,medium"
printf 'network "nowhere.network"\nbuy_keep 3\n' > "$work/lost.character"
check_run "a network that is not there" 2 "$OPOLY" lab play --games 4 \
    --players "$work/lost.character,medium"
finish
