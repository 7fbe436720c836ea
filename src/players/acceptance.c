/* acceptance.c -- the chance that somebody says yes to an offer. */
#include "players/acceptance.h"

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
    if (character == acceptance->bargain->decision->self->character)
        acceptance->eyes = acceptance->bargain->own;
    else
        bargain_eyes(acceptance->bargain, character, &acceptance->eyes);
    BargainTerms terms = bargain_terms(acceptance->bargain->decision, character);
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
    if (kind != NULL && kind->character != NULL)
        judge_computer(kind->character, acceptance);
    else
        judge_person(memory, acceptance);
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
    /* The money changes little in what both gain together. */
    Gain even = bargain_gain_for(&reckoning, own, 0);
    *promise = 0;
    if (even.from + even.to < least_gain) return false;
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
