/* rating.c -- many players, all against all: how strong each of them is. */
#include "lab/rating.h"

#include "base/mem.h"
#include "edition/edition_words.h"

enum { DECIMALS = 2, SQUARE = RATING_PLAYERS * RATING_PLAYERS };

int rating_pairs(const Rating *rating)
{
    return rating->player_count * (rating->player_count - 1) / 2;
}

/* Pair n: (0, 1), (0, 2), ..., (1, 2), ... */
static void pair_of(const Rating *rating, int n, int *first, int *second)
{
    *first = 0;
    while (n >= rating->player_count - 1 - *first) n -= rating->player_count - 1 - (*first)++;
    *second = *first + 1 + n;
}

void rating_play(const Rating *rating, uint64_t piece, RatingCounts *counts)
{
    uint64_t pairs = (uint64_t)rating_pairs(rating), deal = piece / pairs;
    int first, second;
    pair_of(rating, (int)(piece % pairs), &first, &second);
    Tally *tally = mem_new(1, sizeof *tally);
    Match match = {.edition = rating->edition,
                   .outlook = rating->outlook,
                   .seat_count = rating->seat_count,
                   .seed = rating->seed,
                   .round_limit = rating->round_limit,
                   .heard = rating->heard};
    for (int seat = 0; seat < rating->seat_count; seat++)
        match_add(&match, rating->players[seat % 2 == 0 ? first : second]);
    match_play(&match, deal, tally);
    int block = (int)(deal * RATING_BLOCKS / rating->deals);
    counts->won[block][first][second] += tally->entrants[0].wins;
    counts->won[block][second][first] += tally->entrants[1].wins;
    counts->refused += tally->refused;
    mem_free(tally);
}

/* The sums of all blocks but one; -1: of all. */
static void won_without(const Rating *rating, const RatingCounts *counts, int left_out,
                        int64_t won[SQUARE])
{
    int count = rating->player_count;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++) {
            int64_t sum = 0;
            for (int block = 0; block < RATING_BLOCKS; block++)
                if (block != left_out) sum += counts->won[block][i][j];
            won[i * count + j] = sum;
        }
}

/* Blocks in which anything was played: few deals leave some of them empty. */
static int blocks_of(const Rating *rating)
{
    return rating->deals < RATING_BLOCKS ? (int)rating->deals : RATING_BLOCKS;
}

static bool block_used(const Rating *rating, const RatingCounts *counts, int block)
{
    for (int i = 0; i < rating->player_count; i++)
        for (int j = 0; j < rating->player_count; j++)
            if (counts->won[block][i][j] != 0) return true;
    return false;
}

void rating_make(const Rating *rating, const RatingCounts *counts, Interval ratings[RATING_PLAYERS])
{
    int64_t won[SQUARE];
    double all[RATING_PLAYERS], part[RATING_PLAYERS];
    double sum[RATING_PLAYERS] = {0}, squares[RATING_PLAYERS] = {0};
    int blocks = 0;
    won_without(rating, counts, -1, won);
    stats_ratings(rating->player_count, won, all);
    for (int block = 0; block < RATING_BLOCKS && blocks_of(rating) > 1; block++) {
        if (!block_used(rating, counts, block)) continue;
        blocks++;
        won_without(rating, counts, block, won);
        stats_ratings(rating->player_count, won, part);
        for (int i = 0; i < rating->player_count; i++) {
            sum[i] += part[i];
            squares[i] += part[i] * part[i];
        }
    }
    for (int i = 0; i < rating->player_count; i++) {
        double mean = blocks > 0 ? sum[i] / blocks : 0;
        double variance = blocks > 0 ? (squares[i] / blocks - mean * mean) * (blocks - 1) : 0;
        double spread = STATS_95 * stats_root(variance);
        ratings[i] = (Interval){all[i], all[i] - spread, all[i] + spread};
    }
}

/* ---- the report -------------------------------------------------------------------- */

static int64_t won_by(const RatingCounts *counts, int player, int other)
{
    int64_t sum = 0;
    for (int block = 0; block < RATING_BLOCKS; block++) sum += counts->won[block][player][other];
    return sum;
}

/* Of the games of one pair. As if they did not depend on each other: a deal gives both the
 * same luck, so the truth is rather nearer. */
static Interval share_of(int64_t won, int64_t lost)
{
    return stats_share((double)won, (double)(won + lost));
}

static void share_cells(DataTable *sheet, int64_t won, int64_t lost)
{
    Interval share = share_of(won, lost);
    data_table_int(sheet, won + lost);
    data_table_int(sheet, won);
    data_table_percent(sheet, share.middle, DECIMALS);
    data_table_percent(sheet, share.low, DECIMALS);
    data_table_percent(sheet, share.high, DECIMALS);
}

static void ratings_sheet(Report *report, const Rating *rating, const RatingCounts *counts)
{
    static const DataTableForm form = {
        .word = "ratings",
        .title = T_("How strong they are"),
        .columns = {TC_("column", "player"), TC_("column", "rating"), TC_("column", "rating from"),
                    TC_("column", "rating to"), TC_("column", "games"), TC_("column", "won"),
                    TC_("column", "won %"), TC_("column", "from"), TC_("column", "to")},
        .left = 1};
    DataTable *sheet = report_sheet(report, &form);
    Interval ratings[RATING_PLAYERS];
    int order[RATING_PLAYERS];
    rating_make(rating, counts, ratings);
    for (int i = 0; i < rating->player_count; i++) {
        int at = i;
        for (; at > 0 && ratings[order[at - 1]].middle < ratings[i].middle; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    for (int i = 0; i < rating->player_count; i++) {
        int player = order[i];
        int64_t won = 0, lost = 0;
        for (int other = 0; other < rating->player_count; other++) {
            won += won_by(counts, player, other);
            lost += won_by(counts, other, player);
        }
        data_table_words(sheet, rating->players[player]->word);
        data_table_figure(sheet, ratings[player].middle, 0);
        data_table_figure(sheet, ratings[player].low, 0);
        data_table_figure(sheet, ratings[player].high, 0);
        share_cells(sheet, won, lost);
    }
}

static void pairs_sheet(Report *report, const Rating *rating, const RatingCounts *counts)
{
    static const DataTableForm form = {.word = "pairs",
                                       .title = T_("Every pair"),
                                       .columns = {TC_("column", "player"), TC_("column", "other"),
                                                   TC_("column", "games"), TC_("column", "won"),
                                                   TC_("column", "won %"), TC_("column", "from"),
                                                   TC_("column", "to")},
                                       .left = 0x3};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < rating->player_count; i++)
        for (int j = 0; j < rating->player_count; j++) {
            if (i == j) continue;
            data_table_words(sheet, rating->players[i]->word);
            data_table_words(sheet, rating->players[j]->word);
            share_cells(sheet, won_by(counts, i, j), won_by(counts, j, i));
        }
}

Report *rating_report_new(const Rating *rating, const RatingCounts *counts,
                          const Language *language)
{
    static const Sentence title =
        T_("{edition}: {first} players, all against all at tables of {second}, seed {id}");
    Words words = edition_words(rating->edition, language);
    Report *report =
        report_new(&words, &title,
                   ARGS(arg_edition(rating->edition->word), arg_first(rating->player_count),
                        arg_second(rating->seat_count), arg_id((int64_t)rating->seed)));
    report_paragraph(report);
    REPORT_SAY(report,
               T_("A rating of {number} more means ten wins to one. The mean is 0; intervals are "
                  "95 %."),
               arg_number(400));
    if (counts->refused != 0)
        REPORT_SAY(report, T_("Aborted because a player made an illegal move: {number}."),
                   arg_number(counts->refused));
    ratings_sheet(report, rating, counts);
    pairs_sheet(report, rating, counts);
    return report;
}
