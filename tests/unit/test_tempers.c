/* test_tempers.c -- computers are somebody: every level has tempers that show in what they do,
 * say so, and are remembered by records. */
#include "check.h"
#include "edition/edition_words.h"
#include "lab/play_report.h"
#include "players/character.h"
#include "players/temper.h"
#include "table/record.h"
#include "table/temper_words.h"
#include "unit/edition_files.h"
#include "unit/player_answer.h"

enum { DEALS = 120, LEAST_TEMPERS = 4 };

static Edition edition;
static Tally tally;

static void T1_every_level_has_at_least_four_tempers(void)
{
    for (int i = 0; i < player_level_count(); i++) {
        const PlayerKind *level = player_kinds()[i];
        CHECK(temper_count(level) >= LEAST_TEMPERS);
        for (int n = 0; n < temper_count(level); n++) {
            const PlayerKind *kind = temper_of_level(level, n);
            CHECK(kind->level == level && temper_level(kind) == level);
            CHECK(player_find(kind->word) == kind);
            CHECK((kind->think != NULL) == (level->think != NULL));
        }
    }
    CHECK_INT(0, temper_count(player_find("simple")));
}

static void T1_the_numbers_of_tempers_are_within_bounds(void)
{
    for (int i = 0; temper_kinds[i] != NULL; i++) {
        int changed = 0;
        for (int id = 0; id < CHARACTER_COUNT; id++) {
            const CharacterInfo *info = character_info((CharacterId)id);
            int32_t number = temper_kinds[i]->character->number[id];
            if (number < info->least || number > info->most)
                printf("%s: %s %d\n", temper_kinds[i]->word, info->word, (int)number);
            CHECK(number >= info->least && number <= info->most);
            changed += number != temper_kinds[i]->level->character->number[id];
        }
        CHECK(changed > 0);
    }
}

/* One of the temper among three of its level; the means of one habit, in hundredths. */
static void play(const char *word, ChairMeasure habit, int *own, int *others)
{
    const PlayerKind *kind = player_find(word);
    Match match = {.seat_count = 4, .seed = 11, .round_limit = MATCH_ROUNDS};
    match_set_edition(&match, &edition);
    CHECK(kind != NULL && match_add(&match, kind));
    for (int i = 0; i < 3; i++) CHECK(match_add(&match, kind->level));
    memset(&tally, 0, sizeof tally);
    for (int deal = 0; deal < DEALS; deal++) match_play(&match, (uint64_t)deal, &tally);
    *own = (int)(100 * tally.entrants[0].chair[habit].sum / tally.entrants[0].games);
    *others = (int)(100 * tally.entrants[1].chair[habit].sum / tally.entrants[1].games);
    Interval share = play_report_share(&match, &tally, 0);
    printf("%-14s %d : %d, wins %.1f %%\n", word, *own, *others, 100 * share.middle);
    CHECK(share.low < 0.28 && share.high > 0.22); /* a rough net; figures in docs/players.md */
}

static void T1_tempers_show_in_what_they_do(void)
{
    static const char *const levels[] = {"easy", "medium", "hard"};
    static const struct {
        const char *temper;
        ChairMeasure habit;
        bool more;
    } habits[] = {{"builder", CHAIR_BUILDINGS, true},
                  {"saver", CHAIR_BUILDINGS, false},
                  {"haggler", CHAIR_OFFERS, true},
                  {"baron", CHAIR_STATIONS, true}};
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++)
        for (size_t n = 0; n < sizeof habits / sizeof habits[0]; n++) {
            char word[40];
            int own, others;
            snprintf(word, sizeof word, "%s-%s", levels[i], habits[n].temper);
            play(word, habits[n].habit, &own, &others);
            CHECK(habits[n].more ? own * 100 > others * 104 : own * 100 < others * 96);
        }
}

static void T1_a_temper_is_told_in_a_sentence(void)
{
    Words words = edition_words(&edition, NULL);
    char buffer[200];
    for (int i = 0; temper_kinds[i] != NULL; i++) {
        SeatPlan plan = {.name = "Ada", .kind = temper_kinds[i]};
        Text text = text_into(buffer, sizeof buffer);
        temper_words_add(&words, &plan, &text);
        CHECK(strncmp(buffer, "Ada ", 4) == 0 && buffer[strlen(buffer) - 1] == '.');
        CHECK_TEXT(temper_kinds[i]->temper->word, temper_words_pill(&words, temper_kinds[i]));
    }
    SeatPlan even = {.name = "Ada", .kind = player_find("hard")};
    Text text = text_into(buffer, sizeof buffer);
    temper_words_add(&words, &even, &text);
    CHECK_TEXT("", buffer);
    CHECK(temper_words_pill(&words, even.kind) == NULL);
}

/* It says why it builds as builders do. */
static void T1_remarks_keep_to_the_temper(void)
{
    Speech why = {0};
    Rng rng = rng_seed(1, 1);
    Action action;
    Outlook outlook;
    char buffer[1000];
    scene_begin("classic", NULL, 2);
    scene_own(0, "st-james tennessee new-york");
    scene.game.phase = PHASE_END;
    scene.game.step = PHASE_END;
    scene.game.decider = 0;
    outlook_make(&scene.edition, &outlook);
    Decision decision = ask_about(player_find("hard-builder"), &scene.edition, &outlook,
                                  &scene.game, 0, &rng, &why);
    player_decide(&decision, &action);
    CHECK_INT(ACTION_BUILD, action.kind);
    Text text = text_into(buffer, sizeof buffer);
    ask_reason(&scene.edition, &why, &text);
    CHECK(strstr(buffer, "It would rather have houses than cash.") != NULL);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", NULL, &edition);
    RUN(T1_every_level_has_at_least_four_tempers);
    RUN(T1_the_numbers_of_tempers_are_within_bounds);
    RUN(T1_tempers_show_in_what_they_do);
    RUN(T1_a_temper_is_told_in_a_sentence);
    RUN(T1_remarks_keep_to_the_temper);
    return check_done();
}
