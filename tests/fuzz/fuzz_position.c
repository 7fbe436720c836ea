/* fuzz_position.c -- any text as a position. A comment in its first line may
 * say the edition and house rules: "# classic 2 pot=on". */
#include "fuzz_scene.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "position 1", "seats", "seat", "cash", "space", "token", "phase", "decider", "order", "mover",
    "turn", "round", "dice", "arrival", "pot", "deed", "pile", "unseen", "again", "answer", "ask",
    "asked", "auction", "bank", "bell", "bid", "break", "by", "card", "claim", "counters", "dealer",
    "debt", "deck", "doubles", "estate", "floor", "floor-used", "from", "gives", "hotel", "house",
    "houses", "in", "in-jail", "inherited", "jail-sums", "jail-throws", "jail-turns", "kept-card",
    "kept-deck", "laps", "left", "managed", "mortgaged", "nobody", "nothing", "offer", "offers",
    "order-next", "order-sums", "order-ties", "owes-to", "release", "rent-dice", "rent-factor",
    "sale", "step", "takes", "thief", "thief-target", "throws", "to", "vote-ask", "vote-from",
    "vote-open", "waits", "want", "winner", "shuffle", "deal", "throw", "buy", "draw", "open",
    "choice", "rent-throw", "pick-deed", "pick-seat", "pick-sum", "thief-dice", "jail-out",
    "travel", "end", "over", "building-auction", "vote", "heir", "arrive", "jail-move", "after",
    "rent", "go", "jail", "tax", "chance", "chest",
    /* clang-format on */
    NULL};

enum { ACTIONS = 60 };

/* The scene of the first line. */
static void take_scene(FuzzScene *scene, const uint8_t *data, size_t size)
{
    char *copy = fuzz_copy(data, size), *rest = copy, *line = fuzz_line(&rest), empty[1] = "";
    fuzz_scene(scene, line != NULL && line[0] == '#' ? line + 1 : empty);
    free(copy);
}

static void require_again(const Edition *edition, const Game *game)
{
    static Problems problems;
    static char first[POSITION_TEXT_SIZE], second[POSITION_TEXT_SIZE];
    Text text = text_into(first, sizeof first), more = text_into(second, sizeof second);
    Game again;
    notation_position_write(edition, game, &text);
    FUZZ_REQUIRE(!text.cut, "a position fits its text", first);
    problems.count = 0;
    bool read = notation_position_read(edition, first, text.length, "again", &again, &problems);
    FUZZ_REQUIRE(read, "a written position can be read", problems.list[0].sentence);
    FUZZ_REQUIRE(notation_hash(edition, game) == notation_hash(edition, &again),
                 "it has the same hash", first);
    notation_position_write(edition, &again, &more);
    fuzz_same(&text, &more);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static FuzzScene scene;
    static Problems problems;
    Game game, untouched;
    memset(&game, 0x55, sizeof game);
    memset(&untouched, 0x55, sizeof untouched);
    take_scene(&scene, data, size);
    problems.count = 0;
    bool read =
        notation_position_read(&scene.edition, (const char *)data, size, "own", &game, &problems);
    fuzz_verdict(read, &problems);
    if (!read) {
        FUZZ_REQUIRE(memcmp(&game, &untouched, sizeof game) == 0, "a refused text changes nothing",
                     "");
        return 0;
    }
    fuzz_accepted(data, size);
    fuzz_audit(&scene.edition, &game);
    require_again(&scene.edition, &game);
    fuzz_play(&scene.edition, &game, text_hash((const char *)data, size), ACTIONS);
    return 0;
}
