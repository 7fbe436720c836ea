/* acceptance.c -- the chance that somebody says yes to an offer. */
#include "players/acceptance.h"

#include "game/apply.h"
#include "players/memory.h"

/* What a person asks for at first: a share of the win and a part of the other's gain; what every
 * refusal adds and every yes takes off, up to so many; and how unsure all that is. */
#define PERSON_GAIN 0.010f
#define PERSON_GAIN_STEP 0.008f
#define PERSON_SHARE 0.5f
#define PERSON_SHARE_STEP 0.15f
#define PERSON_DOUBT 0.030f
enum { PERSON_STEPS = 20, PERSON_YES = 2 };
/* A computer that thinks may find otherwise. */
#define THINKER_DOUBT 0.010f

/* Prices tried: by halves, and before that along a straight line. */
enum { BISECTIONS = 14, PROBES = 8 };

/* A yes counts as much as two refusals. */
static int steps_of(const Memory *memory, SeatId seat)
{
    if (memory == NULL) return 0;
    int steps = memory->answers[seat].refused - PERSON_YES * memory->answers[seat].accepted;
    return steps > PERSON_STEPS ? PERSON_STEPS : steps;
}

static void judge_person(const Memory *memory, Acceptance *acceptance)
{
    float steps = (float)steps_of(memory, acceptance->to);
    float gain = PERSON_GAIN + PERSON_GAIN_STEP * steps;
    float share = PERSON_SHARE + PERSON_SHARE_STEP * steps;
    acceptance->eyes = acceptance->bargain->own;
    acceptance->gain = gain > 0 ? gain : 0;
    acceptance->share = share > 0 ? share : 0;
    acceptance->doubt = PERSON_DOUBT;
}

static void judge_computer(const Character *character, Acceptance *acceptance)
{
    const Decision *decision = acceptance->bargain->decision;
    bool same = character == decision->self->character;
    acceptance->blind = !same && decision_number(decision, CHARACTER_OFFER_PARTS) == 2;
    acceptance->alike = same;
    if (same)
        acceptance->eyes = acceptance->bargain->own;
    else
        bargain_eyes(acceptance->bargain, character, &acceptance->eyes);
    BargainTerms terms = bargain_terms(decision, character, acceptance->from);
    acceptance->gain = terms.gain;
    acceptance->share = terms.share;
    acceptance->doubt = character->number[CHARACTER_THINK_ROLLOUTS] > 0 ? THINKER_DOUBT : 0;
}

void acceptance_begin(const Bargain *bargain, SeatId from, SeatId to, Acceptance *acceptance)
{
    const Memory *memory = bargain->decision->memory;
    const PlayerKind *kind = memory != NULL ? memory->kinds[to] : NULL;
    acceptance->bargain = bargain;
    acceptance->from = from;
    acceptance->to = to;
    acceptance->blind = false;
    acceptance->asked = NULL;
    acceptance->exchange = NULL;
    acceptance->alike = true;
    if (kind != NULL && kind->character != NULL)
        judge_computer(kind->character, acceptance);
    else
        judge_person(memory, acceptance);
    if (kind != NULL && kind->character == NULL && from == bargain->decision->seat &&
        bargain->decision->game->phase != PHASE_ANSWER &&
        decision_number(bargain->decision, CHARACTER_OFFER_PARTS) == 2)
        acceptance->asked = kind;
}

/* Both conditions of a yes: a gain, and a part of what the other gains. */
static float margin_of(const Acceptance *acceptance, Gain gain)
{
    float alone = gain.to - acceptance->gain, shared = gain.to - acceptance->share * gain.from;
    return alone < shared ? alone : shared;
}

float acceptance_margin(const Acceptance *acceptance, const Offer *offer)
{
    Reckoning reckoning;
    bargain_reckon(acceptance->bargain, offer, &reckoning);
    Gain gain = bargain_gain_for(&reckoning, &acceptance->eyes, bargain_money(&offer->deal));
    return bargain_gift(&offer->deal) ? gain.to : margin_of(acceptance, gain);
}

float acceptance_chance(const Acceptance *acceptance, float margin)
{
    float far = margin < 0 ? -margin : margin;
    if (acceptance->doubt <= 0) return margin >= 0 ? 1 : 0;
    return 0.5f + 0.5f * margin / (acceptance->doubt + far);
}

/* ---- looking for a price ------------------------------------------------------------- */

/* More money is better for the one asked and worse for the one that pays it, so a price that was
 * tried tells something of all others. */
typedef struct PriceSearch {
    const Acceptance *acceptance;
    Reckoning *reckoning;
    float margin;       /* that must be left */
    float least_gain;   /* of the one that pays: less is not looked for, */
    float floor, sure;  /* nor what times `sure` is no more than `floor` */
    Money below, above; /* too little up to there, enough from there on */
    float lack, excess; /* of the margin, at both; 0: not known */
    bool hopeless;      /* no price is enough and leaves anything worth while */
} PriceSearch;

/* A price between those known, and what it brings. */
static void note_price(PriceSearch *search, Money money, Gain gain)
{
    float over = margin_of(search->acceptance, gain) - search->margin;
    if (over >= 0) {
        search->above = money;
        search->excess = over;
        search->lack /= 2; /* so that neither end stays for long */
    } else {
        bool worth = gain.from >= search->least_gain && gain.from * search->sure > search->floor;
        search->below = money;
        search->lack = -over;
        search->excess /= 2;
        search->hopeless = search->acceptance->alike && !worth;
    }
}

static void try_price(PriceSearch *search, Money money)
{
    const BargainEyes *eyes = &search->acceptance->eyes;
    note_price(search, money, bargain_gain_for(search->reckoning, eyes, money));
}

/* Where the straight line between both ends is enough. */
static Money guess_price(const PriceSearch *search)
{
    float part = search->lack / (search->lack + search->excess);
    Money guess = search->below + (Money)(part * (float)(search->above - search->below));
    if (guess <= search->below) return search->below + 1;
    return guess >= search->above ? search->above - 1 : guess;
}

/* Narrows what is unknown, until bisection would be as fast. */
static void probe(PriceSearch *search, Money least, Money most)
{
    Money close = ((most - least) >> BISECTIONS) + 1;
    if (!search->hopeless && search->above > most) try_price(search, most);
    if (search->hopeless || search->above > most) return;
    if (search->below < least && search->above > least) try_price(search, least);
    for (int i = 0; i < PROBES && search->above - search->below > close; i++) {
        if (search->hopeless || search->below < least) return;
        try_price(search, guess_price(search));
    }
}

static bool is_enough(PriceSearch *search, Money money)
{
    if (money > search->below && money < search->above) try_price(search, money);
    return money >= search->above;
}

/* The least money between two that leaves the margin, as bisection would find it; false when
 * none does, or none that is worth while. */
static bool find_price(PriceSearch *search, Money least, Money most, Money *price)
{
    probe(search, least, most);
    if (search->above > most) return false;
    for (int i = 0; i < BISECTIONS && least < most && !search->hopeless; i++) {
        Money middle = least + (most - least) / 2;
        if (is_enough(search, middle))
            most = middle;
        else
            least = middle + 1;
    }
    *price = most;
    return !search->hopeless;
}

/* Nothing is known yet of the prices between two. */
static void begin_prices(PriceSearch *search, float margin, Money least, Money most)
{
    search->margin = margin;
    search->below = least - 1;
    search->above = most + 1;
    search->lack = search->excess = 0;
    search->hopeless = false;
}

bool acceptance_price(const Acceptance *acceptance, float margin, Offer *offer)
{
    Money least, most, price;
    Reckoning reckoning;
    if (!bargain_money_range(acceptance->bargain->decision, offer, &least, &most)) return false;
    bargain_reckon(acceptance->bargain, offer, &reckoning);
    PriceSearch search = {.acceptance = acceptance,
                          .reckoning = &reckoning,
                          .least_gain = -1,
                          .floor = -2,
                          .sure = 1};
    begin_prices(&search, margin, least, most);
    if (!find_price(&search, least, most, &price)) return false;
    bargain_set_money(&offer->deal, price);
    return true;
}

/* ---- computers that go by other means ---------------------------------------------- */

/* Would it say yes? It is asked in a copy of the game. */
static bool would_agree(const Acceptance *acceptance, Offer offer, Money money)
{
    const Decision *decision = acceptance->bargain->decision;
    Action action = decision_action(decision, ACTION_OFFER), answer;
    Game asked = *decision->game;
    Rng rng = rng_seed((uint64_t)asked.turn, acceptance->to);
    bargain_set_money(&offer.deal, money);
    action.other = offer.to;
    action.deal = offer.deal;
    if (!decision_may(decision, &action)) return false;
    apply(decision->edition, &asked, &action, NULL);
    if (asked.phase != PHASE_ANSWER || asked.decider != acceptance->to) return false;
    Decision theirs = {.self = acceptance->asked,
                       .edition = decision->edition,
                       .outlook = decision->outlook,
                       .game = &asked,
                       .memory = decision->memory,
                       .rng = &rng,
                       .seat = acceptance->to};
    acceptance->asked->decide(&theirs, &answer);
    return answer.kind == ACTION_ACCEPT;
}

/* The least money that gets a yes, if that leaves enough. */
static bool find_agreed(const Acceptance *acceptance, float least_gain, Reckoning *reckoning,
                        Money least, Money most, Offer *offer, float *promise)
{
    const BargainEyes *own = &acceptance->bargain->own;
    if (bargain_gain_for(reckoning, own, least).from < least_gain) return false;
    if (!would_agree(acceptance, *offer, most)) return false;
    for (int i = 0; i < BISECTIONS && least < most; i++) {
        Money middle = least + (most - least) / 2;
        if (would_agree(acceptance, *offer, middle))
            most = middle;
        else
            least = middle + 1;
    }
    *promise = bargain_gain_for(reckoning, own, most).from;
    bargain_set_money(&offer->deal, most);
    return *promise >= least_gain;
}

/* ---- the best price ------------------------------------------------------------------ */

/* In units of doubt: an even chance, three of four, five of six. */
static const float margins[] = {0, 1, 2};
enum { MARGINS = sizeof margins / sizeof margins[0] };

/* Could there be a price? The money changes little in what both gain together; who sees
 * otherwise may agree all the same, so that only the best price is certain. */
static bool worth_a_search(const Acceptance *acceptance, Reckoning *reckoning, Money least,
                           float least_gain, Gain *even)
{
    const BargainEyes *own = &acceptance->bargain->own;
    if (acceptance->blind) return bargain_gain_for(reckoning, own, least).from >= least_gain;
    *even = bargain_gain_for(reckoning, own, 0);
    return even->from + even->to >= least_gain;
}

/* Tries all margins; the best price is in the offer, its product in `promise`. */
static void try_margins(PriceSearch *search, Money least, Money most, Money known, Gain at,
                        Offer *offer, float *promise)
{
    const Acceptance *acceptance = search->acceptance;
    const BargainEyes *own = &acceptance->bargain->own;
    Money price, best = 0;
    for (int i = 0; i < (acceptance->doubt > 0 ? MARGINS : 1); i++) {
        begin_prices(search, margins[i] * acceptance->doubt, least, most);
        if (acceptance->alike && known >= least && known <= most) note_price(search, known, at);
        if (!find_price(search, least, most, &price)) break;
        at = bargain_gain_for(search->reckoning, own, price);
        known = price;
        float product = at.from * acceptance_chance(acceptance, search->margin);
        if (at.from < search->least_gain) break;
        if (product <= *promise) continue;
        *promise = product;
        if (product > search->floor) search->floor = product;
        best = least = price;
    }
    bargain_set_money(&offer->deal, best);
}

bool acceptance_best_price(const Acceptance *acceptance, float least_gain, float floor,
                           Offer *offer, float *promise)
{
    Money least, most;
    Reckoning reckoning;
    Gain even = {0};
    if (!bargain_money_range(acceptance->bargain->decision, offer, &least, &most)) return false;
    bargain_reckon_again(acceptance->bargain, offer, acceptance->exchange, &reckoning);
    *promise = 0;
    if (acceptance->asked != NULL)
        return find_agreed(acceptance, least_gain, &reckoning, least, most, offer, promise) &&
               *promise > floor;
    if (!worth_a_search(acceptance, &reckoning, least, least_gain, &even)) return false;
    float last = acceptance->doubt > 0 ? margins[MARGINS - 1] * acceptance->doubt : 0;
    PriceSearch search = {.acceptance = acceptance,
                          .reckoning = &reckoning,
                          .least_gain = least_gain,
                          .floor = floor > 0 ? floor : 0,
                          .sure = acceptance_chance(acceptance, last)};
    Money known = acceptance->blind ? most + 1 : 0;
    try_margins(&search, least, most, known, even, offer, promise);
    return *promise > floor;
}
