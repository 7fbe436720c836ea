# lab_cli.sh -- opoly lab: the same report to the byte for any number of threads and MPI ranks
# (L15), landings beside the exact odds (L14), and one sentence for what is wrong.
source "$(dirname "$0")/scripts/common.bash"

# same NAME ARGUMENT...: one, two and four threads say the same; leaves it in $out.
same() {
    local name=$1
    shift
    check_run "$name" 0 "$OPOLY" lab "$@" --threads 1
    local one=$out
    for threads in 2 4; do
        check_run "$name, $threads threads" 0 "$OPOLY" lab "$@" --threads $threads
        check "$name: $threads threads, the same report" "$one" "$out"
    done
}

players=simple,random,simple,random
same "play" play --players $players --games 200 --seed 5
check_has "play names the games" "classic: 200 games of 4 players, seed 5" "$out"
check_has "play counts games out" "Counted out, won by the richest" "$out"
check_lacks "nothing is endless" "ndless" "$out"
check_has "play values the first place" "The first player wins" "$out"
same "play, every kind at two seats" play --players simple,random,trader --seats 2 --games 60
same "compare" compare simple random --games 400
check_has "compare decides" "simple is better than random" "$out"
same "rate" rate trader,simple,random --games 40
check "the ratings are in order" "trader simple random" \
    "$(printf '%s\n' "$out" | awk '/^player.*rating/ {n = 3; next} n-- > 0 {printf "%s%s", $1, n ? " " : ""}')"
check_has "every pair" "random  simple" "$out"
same "exploit" exploit simple --players hermit,overbidder --games 20
check_has "exploit has par" "25.00" "$out"
check_run "exploit, all of them" 0 "$OPOLY" lab exploit hard --games 4
for word in fleecer hermit drainer hoarder overbidder; do
    check "$word at two tables" 2 "$(printf '%s\n' "$out" | grep -c "^$word ")"
done
same "trades" trades --players trader,simple,simple,simple --games 1 --rollouts 10
check_has "trades: what they cost" "lose over 5" "$out"
check_has "trades: the worst" "The trades that cost a side most" "$out"
check_run "trades without players" 2 "$OPOLY" lab trades
same "landing" landing --rolls 1000000 --jail throw
check_has "landing has exact odds" "exact %" "$out"

check_run "landing of other dice" 0 "$OPOLY" lab landing --rolls 1000000 --jail throw --seed 2
check_lacks "another seed, other throws" "$(printf '%s\n' "$out" | sed -n 10p)" \
    "$("$OPOLY" lab landing --rolls 1000000 --jail throw --seed 1)"
check_run "landing as CSV" 0 "$OPOLY" lab landing --rolls 300000 --csv
check "landing as CSV: columns" "jail,square,name,group,count,simulated,error,exact" \
    "$(printf '%s\n' "$out" | head -1)"
check "landing as CSV: both ways, all places" 83 "$(printf '%s\n' "$out" | wc -l)"
for edition in smallest classic london bharat montreal bilkent waterloo; do
    check_run "landing in $edition" 0 "$OPOLY" lab landing -e $edition --rolls 300000
    check_run "worth in $edition" 0 "$OPOLY" lab worth -e $edition
    check_run "play in $edition" 0 "$OPOLY" lab play -e $edition -p simple,simple --games 4
done
check_run "worth as CSV" 0 "$OPOLY" lab worth --csv
check_has "worth as CSV" "Orange,hotel,2060," "$out"

# files
export LSAN_OPTIONS=suppressions=$top/tests/scripts/leaks.txt:print_suppressions=0
check_run "a report in files" 0 "$OPOLY" lab play --players $players --games 20 \
    --report "$work/report"
check "report.txt is what was printed" "$out" "$(cat "$work/report/report.txt")"
for file in $(grep -oE '(src|href)="[^"]*"' "$work/report/index.html" | cut -d'"' -f2 | sort -u); do
    check "the page's $file is there" yes "$([ -s "$work/report/$file" ] && echo yes)"
done
check_has "the page shows pictures" 'src="wins.svg"' "$(cat "$work/report/index.html")"
for file in "$work"/report/*; do
    words=$(tr -d '\0' < "$file")
    for line in "opoly lab play --players $players --games 20" "classic" "none" "$players" \
        "opoly $("$OPOLY" --version | head -1 | grep -oE '[0-9.]+[0-9]' | head -1)"; do
        case $words in *"$line"*) ;; *) check "$file says $line" yes no ;; esac
    done
done
check_has "a row for every game" "game,deal,seats,winner,end,seat,place,rounds," \
    "$(cat "$work/report/games.csv")"
check "as many rows as games" 20 "$(grep -c '^[0-9]' "$work/report/games.csv")"
if command -v python3 >/dev/null; then
    check_run "JSON can be read" 0 python3 -c 'import json, sys
report = json.load(open(sys.argv[1]))
print(report["origin"]["command"], len(report["tables"]["games"]),
      sum(row["won"] for row in report["tables"]["players"]))' "$work/report/report.json"
    check "JSON has it all" "opoly lab play --players $players --games 20 20 20" "$out"
fi
check_run "JSON on standard output" 0 "$OPOLY" lab play --players $players --games 20 --json
check "the same JSON" "$(cat "$work/report/report.json")" "$out"
check_run "play: a report where none can be" 1 timeout 20 "$OPOLY" lab play --players $players \
    --games 100000000 --report /dev/null/x
check_one_sentence "it fails before the first game" "$err"

# a run that is interrupted leaves what it has, and goes on
long="lab play --players hard,medium,hard,medium --games 4000 --seed 3"
check_run "in one go" 0 "$OPOLY" $long --report "$work/whole"
whole=$out
for signal in INT TERM HUP XCPU; do
    rm -rf "$work/parts"
    interrupted=no
    for try in 1 2 3 4 5 6; do
        "$OPOLY" $long --report "$work/parts" --resume --threads $((try % 2 + 1)) \
            >"$work/parts.out" 2>"$work/parts.err" &
        pid=$!
        sleep 0.3
        kill -$signal $pid 2>/dev/null
        wait $pid
        grep -q "the same command with --resume goes on" "$work/parts.err" && interrupted=yes
        [ -f "$work/parts/report.txt" ] || check "$signal leaves a report" yes no
        [ -f "$work/parts/play.state" ] || break
    done
    check_run "the rest, after $signal" 0 "$OPOLY" $long --report "$work/parts" --resume
    check "after $signal: the same report" "$whole" "$out"
    check "after $signal: the same files" "" "$(diff -rq "$work/whole" "$work/parts" 2>&1)"
    [ $interrupted = yes ] || check "$signal came in time" yes no
done
# `timeout` signals the process and its group: the second of a pair must not kill
check_run "a time limit" 124 timeout -s INT 1 "$OPOLY" $long --games 400000 --report "$work/limit"
check_has "a time limit leaves the tables" "Who wins" "$out"
check_has "and says how to go on" "the same command with --resume goes on" "$err"
check_has "also in the report" "Who wins" "$(cat "$work/limit/report.txt")"
"$OPOLY" lab play --players expert,expert,expert,expert,expert,expert --games 60 --threads 1 >/dev/null 2>&1 &
pid=$!
sleep 0.5
kill -INT $pid
sleep 1.5
kill -INT $pid
wait $pid
check "a later signal is obeyed" 130 $?
"$OPOLY" $long --games 400000 --report "$work/killed" >/dev/null 2>&1 &
pid=$!
for i in $(seq 300); do [ -f "$work/killed/play.state" ] && break; sleep 0.1; done
kill -KILL $pid
wait $pid 2>/dev/null
check "even a kill leaves what was played" yes "$([ -s "$work/killed/play.state" ] && echo yes)"
check_run "another command cannot go on with it" 1 "$OPOLY" $long --report "$work/killed" --resume
check_one_sentence "another command cannot go on with it" "$err"
echo nonsense >"$work/killed/play.state"
check_run "nor can what is damaged" 1 "$OPOLY" $long --report "$work/killed" --resume
check_one_sentence "nor can what is damaged" "$err"
check_run "resume, but what?" 2 "$OPOLY" $long --resume
check_one_sentence "resume, but what?" "$err"

# from a position
begin=$top/tests/scripts/classic_debts.position
check_run "play from a position" 0 "$OPOLY" lab play --players hard,easy,easy,easy --games 40 \
    --from "$begin"
check_has "it says so" "--from" "$out"
last=$(printf '%s\n' "$out" | awk '/^place/ {n = 4; next} n-- > 0 && $1 == 4 {print $2}')
check "the seat with 30 in cash and two loose deeds hardly wins" yes "$([ "${last:-40}" -le 4 ] && echo yes)"
check_run "seats and position must agree" 2 "$OPOLY" lab play --players hard,easy --games 40 \
    --from "$begin"
check_one_sentence "seats and position must agree" "$err"
check_run "no position" 1 "$OPOLY" lab play --players hard,easy --from "$work/nothing.txt"
check_one_sentence "no position" "$err"

check_run "a report where none can be" 1 "$OPOLY" lab worth --report /dev/null/x
check_one_sentence "a report where none can be" "$err"

# evolution: put aside after one generation, taken up again
evolve="lab evolve --games 8 --trial 8 --numbers buy_,build_ --brood 4"
check_run "evolve two generations" 0 "$OPOLY" $evolve --from "$top/characters/medium.character" \
    --into "$work/straight" --generations 2
check_run "evolve one" 0 "$OPOLY" $evolve --from "$top/characters/medium.character" \
    --into "$work/parts" --generations 1
check_run "and one more" 0 "$OPOLY" $evolve --into "$work/parts" --generations 1 --threads 2
check "taken up again, the same" "$(cat "$work/straight/evolution.txt")" \
    "$(cat "$work/parts/evolution.txt")"
check_run "what was bred can play" 0 "$OPOLY" lab play --games 4 \
    -p "$work/parts/evolved.character,$work/parts/start.character"
check_has "it is called as its file" "evolved" "$out"

# what is wrong
for words in "" "nonsense" "play" "play --players simple" "play --players simple,nobody" \
    "play --players simple,random --games 0" "play --players simple,random --rule auktion=on" \
    "compare simple" "compare simple simple" "compare simple random --seats 3" \
    "rate" "rate simple" "rate simple,simple" "rate simple,random --seats 3" "exploit" \
    "exploit nobody" "exploit fleecer --players fleecer" \
    "landing --jail fly" "landing -e london --jail pay" "landing extra" "evolve" \
    "evolve --into x -e london --rivals simple,simple,simple,simple" \
    "play -e london --seats 5 --players simple,simple,simple,simple,simple"; do
    [ -n "$words" ] || continue
    check_run "lab $words" 2 "$OPOLY" lab $words
    check_one_sentence "lab $words" "$err"
done
check_run "no such edition" 1 "$OPOLY" lab play -e nowhere -p simple,random
check_one_sentence "no such edition" "$err"
check_run "no such character" 2 "$OPOLY" lab play -p "simple,$work/none.character"
check_one_sentence "no such character" "$err"
check_run "lab --help" 0 "$OPOLY" lab --help
check_has "lab --help" "lab landing" "$out"

# over MPI, where it was built
check_run "lab landing --rolls 1" 0 "$OPOLY" lab landing --rolls 1
check_has "says what it does" "1 throw is too few for an interval: " "$err"
check_has "and does it" "from the exact odds" "$out"

mpi=$(dirname "$OPOLY")/opoly-mpi
if [ -x "$mpi" ] && command -v mpirun >/dev/null; then
    check_run "opoly-mpi --help" 0 "$mpi" --help
    check_has "opoly-mpi --help" "lab play" "$out"
    check_run "opoly-mpi --version" 0 "$mpi" --version
    check_has "opoly-mpi --version" "opoly-mpi " "$out"
    export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    export OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_btl_base_warn_component_unused=0
    # MPI unloads its parts before the end: their leaks cannot be distinguished from ours.
    export ASAN_OPTIONS=detect_leaks=0
    check_run "one process" 0 "$OPOLY" lab play --players $players --games 50
    alone=$out
    for ranks in 1 2 4; do
        check_run "$ranks ranks" 0 mpirun -n $ranks "$mpi" lab play --players $players --games 50
        check "$ranks ranks, the same report" "$alone" "$out"
    done
    # a rank is killed: what was kept is gone on with, by any number of ranks
    many="lab play --players hard,medium,hard,medium --games 400000 --seed 4"
    mpirun -n 2 "$mpi" $many --report "$work/ranks" >/dev/null 2>&1 &
    pid=$!
    for i in $(seq 300); do [ -f "$work/ranks/play.state" ] && break; sleep 0.1; done
    kill -KILL $(pgrep -P $pid | tail -1)
    wait $pid 2>/dev/null
    kept=$(sed -n 's/^deals //p' "$work/ranks/play.state")
    check "a killed rank leaves what was played" yes "$([ "${kept:-0}" -gt 0 ] && echo yes)"
    check_run "others go on with it" 1 timeout --foreground --preserve-status -s INT 4 "$OPOLY" $many --report "$work/ranks" --resume
    later=$(sed -n 's/^deals //p' "$work/ranks/play.state")
    check "they do not begin again" yes "$([ "${later:-0}" -gt "$kept" ] && echo yes)"
fi
finish
