/* review_text.c -- a review as text: written, and read back to go on with. */
#include <string.h>

#include "base/mem.h"
#include "review/review_state.h"

/* Everything is a word and numbers, 16 hexadecimal digits each; so doubles stay what they are.
 *
 *   opoly review 2
 *   game HASH                  actions and header of the game, and the plan
 *   seat N WEIGHED LUCK ...    what was found for it, as in ReviewSeat; none before the sketch
 *   head HASH                  of all bytes before it
 *   pass PASS NEXT PLAYED
 *   job KIND N TARGET          of this pass
 *   tally N LAYER PLAYED ...   as in ReviewTally, seat by seat
 *   pair N PLAYED ...
 *   ways N COUNT PLAYED ...
 *   end HASH                   of all bytes before it */
static const char title[] = "opoly review 2\n";

static const char head_word[] = "head";

enum { DIGITS = 16, SEAT_NUMBERS = 5 };

/* ---- which game ---- */

static uint64_t mixed(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

static uint64_t action_hash(uint64_t hash, const Action *action)
{
    const Deal *deal = &action->deal;
    hash = mixed(hash, (uint64_t)action->kind << 24 | (uint64_t)action->seat << 16 |
                           (uint64_t)action->deed << 8 | action->other);
    hash = mixed(hash, (uint64_t)(uint32_t)action->amount << 32 | (uint32_t)action->second);
    if (action->kind != ACTION_OFFER && action->kind != ACTION_COUNTER) return hash;
    hash = mixed(mixed(hash, deal->give), deal->take);
    return mixed(hash, (uint64_t)(uint32_t)deal->give_money << 32 | (uint32_t)deal->take_money);
}

static uint64_t plan_hash(uint64_t hash, const ReviewPlan *plan)
{
    const int numbers[] = {plan->sketch_turns, plan->sketch_games, plan->sketch_pairs,
                           plan->first_games,  plan->full_turns,   plan->full_games,
                           plan->full_pairs,   plan->ways_games,   plan->ways_most};
    hash = mixed(hash, plan->seed);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        hash = mixed(hash, (uint64_t)numbers[i]);
    return hash;
}

static uint64_t identity(const Table *table, const ReviewPlan *plan)
{
    size_t count = table_action_count(table);
    const Seating *seating = table_seating(table);
    uint64_t hash = mixed(edition_hash(table_edition(table)), (uint64_t)seating->count);
    for (int seat = 0; seat < seating->count; seat++) {
        const PlayerKind *kind = seating->seats[seat].kind;
        const char *word = kind != NULL ? kind->word : "";
        hash = mixed(hash, text_hash(word, strlen(word)));
    }
    for (size_t n = 0; n < count; n++) hash = action_hash(hash, table_action(table, n));
    return plan_hash(mixed(hash, count), plan);
}

/* ---- writing ---- */

static void add_number(Text *text, uint64_t number)
{
    text_add_char(text, ' ');
    text_add_hex(text, number, DIGITS);
}

static void add_doubles(Text *text, const double *numbers, int count)
{
    for (int i = 0; i < count; i++) {
        uint64_t bits;
        memcpy(&bits, &numbers[i], sizeof bits);
        add_number(text, bits);
    }
}

static void tally_write(size_t n, int layer, const ReviewTally *tally, int seats, Text *text)
{
    text_add(text, "tally");
    add_number(text, n);
    add_number(text, (uint64_t)layer);
    add_number(text, (uint64_t)tally->played);
    add_doubles(text, tally->sum, seats);
    add_doubles(text, tally->square, seats);
    add_doubles(text, tally->early, seats);
    add_doubles(text, tally->early_square, seats);
    text_add_char(text, '\n');
}

static void pair_write(size_t n, const ReviewPair *pair, int seats, Text *text)
{
    text_add(text, "pair");
    add_number(text, n);
    add_number(text, (uint64_t)pair->played);
    add_doubles(text, pair->done, seats);
    add_doubles(text, pair->done_square, seats);
    add_doubles(text, pair->missed, seats);
    add_doubles(text, pair->missed_square, seats);
    text_add_char(text, '\n');
}

static void weighing_write(size_t n, const ReviewWeighing *weighing, Text *text)
{
    text_add(text, "ways");
    add_number(text, n);
    add_number(text, (uint64_t)weighing->count);
    add_number(text, (uint64_t)weighing->played);
    add_doubles(text, weighing->sum, weighing->count);
    for (int way = 0; way < weighing->count; way++) add_doubles(text, weighing->ahead[way], 2);
    add_doubles(text, weighing->square, weighing->count);
    text_add_char(text, '\n');
}

static void work_write(const Review *review, Text *text)
{
    text_add(text, "pass");
    add_number(text, (uint64_t)review->pass);
    add_number(text, review->next);
    add_number(text, (uint64_t)review->played);
    text_add_char(text, '\n');
    for (size_t i = 0; i < review->job_count; i++) {
        text_add(text, "job");
        add_number(text, (uint64_t)review->jobs[i].kind);
        add_number(text, review->jobs[i].n);
        add_number(text, (uint64_t)review->jobs[i].target);
        text_add_char(text, '\n');
    }
}

static void seat_write(const Review *review, SeatId seat, Text *text)
{
    FindingSums sums = finding_sums(review, seat);
    bool weighed = review->pass > REVIEW_WEIGHS;
    double numbers[SEAT_NUMBERS] = {sums.own_luck + sums.others_luck, sums.own_decisions,
                                    sums.own_missed, sums.result,
                                    weighed ? finding_seat_error(review, seat) : 0};
    text_add(text, "seat");
    add_number(text, seat);
    add_number(text, weighed);
    add_doubles(text, numbers, SEAT_NUMBERS);
    text_add_char(text, '\n');
}

/* Ends a part of the text that began at `from`. */
static void seal(const char *word, size_t from, Text *text)
{
    uint64_t hash = text_hash(text->start + from, text->length - from);
    text_add(text, word);
    add_number(text, hash);
    text_add_char(text, '\n');
}

static void head_write(const Review *review, int seats, Text *text)
{
    size_t from = text->length;
    text_add(text, title);
    text_add(text, "game");
    add_number(text, identity(review->table, &review->plan));
    text_add_char(text, '\n');
    for (SeatId seat = 0; seat < seats && review_sketched(review); seat++)
        seat_write(review, seat, text);
    seal(head_word, from, text);
}

void review_write(const Review *review, Text *text)
{
    size_t from = text->length;
    int seats = table_seating(review->table)->count;
    head_write(review, seats, text);
    work_write(review, text);
    for (size_t n = 0; n <= review->count; n++) {
        const ReviewItem *item = &review->items[n];
        for (int layer = 0; layer < LAYERS; layer++)
            if (item->tally[layer].played > 0)
                tally_write(n, layer, &item->tally[layer], seats, text);
        if (item->pair.played > 0) pair_write(n, &item->pair, seats, text);
        if (item->weighing.played > 0) weighing_write(n, &item->weighing, text);
    }
    seal("end", from, text);
}

/* ---- reading ---- */

typedef struct ReviewReading {
    Review *review;
    const char *at, *end;
    int seats;
    bool wrong;
} ReviewReading;

static int digit_of(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static uint64_t read_number(ReviewReading *reading)
{
    uint64_t number = 0;
    reading->wrong = reading->wrong || reading->end - reading->at < DIGITS + 1;
    if (reading->wrong || *reading->at++ != ' ') reading->wrong = true;
    for (int i = 0; i < DIGITS && !reading->wrong; i++) {
        int digit = digit_of(*reading->at++);
        reading->wrong = digit < 0;
        number = number << 4 | (uint64_t)(digit & 15);
    }
    return reading->wrong ? 0 : number;
}

/* A whole number from 0 to `most`. */
static size_t read_size(ReviewReading *reading, uint64_t most)
{
    uint64_t number = read_number(reading);
    reading->wrong = reading->wrong || number > most;
    return reading->wrong ? 0 : (size_t)number;
}

static void read_doubles(ReviewReading *reading, double *numbers, int count)
{
    for (int i = 0; i < count; i++) {
        uint64_t bits = read_number(reading);
        memcpy(&numbers[i], &bits, sizeof bits);
    }
}

static bool read_word(ReviewReading *reading, const char *word)
{
    size_t length = strlen(word);
    if ((size_t)(reading->end - reading->at) < length || memcmp(reading->at, word, length) != 0)
        return false;
    reading->at += length;
    return true;
}

static void read_tally(ReviewReading *reading)
{
    size_t n = read_size(reading, reading->review->count);
    ReviewTally *tally = &reading->review->items[n].tally[read_size(reading, LAYERS - 1)];
    tally->played = (int)read_size(reading, INT32_MAX);
    read_doubles(reading, tally->sum, reading->seats);
    read_doubles(reading, tally->square, reading->seats);
    read_doubles(reading, tally->early, reading->seats);
    read_doubles(reading, tally->early_square, reading->seats);
}

static void read_pair(ReviewReading *reading)
{
    ReviewPair *pair = &reading->review->items[read_size(reading, reading->review->count)].pair;
    pair->played = (int)read_size(reading, INT32_MAX);
    read_doubles(reading, pair->done, reading->seats);
    read_doubles(reading, pair->done_square, reading->seats);
    read_doubles(reading, pair->missed, reading->seats);
    read_doubles(reading, pair->missed_square, reading->seats);
}

static void read_weighing(ReviewReading *reading)
{
    size_t n = read_size(reading, reading->review->count);
    ReviewWeighing *weighing = &reading->review->items[n].weighing;
    weighing->count = (int)read_size(reading, FINDING_WAYS);
    weighing->played = (int)read_size(reading, INT32_MAX);
    read_doubles(reading, weighing->sum, weighing->count);
    for (int way = 0; way < weighing->count; way++) read_doubles(reading, weighing->ahead[way], 2);
    read_doubles(reading, weighing->square, weighing->count);
}

static void read_pass(ReviewReading *reading)
{
    reading->review->pass = (ReviewPass)read_size(reading, REVIEW_DONE);
    reading->review->next = read_size(reading, SIZE_MAX);
    reading->review->played = (int64_t)read_size(reading, INT64_MAX);
}

static void read_job(ReviewReading *reading)
{
    ReviewJobKind kind = (ReviewJobKind)read_size(reading, JOB_KINDS - 1);
    size_t n = read_size(reading, reading->review->count);
    int target = (int)read_size(reading, INT32_MAX);
    if (!reading->wrong) review_jobs_add(reading->review, kind, n, target);
}

static void read_line(ReviewReading *reading)
{
    static const struct {
        const char *word;
        void (*read)(ReviewReading *reading);
    } lines[] = {{"tally", read_tally},
                 {"pair", read_pair},
                 {"ways", read_weighing},
                 {"pass", read_pass},
                 {"job", read_job}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (!read_word(reading, lines[i].word)) continue;
        lines[i].read(reading);
        if (!read_word(reading, "\n")) reading->wrong = true;
        return;
    }
    reading->wrong = true;
}

/* The last line holds the hash of everything before it. */
static bool sealed(const char *word, const char *text, size_t length)
{
    size_t size = strlen(word) + 1 + DIGITS + 1;
    if (length <= size) return false;
    ReviewReading last = {.at = text + length - size, .end = text + length};
    return read_word(&last, word) && read_number(&last) == text_hash(text, length - size) &&
           !last.wrong && text[length - 1] == '\n';
}

size_t review_head(const char *text, size_t length)
{
    for (const char *line = text, *end; line < text + length; line = end + 1) {
        end = memchr(line, '\n', (size_t)(text + length - line));
        if (end == NULL) return 0;
        size_t size = (size_t)(end + 1 - text);
        if (strncmp(line, head_word, strlen(head_word)) == 0)
            return sealed(head_word, text, size) ? size : 0;
    }
    return 0;
}

/* Title and game; false when it is of another one. */
static bool read_title(ReviewReading *reading, const Table *table, const ReviewPlan *plan)
{
    return read_word(reading, title) && read_word(reading, "game") &&
           read_number(reading) == identity(table, plan) && read_word(reading, "\n");
}

static ReviewSeat read_seat(ReviewReading *reading, SeatId *seat)
{
    double numbers[SEAT_NUMBERS] = {0};
    *seat = (SeatId)read_size(reading, MAX_SEATS - 1);
    bool weighed = read_size(reading, 1) == 1;
    read_doubles(reading, numbers, SEAT_NUMBERS);
    if (!read_word(reading, "\n")) reading->wrong = true;
    return (ReviewSeat){.luck = numbers[0],
                        .decisions = numbers[1],
                        .missed = numbers[2],
                        .result = numbers[3],
                        .error = numbers[4],
                        .weighed = weighed};
}

bool review_read_seats(const Table *table, const char *text, size_t length,
                       ReviewSeat seats[MAX_SEATS])
{
    size_t size = review_head(text, length);
    ReviewReading reading = {.at = text, .end = text + size};
    int count = 0;
    if (size == 0 || !read_title(&reading, table, &review_plan_usual)) return false;
    while (!reading.wrong && read_word(&reading, "seat")) {
        SeatId seat;
        ReviewSeat read = read_seat(&reading, &seat);
        if (!reading.wrong) seats[seat] = read;
        count++;
    }
    return !reading.wrong && count == table_seating(table)->count;
}

static void begin_again(Review *review)
{
    for (size_t n = 0; n <= review->count; n++) {
        ReviewItem *item = &review->items[n];
        for (int layer = 0; layer < LAYERS; layer++) item->tally[layer] = (ReviewTally){0};
        item->pair = (ReviewPair){0};
        item->weighing = (ReviewWeighing){0};
    }
    review->pass = REVIEW_PREPARES;
    review->job_count = review->next = 0;
    review->played = 0;
    course_forget(review);
}

bool review_read(Review *review, const char *text, size_t length)
{
    ReviewReading reading = {.review = review,
                             .at = text,
                             .end = text + length,
                             .seats = table_seating(review->table)->count};
    size_t head = review_head(text, length);
    if (head == 0 || !sealed("end", text, length) ||
        !read_title(&reading, review->table, &review->plan))
        return false;
    reading.at = text + head;
    while (review->prepared <= review->count) reference_prepare(review);
    begin_again(review);
    while (!reading.wrong && !read_word(&reading, "end")) read_line(&reading);
    if (review->next > review->job_count) reading.wrong = true;
    if (reading.wrong) begin_again(review);
    return !reading.wrong;
}
