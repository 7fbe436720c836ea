/* test_app_hands.c -- a review played by other hands is the same as one in slices. */
#include "apps/desktop/desktop_crew.h"

#include <string.h>

#include "base/mem.h"
#include "check.h"
#include "review/finding.h"
#include "unit/edition_files.h"

static const ReviewPlan small = {.seed = 3,
                                 .sketch_turns = 4,
                                 .sketch_games = 6,
                                 .sketch_pairs = 4,
                                 .first_games = 8,
                                 .full_turns = 8,
                                 .full_games = 8,
                                 .full_pairs = 6,
                                 .ways_games = 2,
                                 .ways_most = 4};
enum { ACTIONS = 60, RECALLED = 5 };

static Edition edition;

static Table *played(void)
{
    Seating seating = {0};
    Action action;
    edition_file_read("classic", NULL, &edition);
    for (int seat = 0; seat < 3; seat++)
        seating_add(&seating, &edition, "", player_find("easy"), NO_TOKEN, 0);
    Table *table = table_new(&edition, NULL, &seating, 7);
    for (int i = 0; i < ACTIONS && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    return table;
}

static void give_all(const ReviewHands *hands, Review *review)
{
    for (ReviewTask *task; (task = hands->fetch(hands->self)) != NULL;) review_give(review, task);
}

/* Now and then everything is called back, as when somebody looks elsewhere. */
static void play_by_hands(const ReviewHands *hands, Review *review)
{
    for (int i = 1; review_progress(review).pass != REVIEW_DONE; i++) {
        give_all(hands, review);
        while (hands->room(hands->self) > 0) {
            ReviewTask *task = review_take(review);
            if (task == NULL) break;
            hands->hand(hands->self, review, task);
        }
        if (i % RECALLED != 0) continue;
        give_all(hands, review);
        for (ReviewTask *task; (task = hands->recall(hands->self)) != NULL;)
            review_leave(review, task);
        while (!review_sketched(review) && review_step(review, 3)) break;
    }
}

static void threads_give_the_same_as_slices(void)
{
    Table *table = played();
    Review *sliced = review_new(table, &small), *shared = review_new(table, &small);
    while (review_step(sliced, 50)) continue;
    DesktopCrew *crew = desktop_crew_new();
    play_by_hands(desktop_crew_hands(crew), shared);
    desktop_crew_free(crew);
    for (size_t n = 0; n <= table_action_count(table); n++) {
        double one[MAX_SEATS], two[MAX_SEATS];
        finding_chances(sliced, n, one, NULL);
        finding_chances(shared, n, two, NULL);
        CHECK(memcmp(one, two, sizeof one) == 0);
    }
    CHECK_INT(finding_moment_count(sliced), finding_moment_count(shared));
    review_free(sliced);
    review_free(shared);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(threads_give_the_same_as_slices);
    return check_done();
}
