/* fuzz_scene.h -- a game whose first line says what is played: "classic 3
 * pot=on,order=entered" -- the edition, the seats, house rules if any. What
 * makes no sense is left out, so that any line gives a game. */
#ifndef TESTS_FUZZ_SCENE_H
#define TESTS_FUZZ_SCENE_H

#include "fuzz_play.h"
#include "unit/edition_files.h"

typedef struct FuzzScene {
    Edition edition;
    HouseRules rules;
    int seats;
    bool flagged; /* the word "!" stood there: the target says what it means */
} FuzzScene;

static inline void fuzz_scene_rules(FuzzScene *scene, char *words)
{
    for (char *rule = strtok(words, ","); rule != NULL; rule = strtok(NULL, ",")) {
        char buffer[1000];
        Text why = text_into(buffer, sizeof buffer);
        if (!house_rule_add(&scene->rules, rule, NULL, &why)) fuzz_sentence(buffer);
    }
}

static inline void fuzz_scene_seats(FuzzScene *scene, long wanted)
{
    long least = scene->edition.rule[RULE_PLAYERS_MIN],
         most = scene->edition.rule[RULE_PLAYERS_MAX];
    scene->seats = (int)(wanted < least ? least : wanted > most ? most : wanted);
}

/* Editions read before: reading takes longer than a few actions. */
typedef struct FuzzKnown {
    uint64_t key; /* of the word and the house rules; 0: nothing is here */
    bool good;
    Edition edition;
} FuzzKnown;

static inline FuzzKnown *fuzz_scene_known(const char *word, const HouseRules *rules)
{
    enum { KNOWN = 128 };
    static FuzzKnown known[KNOWN];
    static Problems problems;
    uint64_t key = text_hash(word, strlen(word)) | 1;
    for (int i = 0; i < rules->count; i++)
        key =
            key * 1000003 + (uint64_t)rules->list[i].rule * 65537 + (uint32_t)rules->list[i].value;
    FuzzKnown *place = &known[key % KNOWN];
    if (place->key == key) return place;
    problems.count = 0;
    place->key = key;
    place->good = edition_read(edition_files(), word, rules, &place->edition, &problems);
    fuzz_verdict(place->good, &problems);
    return place;
}

/* The edition, without the house rules if it refuses them. */
static inline void fuzz_scene_edition(FuzzScene *scene, const char *word)
{
    if (edition_source(edition_files(), word) == NULL) word = "classic";
    const FuzzKnown *known = fuzz_scene_known(word, &scene->rules);
    if (!known->good) {
        scene->rules.count = 0;
        known = fuzz_scene_known(word, &scene->rules);
    }
    scene->edition = known->edition;
}

/* Changes the line, which may be NULL. */
static inline void fuzz_scene(FuzzScene *scene, char *line)
{
    char empty[1] = "", *words[4] = {empty, empty, empty, empty};
    int count = 0;
    scene->rules.count = 0;
    for (char *word = line != NULL ? strtok(line, " ") : NULL; word != NULL && count < 4;
         word = strtok(NULL, " "))
        words[count++] = word;
    scene->flagged = strcmp(words[2], "!") == 0 || strcmp(words[3], "!") == 0;
    fuzz_scene_rules(scene, words[2]);
    fuzz_scene_edition(scene, words[0]);
    fuzz_scene_seats(scene, strtol(words[1], NULL, 10));
}

/* A line "@7" means a legal action chosen by the number; false when the line
 * is none of those, or there is no such action. */
static inline bool fuzz_scene_chosen(const FuzzScene *scene, const Game *game, const char *line,
                                     Action *action)
{
    if (line[0] != '@') return false;
    return fuzz_choose(&scene->edition, game, (uint32_t)strtoul(line + 1, NULL, 10), action);
}

#endif
