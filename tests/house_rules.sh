# house_rules.sh -- house rules of one edition in the others (G3): what makes sense is played to
# the end by computers, what makes none is refused with a reason and plays nothing.
source "$(dirname "$0")/scripts/common.bash"

# plays EDITION RULE...: four simple computers (or as many as fit) reach an end.
plays() {
    local edition=$1 options=() rule
    shift
    for rule in "$@"; do options+=(--rule "$rule"); done
    check_run "$edition $*" 0 timeout 120 "$OPOLY" term -e "$edition" --no-save -s 7 "${options[@]}" \
        -p A:simple -p B:simple -p C:simple -p D:simple
    check_has "$edition $*: ends" "won the game" "$out"
}
# refuses EDITION REASON RULE...
refuses() {
    local edition=$1 reason=$2 options=() rule
    shift 2
    for rule in "$@"; do options+=(--rule "$rule"); done
    check_run "$edition $*" 1 "$OPOLY" term -e "$edition" --no-save "${options[@]}" -p A:simple -p B:simple
    check_has "$edition $*: the reason" "$reason" "$err"
    check "$edition $*: nothing is played" "" "$out"
}

plays london auction=on
plays london auction=on bid_limit=cash auction_minimum=10
plays london debt=settle estate_player=sell estate_bank=auction auction=on
plays london pot_start=500 salary_landing=200
plays london trade=price trade_waits=off
plays london jail_style=three_ways jail_throw_fine=100
plays london rail_travel=on build_where=group
plays london keep_cards=on
plays bharat trade=any
plays bharat trade=price out_of_turn=on
plays bharat auction=on
plays bharat jail_style=throws
plays bharat debt=settle
plays bharat lap_limit=30
plays bharat order=throws
plays montreal trade=any trade_waits=on
plays montreal auction=on
plays montreal build_where=deed build_whole_group=off
plays montreal rail_travel=on
plays montreal order=entered lap_limit=40
plays bilkent build_where=anywhere houses=32 hotels=12 building_auction=on
plays bilkent keep_cards=off thief_fee=0 thief_most=1000
plays bilkent debt=settle bankrupt=debtor
plays bilkent lap_limit=30
plays bilkent income_tax=choice
plays waterloo pot=on pot_start=500
plays waterloo salary_landing=200 build_even=on houses=32 hotels=12
plays waterloo trade=any out_of_turn=on
plays waterloo auction=off estate_bank=free
plays waterloo rail_travel=on jail_style=three_ways
plays classic pot=on pot_start=500 salary_landing=200
plays classic rail_travel=on jail_landing=on
plays classic trade=one jail_last=card
plays classic debt=before_end bankrupt=debtor estate_player=keep
plays classic deal_deeds=2 deal_paid=on

refuses classic "no card sets the thief loose" thief_fee=10
refuses classic "there is no pot" pot_start=500
refuses classic "printed for the other kind of hotel" hotel=beside
refuses classic "no deeds are dealt" deal_paid=on
refuses classic "not so many deeds" deal_deeds=10
refuses classic "it belongs to jail_style=three_ways" jail_throw_fine=10
refuses london "there are no auctions" bid_limit=cash
refuses london "more than players_max" players_min=5
refuses london "more than players_max" fill_to=8
refuses london "no group of streets" group_rent_need=5
refuses london "there are no trades" trade=none offers_per_turn=3
refuses bharat "hands out the pot" pot=on
refuses bharat "there is no deck of cards" keep_cards=on
refuses bharat "no card gets anybody out of jail" release_limit=2
refuses bharat "printed for the other kind of hotel" hotel=top
refuses bharat "only one printing" chance_deck=old
refuses montreal "printed for the other kind of hotel" hotel=top
refuses montreal "no group takes rent by the dice" utility_throw=new
refuses montreal "only one printing" site_rent=old
refuses montreal "no card sets the thief loose" thief_most=5
refuses bilkent "hands out the pot" pot=on
refuses bilkent "takes more from the salary than it is" salary=50
refuses bilkent "buys deeds for less than the bank pays back" mortgage=sell mortgage_percent=100
refuses waterloo "there is no deck of cards" keep_cards=on
refuses waterloo "only one printing" chance_deck=old
refuses waterloo "no deeds are dealt" deal_paid=on
finish
