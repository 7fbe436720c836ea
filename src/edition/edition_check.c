/* edition_check.c -- is it playable? every bound and every reference. */
#include "edition/edition_check.h"

#include "edition/blame.h"
#include "edition/card_text.h"
#include "edition/effect_check.h"
#include "edition/guess.h"
#include "edition/loop_check.h"
#include "edition/rule_check.h"
#include "edition/sum_check.h"

typedef struct Check {
    const Edition *edition;
    const Origins *origins;
    Problems *problems;
} Check;

static const Sentence part_names[PART_COUNT] = {
    [PART_SPACE] = T_("the space '{word}'"),
    [PART_GROUP] = T_("the group '{word}'"),
    [PART_DECK] = T_("the deck '{word}'"),
    [PART_TOKEN] = T_("the token '{word}'"),
};
static const ProblemTopic part_topics[PART_COUNT] = {
    [PART_SPACE] = PROBLEM_OF_SPACE,
    [PART_GROUP] = PROBLEM_OF_GROUP,
    [PART_DECK] = PROBLEM_OF_DECK,
    [PART_TOKEN] = PROBLEM_OF_TOKEN,
};

static const Label *labels_of(const Edition *edition, Part part, int *count)
{
    switch (part) {
    case PART_SPACE: *count = edition->space_count; return edition->space_label;
    case PART_GROUP: *count = edition->group_count; return edition->group_label;
    case PART_DECK: *count = edition->deck_count; return edition->deck_label;
    case PART_TOKEN:
    case PART_COUNT: break;
    }
    *count = edition->token_count;
    return edition->token_label;
}

/* In the sentence the part is {part}: "the space 'jail'", and `more` what the
 * sentence needs. `cause` may have made it wrong. */
static void note_because(const Check *check, Part part, int index, const Origin *cause,
                         Sentence sentence, Arg more)
{
    int count;
    const Label *label = &labels_of(check->edition, part, &count)[index];
    Said whose = {.sentence = part_names[part], .args = {arg_word(label->word)}};
    blame_note(check->problems, &check->origins->parts[part][index], cause, &sentence,
               ARGS(arg_part(&whose), more));
    problem_mark(check->problems, (ProblemAbout){.topic = part_topics[part], .number = index});
}

static void note(const Check *check, Part part, int index, Sentence sentence)
{
    note_because(check, part, index, &check->origins->parts[part][index], sentence, arg_absent());
}

static void note_whole(const Check *check, Sentence sentence)
{
    problem_note(check->problems, check->origins->file, 0, &sentence, ARGS(arg_absent()));
}

/* Something may only seem to be missing when a statement was not understood. */
static void note_absence(const Check *check, Sentence sentence)
{
    if (!check->origins->doubt) note_whole(check, sentence);
}

static bool counts_fit(const Edition *edition)
{
    if (edition->space_count > MAX_SPACES || edition->deed_count > MAX_DEEDS ||
        edition->group_count > MAX_GROUPS || edition->deck_count > MAX_DECKS ||
        edition->token_count > MAX_TOKENS)
        return false;
    for (int i = 0; i < edition->deck_count; i++)
        if (edition->decks[i].card_count > MAX_CARDS) return false;
    return true;
}

static bool is_deed(const Edition *edition, int space)
{
    return edition->spaces[space].kind == SPACE_DEED;
}

/* Spaces that cannot be owned may share a name: there are three Chances. */
static bool names_may_repeat(const Check *check, Part part, int a, int b)
{
    return part == PART_SPACE && !is_deed(check->edition, a) && !is_deed(check->edition, b);
}

/* Where the part stands, if it is in the file that is checked. */
static Arg line_of(const Check *check, Part part, int index)
{
    const Origin *origin = &check->origins->parts[part][index];
    bool here = origin->line > 0 && text_same(origin->file, check->origins->file);
    return here ? arg_line(origin->line) : arg_absent();
}

static void check_label(const Check *check, Part part, const Label *labels, int index)
{
    if ((labels[index].word[0] == '\0' || labels[index].name[0] == '\0') && check->origins->doubt)
        return;
    if (labels[index].word[0] == '\0' || labels[index].name[0] == '\0')
        note(check, part, index, (Sentence)T_("{part} needs a word and a name"));
    for (int other = 0; other < index; other++) {
        if (text_same_folded(labels[other].word, labels[index].word)) {
            note_because(check, part, index, &check->origins->parts[part][other],
                         (Sentence)T_("{part} has the same word as another one[ in line {line}], "
                                      "expected a new one"),
                         line_of(check, part, other));
            return;
        }
        if (text_same(labels[other].name, labels[index].name) &&
            !names_may_repeat(check, part, other, index)) {
            note_because(check, part, index, &check->origins->parts[part][other],
                         (Sentence)T_("{part} has the same name as another one[ in line {line}], "
                                      "expected a new one"),
                         line_of(check, part, other));
            return;
        }
    }
}

static void check_labels(const Check *check)
{
    if (check->edition->word[0] == '\0' || check->edition->title[0] == '\0')
        note_absence(check, (Sentence)T_("the edition needs a word and a title"));
    for (int part = 0; part < PART_COUNT; part++) {
        int count;
        const Label *labels = labels_of(check->edition, (Part)part, &count);
        for (int i = 0; i < count; i++) check_label(check, (Part)part, labels, i);
    }
}

static bool deed_link_is_good(const Edition *edition, int space)
{
    DeedId deed = edition->spaces[space].deed;
    if (!is_deed(edition, space)) return deed == NO_DEED;
    return deed < edition->deed_count && edition->deeds[deed].space == space;
}

static void check_spaces(const Check *check)
{
    const Edition *edition = check->edition;
    int starts = 0;
    int jails = 0;
    for (int i = 0; i < edition->space_count; i++) {
        const Space *space = &edition->spaces[i];
        starts += space->kind == SPACE_START;
        jails += space->kind == SPACE_JAIL;
        if (space->kind == SPACE_START && i != 0)
            note(check, PART_SPACE, i,
                 (Sentence)T_("{part} is a start, but only space 0 can be the start"));
        if (space->kind == SPACE_JAIL && jails > 1)
            note(check, PART_SPACE, i,
                 (Sentence)T_("{part} is a second jail, expected one at most"));
        if (space->kind > SPACE_EFFECT ||
            (!deed_link_is_good(edition, i) && !check->origins->doubt))
            note(check, PART_SPACE, i, (Sentence)T_("{part} is not of any kind"));
        const Sentence *fault = effect_check(edition, &space->effect, check->origins->doubt);
        Origin cause = blame_of_effect(check->origins, &space->effect);
        if (space->kind == SPACE_EFFECT && fault != NULL)
            note_because(check, PART_SPACE, i, &cause, *fault, arg_absent());
    }
    if (edition->space_count < 4)
        note_absence(check, (Sentence)T_("a board needs at least four spaces"));
    if (starts == 0)
        note_absence(check, (Sentence)T_("there is no start, expected space 0 to be it"));
    if (edition->start != 0 || (jails == 0) != (edition->jail == NO_SPACE))
        note_absence(check, (Sentence)T_("start and jail are not where the spaces say"));
}

static void check_deed(const Check *check, const Deed *deed)
{
    const Edition *edition = check->edition;
    bool good = sum_check_fits(deed->house_price) && sum_check_fits(deed->hotel_price);
    for (int step = 0; step < RENT_STEPS; step++) good = good && sum_check_fits(deed->rent[step]);
    if (deed->space >= edition->space_count) {
        note_whole(check, (Sentence)T_("a deed lies beyond the board"));
        return;
    }
    if (!good)
        note(check, PART_SPACE, deed->space,
             (Sentence)T_("{part} has a rent or a price out of range"));
    else if (sum_check_rent(edition, deed) > MONEY_LIMIT)
        note(check, PART_SPACE, deed->space,
             (Sentence)T_("{part} could ask for a rent above 100000000"));
    if (deed->price < 1 || deed->price > SUM_LIMIT)
        note(check, PART_SPACE, deed->space,
             (Sentence)T_("{part} has a price out of range, expected 1 to 1000000"));
    if (deed->mortgage < 0 || deed->mortgage > deed->price)
        note(check, PART_SPACE, deed->space, (Sentence)T_("{part} has a mortgage above its price"));
    if (deed->group >= edition->group_count)
        note(check, PART_SPACE, deed->space,
             (Sentence)T_("{part} belongs to a group that is not there"));
}

/* Perhaps it was to be the group of another word. */
static void note_empty_group(const Check *check, int index)
{
    const Edition *edition = check->edition;
    const Origins *origins = check->origins;
    const char *word = edition->group_label[index].word;
    Guess guess = guess_for(word);
    for (int i = 0; i < edition->group_count; i++)
        if (i != index) guess_offer(&guess, edition->group_label[i].word);
    note_because(check, PART_GROUP, index, blame_later(&origins->spaces, &origins->taken[index]),
                 (Sentence)T_("{part} has no deeds, expected at least one space of it[; did you "
                              "mean '{other_word}'?]"),
                 guess.best != NULL ? arg_other_word(guess.best) : arg_absent());
}

static void check_group(const Check *check, int index)
{
    const Edition *edition = check->edition;
    const Group *group = &edition->groups[index];
    DeedSet deeds = 0;
    int count = 0;
    for (int i = 0; i < edition->deed_count; i++)
        if (edition->deeds[i].group == index) {
            deeds |= DEED_BIT(i);
            count++;
        }
    if (group->kind > GROUP_DICE || group->deeds != deeds || group->deed_count != count)
        note(check, PART_GROUP, index, (Sentence)T_("{part} does not know its own deeds"));
    else if (count == 0 && !check->origins->doubt)
        note_empty_group(check, index);
    if (group->kind != GROUP_STREETS && count > RENT_STEPS)
        note(check, PART_GROUP, index,
             (Sentence)T_("{part} has too many deeds, at most six can be counted"));
}

static void check_dice(const Check *check, int index)
{
    const Deck *deck = &check->edition->decks[index];
    for (int total = 2; total <= 12; total++) {
        int found = 0;
        for (int i = 0; i < deck->card_count; i++)
            found += deck->cards[i].low <= total && total <= deck->cards[i].high;
        if (found > 1 || (found == 0 && !check->origins->doubt)) {
            note(check, PART_DECK, index,
                 (Sentence)T_("{part} must have one card for every total from 2 to 12"));
            return;
        }
    }
}

static bool names_spaces(const Edition *edition, const char *written)
{
    CardPiece piece;
    while (card_text_next(&written, &piece)) {
        if (piece.kind == CARD_WRONG) return false;
        if (piece.kind == CARD_SPACE &&
            (unsigned)edition_find_space(edition, piece.word) >= edition->space_count)
            return false;
    }
    return true;
}

static void check_card(const Check *check, int deck, int index)
{
    static const Sentence no_text = T_("{part} has no text");
    static const Sentence no_place = T_("{part} names a space that is not there");
    const Effect *effect = &check->edition->decks[deck].cards[index].effect;
    const Sentence *fault = effect_check(check->edition, effect, check->origins->doubt);
    if (check->edition->card_text[deck][index][0] == '\0') fault = &no_text;
    if (fault == NULL && !check->origins->doubt &&
        !names_spaces(check->edition, check->edition->card_written[deck][index]))
        fault = &no_place;
    if (fault == NULL) return;
    const Origin *origin = &check->origins->cards[deck][index];
    Said card = {.sentence = T_("the card '{text}'"),
                 .args = {arg_text(check->edition->card_text[deck][index])}};
    Origin cause = blame_of_effect(check->origins, effect);
    blame_note(check->problems, origin, &cause, fault, ARGS(arg_part(&card)));
    problem_mark(check->problems,
                 (ProblemAbout){.topic = PROBLEM_OF_CARD, .number = deck, .card = index});
}

static void check_deck(const Check *check, int index)
{
    const Deck *deck = &check->edition->decks[index];
    uint64_t weight = 0;
    int staying = 0;
    if (deck->kind > DECK_DICE) {
        note(check, PART_DECK, index, (Sentence)T_("{part} is not of any kind"));
        return;
    }
    for (int i = 0; i < deck->card_count; i++) {
        check_card(check, index, i);
        weight += deck->cards[i].weight;
        staying += deck->cards[i].effect.kind != EFFECT_RELEASE;
    }
    if (staying == 0 && !check->origins->doubt)
        note(check, PART_DECK, index,
             (Sentence)T_("{part} would run out, expected a card that cannot be kept"));
    if (deck->kind == DECK_WEIGHTS && (weight == 0 || weight > INT32_MAX) && !check->origins->doubt)
        note(check, PART_DECK, index, (Sentence)T_("{part} has weights out of range"));
    if (deck->kind == DECK_DICE) check_dice(check, index);
}

static bool percent_fits(int16_t percent)
{
    return percent >= 0 && percent <= 1000;
}

/* With a letter of its name that is still free. */
static void note_symbol(const Check *check, int index, int other)
{
    static const Sentence taken =
        T_("the token '{word}' has the symbol {name} like '{other_word}', "
           "expected its own: '{text}'");
    const Edition *edition = check->edition;
    char sign[] = {edition->tokens[index].symbol, '\0'}, like[] = "symbol ?";
    for (const char *at = edition->token_label[index].word; *at != '\0'; at++) {
        char letter = (char)(*at >= 'a' && *at <= 'z' ? *at - 'a' + 'A' : *at);
        bool free = letter >= 'A' && letter <= 'Z';
        for (int i = 0; i < edition->token_count; i++)
            free = free && edition->tokens[i].symbol != letter;
        if (free && like[7] == '?') like[7] = letter;
    }
    blame_note(check->problems, &check->origins->parts[PART_TOKEN][index],
               &check->origins->parts[PART_TOKEN][other], &taken,
               ARGS(arg_word(edition->token_label[index].word), arg_name(sign),
                    arg_other_word(edition->token_label[other].word), arg_text(like)));
    problem_mark(check->problems, (ProblemAbout){.topic = PROBLEM_OF_TOKEN, .number = index});
}

static void check_token(const Check *check, int index)
{
    const Token *tokens = check->edition->tokens;
    const Token *token = &tokens[index];
    if (!percent_fits(token->tax) || !percent_fits(token->rent_received) ||
        !percent_fits(token->rent_paid) || !percent_fits(token->price) ||
        !percent_fits(token->building) || token->jail_turns > 9 || token->salary > SUM_LIMIT ||
        token->salary < -SUM_LIMIT)
        note(check, PART_TOKEN, index, (Sentence)T_("{part} has a perk out of range"));
    for (int other = 0; other < index; other++)
        if (tokens[other].symbol == token->symbol) {
            note_symbol(check, index, other);
            return;
        }
}

static void check_parts(const Check *check)
{
    const Edition *edition = check->edition;
    check_labels(check);
    check_spaces(check);
    for (int i = 0; i < edition->deed_count; i++) check_deed(check, &edition->deeds[i]);
    for (int i = 0; i < edition->group_count; i++) check_group(check, i);
    for (int i = 0; i < edition->deck_count; i++) check_deck(check, i);
    for (int i = 0; i < edition->token_count; i++) check_token(check, i);
}

bool edition_check_all(const Edition *edition, const Origins *origins, Problems *problems)
{
    int before = problems->count;
    Check check = {.edition = edition, .origins = origins, .problems = problems};
    if (!counts_fit(edition)) {
        note_whole(&check, (Sentence)T_("the edition is larger than can be"));
        return false;
    }
    check_parts(&check);
    rule_check(edition, origins, problems);
    if (problems->count > before || origins->doubt) return problems->count == before;
    SpaceId restless = loop_check_find(edition);
    if (restless != NO_SPACE)
        note(&check, PART_SPACE, restless,
             (Sentence)T_("{part} moves a token on for ever, expected a way that comes to rest"));
    return problems->count == before;
}

bool edition_check(const Edition *edition, const char *file, const int *lines, Problems *problems)
{
    Origins origins = {.file = file};
    for (int i = 0; i < RULE_COUNT; i++) origins.rules[i].file = file;
    for (int part = 0; part < PART_COUNT; part++)
        for (int i = 0; i < MAX_SPACES; i++) origins.parts[part][i].file = file;
    for (int deck = 0; deck < MAX_DECKS; deck++)
        for (int card = 0; card < MAX_CARDS; card++) origins.cards[deck][card].file = file;
    for (int i = 0; lines != NULL && i < edition->space_count && i < MAX_SPACES; i++)
        origins.parts[PART_SPACE][i].line = lines[i];
    return edition_check_all(edition, &origins, problems);
}
