/* setup_plan.c -- the game being planned: what is chosen, and whether it can
 * be played so. */
#include "view/screens/setup_plan.h"
#include "view/screens/setup_seats.h"

#include <string.h>

#include "base/mem.h"
#include "edition/rule_clash.h"
#include "view/art/face_art.h"
#include "view/view_screen.h"

SetupState *setup_of(const View *view)
{
    return view_screen_kept(view, SCREEN_SETUP);
}

enum { USUAL_SEATS = 4 };

/* ---- what is wrong ---- */

/* Each seat is judged together with those before it that are in order. */
static void check_seats(SetupState *setup, const Seating *seating)
{
    Edition *loose = mem_new(1, sizeof *loose);
    Seating good = {0};
    *loose = setup->edition;
    loose->rule[RULE_PLAYERS_MIN] = 0;
    loose->rule[RULE_PLAYERS_MAX] = MAX_SEATS;
    for (int i = 0; i < setup->plan.seating.count; i++) {
        Text why = text_into(setup->seat_trouble[i], SETUP_SENTENCE);
        good.seats[good.count++] = seating->seats[i];
        if (!seating_check(&good, loose, setup->language, &why)) good.count--;
    }
    mem_free(loose);
}

void setup_plan_check(SetupState *setup)
{
    Text why = text_into(setup->trouble, SETUP_SENTENCE);
    memset(setup->seat_trouble, 0, sizeof setup->seat_trouble);
    if (setup->chosen < 0) return;
    Seating seating;
    setup_seats_seating(setup, &seating);
    check_seats(setup, &seating);
    if (seating.count < setup->edition.rule[RULE_PLAYERS_MIN] ||
        seating.count > setup->edition.rule[RULE_PLAYERS_MAX])
        seating_check(&seating, &setup->edition, setup->language, &why);
}

void setup_plan_speak(SetupState *setup, const Language *language)
{
    if (setup->language == language) return;
    setup->language = language;
    setup_plan_check(setup);
}

/* ---- rules ---- */

int32_t setup_plan_rule(const SetupState *setup, RuleId rule)
{
    const HouseRules *rules = &setup->plan.rules;
    for (int i = 0; i < rules->count; i++)
        if (rules->list[i].rule == rule) return rules->list[i].value;
    return setup->printed.rule[rule];
}

bool setup_plan_changed(const SetupState *setup, RuleId rule)
{
    return setup_plan_rule(setup, rule) != setup->printed.rule[rule];
}

static void read_again(SetupState *setup, const EditionLibrary *library)
{
    setup->problems.count = 0;
    edition_read(library, setup->plan.edition, &setup->plan.rules, &setup->edition,
                 &setup->problems);
    setup_plan_check(setup);
}

static void put_rule(HouseRules *rules, const Edition *printed, RuleId rule, int32_t value)
{
    int n = 0;
    while (n < rules->count && rules->list[n].rule != rule) n++;
    if (value == printed->rule[rule]) {
        if (n < rules->count) rules->list[n] = rules->list[--rules->count];
        return;
    }
    if (n == rules->count) rules->count++;
    rules->list[n] = (HouseRule){.rule = rule, .value = value};
}

void setup_plan_set_rule(SetupState *setup, const EditionLibrary *library, RuleId rule,
                         int32_t value)
{
    put_rule(&setup->plan.rules, &setup->printed, rule, value);
    read_again(setup, library);
}

void setup_plan_reset_rules(SetupState *setup, const EditionLibrary *library)
{
    setup->plan.rules.count = 0;
    read_again(setup, library);
}

/* A rule that a reason names, by its title. */
static Said named(RuleId rule, const Sentence *value)
{
    const Sentence *title = &rule_info(rule)->title;
    if (value == NULL) return (Said){.sentence = T_("\"{rule}\""), .args = {arg_rule(title)}};
    return (Said){.sentence = T_("\"{rule}\": {value}"),
                  .args = {arg_rule(title), arg_value(value)}};
}

static void say_reason(const Words *words, const RuleReason *reason, Text *text)
{
    const RuleInfo *first = rule_info(reason->named[0]);
    Said part = named(reason->named[0], reason->valued ? &first->labels[reason->value] : NULL);
    Said other_part = named(reason->named[1], NULL);
    Said why = {.sentence = reason->sentence,
                .args = {arg_part(&part), arg_other_part(&other_part)}};
    SAY(words, text, T_("Not possible here: {reason}."), arg_reason(&why));
}

bool setup_plan_rule_trouble(const SetupState *setup, const Words *words, RuleId rule, Text *text)
{
    int most = setup->problems.count < PROBLEM_MAX ? setup->problems.count : PROBLEM_MAX;
    for (int i = 0; i < most; i++) {
        const ProblemAbout *about = &setup->problems.list[i].about;
        if (about->topic != PROBLEM_OF_RULE || about->number != (int)rule || about->reason == NULL)
            continue;
        say_reason(words, about->reason, text);
        return true;
    }
    return false;
}

/* A problem is explained beside its rule; here only its place is found. */
static bool any_rule_trouble(const SetupState *setup, const Words *words, Text *text)
{
    char buffer[SETUP_SENTENCE];
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        Text why = text_into(buffer, sizeof buffer);
        if (!setup_plan_rule_trouble(setup, words, (RuleId)rule, &why)) continue;
        SAY(words, text, T_("House rules: \"{rule}\" is not possible like this."),
            arg_rule(&rule_info((RuleId)rule)->title));
        return true;
    }
    if (setup->problems.count > 0) text_add(text, setup->problems.list[0].sentence);
    return setup->problems.count > 0;
}

bool setup_plan_trouble(const SetupState *setup, const Words *words, Text *text)
{
    if (setup->chosen < 0) {
        text_add(text, PLAIN(words, T_("No edition was found that can be played.")));
        return true;
    }
    text_add(text, setup->trouble);
    for (int i = 0; i < setup->plan.seating.count && text->length == 0; i++)
        text_add(text, setup->seat_trouble[i]);
    return text->length > 0 || any_rule_trouble(setup, words, text);
}

/* ---- editions ---- */

static void note_edition(SetupState *setup, const EditionLibrary *library, const char *word,
                         Edition *room)
{
    SetupEdition *note = &setup->editions[setup->edition_count++];
    setup->problems.count = 0;
    *note = (SetupEdition){0};
    text_copy(note->word, sizeof note->word, word);
    if (edition_read(library, word, NULL, room, &setup->problems)) {
        text_copy(note->title, sizeof note->title, room->title);
        for (int shade = 0; shade < SHADE_COUNT; shade++)
            note->faces[shade] = face_art_theme(&(Settings){.shade = shade}, room);
        note->motif = face_art_motif(room);
        return;
    }
    text_copy(note->title, sizeof note->title, word);
    text_copy(note->why_not, sizeof note->why_not, setup->problems.list[0].sentence);
}

static void note_editions(SetupState *setup, const EditionLibrary *library)
{
    Edition *room = mem_new(1, sizeof *room);
    setup->edition_count = 0;
    for (int i = 0; i < library->count && i < SETUP_EDITIONS; i++)
        note_edition(setup, library, library->sources[i].word, room);
    setup->problems.count = 0;
    mem_free(room);
}

/* The edition called `word` if it can be played, else the first that can. */
static int find_edition(const SetupState *setup, const char *word)
{
    int found = -1;
    for (int i = setup->edition_count - 1; i >= 0; i--) {
        if (setup->editions[i].why_not[0] != '\0') continue;
        found = i;
        if (text_same(setup->editions[i].word, word)) return i;
    }
    return found;
}

/* Rules whose other printing the edition does not have. */
static void find_unchangeable(SetupState *setup, const EditionLibrary *library)
{
    Edition *room = mem_new(1, sizeof *room);
    memset(setup->unchangeable, 0, sizeof setup->unchangeable);
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        if (rule_info((RuleId)rule)->heading != RULE_HEADING_PRINTINGS) continue;
        HouseRules one = {.count = 1};
        one.list[0] = (HouseRule){.rule = (RuleId)rule, .value = !setup->printed.rule[rule]};
        setup->problems.count = 0;
        setup->unchangeable[rule] =
            !edition_read(library, setup->plan.edition, &one, room, &setup->problems);
    }
    setup->problems.count = 0;
    mem_free(room);
}

static void drop_computers(SetupState *setup)
{
    for (int i = setup->plan.seating.count - 1; i >= 0; i--) {
        if (setup->plan.seating.count <= setup->edition.rule[RULE_PLAYERS_MAX]) return;
        if (setup->plan.seating.seats[i].kind != NULL) setup_seats_remove(setup, i);
    }
}

/* Tokens of the same name stay; the others get a free one. */
static void fit_tokens(SetupState *setup, const Edition *before)
{
    Seating *seating = &setup->plan.seating, fitted = {0};
    for (int i = 0; i < seating->count; i++) {
        SeatPlan *seat = &seating->seats[i];
        int token = seat->token < before->token_count
                        ? edition_find_token(&setup->edition, before->token_label[seat->token].word)
                        : -1;
        seat->token = token < 0 ? NO_TOKEN : (TokenId)token;
    }
    for (int i = 0; i < seating->count; i++) {
        SeatPlan *seat = &seating->seats[i];
        if (seat->token != NO_TOKEN) continue;
        fitted = *seating;
        seating_add(&fitted, &setup->edition, "", NULL, NO_TOKEN, 0);
        if (fitted.count > seating->count) seat->token = fitted.seats[seating->count].token;
    }
}

void setup_plan_choose(SetupState *setup, const EditionLibrary *library, int n)
{
    Edition *before = mem_new(1, sizeof *before);
    *before = setup->edition;
    setup->chosen = n;
    text_copy(setup->plan.edition, sizeof setup->plan.edition, setup->editions[n].word);
    setup->plan.rules.count = 0;
    setup->problems.count = 0;
    edition_read(library, setup->plan.edition, NULL, &setup->printed, &setup->problems);
    setup->edition = setup->printed;
    find_unchangeable(setup, library);
    drop_computers(setup);
    fit_tokens(setup, before);
    setup_plan_check(setup);
    mem_free(before);
}

static void seat_usual_players(SetupState *setup)
{
    setup->open_seat = -1;
    setup->open_group = -1;
    int most = setup->edition.rule[RULE_PLAYERS_MAX];
    setup_seats_add(setup, true);
    while (setup->plan.seating.count < USUAL_SEATS && setup->plan.seating.count < most)
        setup_seats_add(setup, false);
}

void setup_plan_open(SetupState *setup, const EditionLibrary *library)
{
    bool fresh = setup->edition_count == 0;
    HouseRules rules = setup->plan.rules;
    char word[WORD_SIZE];
    text_copy(word, sizeof word, fresh ? "classic" : setup->plan.edition);
    setup->chosen = -1;
    if (library == NULL) return;
    note_editions(setup, library);
    int n = find_edition(setup, word);
    if (n < 0) return;
    setup_plan_choose(setup, library, n);
    if (fresh)
        seat_usual_players(setup);
    else if (text_same(word, setup->plan.edition))
        setup->plan.rules = rules;
    read_again(setup, library);
}

void setup_plan_take(SetupState *setup, const EditionLibrary *library, const GamePlan *plan)
{
    setup_plan_open(setup, library);
    int n = library == NULL ? -1 : find_edition(setup, plan->edition);
    if (n < 0) return;
    setup_plan_choose(setup, library, n);
    setup->plan.rules = plan->rules;
    setup->plan.seating = plan->seating;
    read_again(setup, library);
    setup_plan_check(setup);
}
