/* level.c -- how the levels of computers decide, measured. */
#include "review/level.h"

#include <math.h>
#include <stdlib.h>

/* Rows of thousandths. */
#define LEVEL_ROW(edition_word, seat_count, level_word, game_count, middle, deviation) \
    {edition_word, {level_word, seat_count, game_count, (middle) / 1000.0, (deviation) / 1000.0}},
static const struct LevelRow {
    const char *edition;
    Level level;
} rows[] = {
#include "review/level_rows.h"
};
#undef LEVEL_ROW

enum { ROWS = sizeof rows / sizeof rows[0] };
static const double surely = 2;

/* The measured number of seats that is nearest; 0: none. */
static int nearest(const char *edition, int seats)
{
    int best = 0;
    for (int i = 0; i < ROWS; i++) {
        int has = rows[i].level.seats;
        if (!text_same(rows[i].edition, edition)) continue;
        if (best == 0 || abs(has - seats) < abs(best - seats)) best = has;
    }
    return best;
}

int level_list(const char *edition, int seats, Level levels[LEVEL_MOST])
{
    int count = 0, measured = nearest(edition, seats);
    for (int i = 0; i < ROWS && count < LEVEL_MOST; i++)
        if (text_same(rows[i].edition, edition) && rows[i].level.seats == measured)
            levels[count++] = rows[i].level;
    return count;
}

LevelFigure level_figure(const Review *review, SeatId seat)
{
    FindingSums sums = finding_sums(review, seat);
    return (LevelFigure){
        .mean = sums.own_decisions + sums.own_missed, .error = sums.decisions_error, .games = 1};
}

/* How much a game of somebody else differs from the next: hard's own do not, by definition. */
static double usual_spread(const Level *level, const Level levels[], int count)
{
    double spread = level->spread;
    for (int i = 0; i < count && spread <= 0; i++) spread = levels[i].spread;
    return spread;
}

/* By how many errors the figure is above the level. */
static double above_by(const Level *level, double spread, const LevelFigure *figure)
{
    double error = sqrt(figure->error * figure->error + spread * spread / figure->games +
                        level->spread * level->spread / level->games);
    double apart = figure->mean - level->mean;
    return error > 0 ? apart / error : 0;
}

LevelPlace level_place(const Level levels[], int count, const LevelFigure *figure)
{
    LevelPlace place = {NULL, NULL};
    for (int i = 0; i < count; i++) {
        double above = above_by(&levels[i], usual_spread(&levels[i], levels, count), figure);
        if (above >= surely && (place.below == NULL || levels[i].mean > place.below->mean))
            place.below = &levels[i];
        if (above <= -surely && (place.above == NULL || levels[i].mean < place.above->mean))
            place.above = &levels[i];
    }
    return place;
}

/* Named as in characters/. */
const Sentence *level_name(const Level *level)
{
    static const Sentence names[] = {T_("easy"), T_("medium"), T_("hard"), T_("expert")};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (text_same(level->word, sentence_words(names[i]))) return &names[i];
    return &names[0];
}

void level_words(const Level levels[], int count, const LevelFigure *figure, const char *name,
                 const Words *words, Text *text)
{
    LevelPlace place = level_place(levels, count, figure);
    if (place.below != NULL && place.above != NULL)
        SAY(words, text, T_("{name} decided between the levels {term} and {other_term}."),
            arg_name(name), arg_term(level_name(place.below)),
            arg_other_term(level_name(place.above)));
    else if (place.below != NULL)
        SAY(words, text, T_("{name} decided better than the level {term} does on average."),
            arg_name(name), arg_term(level_name(place.below)));
    else if (place.above != NULL)
        SAY(words, text, T_("{name} decided worse than the level {term} does on average."),
            arg_name(name), arg_term(level_name(place.above)));
    else
        SAY(words, text, T_("{name}'s decisions do not tell a level: games differ too much."),
            arg_name(name));
}
