# watopoly_cli.sh -- the program watopoly: options, commands, answers, files (W2-W13).
source "$(dirname "$0")/scripts/common.bash"
W=${WATOPOLY:-$(dirname "$OPOLY")/watopoly}
if [ ! -x "$W" ]; then
    fail "there is no program $W"
    finish
fi
W=$(realpath "$W")
cd "$work" || exit 1

# play NAME STATUS ARGUMENT... <LINES: leaves all output in $all, without boards in $out.
play() {
    local name=$1 expected=$2 status
    shift 2
    "$W" "$@" >"$work/stdout" 2>"$work/stderr"
    status=$?
    all=$(cat "$work/stdout")
    out=$(grep -v '^[|_]' "$work/stdout")
    err=$(cat "$work/stderr")
    check "$name: exit status" "$expected" "$status"
}
# A file: position FILE PLAYER... -- "BUILDING OWNER IMPROVEMENTS"...
position() {
    local file=$1 players=() name
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do players+=("$1"); shift; done
    shift
    { echo "${#players[@]}"; printf '%s\n' "${players[@]}"; } >"$file"
    for name in AL ML MKV ECH PAS HH RCH PAC DWE CPH UWP LHI BMH OPT EV1 EV2 EV3 V1 PHYS B1 CIF \
        B2 EIT ESC C2 REV MC DC; do
        printf '%s\n' "$@" | grep "^$name " || echo "$name BANK 0"
    done >>"$file"
}
one_sentence() {
    check "$1: one line" 1 "$(printf '%s\n' "$2" | wc -l)"
    case $2 in "watopoly: "*.) pass ;; *) fail "$1: a sentence" "got: $2" ;; esac
}

# ---- W12: a new game asks, and asks again ----
play W12_new_game 0 -seed 1 <<'END'
1
9
two
2
BANK
"Al"
Al ice

Alice
X
G
Alice
alice
g
Student
END
check "W12 number asked four times" 4 "$(grep -c 'How many players (2 to 8)?' <<<"$out")"
check "W12 first name asked five times" 5 "$(grep -c 'Name of player 1?' <<<"$out")"
check "W12 second name asked twice" 2 "$(grep -c 'Name of player 2?' <<<"$out")"
check_has "W12 nobody is BANK" "Nobody may be called BANK." "$out"
check_has "W12 blanks" "A name has no blanks in it." "$out"
check_has "W12 twice" "Another player is called so already." "$out"
check_has "W12 a piece that is none" "Say the letter of a piece that is free." "$out"
check_has "W12 a piece that is taken" "Another player has that piece already." "$out"
check_has "W12 the game begins" "Alice is on Collect OSAP and has \$1,500: roll or trade." "$out"
check "W3 the prompt is last" "Alice> " "$(tail -n 1 "$work/stdout")"
check_lacks "W2 no winner at the end of input" "won" "$out"
play W12_eight 0 -seed 1 < <(echo 8; for p in G B D P S \$ L T; do echo "N$p"; echo "$p"; done)
check_has "W12 eight play" "NG> " "$(tail -n 1 "$work/stdout")"
play W12_end 0 </dev/null
play W12_end_early 0 < <(printf '2\nAlice\n')

# ---- W4: options ----
position start "Alice G 0 1500 0" "Bob B 0 1500 0" -- "AL Alice 0"
printf 'roll 1 2\n' >lines
for arguments in "-load start -testing -seed 5" "-seed 5 -testing -load start" \
    "-testing --load start --seed=5" "--testing -seed 5 --load=start"; do
    play "W4 options: $arguments" 0 $arguments <lines
    check_has "W4 options: $arguments" "Alice rolled 1 and 2 and moved to ML." "$out"
    check "W4 options: $arguments: err" "" "$err"
done
for arguments in "-lod start" "start" "-load" "-seed" "-seed x" "-seed -1" "-testing=on" "-" "--"; do
    play "W4 wrong option: $arguments" 2 $arguments </dev/null
    one_sentence "W4 wrong option: $arguments" "$err"
done
check_run "W4 help" 0 "$W" -help
check_has "W4 help" "-load FILE" "$out"
play "W4 no such file" 1 -load none </dev/null
one_sentence "W4 no such file" "$err"
"$W" -load start -seed 7 <<<'roll' >one
"$W" -seed 7 -load start <<<'roll' >two
check "W4 the same seed" "$(cat one)" "$(cat two)"

# ---- W4: files ----
position full "Alice G 2 1 10 1 2" "Bob \$ 1 77 10 0" "Cy T 1 0 39" -- \
    "AL Bob 3" "ML Bob 0" "MKV Cy -1" "CIF Alice -1" "MC Cy -1" "DC Cy 5"
play W4_round_trip 0 -load full <<<'save again'
check "W4 round trip to the byte" "$(cat full | sha1sum)" "$(cat again | sha1sum)"
sed 's/$/\r/; s/ /\t /g; 3s/$/\n\n/' full | head -c -2 >loose
play W4_tolerant 0 -load loose <<<'save again'
check "W4 tolerant" "$(cat full | sha1sum)" "$(cat again | sha1sum)"
sed '2s/ 10 1 2/ 30/; 4s/ 0 39/ -5 39/; 6s/Bob/Eve/; 9d' full >bad
play W4_mistakes 1 -load bad </dev/null
check "W4 one message each" "bad:2: nobody can stand on square 30, Go To Tims
bad:4: \"-5\" is no sum of money; it is a whole number from 0 to 100000000
bad:6: no player is called Eve; what nobody owns belongs to BANK
bad:9: PAS is missing before this line" "$err"
play W4_save_errors 0 -load start <<'END'
save
save none/such
save .
roll
END
check_has "W4 save needs a file" "Say it like this: save <file>" "$out"
check_has "W4 save cannot" "none/such: " "$out"
check_has "W4 the game goes on" "Alice rolled" "$out"
play W4_saved_order 0 -testing -load start <<'END'
roll 1 2
save open
buy
save after
next
save turn
END
check "W4 no open question is saved" "" "$(cat open 2>/dev/null)"
check_has "W4 an open question" "answer it, then save." "$out"
check "W4 after rolling" "2 Alice G 0 1440 3" "$(head -n 2 after | tr '\n' ' ' | sed 's/ $//')"
check_has "W4 it says what is not held" "does not hold that Alice has rolled" "$out"
check "W4 the player to move first" "2 Bob B 0 1500 0 Alice G 0 1440 3" \
    "$(head -n 3 turn | tr '\n' ' ' | sed 's/ $//')"
check "W4 the owner" "ML Alice 0" "$(grep '^ML' turn)"

# ---- W2: words ----
play W2_misspelled 0 -testing -load start <<'END'
rol 1 2
ROLL 1 2
decide
xyzzy
next
asets now
END
check_has "W2 the nearest command" 'There is no command "rol". Did you mean "roll"?' "$out"
check_has "W2 the next line is not swallowed" "Alice rolled 1 and 2" "$out"
check_has "W2 decline" 'Did you mean "decline"?' "$out"
check_has "W2 nothing near" '"xyzzy"; "help" lists them all.' "$out"
check_has "W2 next while a question is open" '"next" is not possible now: buy, decline' "$out"
check_lacks "W2 nothing has changed" "Bob" "$(tail -n 1 <<<"$out")"
play W2_help_board_quit 0 -load start < <(printf 'help\nboard\nquit\nroll\n')
check_has "W2 help" "trade <name> <give> <receive>" "$out"
check_lacks "W2 help without testing" "<die1>" "$out"
check_lacks "W2 quit" "rolled" "$out"
check "W13 a board at first and after each command" 3 "$(grep -c '^|Goose' <<<"$all")"
check_has "W13 the name in the middle" "#   #  ###  #####  ###  ####" "$all"
play W2_extra_words 0 -load start < <(printf 'next now\nroll 1 2 3\nbuy it\nmortgage\nimprove AL\n')
check "W2 wrong number of words" 5 "$(grep -c 'Say it like this: ' <<<"$out")"

# ---- W4: dice ----
play W4_no_testing 0 -load start < <(printf 'roll 1 2\nroll\n')
check_has "W4 dice cannot be chosen" "Dice can only be chosen with -testing." "$out"
check_has "W4 but thrown" "Alice rolled " "$out"
play W4_any_dice 0 -testing -load start < <(printf 'roll 0 0\nroll 0 41\nroll -1 3\nroll 1\nroll a b\n')
check_has "W4 no steps" "Alice rolled 0 and 0" "$out"
check_has "W4 round the board" "Alice rolled 0 and 41 and moved to AL." "$out"
check "W4 dice that are none" 3 "$(grep -c 'Say both dice' <<<"$out")"
position gym "Alice G 0 1500 10 0" "Bob B 0 1500 0" -- "PAC Bob 0"
play W4_gym 0 -testing -load gym < <(printf 'roll 1 1\nroll 40 2\nroll\n')
check_has "W4 the gym asks" "Alice rolls for the fee: roll." "$out"
check_has "W4 the gym's own roll" "Alice paid Bob \$168" "$out"
play W4_gym_chance 0 -testing -seed 2 -load gym < <(printf 'roll 1 1\nroll\n')
check_has "W4 the gym by chance" "Alice paid Bob" "$out"

# ---- W2: buying, auctions, tuition ----
play W2_auction 0 -testing -load start <<'END'
roll 1 2
no
bid 5
5
bid 2000
9
withdraw
withdraw
next
roll 1 2
yes
END
check_has "W2 declined" "Auction of ML: no bid yet; " "$out"
check_has "W10 too low" "That bid is too low: bid 6 or more or withdraw." "$out"
check_has "W10 beyond the money" "does not have that much money: bid " "$out"
check_has "W10 won" "ML for \$9" "$out"
position tuition "Alice G 0 1000 0" "Bob B 0 1500 0" -- "MC Alice 0" "DC Alice -1"
play W5_percent 0 -testing -load tuition < <(printf 'roll 1 3\nassets\nall\n20%%\n200\nroll\n10%%\n')
check_has "W5 asked" "Alice pays Tuition: 300 or 10%." "$out"
check "W5 nothing else" 5 "$(grep -c 'is not possible now: 300 or 10%.' <<<"$out")"
check_lacks "W5 no sum before" "1000" "$(sed -n '/Tuition: 300/,/is not possible/p' <<<"$out")"
check_has "W5 10 % of 1000 + 350 + 400" "\$175" "$out"
play W5_300 0 -testing -load tuition < <(printf 'roll 1 3\n300\nassets\nall\n')
check_has "W5 300" "\$300" "$out"
check_has "W2 assets" "Alice has \$700" "$out"
check_has "W2 all" "Bob has \$1,500" "$out"

# ---- W2: trades ----
position trade "Alice G 0 500 0" "Bob B 0 300 0" -- "AL Alice 0" "MKV Bob -1" "MC Bob 0" "DC Bob 1"
play W2_trade 0 -testing -load trade <<'END'
trade Bob 100 200
trade Bib AL 5
trade Bob AK 5
trade Bob AL DC
trade Bob AL 0
trade Alice AL 5
trade Bob AL
trade Bob AL 50
roll
reject
trade bob al $60
accept
trade Bob 100 MKV
accept
yes
assets
END
check_has "W2 money for money" "Money for money makes no sense" "$out"
check_has "W2 a player" 'There is no player called "Bib". Did you mean Bob?' "$out"
check_has "W2 a building" 'There is no building called "AK". Did you mean AL?' "$out"
check_has "W2 improvements" "The trade is rejected: a building can be traded only while" "$out"
check_has "W2 oneself" "A trade needs another player." "$out"
check_has "W2 the form" "Say it like this: trade <name> <give> <receive>" "$out"
check_has "W2 offered" "Alice offers Bob AL for \$50: accept or reject." "$out"
check_has "W2 an answer is due" '"roll" is not possible now: accept or reject.' "$out"
check_has "W3 the other is asked" "Bob> " "$out"
check_has "W9 unmortgage it now" "pays \$20; unmortgage it now for \$100 more? yes or no." "$out"
check_has "W9 paid in all" "Alice has \$340" "$out"
play W9_no 0 -load trade < <(printf 'trade Bob 100 MKV\naccept\nno\nassets\nunmortgage MKV\nassets\n')
check_has "W9 kept" "Alice has \$380" "$out"
check_has "W9 later" "Alice has \$260" "$out"

# ---- W2: improving and mortgaging ----
position build "Alice G 0 500 0" "Bob B 0 300 0" -- "AL Alice 0" "ML Alice 0" "MKV Alice 0" "DC Bob 0"
play W2_improve 0 -load build <<'END'
improve AL buy
improve al BUY
improve DC buy
improve MKV buy
improve AL up
mortgage ML
improve AL sell
improve AL sell
improve AL sell
mortgage ML
mortgage ML
improve ML buy
improve AL buy
unmortgage ML
unmortgage DC
assets
bankrupt
END
check_has "W8 two on AL" "|II     |" "$all"
check_has "W8 not yours" "DC is not yours." "$out"
check_has "W8 no street" "MKV cannot be improved." "$out"
check_has "W2 buy or sell" "Say it like this: improve <property> buy|sell" "$out"
check_has "W8 improvements first" "Sell all improvements of Arts1 first." "$out"
check_has "W8 nothing to sell" "There is no improvement to sell on AL." "$out"
check_has "W9 mortgaged already" "ML is mortgaged already." "$out"
# 500 - 100 + 50, + 30 for ML, - 50 for AL beside it, - 36.
check_has "W8 W9 money" "Alice has \$394" "$out"
check_has "W2 bankrupt without a debt" "Alice does not owe more than" "$out"

# ---- W7: the line ----
position line "Alice G 1 100 10 1 0" "Bob B 0 40 10 1 1" "Cy D 0 100 0" -- "AL Alice 0"
play W7_line 0 -testing -load line <<'END'
next
mortgage AL
cup
cup
roll 1 2
decline
withdraw
withdraw
withdraw
next
cup
pay
roll 1 2
next
pay
END
check_has "W7 asked" "Alice is in the DC Tims Line (roll 1 of 3)" "$out"
check_has "W7 a roll is due" '"next" is not possible now: roll, pay, cup' "$out"
check_has "W7 a cup" "Alice used a Roll Up the Rim cup" "$out"
check_has "W7 only once" "Alice is not in the DC Tims Line." "$out"
check_has "W7 no cup" "Bob has no Roll Up the Rim cup." "$out"
check_has "W7 too poor" "That costs \$50, and you have \$40." "$out"
check_has "W7 not in line" "Cy is not in the DC Tims Line." "$out"
position third "Alice G 1 100 10 1 2" "Bob B 0 40 0" -- "DWE Alice 0"
play W7_third 0 -testing -load third < <(printf 'roll 1 2\nroll\nnext\npay\nassets\n')
check_has "W7 the third roll" "must leave the line: pay, cup, mortgage or trade." "$out"
check_has "W7 paid and moved" "moved to DWE" "$out"
check_has "W7 the cup is kept" "1 Roll Up the Rim cup" "$out"

# ---- W11: debts, bankruptcy, the end ----
position debt "Alice G 0 10 36" "Bob B 0 300 0" "Cy D 1 5 0" -- "AL Alice 0" "ML Alice -1" "DC Bob 0"
play W11_debt 0 -testing -load debt < <(printf 'roll 1 2\nnext\nsave debt.now\nmortgage AL\nbankrupt\n')
check_has "W11 owes" "Alice owes Bob \$50 and has \$10: " "$out"
check_has "W4 a debt is not saved" "A debt is open, and the file cannot hold it" "$out"
check "W4 no file" "" "$(cat debt.now 2>/dev/null)"
check_has "W11 to the creditor" "Bob received AL mortgaged and pays \$4; unmortgage it now for \$20 more? yes or no." "$out"
position two "Alice G 0 10 36" "Bob B 0 300 0" -- "DC Bob 0"
play W11_end 0 -testing -load two < <(printf 'roll 1 2\nbankrupt\nroll\n')
check_has "W11 won" "Bob has won" "$out"
check_lacks "W11 and over" "> " "$(tail -n 1 <<<"$out")"

# ---- T6: the third failed roll, without the money and with a cup ----
position broke "Alice G 1 30 10 1 2" "Bob B 0 5 0" "Cy D 0 100 0" -- "AL Alice 0" "DC Bob -1"
play T6_pay_without_money 0 -testing -load broke < <(printf 'roll 1 2\npay\nbankrupt\nmortgage AL\npay\n')
check_has "T6 the cup stays a choice" "must leave the line: cup, mortgage or trade." "$out"
check_has "T6 no debt by a word" "That costs \$50, and you have \$30." "$out"
check_has "T6 no bankruptcy with a cup" '"bankrupt" is not possible now: cup, mortgage or trade.' "$out"
check_has "T6 the money may be raised" "Alice paid \$50 and left DC Tims Line." "$out"
play T6_cup 0 -testing -load broke < <(printf 'roll 1 2\ncup\n')
check_has "T6 or the cup used" "Alice used a Roll Up the Rim cup" "$out"

# ---- W10: everybody is asked in an auction ----
play W10_everybody 0 -testing -load broke < <(printf 'roll 1 2\ncup\ndecline\nwithdraw\n6\nwithdraw\nnext\n')
check_has "W10 also who can bid little" "Bob has \$5: bid 1 or more or withdraw." "$out"
play W10_outbid 0 -testing -load broke < <(printf 'roll 1 2\ncup\ndecline\n5\n90\n31\nwithdraw\n6\nwithdraw\n')
check_has "W10 who cannot outbid is asked" "90 bid by Cy; Bob has \$5: withdraw." "$out"
check_has "W10 and told why a bid is none" "That bid is too low: withdraw." "$out"

# ---- W4: any dice, the salaries as one ----
play W4_great_dice 0 -testing -load start < <(printf 'roll 1000 0\nnext\nroll 2147483647 1\nassets\nroll 99999999999 1\n')
check_has "W4 roll 1000 0" "Alice received \$5,000 OSAP." "$out"
check_has "W4 roll 2147483647 1" "Bob rolled 2,147,483,647 and 1 and moved to PAS." "$out"
check "W4 one line for all rounds" 2 "$(grep -c 'received .* OSAP\.$' <<<"$out")"

# ---- W9, W11: a debtor trades anything, and the fee is asked at once ----
position debtor "Alice G 0 20 36" "Bob B 0 300 0" "Cy D 0 500 0" -- "MC Alice -1" "AL Alice 0" "DC Bob 0" "ML Cy 0"
play W11_debtor 0 -testing -load debtor <<'END'
roll 1 2
trade Cy AL ML
accept
trade Cy MC 10
accept
n
mortgage ML
END
check_has "W11 in debt" "Alice owes Bob \$50 and has \$20: " "$out"
check_has "W11 a trade that brings no money" "Cy accepted: Alice gave AL for ML." "$out"
check_has "W9 asked at once" "Cy received MC mortgaged and pays \$35" "$out"
check_has "W9 paid at once" "Cy paid \$35 and left MC mortgaged.
Alice owes Bob" "$out"
check_has "W11 settled by itself" "Alice paid Bob \$50 tuition for DC." "$out"

# ---- T5: save replaces nothing but games of Watopoly ----
printf '#!/bin/sh\n' >script
printf '2\nhello\n' >list
: >empty
play T5_save_refuses 0 -load start < <(printf 'save script\nsave list\nsave empty\nsave full\nsave /dev/null\n')
check "T5 a script is left alone" "#!/bin/sh" "$(cat script)"
check "T5 a list is left alone" "hello" "$(tail -n 1 list)"
check "T5 refused with a sentence" 3 "$(grep -c 'is there already and is no game of Watopoly; "save! ' <<<"$out")"
check "T5 an empty file is taken" 31 "$(wc -l <empty)"
check "T5 a game is replaced" "$(cat empty)" "$(cat full)"
play T5_save_forced 0 -load start < <(printf 'save! script\n')
check "T5 forced" "$(cat empty)" "$(cat script)"
play W4_save_at_home 0 -load start < <(printf 'save ~/at.home\n')
check "W4 ~/x" "$(cat empty)" "$(cat "$HOME/at.home")"
play W4_load_at_home 0 "-load=~/at.home" < <(printf 'assets\n')
check_has "W4 ~/x is read" "Alice has \$1,500" "$out"
printf '\357\273\277' | cat - start >marked
play W4_mark 0 -load marked < <(printf 'assets\n')
check_has "W4 a byte order mark" "Alice has \$1,500" "$out"

# ---- names and short answers ----
position cases "Bob G 0 1500 0" "bob B 0 1500 0" "bank D 0 900 0" -- "AL bob 0" "ML bank 0"
play W12_case 0 -testing -load cases < <(printf 'trade bob 5 AL\ny\ntrade bank 5 ML\nn\ntrade BANK 5 ML\nexit\nroll\n')
check_has "W12 bob is not Bob" "Bob offers bob \$5 for AL: accept or reject." "$out"
check_has "W2 y accepts" "bob accepted" "$out"
check_has "W2 n rejects" "bank rejected the offer." "$out"
check_has "W12 any case where it is clear" "Bob offers bank" "$out"
check_lacks "W2 exit leaves" "rolled" "$out"
check_run "W4 -h" 0 "$W" -h
check_has "W4 -h" "-computers N" "$out"
play W2_not_a_bid 0 -testing -load start < <(printf 'roll 1 2\nn\nbid x\n-5\n5.5\nbid\n')
check "W2 not a bid" 3 "$(grep -c 'is not a bid: bid 1 or more or withdraw.' <<<"$out")"

# ---- W2: cards ----
play W2_info 0 -load tuition < <(printf 'info mc\ninfo PAC\ninfo mkv\ninfo Tuition\ninfo Needles Hall\ninfo 30\ninfo 0\ninfo XYZ\n')
check_has "W2 info" "MC (Math)" "$out"
check_has "W2 info tuition" "tuition with the monopoly" "$out"
check_has "W2 info owner" "owner: Alice" "$out"
check_has "W2 info gym" "fee with 2 owned: 10 times a roll of the dice" "$out"
check_has "W2 info residence" "rent with 4 owned: \$200" "$out"
check_has "W2 info odds" "33.0%  Your savings gain \$25." "$out"
check_has "W2 info nothing" 'There is no square "XYZ".' "$out"

# ---- the worth that Tuition uses ----
play W5_worth 0 -testing -load tuition < <(printf 'assets\nall\n')
check "W5 DC mortgaged counts 400" 2 "$(grep -c 'Alice has $1,000, is worth $1,750 and' <<<"$out")"

# ---- enhancements ----
play W14_rules 0 -testing -rule pot=on -rule=pot_start=500 -load tuition < <(printf 'roll 1 3\n300\nsave centre\nsave! centre\n')
check_has "W14 into the centre" "Alice paid \$300 tuition into the centre." "$out"
check_has "W14 the centre is not saved" 'The file cannot hold the $800 in the centre; "save! centre"' "$out"
check_has "W14 unless forced" "The game is saved in centre." "$out"
play W14_wrong_rule 2 -rule pot=maybe </dev/null
one_sentence "W14 a wrong rule" "$err"
play W14_computers 0 -seed 3 -computers 2 < <(printf '1\nAnn\nG\nroll\n')
check_has "W14 computers" "How many players beside the computers (1 to 6)?" "$out"
check_has "W14 computers sit down" "Computer2" "$all"
play W14_computers_loaded 0 -seed 3 -testing -computers 1 -load start < <(printf 'roll 1 2\nbuy\nnext\n')
check_has "W14 a computer of a file" "Bob rolled" "$out"
play W14_theme 0 -seed 3 -edition classic < <(printf '2\nAnn\nhat\nBob\ncar\nroll\nbuy\ninfo boardwalk\nsave board\n')
check_has "W14 another board" "Boardwalk" "$out"
check_has "W14 its buildings have words" "park-place BANK 0" "$(cat board)"
play W14_theme_loaded 0 -edition classic -load board < <(printf 'assets\n')
play W14_no_theme 1 -edition nowhere </dev/null

# ---- testing mode ----
play W4_testing 0 -testing -load start <<'END'
money Bob 77
money Bob x
place Bob 39
place Alice line
place Bob 30
place Alice Goose Nesting
card
card back 3
card cup
card nothing
roll 0 2
next
place Bob 1
roll 0 1
help testing
help roll
END
check_has "W4 money" "Bob has \$77 now." "$out"
check_has "W4 money needs a sum" "Say it like this: money <name> <sum>" "$out"
check_has "W4 place" "Bob is on DC now." "$out"
check_has "W4 place in line" "Alice is in the DC Tims Line now." "$out"
check_has "W4 nobody stands there" "Nobody can stand on Go To Tims." "$out"
check_has "W4 a place by its name" "Alice is on Goose Nesting now." "$out"
check_has "W4 the next card" "SLC will do next: You win a Roll Up the Rim cup!" "$out"
check_has "W4 no such card" 'No table has "nothing"; "card" alone lists them.' "$out"
check_has "W4 the card is drawn" 'Alice drew Needles Hall: "You win a Roll Up the Rim cup!"' "$out"
check_has "W4 on both tables" 'Bob drew SLC: "You win a Roll Up the Rim cup!"' "$out"
check_has "W4 help testing" "In testing mode (-testing) there are also:" "$out"
play W4_not_testing 0 -load start < <(printf 'money Bob 5\nplace Bob 5\ncard 1\n')
check "W4 only in testing mode" 3 "$(grep -c 'needs testing mode: start with -testing.' <<<"$out")"

# ---- its saves are read everywhere ----
printf 'assets\nquit\n' >lines
check_run "opoly term loads a save of Watopoly" 0 "$OPOLY" term --no-save --load start <lines
check_has "opoly term loads a save of Watopoly" "Alice" "$out"
check_run "opoly games imports a save of Watopoly" 0 "$OPOLY" games import start
check_run "opoly games lists it" 0 "$OPOLY" games
check_has "opoly games lists it" "waterloo" "$out"
check_run "opoly term tells what is wrong with a save" 1 "$OPOLY" term --no-save --load bad
check_has "opoly term tells what is wrong with a save" "bad:2: nobody can stand on square 30" "$err"
rm -rf "$XDG_DATA_HOME/opoly"

# ---- W3: the prompt is there before anything is read ----
mkfifo questions answers
"$W" -load start <answers >questions &
program=$!
exec 8>answers 9<questions
prompt=
while IFS= read -r -t 10 -n 1 -d '' character <&9; do
    prompt=$prompt$character
    case $prompt in *"Alice> ") break ;; esac
done
check_has "W3 flushed before reading" "Alice> " "$prompt"
exec 8>&-
cat <&9 >/dev/null
exec 9<&-
wait $program
check "W2 the end of input is clean" 0 $?

# No games are left behind by scripts.
check "nothing in the store" "" "$(ls "$XDG_DATA_HOME/opoly" 2>/dev/null)"
finish
