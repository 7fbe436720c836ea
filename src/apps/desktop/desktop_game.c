/* desktop_game.c -- the drawn game running in its window. */
#include "apps/desktop/desktop_game.h"

#include <SDL.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/desktop/desktop_host.h"
#include "apps/desktop/desktop_input.h"
#include "apps/desktop/desktop_plan.h"
#include "apps/desktop/desktop_settings.h"
#include "base/mem.h"

enum { WIDTH = 1280, HEIGHT = 800 };
static const double frame_seconds = 1.0 / 60;

struct DesktopGame {
    DesktopWindow *window;
    DesktopSound *sound;
    DesktopHost *host;
    View *view;
    Controller *controller;
    DesktopInput input;
    Input move; /* the pointer's last place, not passed on yet; INPUT_NONE: none */
    bool away;  /* nobody sees the window */
    bool stale; /* the window shows nothing, or something of another size */
    bool over;
};

/* ---- beginning ---- */

static Settings settings_of(const DesktopWish *wish)
{
    Settings settings = desktop_settings_read();
    if (wish->dark) settings.shade = SHADE_DARK;
    if (wish->coach >= 0) settings.coach = wish->coach;
    if (wish->text_size > 0) settings.text_size = wish->text_size;
    if (wish->full_screen) settings.full_screen = true;
    if (wish->mute) settings.muted = true;
    return settings;
}

static void fit(DesktopGame *game)
{
    desktop_window_fit(game->window);
    desktop_window_size(game->window, &game->input.width, &game->input.height);
    game->input.ratio = desktop_window_ratio(game->window);
    view_resize(game->view, game->input.width, game->input.height);
    game->stale = true;
}

/* The game or screen that the options name; -1, or the exit status. */
static int open_wish(DesktopGame *game, const DesktopWish *wish)
{
    Text why = text_growing();
    int status = -1;
    int64_t id = 0;
    if (wish->join != NULL) {
        controller_join(game->controller, wish->join);
        if (view_guest(game->view) == NULL)
            status = options_wrong_value(&desktop_options_command, "--join", wish->join,
                                         PLAIN(reader_words(), T_("this is no link to a table")));
    } else if (wish->game.load != NULL) {
        Table *table = desktop_host_load(game->host, wish->game.load, &id, &why);
        if (table != NULL)
            controller_take(game->controller, table, id);
        else
            status = output_complain_lines(&why);
    } else if (desktop_plan_wanted(wish)) {
        GamePlan *plan = mem_new(1, sizeof *plan);
        bool planned = wish->screen != NULL && text_same(wish->screen, "setup");
        status = desktop_plan_make(wish, desktop_host_editions(game->host), plan);
        if (status < 0 && planned)
            view_set_plan(game->view, plan);
        else if (status < 0 && !controller_begin(game->controller, plan, &why))
            status = output_complain_lines(&why);
        mem_free(plan);
    }
    if (status < 0 && wish->screen != NULL && !view_open(game->view, wish->screen)) {
        status = options_wrong_value(&desktop_options_command, "--screen", wish->screen,
                                     PLAIN(reader_words(), T_("it needs a game")));
    }
    text_free(&why);
    return status;
}

DesktopGame *desktop_game_new(const DesktopWish *wish, int *status)
{
    Text why = text_growing();
    DesktopWindow *window =
        desktop_window_new(wish->width > 0 ? wish->width : WIDTH,
                           wish->height > 0 ? wish->height : HEIGHT, wish->scale, &why);
    *status = EXIT_FAILED;
    if (window == NULL) output_complain(why.start);
    text_free(&why);
    if (window == NULL) return NULL;
    Settings settings = settings_of(wish);
    DesktopGame *game = mem_new(1, sizeof *game);
    game->window = window;
    game->sound = desktop_sound_new(&settings);
    game->host = desktop_host_new(wish, &settings, window, game->sound);
    game->view = view_new(desktop_window_canvas(window), &settings);
    game->controller = controller_new(desktop_host_lends(game->host), game->view);
    desktop_window_full_screen(window, settings.full_screen);
    fit(game);
    *status = open_wish(game, wish);
    if (*status < 0) return game;
    desktop_game_free(game);
    return NULL;
}

void desktop_game_free(DesktopGame *game)
{
    if (game == NULL) return;
    controller_free(game->controller);
    view_free(game->view);
    desktop_host_free(game->host);
    desktop_sound_free(game->sound);
    desktop_window_free(game->window);
    mem_free(game);
    SDL_Quit();
}

/* ---- events ---- */

static void tell_move(DesktopGame *game)
{
    if (game->move.kind == INPUT_NONE) return;
    Input move = game->move;
    game->move.kind = INPUT_NONE;
    controller_input(game->controller, &move);
}

/* A mouse may report a thousand places a second: only the last one before
 * something else happens counts. */
static void give(DesktopGame *game, const Input *input)
{
    if (input->kind == INPUT_NONE) return;
    if (input->kind == INPUT_MOVE) {
        game->move = *input;
        return;
    }
    tell_move(game);
    controller_input(game->controller, input);
}

static void give_text(DesktopGame *game, const char *text)
{
    Input input;
    while (desktop_input_text(&text, &input)) give(game, &input);
}

/* Shortcuts are letters too, so a pasted text goes only where one is written. */
static bool is_writing(const DesktopGame *game)
{
    ViewItem item;
    for (int i = 0; view_item(game->view, i, &item); i++) {
        if (item.focused) return text_same(item.role, "field");
    }
    return false;
}

/* The system's clipboard is fetched before it is pasted. */
static void fetch_clipboard(DesktopGame *game)
{
    char *text = SDL_GetClipboardText();
    if (text != NULL) view_set_clipboard(game->view, text);
    SDL_free(text);
}

static void keep_clipboard(DesktopGame *game)
{
    const char *words;
    if (view_copied(game->view, &words)) SDL_SetClipboardText(words);
}

/* Into a field its name is written; beside a game it is opened. */
static void drop(DesktopGame *game, char *file)
{
    if (file != NULL && is_writing(game))
        give_text(game, file);
    else if (file != NULL && controller_table(game->controller) == NULL)
        controller_open_file(game->controller, file);
    SDL_free(file);
}

static void set_away(DesktopGame *game, bool away)
{
    game->away = away;
    desktop_sound_away(game->sound, away);
}

static void take_window_event(DesktopGame *game, const SDL_WindowEvent *event)
{
    switch (event->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: fit(game); break;
    case SDL_WINDOWEVENT_EXPOSED: game->stale = true; break;
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN: set_away(game, true); break;
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: set_away(game, false); break;
    case SDL_WINDOWEVENT_CLOSE: game->over = true; break;
    }
}

static void take_event(DesktopGame *game, SDL_Event *event)
{
    switch (event->type) {
    case SDL_QUIT: game->over = true; return; /* also a signal */
    case SDL_TEXTINPUT: give_text(game, event->text.text); return;
    case SDL_DROPFILE: drop(game, event->drop.file); return;
    case SDL_WINDOWEVENT: take_window_event(game, &event->window); break;
    case SDL_TEXTEDITING: view_compose(game->view, event->edit.text); break;
    }
    Input input = desktop_input_of(&game->input, event);
    if (input.kind == INPUT_KEY && input.key == KEY_PASTE) fetch_clipboard(game);
    give(game, &input);
    keep_clipboard(game);
}

static void take_events(DesktopGame *game)
{
    SDL_Event event;
    while (!game->over && SDL_PollEvent(&event)) take_event(game, &event);
    tell_move(game);
}

/* ---- the loop ---- */

static void play_cues(DesktopGame *game)
{
    Cue cue;
    while (view_next_cue(game->view, &cue)) desktop_sound_cue(game->sound, cue);
}

bool desktop_game_frame(DesktopGame *game, double seconds)
{
    take_events(game);
    bool changed = controller_tick(game->controller, seconds);
    play_cues(game);
    if (controller_over(game->controller)) game->over = true;
    if ((!changed && !game->stale) || game->over || game->away) return false;
    view_draw(game->view, desktop_window_canvas(game->window));
    desktop_window_show(game->window);
    game->stale = false;
    return true;
}

static double clock_now(void)
{
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

/* Sleeps until there is input or something moves; at most sixty pictures a
 * second. */
static void wait(const DesktopGame *game, double since)
{
    double rest = controller_rest(game->controller), gone = clock_now() - since;
    double soonest = frame_seconds - gone;
    if (soonest > 0) SDL_Delay((Uint32)(soonest * 1000 + 0.5));
    rest -= frame_seconds;
    if (rest > 0) SDL_WaitEventTimeout(NULL, (int)(rest * 1000) + 1);
}

bool desktop_game_run(DesktopGame *game)
{
    double before = clock_now();
    while (!game->over) {
        double began = clock_now(), seconds = began - before;
        before = began;
        desktop_game_frame(game, seconds);
        if (!game->over) wait(game, began);
    }
    bool visits = view_guest(game->view) != NULL; /* a server keeps that game */
    return desktop_host_finish(game->host, visits ? NULL : controller_table(game->controller));
}
