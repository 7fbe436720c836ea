/* desktop_plan.c -- a game that is named by options and begins at once. */
#include "apps/desktop/desktop_plan.h"

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/terminal/welcome.h"
#include "base/mem.h"

enum { USUAL_SEATS = 4 };

bool desktop_plan_wanted(const DesktopWish *wish)
{
    return wish->game.edition != NULL || wish->game.rule_count > 0 || wish->game.player_count > 0 ||
           wish->game.players_number > 0;
}

static bool add_players(const DesktopWish *wish, const Edition *edition, Seating *seating)
{
    if (!game_options_players(&desktop_options_command, &wish->game, edition, seating))
        return false;
    int most = edition->rule[RULE_PLAYERS_MAX];
    int count = wish->game.players_number > 0 ? wish->game.players_number
                : wish->game.player_count > 0 ? wish->game.player_count
                : USUAL_SEATS < most          ? USUAL_SEATS
                                              : most;
    while (seating->count < count) {
        bool person = seating->count == 0;
        seating_add(seating, edition, "", person ? NULL : welcome_usual_kind(), NO_TOKEN, 0);
    }
    seating_fill(seating, edition, welcome_usual_kind());
    return true;
}

/* Reads the edition with its rules, then seats the players. */
static int fill(const DesktopWish *wish, const EditionStore *editions, GamePlan *plan,
                Edition *edition)
{
    char reason[300];
    Text why = text_growing(), clash = text_into(reason, sizeof reason);
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    int status = -1;
    if (!edition_read(edition_store_library(editions), plan->edition, &plan->rules, edition,
                      problems)) {
        problem_write(problems, &why);
        status = output_complain_lines(&why);
    } else if (!add_players(wish, edition, &plan->seating)) {
        status = EXIT_USAGE;
    } else if (!seating_check(&plan->seating, edition, reader_language(), &clash)) {
        output_complain(reason);
        status = EXIT_USAGE;
    }
    mem_free(problems);
    text_free(&why);
    return status;
}

int desktop_plan_make(const DesktopWish *wish, EditionStore *editions, GamePlan *plan)
{
    if (!game_options_rules(&desktop_options_command, &wish->game, &plan->rules)) return EXIT_USAGE;
    Text why = text_growing();
    const char *word = edition_store_find(
        editions, wish->game.edition == NULL ? "classic" : wish->game.edition, &why);
    int status = -1;
    if (word == NULL) {
        status = output_complain_lines(&why);
    } else {
        Edition *edition = mem_new(1, sizeof *edition);
        text_copy(plan->edition, sizeof plan->edition, word);
        status = fill(wish, editions, plan, edition);
        mem_free(edition);
    }
    text_free(&why);
    return status;
}
