/* desktop_main.c -- opoly-desktop: the drawn game in a window, or as a picture. */
#include "apps/command/output.h"
#include "apps/command/player_file.h"
#include "apps/desktop/desktop_bench.h"
#include "apps/desktop/desktop_game.h"
#include "apps/desktop/desktop_options.h"
#include "apps/desktop/desktop_shot.h"
#include "apps/store/game_load.h"

static int play(const DesktopWish *wish)
{
    int status;
    DesktopGame *game = desktop_game_new(wish, &status);
    if (game == NULL) return output_end(status);
    bool kept = desktop_game_run(game);
    desktop_game_free(game);
    return output_end(kept ? EXIT_GOOD : EXIT_FAILED);
}

int main(int argc, char **argv)
{
    output_begin();
    game_load_set_kinds(player_file_find);
    DesktopWish wish;
    int status;
    if (!desktop_options_read(argc, argv, &wish, &status)) return status;
    if (wish.shot != NULL) return desktop_shot(&wish);
    if (wish.bench) return desktop_bench(&wish);
    return play(&wish);
}
