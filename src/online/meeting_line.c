/* meeting_line.c -- the lines that change a meeting. */
#include <string.h>

#include "base/lines.h"
#include "base/mem.h"
#include "game/notation/notation.h"
#include "online/edition_parts.h"
#include "online/meeting.h"
#include "online/reaction.h"

enum { HASH_DIGITS = 16, COLOUR_DIGITS = 6, SECONDS_MOST = 30 * 24 * 3600 };

/* A line while it is applied. */
typedef struct MeetingLine {
    Meeting *meeting;
    const EditionLibrary *library;
    const char *text; /* the whole line */
    Line words;
} MeetingLine;

static const char *word(const MeetingLine *line, int n)
{
    return n < line->words.word_count ? line->words.words[n].at : "";
}

static bool has(const MeetingLine *line, int words)
{
    return line->words.word_count == words + 1;
}

static bool stage_is(const MeetingLine *line, MeetingStage stage)
{
    return line->meeting->stage == stage;
}

static bool number_read(const char *words, int64_t least, int64_t most, int64_t *number)
{
    return text_to_int(words, number) && *number >= least && *number <= most;
}

static bool hex_read(const char *words, size_t digits, uint64_t *number)
{
    if (strlen(words) != digits) return false;
    *number = 0;
    for (; *words != '\0'; words++) {
        static const char *const values = "0123456789abcdef";
        const char *at = strchr(values, *words);
        if (at == NULL) return false;
        *number = *number << 4 | (uint64_t)(at - values);
    }
    return true;
}

/* The seat named by word n, from 1; NULL when there is none. */
static MeetingSeat *seat_at(const MeetingLine *line, int n)
{
    int64_t number;
    if (!number_read(word(line, n), 1, line->meeting->seat_count, &number)) return NULL;
    return &line->meeting->seats[number - 1];
}

static bool switch_read(const char *words, bool *on)
{
    *on = text_same(words, "on");
    return *on || text_same(words, "off");
}

static bool apply_open(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    return has(line, 1) && meeting->name[0] == '\0' &&
           text_copy(meeting->name, sizeof meeting->name, word(line, 1));
}

static void nobody_ready(Meeting *meeting)
{
    for (int i = 0; i < meeting->seat_count; i++) meeting->seats[i].ready = false;
}

static Text *begun(Text *text)
{
    if (text->start == NULL) *text = text_growing();
    return text;
}

/* "text "line" ...": a piece of the host's own edition; "text" alone forgets them. */
static bool apply_text(MeetingLine *line)
{
    Text *draft = begun(&line->meeting->draft);
    if (!stage_is(line, MEETING_GATHERS)) return false;
    if (!has(line, 0)) return edition_parts_add(&line->words, draft);
    text_free(draft);
    return true;
}

/* "edition london 0123456789abcdef": without house rules; "own" behind it: that of the lines
 * `text`. */
static bool apply_edition(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    uint64_t hash;
    bool own = text_same(word(line, 3), "own");
    if (!stage_is(line, MEETING_GATHERS) || !has(line, own ? 3 : 2) ||
        strlen(word(line, 1)) >= sizeof meeting->edition ||
        !hex_read(word(line, 2), HASH_DIGITS, &hash) || (own && meeting->draft.length == 0)) {
        return false;
    }
    text_copy(meeting->edition, sizeof meeting->edition, word(line, 1));
    meeting->edition_hash = hash;
    meeting->rules.count = 0;
    text_free(&meeting->own);
    if (own) meeting->own = meeting->draft;
    if (own) meeting->draft = (Text){0};
    nobody_ready(meeting);
    return true;
}

/* "rule pot=on 0123456789abcdef": the hash of the edition with it. */
static bool apply_rule(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    HouseRules rules = meeting->rules;
    uint64_t hash;
    if (!stage_is(line, MEETING_GATHERS) || !has(line, 2) ||
        !hex_read(word(line, 2), HASH_DIGITS, &hash) ||
        !house_rule_add(&rules, word(line, 1), NULL, &why)) {
        return false;
    }
    meeting->rules = rules;
    meeting->edition_hash = hash;
    nobody_ready(meeting);
    return true;
}

static bool seconds_read(const char *words, int32_t *seconds)
{
    int64_t number;
    if (!number_read(words, 0, SECONDS_MOST, &number)) return false;
    *seconds = (int32_t)number;
    return true;
}

/* "terms BANK STEP ABSENT WATCH ADVICE OPEN [DELAY]": seconds, three switches, seconds */
static bool apply_terms(MeetingLine *line)
{
    MeetingTerms terms = {0};
    int64_t delay = 0;
    if (!stage_is(line, MEETING_GATHERS) || (!has(line, 6) && !has(line, 7))) return false;
    if (has(line, 7) && !number_read(word(line, 7), 0, MEETING_DELAY_MOST, &delay)) return false;
    terms.delay = (int32_t)delay;
    if (!seconds_read(word(line, 1), &terms.bank) || !seconds_read(word(line, 2), &terms.step) ||
        !seconds_read(word(line, 3), &terms.absent) || !switch_read(word(line, 4), &terms.watch) ||
        !switch_read(word(line, 5), &terms.advice) || !switch_read(word(line, 6), &terms.open)) {
        return false;
    }
    line->meeting->terms = terms;
    nobody_ready(line->meeting);
    return true;
}

/* "sit human "Ada" car #c4490a": the next seat; "-" for the first free token. */
static bool apply_sit(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    uint64_t colour;
    int64_t token = NO_TOKEN;
    if (!stage_is(line, MEETING_GATHERS) || !has(line, 4) || meeting->seat_count == MAX_SEATS) {
        return false;
    }
    SeatPlan plan = {.kind = player_find(word(line, 1))};
    if (plan.kind == NULL && !text_same(word(line, 1), "human")) return false;
    if (seat_name_fault(word(line, 2)) != SEAT_NAME_GOOD ||
        !text_copy(plan.name, sizeof plan.name, word(line, 2)) ||
        !number_read(word(line, 3), 0, NO_TOKEN, &token) || word(line, 4)[0] != '#' ||
        !hex_read(word(line, 4) + 1, COLOUR_DIGITS, &colour)) {
        return false;
    }
    plan.token = (TokenId)token;
    plan.colour = (uint32_t)colour;
    meeting->seats[meeting->seat_count++] = (MeetingSeat){.plan = plan, .ready = plan.kind != NULL};
    if (meeting->host < 0 && plan.kind == NULL) meeting->host = meeting->seat_count - 1;
    return true;
}

static int first_person(const Meeting *meeting)
{
    for (int i = 0; i < meeting->seat_count; i++)
        if (meeting->seats[i].plan.kind == NULL) return i;
    return -1;
}

/* Who sat behind moves up. */
static bool apply_stand(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    MeetingSeat *seat = seat_at(line, 1);
    if (!stage_is(line, MEETING_GATHERS) || !has(line, 1) || seat == NULL) return false;
    int place = (int)(seat - meeting->seats);
    meeting->seat_count--;
    memmove(seat, seat + 1, (size_t)(meeting->seat_count - place) * sizeof *seat);
    if (meeting->host > place) {
        meeting->host--;
    } else if (meeting->host == place) {
        meeting->host = first_person(meeting);
    }
    return true;
}

static bool apply_host(MeetingLine *line)
{
    MeetingSeat *seat = seat_at(line, 1);
    if (!has(line, 1) || seat == NULL || seat->plan.kind != NULL) return false;
    line->meeting->host = (int)(seat - line->meeting->seats);
    return true;
}

static bool apply_ready(MeetingLine *line)
{
    MeetingSeat *seat = seat_at(line, 1);
    bool on;
    if (!stage_is(line, MEETING_GATHERS) || !has(line, 2) || seat == NULL ||
        !switch_read(word(line, 2), &on)) {
        return false;
    }
    seat->ready = on;
    return true;
}

/* "key 2 DIGEST": the server's alone. */
static bool apply_key(MeetingLine *line)
{
    MeetingSeat *seat = seat_at(line, 1);
    return has(line, 2) && seat != NULL && fair_dice_number_read(word(line, 2), &seat->key);
}

/* "game NAME PROMISE": everybody is ready, the dice are promised. */
static bool apply_game(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    FairDice dice = {0};
    if (!stage_is(line, MEETING_GATHERS) || !has(line, 2) || word(line, 1)[0] == '\0' ||
        !text_copy(dice.game, sizeof dice.game, word(line, 1)) ||
        !fair_dice_number_read(word(line, 2), &dice.promise)) {
        return false;
    }
    meeting->dice = dice;
    meeting->stage = MEETING_PROMISES;
    for (int i = 0; i < meeting->seat_count; i++)
        meeting->seats[i].promised = meeting->seats[i].shown = false;
    return true;
}

/* Shares are counted in the order in which they are promised. */
static bool apply_share(MeetingLine *line)
{
    FairDice *dice = &line->meeting->dice;
    MeetingSeat *seat = seat_at(line, 1);
    FairNumber promise;
    if (!stage_is(line, MEETING_PROMISES) || !has(line, 2) || seat == NULL || seat->promised ||
        seat->plan.kind != NULL || !fair_dice_number_read(word(line, 2), &promise)) {
        return false;
    }
    dice->promises[dice->share_count] = promise;
    seat->promised = true;
    dice->share_count++;
    return true;
}

static bool apply_show(MeetingLine *line)
{
    FairDice *dice = &line->meeting->dice;
    MeetingSeat *seat = seat_at(line, 1);
    FairNumber share;
    if (seat == NULL || !has(line, 2) || !seat->promised || seat->shown ||
        (!stage_is(line, MEETING_PROMISES) && !stage_is(line, MEETING_SHOWS)) ||
        !fair_dice_number_read(word(line, 2), &share)) {
        return false;
    }
    FairNumber promise = fair_dice_share_promise(&share);
    for (int i = 0; i < dice->share_count; i++) {
        if (!fair_dice_same(&promise, &dice->promises[i])) continue;
        dice->shares[i] = share;
        seat->shown = true;
        line->meeting->stage = MEETING_SHOWS;
        return true;
    }
    return false;
}

/* Somebody did not promise or show: back to gathering. */
static bool apply_wait(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    if (!stage_is(line, MEETING_PROMISES) && !stage_is(line, MEETING_SHOWS)) return false;
    meeting->stage = MEETING_GATHERS;
    meeting->dice = (FairDice){0};
    return has(line, 0);
}

/* Whoever wants a token or a colour that is taken, or is not there, gets another one. */
static Seating seating_for(const Meeting *meeting, const Edition *edition)
{
    Seating seating = {0};
    unsigned tokens = 0;
    for (int i = 0; i < meeting->seat_count; i++) {
        const SeatPlan *plan = &meeting->seats[i].plan;
        bool good = plan->token < edition->token_count && (tokens >> plan->token & 1U) == 0;
        bool same = false;
        for (int k = 0; k < i; k++) same = same || seating.seats[k].colour == plan->colour;
        seating_add(&seating, edition, plan->name, plan->kind, good ? plan->token : NO_TOKEN,
                    same ? 0 : plan->colour);
        if (seating.seats[i].token < 32) tokens |= 1U << seating.seats[i].token;
    }
    return seating;
}

static void lay_table(Meeting *meeting, const Edition *edition, const Seating *seating)
{
    if (meeting->pool == NULL) {
        meeting->table = table_new(edition, &meeting->rules, seating, 0);
        return;
    }
    meeting->shared = edition_pool_take(meeting->pool, edition);
    meeting->table = table_new_lean(meeting->shared, &meeting->rules, seating);
}

static bool apply_begin(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    bool chance_known = stage_is(line, MEETING_SHOWS) || stage_is(line, MEETING_PROMISES);
    if (!has(line, 0) || !chance_known) return false;
    Edition *edition = mem_new(1, sizeof *edition);
    bool good = meeting_edition(meeting, line->library, edition);
    Seating seating = {0};
    if (good) seating = seating_for(meeting, edition);
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    good = good && seating_check(&seating, edition, NULL, &why);
    if (good) {
        meeting_drop_table(meeting);
        lay_table(meeting, edition, &seating);
        table_set_dice(meeting->table, &meeting->dice);
        meeting->stage = MEETING_PLAYS;
        meeting->games++;
        for (int i = 0; i < meeting->seat_count; i++) {
            meeting->seats[i].plan = seating.seats[i];
            meeting->seats[i].stand_in = NULL;
            meeting->seats[i].out = false;
            meeting->seats[i].left = (int64_t)meeting->terms.bank * 1000;
        }
    }
    mem_free(edition);
    return good;
}

/* The text after the first `words` words, which hold no quotes. */
static const char *rest_of(const MeetingLine *line, int words)
{
    const char *at = line->text;
    for (int i = 0; i < words; i++) {
        while (*at == ' ') at++;
        while (*at != '\0' && *at != ' ') at++;
    }
    while (*at == ' ') at++;
    return at;
}

/* "do LEFT roll": an action, and the milliseconds left to whoever had to decide. */
static bool apply_do(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    int64_t left;
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    Action action;
    if (!stage_is(line, MEETING_PLAYS) || !number_read(word(line, 1), 0, INT64_MAX, &left)) {
        return false;
    }
    const Game *game = table_game(meeting->table);
    SeatId decider = game->decider;
    if (!notation_action_read(table_edition(meeting->table), game, rest_of(line, 2), &action,
                              &why) ||
        table_submit(meeting->table, &action) != REFUSAL_NONE) {
        return false;
    }
    if (decider < meeting->seat_count) meeting->seats[decider].left = left;
    return true;
}

/* "= 0123456789abcdef": the hash of the position after the last action. */
static bool apply_hash(MeetingLine *line)
{
    uint64_t hash;
    const Table *table = line->meeting->table;
    return has(line, 1) && table != NULL && hex_read(word(line, 1), HASH_DIGITS, &hash) &&
           hash == notation_hash(table_edition(table), table_game(table));
}

/* "stand-in 2 hard" */
static bool apply_stand_in(MeetingLine *line)
{
    MeetingSeat *seat = seat_at(line, 1);
    const PlayerKind *kind = player_find(word(line, 2));
    if (!stage_is(line, MEETING_PLAYS) || !has(line, 2) || seat == NULL || kind == NULL ||
        seat->plan.kind != NULL) {
        return false;
    }
    seat->stand_in = kind;
    table_stand_in(line->meeting->table, (SeatId)(seat - line->meeting->seats), kind);
    return true;
}

static bool apply_back(MeetingLine *line)
{
    MeetingSeat *seat = seat_at(line, 1);
    if (!stage_is(line, MEETING_PLAYS) || !has(line, 1) || seat == NULL || seat->out) return false;
    seat->stand_in = NULL;
    table_stand_in(line->meeting->table, (SeatId)(seat - line->meeting->seats), NULL);
    return true;
}

/* Somebody says something: who it was; *next: the word after that. NULL: nobody known. */
static MeetingSaid *said_by(const MeetingLine *line, int *next)
{
    Meeting *meeting = line->meeting;
    bool watching = text_same(word(line, 1), "0");
    const MeetingSeat *seat = seat_at(line, 1);
    if (!watching && seat == NULL) return NULL;
    if (meeting->said == NULL) meeting->said = mem_new(MEETING_TALK, sizeof *meeting->said);
    MeetingSaid *said = &meeting->said[meeting->said_count % MEETING_TALK];
    *said = (MeetingSaid){.seat = watching ? -1 : (int8_t)(seat - meeting->seats), .about = -1};
    text_copy(said->name, sizeof said->name, watching ? word(line, 2) : seat->plan.name);
    *next = watching ? 3 : 2;
    return said;
}

/* "say 2 "words"", "say 0 "Eve" "words"" of somebody who looks on. */
static bool apply_say(MeetingLine *line)
{
    int next;
    MeetingSaid *said = said_by(line, &next);
    if (said == NULL || !has(line, next)) return false;
    text_copy(said->words, sizeof said->words, word(line, next));
    line->meeting->said_count++;
    return true;
}

/* "react 2 bravo" */
static bool apply_react(MeetingLine *line)
{
    int next;
    MeetingSaid *said = said_by(line, &next);
    if (said == NULL || !has(line, next) || reaction_find(word(line, next)) == REACTION_COUNT)
        return false;
    said->kind = MEETING_REACTION;
    text_copy(said->words, sizeof said->words, word(line, next));
    line->meeting->said_count++;
    return true;
}

/* "report 2 1 "words"": seat 2 about seat 1, 0: about somebody who looks on. */
static bool apply_report(MeetingLine *line)
{
    int next;
    MeetingSaid *said = said_by(line, &next);
    int64_t about;
    if (said == NULL || !has(line, next + 1) ||
        !number_read(word(line, next), 0, line->meeting->seat_count, &about)) {
        return false;
    }
    said->kind = MEETING_REPORT;
    said->about = (int8_t)(about - 1);
    text_copy(said->words, sizeof said->words, word(line, next + 1));
    line->meeting->said_count++;
    return true;
}

/* "ban DIGEST": the server's alone. */
static bool apply_ban(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    FairNumber key;
    if (!has(line, 1) || !fair_dice_number_read(word(line, 1), &key)) return false;
    meeting->banned[meeting->ban_count++ % MEETING_BANS] = key;
    return true;
}

/* "out 2 hard": the host sends a person away, and a computer plays on. */
static bool apply_out(MeetingLine *line)
{
    MeetingSeat *seat = seat_at(line, 1);
    if (!apply_stand_in(line)) return false;
    seat->out = true;
    seat->key = (FairNumber){{0}};
    return true;
}

/* "secret DIGITS": the server's from the beginning, everybody's when the game is over. */
static bool apply_secret(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    FairDice dice = meeting->dice;
    if (!has(line, 1) || dice.game[0] == '\0' ||
        !fair_dice_number_read(word(line, 1), &dice.secret)) {
        return false;
    }
    FairNumber promise = fair_dice_promise(dice.game, &dice.secret);
    if (!fair_dice_same(&promise, &dice.promise)) return false;
    dice.known = true;
    meeting->dice = dice;
    if (meeting->table != NULL && meeting->stage >= MEETING_PLAYS)
        table_set_dice(meeting->table, &dice);
    return true;
}

static bool apply_over(MeetingLine *line)
{
    if (!stage_is(line, MEETING_PLAYS) || !has(line, 0)) return false;
    line->meeting->stage = MEETING_OVER;
    return true;
}

/* The same people, another game. */
static bool apply_again(MeetingLine *line)
{
    if (!stage_is(line, MEETING_OVER) || !has(line, 0)) return false;
    line->meeting->stage = MEETING_GATHERS;
    for (int i = 0; i < line->meeting->seat_count; i++)
        line->meeting->seats[i].ready = line->meeting->seats[i].plan.kind != NULL;
    return true;
}

bool meeting_apply(Meeting *meeting, const EditionLibrary *library, const char *text)
{
    static const struct {
        const char *word;
        bool (*apply)(MeetingLine *line);
    } verbs[] = {
        {"do", apply_do},         {"=", apply_hash},          {"say", apply_say},
        {"open", apply_open},     {"edition", apply_edition}, {"rule", apply_rule},
        {"terms", apply_terms},   {"sit", apply_sit},         {"stand", apply_stand},
        {"host", apply_host},     {"ready", apply_ready},     {"key", apply_key},
        {"game", apply_game},     {"share", apply_share},     {"show", apply_show},
        {"wait", apply_wait},     {"begin", apply_begin},     {"stand-in", apply_stand_in},
        {"back", apply_back},     {"secret", apply_secret},   {"over", apply_over},
        {"again", apply_again},   {"text", apply_text},       {"react", apply_react},
        {"report", apply_report}, {"ban", apply_ban},         {"out", apply_out},
    };
    MeetingLine line = {.meeting = meeting, .library = library, .text = text};
    lines_split(text, strlen(text), &line.words);
    if (line.words.fault != LINE_FINE) return false;
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (text_same(word(&line, 0), verbs[i].word)) return verbs[i].apply(&line);
    return false;
}
