/* test_declining.c -- purchases and auctions agree: nobody declines at the printed price
 * what it then buys for more. */
#include "players/character.h"
#include "players/expert_player.h"
#include "unit/level_games.h"

typedef struct Declined {
    SeatId seat;
    DeedId deed;
    Money price, bid;
} Declined;

typedef struct Counts {
    int declines, dearer;
} Counts;

static LevelGames games;

/* What an action means for the deed that was declined last. */
static void watch(const Game *before, const Action *action, const Game *after, Declined *last,
                  Counts *counts)
{
    if (action->kind == ACTION_DECLINE) {
        last->seat = action->seat;
        last->deed = games.edition.spaces[before->seats[action->seat].space].deed;
        last->price = game_price(&games.edition, before, action->seat, last->deed);
        counts->declines++;
    } else if (last->deed != NO_DEED && after->holdings[last->deed].owner != BANK) {
        counts->dearer += after->holdings[last->deed].owner == last->seat &&
                          before->auction.bid > last->price && before->auction.deed == last->deed;
        last->deed = NO_DEED;
    }
}

static void play(uint64_t number, Counts *counts)
{
    Rng rng = rng_seed(31, number);
    Declined last = {.deed = NO_DEED};
    Game game;
    setup_game(&games.edition, games.seats, NULL, &game);
    while (game.phase != PHASE_OVER && game.round < games.most_rounds) {
        Action action;
        level_games_next(&games, &game, &rng, &action);
        Game before = game;
        if (!level_games_step(&games, &action, &game)) return;
        watch(&before, &action, &game, &last, counts);
    }
}

static Counts count_games(const char *edition, const PlayerKind *kind, int how_many)
{
    Counts counts = {0};
    edition_file_read(edition, NULL, &games.edition);
    outlook_make(&games.edition, &games.outlook);
    games.seats = 4;
    games.most_rounds = 40;
    for (int seat = 0; seat < games.seats; seat++) games.kinds[seat] = kind;
    for (int i = 0; i < how_many; i++) play((uint64_t)i, &counts);
    printf("%s, %s: %d declined, %d of them bought for more\n", edition, kind->word,
           counts.declines, counts.dearer);
    return counts;
}

/* The level, without its second look at trades, which takes long and is not about auctions. */
static PlayerKind glancing(const PlayerKind *level, Character *character)
{
    PlayerKind kind = *level;
    *character = *level->character;
    character->number[CHARACTER_THINK_CHECK] = 0;
    kind.character = character;
    return kind;
}

static void S3_nobody_pays_more_than_the_price_it_declined(void)
{
    static const char *const boards[] = {"classic", "bilkent", "waterloo"};
    for (size_t board = 0; board < sizeof boards / sizeof *boards; board++) {
        for (int i = 0; i < player_level_count(); i++) {
            Character character;
            PlayerKind level = glancing(player_kinds()[i], &character);
            Counts counts = count_games(boards[board], &level, level.think != NULL ? 1 : 60);
            CHECK(counts.dearer * 100 <= counts.declines);
        }
    }
    CHECK_INT(0, games.faults);
}

/* The test notices who does. */
static void S3_who_keeps_cash_only_when_it_buys_is_noticed(void)
{
    Character character = character_hard;
    character.number[CHARACTER_BUY_PAWN] = 0;
    character.number[CHARACTER_BUY_KEEP] = 500;
    character.number[CHARACTER_BID_AGREE] = 0;
    PlayerKind kind = expert_player_kind(&character, "miser", "");
    Counts counts = count_games("classic", &kind, 10);
    CHECK(counts.dearer * 10 > counts.declines);
    character.number[CHARACTER_BID_AGREE] = 1;
    CHECK_INT(0, count_games("classic", &kind, 10).dearer);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(S3_nobody_pays_more_than_the_price_it_declined);
    RUN(S3_who_keeps_cash_only_when_it_buys_is_noticed);
    return check_done();
}
