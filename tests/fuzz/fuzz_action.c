/* fuzz_action.c -- a game told in actions: the first line is the scene, every
 * other one an action as words, or "@7" for a legal one. */
#include "fuzz_scene.h"
#include "game/setup.h"
#include "game/why_not.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "@1", "@2", "@3", "@4", "@5", "@6", "@7", "@17", "@23", "@99", "@1234", "dice", "draw", "pick",
    "bell", "roll", "fine", "release", "wait", "buy", "decline", "choose", "open", "travel", "stay",
    "token", "end", "build", "hotel", "sell", "break", "mortgage", "redeem", "keep", "offer",
    "give", "take", "nothing", "counter", "accept", "reject", "bid", "pass", "want", "bankrupt",
    "floor", "done", "claim", "from", "resign", "stop", "chance-card", "2*chance-card", "dog",
    "boardwalk", "baltic", "mediterranean", "reading", "oriental", "vermont", "connecticut",
    "brown", "lightblue", "chance", "classic", "london", "bharat", "montreal", "bilkent",
    "waterloo", "smallest",
#include "fuzz_rule_words.h"
    /* clang-format on */
    NULL};

enum { MOST_LINES = 400 };

/* Written and read again it is the same action. */
static void require_again(const Edition *edition, const Game *game, const Action *action)
{
    char first[ACTION_TEXT_SIZE], second[ACTION_TEXT_SIZE], reason[1000];
    Text text = text_into(first, sizeof first), more = text_into(second, sizeof second);
    Text why = text_into(reason, sizeof reason);
    Action again;
    notation_action_write(edition, game, action, &text);
    FUZZ_REQUIRE(!text.cut, "an action fits its text", first);
    FUZZ_REQUIRE(notation_action_read(edition, game, first, &again, &why),
                 "a written action can be read", first);
    FUZZ_REQUIRE(again.kind == action->kind && again.seat == action->seat &&
                     again.deed == action->deed && again.other == action->other &&
                     again.amount == action->amount && again.second == action->second &&
                     again.deal.give == action->deal.give && again.deal.take == action->deal.take &&
                     again.deal.give_money == action->deal.give_money &&
                     again.deal.take_money == action->deal.take_money,
                 "it is the same action", first);
    notation_action_write(edition, game, &again, &more);
    fuzz_same(&text, &more);
}

/* The action of a line; false with the sentence looked at. */
static bool take_action(const FuzzScene *scene, const Game *game, const char *line, Action *action)
{
    char buffer[2000];
    Text why = text_into(buffer, sizeof buffer);
    if (line[0] == '@') return fuzz_scene_chosen(scene, game, line, action);
    if (notation_action_read(&scene->edition, game, line, action, &why)) return true;
    fuzz_sentence(buffer);
    return false;
}

static void play_line(const FuzzScene *scene, Game *game, const char *line)
{
    char buffer[2000];
    Text why = text_into(buffer, sizeof buffer);
    Action action;
    if (!take_action(scene, game, line, &action)) return;
    Refusal refusal = action_check(&scene->edition, game, &action);
    if (refusal != REFUSAL_NONE) {
        why_not_write(&scene->edition, game, &action, refusal, &why);
        fuzz_sentence(buffer);
        return;
    }
    require_again(&scene->edition, game, &action);
    fuzz_apply(&scene->edition, game, &action);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static FuzzScene scene;
    char *copy = fuzz_copy(data, size), *rest = copy, *line;
    Game game;
    fuzz_scene(&scene, fuzz_line(&rest));
    setup_game(&scene.edition, scene.seats, NULL, &game);
    fuzz_audit(&scene.edition, &game);
    for (int i = 0; i < MOST_LINES && (line = fuzz_line(&rest)) != NULL; i++)
        play_line(&scene, &game, line);
    free(copy);
    return 0;
}
