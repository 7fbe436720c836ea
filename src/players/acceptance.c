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

enum { BISECTIONS = 14 };

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
    if (same)
        acceptance->eyes = acceptance->bargain->own;
    else
        bargain_eyes(acceptance->bargain, character, &acceptance->eyes);
    BargainTerms terms = bargain_terms(decision, character);
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

/* The least money between two that leaves the margin, by bisection. */
static bool find_price(const Acceptance *acceptance, float margin, Reckoning *reckoning,
                       Money least, Money most, Money *price)
{
    const BargainEyes *eyes = &acceptance->eyes;
    if (margin_of(acceptance, bargain_gain_for(reckoning, eyes, most)) < margin) return false;
    for (int i = 0; i < BISECTIONS && least < most; i++) {
        Money middle = least + (most - least) / 2;
        if (margin_of(acceptance, bargain_gain_for(reckoning, eyes, middle)) >= margin)
            most = middle;
        else
            least = middle + 1;
    }
    *price = most;
    return true;
}

bool acceptance_price(const Acceptance *acceptance, float margin, Offer *offer)
{
    Money least, most, price;
    Reckoning reckoning;
    if (!bargain_money_range(acceptance->bargain->decision, offer, &least, &most)) return false;
    bargain_reckon(acceptance->bargain, offer, &reckoning);
    if (!find_price(acceptance, margin, &reckoning, least, most, &price)) return false;
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

/* Could there be a price? The money changes little in what both gain together; who sees
 * otherwise may agree all the same, so that only the best price is certain. */
static bool worth_a_search(const Acceptance *acceptance, Reckoning *reckoning, Money least,
                           float least_gain)
{
    const BargainEyes *own = &acceptance->bargain->own;
    if (acceptance->blind) return bargain_gain_for(reckoning, own, least).from >= least_gain;
    Gain even = bargain_gain_for(reckoning, own, 0);
    return even.from + even.to >= least_gain;
}

bool acceptance_best_price(const Acceptance *acceptance, float least_gain, Offer *offer,
                           float *promise)
{
    /* In units of doubt: an even chance, three of four, five of six. */
    static const float margins[] = {0, 1, 2};
    Money least, most, price, best = 0;
    Reckoning reckoning;
    if (!bargain_money_range(acceptance->bargain->decision, offer, &least, &most)) return false;
    bargain_reckon(acceptance->bargain, offer, &reckoning);
    const BargainEyes *own = &acceptance->bargain->own;
    *promise = 0;
    if (acceptance->asked != NULL)
        return find_agreed(acceptance, least_gain, &reckoning, least, most, offer, promise);
    if (!worth_a_search(acceptance, &reckoning, least, least_gain)) return false;
    for (int i = 0; i < (acceptance->doubt > 0 ? 3 : 1); i++) {
        float margin = margins[i] * acceptance->doubt;
        if (!find_price(acceptance, margin, &reckoning, least, most, &price)) break;
        Gain gain = bargain_gain_for(&reckoning, own, price);
        float product = gain.from * acceptance_chance(acceptance, margin);
        if (gain.from < least_gain) break;
        if (product <= *promise) continue;
        *promise = product;
        best = price;
        least = price;
    }
    bargain_set_money(&offer->deal, best);
    return *promise > 0;
}
