/* turn_line.c -- a game as lines over its turns. */
#include "review/turn_line.h"

#include <math.h>

#include "base/mem.h"
#include "game/worth.h"
#include "review/review_state.h"

enum { PASSES = 300 };

void turn_line_make(const Review *review, TurnLine *line)
{
    int turns = table_game(review->table)->turn, every = 1 + turns / (TURN_LINE_MOST - 2);
    *line = (TurnLine){.points = 1};
    line->at[0] = review->start;
    int ended = 0, last = review->items[review->start].turn;
    for (size_t n = review->start + 1; n <= review->count; n++) {
        bool end = n == review->count;
        if (!end && review->items[n].turn == last) continue;
        if (!end) last = review->items[n].turn;
        ended++;
        if (!end && ended % every != 0) continue;
        if (line->points >= TURN_LINE_MOST) line->points--;
        line->turn[line->points] = ended;
        line->at[line->points++] = n;
    }
}

int turn_line_point(const TurnLine *line, size_t n)
{
    int low = 0, high = line->points - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (line->at[middle] < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void turn_line_worth(const Review *review, const TurnLine *line,
                     int32_t money[MAX_SEATS][TURN_LINE_MOST],
                     int32_t worth[MAX_SEATS][TURN_LINE_MOST])
{
    const Edition *edition = table_edition(review->table);
    Game game = *table_beginning(review->table);
    size_t n = 0;
    for (int point = 0; point < line->points; point++) {
        for (; n < line->at[point]; n++)
            apply(edition, &game, table_action(review->table, n), NULL);
        for (SeatId seat = 0; seat < game.seat_count; seat++) {
            bool in = game_seat_in(&game, seat);
            money[seat][point] = in ? game.seats[seat].cash : 0;
            worth[seat][point] = in ? worth_net(edition, &game, seat) : 0;
        }
    }
}

/* ---- chances ---- */

/* One seat's line: where it was estimated, and how far it may be moved. */
typedef struct Strand {
    double estimate[TURN_LINE_MOST], room[TURN_LINE_MOST], drawn[TURN_LINE_MOST];
} Strand;

static double held(double value, double middle, double room)
{
    return value < middle - room ? middle - room : value > middle + room ? middle + room : value;
}

/* Every point moves between its neighbours as far as it may, until nothing moves any more. */
static void calm_down(Strand *strand, int points)
{
    for (int pass = 0; pass < PASSES; pass++)
        for (int i = 1; i + 1 < points; i++)
            strand->drawn[i] = held((strand->drawn[i - 1] + strand->drawn[i + 1]) / 2,
                                    strand->estimate[i], strand->room[i]);
}

static void pin(const Review *review, const TurnLine *line, const int exact[], int count,
                Strand *strand)
{
    for (int i = 0; i < count; i++) {
        const FindingMoment *moment = finding_moment(review, exact[i]);
        int point = turn_line_point(line, moment->first + 1);
        strand->room[point] = 0;
        if (point > 0) strand->room[point - 1] = 0;
    }
}

void turn_line_chances(const Review *review, const TurnLine *line, bool calm, const int exact[],
                       int exact_count, float chances[MAX_SEATS][TURN_LINE_MOST])
{
    Strand *strands = mem_new(MAX_SEATS, sizeof *strands);
    for (int point = 0; point < line->points; point++) {
        double now[MAX_SEATS], errors[MAX_SEATS];
        finding_chances(review, line->at[point], now, errors);
        for (int seat = 0; seat < MAX_SEATS; seat++) {
            strands[seat].estimate[point] = strands[seat].drawn[point] = now[seat];
            strands[seat].room[point] = errors[seat];
        }
    }
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        Strand *strand = &strands[seat];
        pin(review, line, exact, exact_count, strand);
        if (calm) calm_down(strand, line->points);
        /* Chances are carried from act to act and may leave their bounds a little. */
        for (int point = 0; point < line->points; point++)
            chances[seat][point] = (float)fmax(0, fmin(1, strand->drawn[point]));
    }
    mem_free(strands);
}
