/* scene.h -- a game set up for one test: an edition with house rules, a
 * position made by hand, actions given in the notation. */
#ifndef TESTS_SCENE_H
#define TESTS_SCENE_H

#include "../check.h"
#include "edition_files.h"
#include "game/apply.h"
#include "game/audit/audit.h"
#include "game/legal.h"
#include "game/notation/notation.h"
#include "game/setup.h"
#include "game/why_not.h"

typedef struct Scene {
    Edition edition;
    Game game;
    EventList events; /* of the last action */
} Scene;

static Scene scene;

/* Seats at the start of their first turn, seat 0 to move; order as entered
 * unless `rules` say otherwise. */
static inline void scene_begin(const char *edition, const char *rules, int seats)
{
    char all[1000];
    snprintf(all, sizeof all, "order=entered,%s", rules != NULL ? rules : "");
    edition_file_read(edition, all, &scene.edition);
    setup_game(&scene.edition, seats, NULL, &scene.game);
}

static inline DeedId scene_deed(const char *word)
{
    DeedId deed = edition_find_deed(&scene.edition, word);
    if (deed == NO_DEED) printf("no deed called %s\n", word);
    return deed;
}

/* Hands out deeds, separated by blanks, without money. */
static inline void scene_own(SeatId seat, const char *words)
{
    char copy[1000];
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok(copy, " "); word != NULL; word = strtok(NULL, " ")) {
        DeedId deed = scene_deed(word);
        if (deed == NO_DEED) continue;
        for (int other = 0; other < MAX_SEATS; other++)
            scene.game.seats[other].deeds &= ~DEED_BIT(deed);
        scene.game.holdings[deed].owner = seat;
        scene.game.seats[seat].deeds |= DEED_BIT(deed);
    }
    game_derive(&scene.edition, &scene.game);
}

/* Sets a level and takes the buildings from the bank. */
static inline void scene_build(const char *word, int level)
{
    Holding *holding = &scene.game.holdings[scene_deed(word)];
    if (scene.game.houses >= 0)
        scene.game.houses = (int16_t)(scene.game.houses + edition_level_houses(holding->level) -
                                      edition_level_houses(level));
    if (scene.game.hotels >= 0)
        scene.game.hotels = (int16_t)(scene.game.hotels + edition_level_hotels(holding->level) -
                                      edition_level_hotels(level));
    game_set_level(&scene.edition, &scene.game, scene_deed(word), level);
}

static inline void scene_mortgage(const char *word)
{
    game_set_mortgaged(&scene.game, scene_deed(word), true);
}

static inline void scene_jail(SeatId seat, int turns)
{
    scene.game.seats[seat].space = scene.edition.jail;
    scene.game.seats[seat].in_jail = 1;
    scene.game.seats[seat].jail_turns = (uint8_t)turns;
}

/* REFUSAL_NONE, or why the words (in the notation) may not be done now. */
static inline Refusal scene_may(const char *words)
{
    char buffer[500];
    Text why = text_into(buffer, sizeof buffer);
    Action action;
    if (!notation_action_read(&scene.edition, &scene.game, words, &action, &why)) {
        printf("cannot read \"%s\": %s\n", words, buffer);
        return REFUSAL_COUNT;
    }
    return action_check(&scene.edition, &scene.game, &action);
}

/* Carries out actions separated by ';' and audits each; false (and a failed
 * check that names it) when one is refused. Ends at the first that is. */
static inline bool scene_do(const char *words)
{
    char copy[2000];
    char buffer[500];
    snprintf(copy, sizeof copy, "%s", words);
    for (char *rest = copy, *one; (one = rest) != NULL && *one != '\0';) {
        rest = strchr(one, ';');
        if (rest != NULL) *rest++ = '\0';
        while (*one == ' ') one++;
        Text why = text_into(buffer, sizeof buffer);
        Action action;
        bool read = notation_action_read(&scene.edition, &scene.game, one, &action, &why);
        Refusal refusal = read ? action_check(&scene.edition, &scene.game, &action) : REFUSAL_COUNT;
        if (refusal != REFUSAL_NONE) {
            if (read) why_not_write(&scene.edition, &scene.game, &action, refusal, &why);
            printf("in \"%s\": \"%s\" refused (%d): %s\n", words, one, (int)refusal, buffer);
            check_counts.faults++;
            return false;
        }
        Game before = scene.game;
        scene.events.count = 0;
        apply(&scene.edition, &scene.game, &action, &scene.events);
        const char *fault = audit_game(&scene.edition, &scene.game);
        if (fault == NULL) fault = audit_step(&scene.edition, &before, &scene.game, &scene.events);
        if (fault != NULL) {
            printf("in \"%s\": after \"%s\": %s\n", words, one, fault);
            check_counts.faults++;
            return false;
        }
    }
    return true;
}

/* How often an event of this kind was among those of the last action. */
static inline int scene_events(EventKind kind)
{
    int count = 0;
    for (int i = 0; i < scene.events.count; i++) count += scene.events.list[i].kind == kind;
    return count;
}

static inline Money scene_cash(SeatId seat)
{
    return scene.game.seats[seat].cash;
}

/* The event number `nth` (from 0) of this kind among those of the last action;
 * one of kind EVENT_COUNT when there is none. */
static inline Event scene_event(EventKind kind, int nth)
{
    for (int i = 0; i < scene.events.count; i++)
        if (scene.events.list[i].kind == kind && nth-- == 0) return scene.events.list[i];
    return (Event){.kind = EVENT_COUNT};
}

static inline SeatId scene_owner(const char *word)
{
    return scene.game.holdings[scene_deed(word)].owner;
}

static inline int scene_level(const char *word)
{
    return scene.game.holdings[scene_deed(word)].level;
}

static inline int scene_mortgaged(const char *word)
{
    return scene.game.holdings[scene_deed(word)].mortgaged;
}

/* What `from` paid `to` for this reason by the last action. */
static inline Money scene_paid(SeatId from, SeatId to, Reason reason)
{
    Money sum = 0;
    for (int i = 0; i < scene.events.count; i++) {
        const Event *event = &scene.events.list[i];
        if (event->kind == EVENT_PAID && event->seat == from && event->other == to &&
            event->reason == reason)
            sum += event->amount;
    }
    return sum;
}

/* Puts a token somewhere without any effect. */
static inline void scene_put(SeatId seat, int space)
{
    scene.game.seats[seat].space = (SpaceId)space;
}

/* The mover throws these dice so that it arrives on `space`. */
static inline bool scene_land(int space, int first, int second)
{
    char words[60];
    int count = scene.edition.space_count;
    scene_put(game_mover(&scene.game), (space - first - second + count) % count);
    snprintf(words, sizeof words, "roll; dice %d %d", first, second);
    return scene_do(words);
}

/* Gives a seat the get-out card of the deck, out of the unseen cards. */
static inline void scene_hold(SeatId seat, const char *word)
{
    int deck = edition_find_deck(&scene.edition, word);
    for (int card = 0; card < scene.edition.decks[deck].card_count; card++)
        if (scene.edition.decks[deck].cards[card].effect.kind == EFFECT_RELEASE)
            scene.game.piles[deck].unseen &= ~((uint32_t)1 << card);
    scene.game.seats[seat].release[deck]++;
}

/* The same as scene_may, by another seat than the one that must decide. */
static inline Refusal scene_may_as(SeatId seat, const char *words)
{
    char buffer[500];
    Text why = text_into(buffer, sizeof buffer);
    Action action;
    if (!notation_action_read(&scene.edition, &scene.game, words, &action, &why))
        return REFUSAL_COUNT;
    action.seat = seat;
    return action_check(&scene.edition, &scene.game, &action);
}

/* The words are refused for this reason, and nothing has changed. */
#define CHECK_REFUSED(refusal, words) check_refused(__FILE__, __LINE__, (refusal), (words))
/* The game waits for this decision of this seat (or DEALER). */
#define CHECK_WAITS(phase, decider) check_waits(__FILE__, __LINE__, (phase), (decider))

static inline void check_refused(const char *file, int line, Refusal refusal, const char *words)
{
    uint64_t before = notation_hash(&scene.edition, &scene.game);
    check_int(file, line, words, refusal, scene_may(words));
    check_true(file, line, "a refusal changes nothing",
               before == notation_hash(&scene.edition, &scene.game));
}

static inline void check_waits(const char *file, int line, Phase phase, SeatId decider)
{
    check_text(file, line, "phase", phase_word(phase), phase_word((Phase)scene.game.phase));
    check_int(file, line, "decider", decider, scene.game.decider);
}

/* What landing there with these dice costs seat 0, and brings seat 1, in this
 * position; the position stays as it is. */
static inline Money scene_rent(int space, int first, int second)
{
    Game position = scene.game;
    CHECK(scene_land(space, first, second));
    Money rent = position.seats[0].cash - scene_cash(0);
    CHECK_INT(rent, scene_cash(1) - position.seats[1].cash);
    CHECK_WAITS(PHASE_END, 0);
    scene.game = position;
    return rent;
}

static inline int scene_deck(const char *word)
{
    return edition_find_deck(&scene.edition, word);
}

/* The mover lands on a card square and takes the card with this number. */
static inline bool scene_draw(int square, int card)
{
    char words[20];
    snprintf(words, sizeof words, "draw %d", card);
    return scene_land(square, 1, 3) && scene_do(words);
}

#endif
