/* bilkent_scene.h -- scenes of the bilkent edition: who has which token. */
#ifndef TESTS_BILKENT_SCENE_H
#define TESTS_BILKENT_SCENE_H

#include "game/setup.h"
#include "scene.h"

enum { CHANCE, CHEST, WHEEL }; /* the decks, in the order of the file */
enum { THIEF_CARD = 17 };

/* Seats with these tokens, separated by blanks, seat 0 to move. */
static inline void begin_with(const char *tokens, const char *rules)
{
    char all[200], copy[200];
    int seats = 0;
    snprintf(all, sizeof all, "token_choice=setup,%s", rules);
    snprintf(copy, sizeof copy, "%s", tokens);
    TokenId chosen[MAX_SEATS];
    scene_begin("bilkent", all, 2);
    for (char *word = strtok(copy, " "); word != NULL; word = strtok(NULL, " "))
        chosen[seats++] = (TokenId)edition_find_token(&scene.edition, word);
    setup_game(&scene.edition, seats, chosen, &scene.game);
}

/* Two players whose perks do not matter for rent, prices and buildings. */
static inline void begin(void)
{
    begin_with("hat car", "");
}

#endif
