/* view.h -- the drawn game: input in, requests out, pictures on a canvas.
 *
 * The app owns the clock, the window, the files and the table. It hands input
 * and time to the view, does what the view requests, and draws when the view
 * says that something has changed. */
#ifndef VIEW_VIEW_H
#define VIEW_VIEW_H

#include "canvas/canvas.h"
#include "review/history.h"
#include "table/coaching.h"
#include "table/table.h"
#include "ui/cue.h"
#include "ui/input.h"
#include "ui/settings.h"
#include "ui/spoken.h"
#include "view/forecast.h"
#include "view/request.h"
#include "view/view_online.h"
#include "words/language.h"

typedef struct View View;

/* `measure` is kept: it measures text between frames. */
View *view_new(Canvas *measure, const Settings *settings);
void view_free(View *view);

/* ---- what the app provides ---- */

/* The editions there are; keeps the pointer until another is given. */
void view_set_library(View *view, const EditionLibrary *library);
/* The next game is planned like this, until somebody changes it. */
void view_set_plan(View *view, const GamePlan *plan);
void view_set_saved(View *view, const SavedGame *games, int count); /* copies */
/* The running game, or NULL; keeps the pointer until another is given. The
 * table screen opens with it. */
void view_set_table(View *view, const Table *table);
/* Actions of the running game were taken back: shows the present. */
void view_rewind(View *view);
/* A game that plays itself behind the start screen, or NULL; keeps it. */
void view_set_demo(View *view, const Table *table);
/* Own pictures as tokens of the running game: number from 1 by seat. */
void view_set_pictures(View *view, const int pictures[MAX_SEATS]);
void view_set_settings(View *view, const Settings *settings);
/* The language of all texts, NULL for English; keeps the pointer until
 * another is given. */
void view_set_language(View *view, const Language *language);
const Language *view_language(const View *view);
/* Can the app let a person choose a file? Then REQUEST_FILE is offered. */
void view_set_chooser(View *view, bool there);
/* Whether a game can be opened by the name of its file: REQUEST_FILE with that name. */
void view_set_paths(View *view, bool there);
/* Can nobody quit the app, as on a page? Then it is not offered. */
void view_set_stays(View *view, bool stays);
/* Can the app give links to moments? Then REQUEST_LINK is offered. */
void view_set_links(View *view, bool there);
/* A sentence to be shown for a while: what went wrong or was done. */
void view_tell(View *view, const char *sentence);
/* The platform's clipboard, before KEY_PASTE. */
void view_set_clipboard(View *view, const char *words);
/* Was something copied since the last call? Then the platform's clipboard gets it; the words are
 * valid until the next input. */
bool view_copied(View *view, const char **words);
/* Letters that are being composed (dead keys, input methods), "" when they are done. */
void view_compose(View *view, const char *words);
/* Which letters are chosen in the field that is written in, from - to; false when there is none. */
bool view_chosen(const View *view, int *from, int *to);
/* Chooses these letters of it; what is typed next takes their place. */
void view_choose(View *view, int from, int to);
/* What the app can do about servers, and the table on one; copied, but for the guest, which is
 * kept until it is told otherwise. Tell it whenever something was heard. */
void view_set_online(View *view, const OnlineFacts *facts);
/* The action a strong player would choose now, and its description. */
void view_set_hint(View *view, const Action *action, const char *words);
/* Is a deal being looked at whose outcome is not known yet? Then answer with
 * view_set_forecast, maybe in parts. */
bool view_wants_forecast(const View *view, Action *offer);
void view_set_forecast(View *view, const Forecast *forecast);
/* What a computer would want instead of this deal, as the one who asked sees it: the answer to
 * REQUEST_PRICE, shown as an offer being composed. NULL: nothing it could be given; `words` say
 * so. */
void view_set_price(View *view, const Deal *deal, const char *words);
/* What a person means to do loses much: `words` say why, `instead` is what a strong player would do
 * and `label` the button for it ("": none). REQUEST_ACTION with `id` 1 does it all the same. While
 * the warning is open no other request should be granted. */
void view_warn(View *view, const Action *meant, const Action *instead, const char *label,
               const char *words);
bool view_warns(const View *view);
/* The review of the running game as far as it is worked out, or NULL; keeps the pointer until
 * another is given. Only while view_place is "review" somebody looks at it. */
void view_set_review(View *view, const Review *review);
/* What people have played so far, as far as it is counted (`part`, 0 to 1), or NULL; keeps the
 * pointer until another is given. Only while view_place is "stats" somebody looks at it. */
void view_set_history(View *view, const History *history, double part);
/* A lesson begins at the running game, for the first person who plays. */
void view_teach(View *view);
/* What the coach may say at this table now. */
Coaching view_coaching(const View *view);
/* Chances to win in 1/1000 by seat, of the state that the table has now; they are shown when that
 * is. */
void view_set_odds(View *view, const int odds[MAX_SEATS]);

/* ---- the loop ---- */

/* Size of the window in its own pixels. */
void view_resize(View *view, double width, double height);
void view_input(View *view, const Input *input);
/* Advances time. True when the picture has changed. */
bool view_tick(View *view, double seconds);
/* So many real seconds have gone by, also while nothing was drawn: auctions are
 * timed by them. What moves is moved by view_tick, which may lag behind. */
void view_pass_time(View *view, double seconds);
/* Draws everything. */
void view_draw(View *view, Canvas *canvas);
/* May the computers and the dealer go on? False while the last thing they did
 * is still being shown, or nobody watches the table. */
bool view_ready(const View *view);
/* Is something moving, so that the next frame should come soon? */
bool view_moving(const View *view);

/* Pulled by the app after input and ticks. */
bool view_next_request(View *view, Request *request);
bool view_next_cue(View *view, Cue *cue);
const Settings *view_settings(const View *view);

/* ---- for tests, pictures and screen readers ---- */

/* Opens a screen or sheet by its word ("start", "setup", "trade", ...), with
 * sensible contents, or a still picture of a moment of the game ("moment-rent"); false when
 * there is none, or not without a game. */
bool view_open(View *view, const char *word);
/* The word of the screen that is open. */
const char *view_place(const View *view);
/* The number of the action that a replay shows next. */
size_t view_moment(const View *view);
/* The words of all screens, sheets and moments, ended by NULL. */
const char *const *view_screens(void);
/* Everything that can be pressed or written in now. */
typedef struct ViewItem {
    Box box;
    const char *name;  /* what it says; valid until the next call, as the others */
    const char *role;  /* "button", "switch", "field", ... */
    const char *value; /* what is written in a field, "3 of 5", "on", "chosen", "open", or "" */
    uint32_t id;
    bool focused, disabled;
    char letter; /* the key that presses it, or 0 */
} ViewItem;
int view_item_count(const View *view);
bool view_item(const View *view, int n, ViewItem *item);
/* A line for everything that can be pressed and is narrower or lower than `least`, not wholly on
 * the screen, or half over another; squares of the board are not, they are looked at through the
 * lens. How many. */
int view_bad_targets(const View *view, double least, Text *out);
/* As if item `id` had been pressed, or reached by key. */
void view_press(View *view, uint32_t id);
void view_focus(View *view, uint32_t id);
/* From now on the screen is said in words too: view_spoken. */
void view_listen(View *view);
/* What the last pass said; each item is one of view_item. Valid until the
 * next call of anything. NULL unless view_listen was called. */
const Spoken *view_spoken(View *view);
/* What tells item n from others of its name: spoken_context. */
void view_context(const View *view, int n, Text *text);
/* What the region is called: "Players". */
const char *view_region(const View *view, SpokenRegion region);
/* Is the focus on the last thing (backward: the first)? Then a page lets Tab go
 * on to what is outside of it. */
bool view_tab_leaves(const View *view, bool backward);
/* The sentence being shown, or "". */
const char *view_told(const View *view);
/* Shows the state before action `n` of the game instead of the present; a
 * replay that is open continues from there. */
void view_show_at(View *view, size_t n);
/* The line that says who must do what. */
void view_question(const View *view, Text *text);

#endif
