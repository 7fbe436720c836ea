/* desktop_plan.c -- a game that is named by options and begins at once. */
#include "apps/desktop/desktop_plan.h"

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/terminal/welcome.h"
#include "base/mem.h"

enum { USUAL_SEATS = 4 };

bool desktop_plan_wanted(const DesktopWish *wish)
{
    return wish->edition != NULL || wish->rule_count > 0 || wish->player_count > 0 ||
           wish->players_number > 0;
}

static bool add_rules(const DesktopWish *wish, HouseRules *rules)
{
    char reason[300];
    for (int i = 0; i < wish->rule_count; i++) {
        Text why = text_into(reason, sizeof reason);
        if (house_rule_add(rules, wish->rules[i], reader_words(), &why)) continue;
        desktop_options_wrong("--rule", wish->rules[i], reason);
        return false;
    }
    return true;
}

static bool add_players(const DesktopWish *wish, const Edition *edition, Seating *seating)
{
    char reason[300];
    for (int i = 0; i < wish->player_count; i++) {
        Text why = text_into(reason, sizeof reason);
        if (welcome_player_read(edition, wish->players[i], seating, &why)) continue;
        desktop_options_wrong("--player", wish->players[i], reason);
        return false;
    }
    int most = edition->rule[RULE_PLAYERS_MAX];
    int count = wish->players_number > 0 ? wish->players_number
                : wish->player_count > 0 ? wish->player_count
                : USUAL_SEATS < most     ? USUAL_SEATS
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
    } else if (!seating_check(&plan->seating, edition, NULL, &clash)) {
        output_complain(reason, NULL);
        status = EXIT_USAGE;
    }
    mem_free(problems);
    text_free(&why);
    return status;
}

int desktop_plan_make(const DesktopWish *wish, EditionStore *editions, GamePlan *plan)
{
    if (!add_rules(wish, &plan->rules)) return EXIT_USAGE;
    Text why = text_growing();
    const char *word =
        edition_store_find(editions, wish->edition == NULL ? "classic" : wish->edition, &why);
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
