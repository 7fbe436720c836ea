/* sequential_test.c -- two players at one table, until one is seen to be better. */
#include "lab/sequential_test.h"

#include "lab/decimal.h"
#include "lab/search_plot.h"

enum { FIRST_LOOK = 32, LOOK_PART = 10, DECIMALS = 2, MOST_WORDS = 200 };

uint64_t duel_next(const Duel *duel, const Tally *tally)
{
    int64_t done = tally->deals;
    int64_t next = done / LOOK_PART;
    if (next < FIRST_LOOK) next = FIRST_LOOK;
    if (next > duel->most_deals - done) next = duel->most_deals - done;
    return (uint64_t)next;
}

/* Of the shares of games: both players' chairs together win them all, but
 * for the endless ones. */
static Interval margin_of(const Duel *duel, const Tally *tally)
{
    double games = duel->match->seat_count;
    double sum = (double)(tally->entrants[0].wins - tally->entrants[1].wins) / games;
    double squares = (double)tally->margin_squares / (games * games);
    Interval margin = stats_always(sum, squares, tally->deals, duel->confidence);
    if (margin.low < -1) margin.low = -1;
    if (margin.high > 1) margin.high = 1;
    return margin;
}

void duel_look(Duel *duel, const Tally *tally)
{
    Interval margin = margin_of(duel, tally);
    if (duel->look_count < DUEL_LOOKS)
        duel->looks[duel->look_count++] = (DuelLook){.deals = tally->deals, .margin = margin};
    if (margin.low > 0)
        duel->verdict = DUEL_FIRST;
    else if (margin.high < 0)
        duel->verdict = DUEL_SECOND;
    else if (tally->deals >= duel->most_deals)
        duel->verdict = DUEL_UNDECIDED;
}

/* ---- the report ---- */

static void verdict_write(const Duel *duel, const Tally *tally, Text *text)
{
    const char *first = duel->match->entrants[0]->word, *second = duel->match->entrants[1]->word;
    bool decided = duel->verdict == DUEL_FIRST || duel->verdict == DUEL_SECOND;
    if (decided) {
        text_add(text, duel->verdict == DUEL_FIRST ? first : second);
        text_add(text, " is better than ");
        text_add(text, duel->verdict == DUEL_FIRST ? second : first);
    } else {
        text_add(text, "No difference between ");
        text_add(text, first);
        text_add(text, " and ");
        text_add(text, second);
        text_add(text, " can be seen");
    }
    text_add(text, decided ? ": decided after " : " in ");
    numeral_count_write(text, tally->games);
    text_add(text, " games, with a confidence of ");
    numeral_write(text, 100 * duel->confidence, 0);
    text_add(text, " %.\n");
}

static void margin_write(const Duel *duel, const Tally *tally, Text *text)
{
    Interval margin = margin_of(duel, tally);
    text_add(text, duel->match->entrants[0]->word);
    text_add(text, " less ");
    text_add(text, duel->match->entrants[1]->word);
    text_add(text, ", in percent of the games: ");
    numeral_write(text, 100 * margin.middle, DECIMALS);
    text_add(text, " (");
    numeral_write(text, 100 * margin.low, DECIMALS);
    text_add(text, " to ");
    numeral_write(text, 100 * margin.high, DECIMALS);
    text_add(text, ").\nEndless games, won by nobody: ");
    numeral_count_write(text, tally->endless);
    text_add(text, ".");
}

static void players_sheet(Report *report, const Duel *duel, const Tally *tally)
{
    Worksheet *sheet = report_sheet(report, "players", "Games won");
    worksheet_column(sheet, "player", WORKSHEET_LEFT);
    worksheet_column(sheet, "chairs", WORKSHEET_RIGHT);
    worksheet_column(sheet, "won", WORKSHEET_RIGHT);
    worksheet_column(sheet, "of all %", WORKSHEET_RIGHT);
    for (int i = 0; i < 2; i++) {
        worksheet_words(sheet, duel->match->entrants[i]->word);
        worksheet_int(sheet, match_chairs_of(duel->match, i));
        worksheet_int(sheet, tally->entrants[i].wins);
        worksheet_percent(sheet, (double)tally->entrants[i].wins / (double)tally->games, DECIMALS);
    }
}

static void looks_sheet(Report *report, const Duel *duel)
{
    Worksheet *sheet = report_detail(report, "looks", "The difference, look by look");
    worksheet_column(sheet, "games", WORKSHEET_RIGHT);
    worksheet_column(sheet, "difference %", WORKSHEET_RIGHT);
    worksheet_column(sheet, "from", WORKSHEET_RIGHT);
    worksheet_column(sheet, "to", WORKSHEET_RIGHT);
    for (int i = 0; i < duel->look_count; i++) {
        const DuelLook *look = &duel->looks[i];
        worksheet_int(sheet, look->deals * duel->match->seat_count);
        worksheet_percent(sheet, look->margin.middle, DECIMALS);
        worksheet_percent(sheet, look->margin.low, DECIMALS);
        worksheet_percent(sheet, look->margin.high, DECIMALS);
    }
}

Report *duel_report_new(const Duel *duel, const Tally *tally)
{
    char words[MOST_WORDS];
    Text title = text_into(words, sizeof words);
    text_add(&title, duel->match->edition->word);
    text_add(&title, ": ");
    text_add(&title, duel->match->entrants[0]->word);
    text_add(&title, " against ");
    text_add(&title, duel->match->entrants[1]->word);
    text_add(&title, ", seed ");
    text_add_int(&title, (int64_t)duel->match->seed);
    Report *report = report_new(words);
    Text *text = report_paragraph(report);
    verdict_write(duel, tally, text);
    margin_write(duel, tally, text);
    players_sheet(report, duel, tally);
    report_picture(report,
                   (Picture){.word = "difference",
                             .title = "The difference, look by look",
                             .width = PLOT_WIDTH,
                             .height = PLOT_HEIGHT,
                             .draw = search_plot_duel},
                   &duel, sizeof duel);
    looks_sheet(report, duel);
    return report;
}
