/* games_stats.c -- opoly games stats: what the people of this machine have played so far. */
#include "apps/command/games_stats.h"

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/game_load.h"
#include "apps/store/store_review.h"
#include "base/mem.h"
#include "lab/report.h"
#include "review/history.h"

enum { POINTS = 100 };

/* ---- counting ---- */

static void count_game(Store *store, const EditionStore *editions, const StoredGame *game,
                       History *history)
{
    Text why = text_growing(), kept = text_growing();
    bool counts = text_same(game->status, "over") && !game->branch;
    Table *table =
        counts ? game_load_stored(editions, store, game->id, reader_words(), &why) : NULL;
    if (table != NULL) {
        bool reviewed = store_review_load(store, game->id, &kept);
        history_add(history, table, game->id, game->started, reviewed ? kept.start : NULL,
                    reader_language());
    }
    table_free(table);
    text_free(&kept);
    text_free(&why);
}

/* ---- showing ---- */

static void people_sheet(Report *report, const History *history)
{
    static const DataTableForm form = {
        .word = "people",
        .title = T_("Finished games"),
        .columns = {TC_("column", "player"), TC_("column", "best group"), TC_("column", "games"),
                    TC_("column", "won"), TC_("column", "won %"), TC_("column", "longest, rounds"),
                    TC_("column", "in game"), TC_("column", "dearest rent paid"),
                    TC_("column", "in game")},
        .left = 0x3};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < history_people(history); i++) {
        const HistoryPerson *person = history_person(history, i);
        const HistoryGroup *best = history_favourite(person, 0);
        data_table_words(sheet, person->name);
        data_table_words(sheet, best != NULL ? best->name : "");
        data_table_int(sheet, person->all.games);
        data_table_int(sheet, person->all.wins);
        data_table_percent(sheet, (double)person->all.wins / person->all.games, 0);
        data_table_int(sheet, person->longest.most);
        data_table_int(sheet, person->longest.game);
        data_table_int(sheet, person->dearest.most);
        data_table_int(sheet, person->dearest.game);
    }
}

static void levels_sheet(Report *report, const History *history)
{
    static const DataTableForm form = {.word = "levels",
                                       .title = T_("Games with computers of a level at the table"),
                                       .columns = {TC_("column", "player"), TC_("column", "level"),
                                                   TC_("column", "games"), TC_("column", "won"),
                                                   TC_("column", "won %")},
                                       .left = 0x3};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < history_people(history); i++)
        for (int level = 0; level < player_level_count(); level++) {
            const HistoryPerson *person = history_person(history, i);
            const HistoryScore *score = &person->levels[level];
            if (score->games == 0) continue;
            data_table_words(sheet, person->name);
            data_table_words(sheet, player_kinds()[level]->word);
            data_table_int(sheet, score->games);
            data_table_int(sheet, score->wins);
            data_table_percent(sheet, (double)score->wins / score->games, 0);
        }
}

static void reviewed_sheet(Report *report, const History *history)
{
    static const DataTableForm form = {.word = "reviewed",
                                       .title = T_("Reviewed games, in points"),
                                       .columns = {TC_("column", "player"), TC_("column", "day"),
                                                   TC_("column", "game"), TC_("column", "luck"),
                                                   TC_("column", "decisions"),
                                                   TC_("column", "error"), TC_("column", "result")},
                                       .left = 0x3};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < history_games(history); i++) {
        const HistoryGame *game = history_game(history, i);
        const ReviewSeat *found = &game->found;
        if (!game->reviewed) continue;
        data_table_words(sheet, history_person(history, game->person)->name);
        data_table_words(sheet, game->day);
        data_table_int(sheet, game->id);
        data_table_figure(sheet, found->luck * POINTS, 1);
        data_table_figure(sheet, found->decisions * POINTS, 1);
        if (found->weighed)
            data_table_figure(sheet, found->error * POINTS, 1);
        else
            data_table_words(sheet, ""); /* only a whole review knows it */
        data_table_figure(sheet, found->result * POINTS, 0);
    }
}

static bool any_reviewed(const History *history)
{
    for (int i = 0; i < history_games(history); i++)
        if (history_game(history, i)->reviewed) return true;
    return false;
}

static Report *stats_report(const History *history)
{
    static const Sentence title = T_("What the people of this machine have played");
    Report *report = report_new(reader_words(), &title, no_args);
    report_paragraph(report);
    if (history_people(history) == 0) {
        REPORT_SAY(report, T_("Nobody has finished a game here yet."), arg_absent());
        return report;
    }
    REPORT_SAY(report,
               T_("By name, from the saved games of this machine; branches do not count. "
                  "'{word}' adds luck and decisions of a game."),
               arg_word("opoly review N"));
    people_sheet(report, history);
    levels_sheet(report, history);
    if (any_reviewed(history)) reviewed_sheet(report, history);
    return report;
}

int games_stats_run(Store *store, bool json)
{
    StoredGame *games;
    int count;
    Text text = text_growing();
    if (store_list(store, &games, &count, &text) != STORE_DONE) {
        output_complain(text.start);
        text_free(&text);
        return EXIT_FAILED;
    }
    EditionStore *editions = edition_store_translated();
    History *history = history_new();
    for (int i = 0; i < count; i++) count_game(store, editions, &games[i], history);
    Report *report = stats_report(history);
    if (json)
        report_json_write(report, &text);
    else
        report_text_write(report, &text);
    output_text(&text);
    report_free(report);
    edition_store_free(editions);
    history_free(history);
    mem_free(games);
    text_free(&text);
    return EXIT_GOOD;
}
