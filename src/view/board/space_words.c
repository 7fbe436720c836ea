/* space_words.c -- what happens on a space, in sentences. */
#include "view/board/space_words.h"

#include "view/phrase.h"
#include "view/view_shown.h"

/* ---- sums ---- */

static void add_part(const View *view, Text *text, bool *first, const char *pattern, Money sum)
{
    if (sum == 0) return;
    if (!*first) text_add(text, " and ");
    phrase_add(view, text, pattern, sum);
    *first = false;
}

static void add_parts(const View *view, Text *text, const Effect *effect)
{
    bool first = true;
    add_part(view, text, &first, "%i %% of everything owned", effect->percent);
    add_part(view, text, &first, "%m for each street", effect->per_street);
    add_part(view, text, &first, "%m for each %b", effect->per_house);
    add_part(view, text, &first, "%m for each %h", effect->per_hotel);
}

static bool has_parts(const Effect *effect)
{
    return effect->percent != 0 || effect->per_street != 0 || effect->per_house != 0 ||
           effect->per_hotel != 0;
}

static void charge_words(const View *view, const Effect *effect, Text *text)
{
    const Edition *edition = view_edition(view);
    bool parts = has_parts(effect);
    text_add(text, "Pay ");
    switch ((ChargeHow)effect->how) {
    case CHARGE_SUM:
        if (effect->amount != 0) phrase_add(view, text, "%m", effect->amount);
        if (effect->amount != 0 && parts) text_add(text, " and ");
        add_parts(view, text, effect);
        text_add(text, ".");
        break;
    case CHARGE_LESSER:
        add_parts(view, text, effect);
        phrase_add(view, text, ", at most %m.", effect->amount);
        break;
    case CHARGE_CHOICE:
        phrase_add(view, text, "%m or ", effect->amount);
        add_parts(view, text, effect);
        text_add(text, ", as you choose before adding up.");
        break;
    }
    bool to_pot =
        edition->rule[RULE_POT] && !(effect->kind == EFFECT_PAY && effect->target == PAY_BANK);
    if (to_pot) phrase_add(view, text, " The money goes to %p.", POT);
}

/* ---- effects ---- */

static void draw_words(const View *view, const Effect *effect, Text *text)
{
    const Edition *edition = view_edition(view);
    const char *name = edition->deck_label[effect->target].name;
    switch ((DeckKind)edition->decks[effect->target].kind) {
    case DECK_CARDS: phrase_add(view, text, "Draw the top card of %s.", name); break;
    case DECK_WEIGHTS: text_add(text, "Turn the wheel: it decides what happens."); break;
    case DECK_DICE: text_add(text, "The throw that brought you here decides what happens."); break;
    }
}

static void pot_words(const View *view, Text *text)
{
    const Edition *edition = view_edition(view);
    if (!edition->rule[RULE_POT])
        text_add(text, "Nothing happens here: a place to rest.");
    else
        phrase_add(view, text, "Whoever lands here takes the money that lies here: %m now.",
                   view_game(view)->pot);
}

static void effect_words(const View *view, const Effect *effect, Text *text)
{
    const Edition *edition = view_edition(view);
    const char *space =
        effect->target < edition->space_count ? edition->space_label[effect->target].name : "";
    switch ((EffectKind)effect->kind) {
    case EFFECT_NOTHING: text_add(text, "Nothing happens here: a place to rest."); break;
    case EFFECT_MOVE_TO: phrase_add(view, text, "Go on to %s.", space); break;
    case EFFECT_BACK_TO: phrase_add(view, text, "Go back to %s.", space); break;
    case EFFECT_MOVE_BY:
        phrase_add(view, text, effect->amount < 0 ? "Go back %i spaces." : "Go on %i spaces.",
                   effect->amount < 0 ? -effect->amount : effect->amount);
        break;
    case EFFECT_NEAREST:
        phrase_add(view, text, "Go on to the next space of %s.",
                   edition->group_label[effect->target].name);
        break;
    case EFFECT_JAIL:
        phrase_add(view, text, "Go straight to %s, without passing the start.",
                   edition->jail != NO_SPACE ? edition->space_label[edition->jail].name : "jail");
        break;
    case EFFECT_COLLECT: phrase_add(view, text, "The bank pays you %m.", effect->amount); break;
    case EFFECT_PAY:
    case EFFECT_TAX: charge_words(view, effect, text); break;
    case EFFECT_COLLECT_EACH:
        phrase_add(view, text, "Every other player pays you %m.", effect->amount);
        break;
    case EFFECT_PAY_EACH:
        phrase_add(view, text, "Pay every other player %m.", effect->amount);
        break;
    case EFFECT_DRAW: draw_words(view, effect, text); break;
    case EFFECT_PAY_OR_DRAW:
        phrase_add(view, text, "Pay %m, or draw from %s.", effect->amount,
                   edition->deck_label[effect->target].name);
        break;
    case EFFECT_RELEASE:
        phrase_add(view, text, "You receive a %s.", edition_noun(edition, NOUN_RELEASE));
        break;
    case EFFECT_POT: pot_words(view, text); break;
    case EFFECT_SALARY:
        phrase_add(view, text, "The bank pays you the salary of %m.", edition->rule[RULE_SALARY]);
        break;
    case EFFECT_GAIN_DEED: text_add(text, "You receive a property of the bank."); break;
    case EFFECT_GAIN_BUILDING:
        text_add(text, "You receive a building for one of your properties.");
        break;
    case EFFECT_LOSE_BUILDING: text_add(text, "You lose one of your buildings."); break;
    case EFFECT_THIEF:
        phrase_add(view, text, "You may set the thief loose for %m.",
                   edition->rule[RULE_THIEF_FEE]);
        break;
    case EFFECT_COUNT: break;
    }
}

/* ---- corners ---- */

static void start_words(const View *view, Text *text)
{
    const int32_t *rule = view_edition(view)->rule;
    Money landing = (Money)((int64_t)rule[RULE_SALARY] * rule[RULE_SALARY_LANDING] / 100);
    if (landing == rule[RULE_SALARY]) {
        phrase_add(view, text, "The bank pays %m whenever you pass or reach this space.",
                   rule[RULE_SALARY]);
        return;
    }
    phrase_add(view, text, "The bank pays %m whenever you pass this space", rule[RULE_SALARY]);
    phrase_add(view, text, landing > 0 ? ", and %m when you land on it." : ".", landing);
}

static void throws_words(const View *view, Text *text)
{
    const int32_t *rule = view_edition(view)->rule;
    phrase_add(view, text, "Out by throwing doubles within %i turns", rule[RULE_JAIL_TURNS]);
    if (rule[RULE_JAIL_PAY_UNTIL] > 0)
        phrase_add(view, text, ", by paying %m before throwing", rule[RULE_JAIL_FINE]);
    phrase_add(view, text, ", or with a %s.", edition_noun(view_edition(view), NOUN_RELEASE));
}

void space_words_jail(const View *view, Text *text)
{
    const int32_t *rule = view_edition(view)->rule;
    if (rule[RULE_JAIL_STYLE] == JAIL_STYLE_THROWS) {
        throws_words(view, text);
        return;
    }
    phrase_add(view, text,
               "Three ways out: wait for %i turns; pay %m; or throw three times at once, where "
               "doubles or three equal "
               "totals free you and anything else costs %m.",
               rule[RULE_JAIL_TURNS], rule[RULE_JAIL_FINE], rule[RULE_JAIL_THROW_FINE]);
}

static void jail_words(const View *view, Text *text)
{
    bool jails = view_edition(view)->rule[RULE_JAIL_LANDING] != 0;
    text_add(text,
             jails ? "Whoever lands here stays here. " : "Whoever lands here is only visiting. ");
    space_words_jail(view, text);
}

void space_words_add(const View *view, SpaceId space, Text *text)
{
    const Space *what = &view_edition(view)->spaces[space];
    switch ((SpaceKind)what->kind) {
    case SPACE_START: start_words(view, text); break;
    case SPACE_JAIL: jail_words(view, text); break;
    case SPACE_EFFECT: effect_words(view, &what->effect, text); break;
    case SPACE_DEED:
        phrase_add(view, text, "A property for %m.", view_edition(view)->deeds[what->deed].price);
        break;
    }
}
