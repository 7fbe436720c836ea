/* together_screen.c -- playing together: a new table on a server, or a friend's by its link. */
#include <string.h>

#include "online/open_table.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { TABLES_MOST = 12 };

typedef struct TogetherState {
    char where[ONLINE_LINK_SIZE];
    char looked[ONLINE_LINK_SIZE]; /* the server whose tables are listed; "": the home server, or
                                      none */
} TogetherState;

static TogetherState *state_of(const View *view)
{
    return view_screen_kept(view, SCREEN_TOGETHER);
}

static void join(View *view, const char *where)
{
    view_ask_with(view, (Request){.kind = REQUEST_JOIN}, "", where);
}

/* A table that is listed. */
static void join_room(View *view, const char *room)
{
    char buffer[ONLINE_LINK_SIZE + 64];
    const char *server = state_of(view)->looked;
    Text link = text_into(buffer, sizeof buffer);
    text_add_bytes(&link, server, strcspn(server, "#"));
    text_add(&link, "#room=");
    text_add(&link, room);
    join(view, buffer);
}

/* Which tables does the server have whose address was written? */
static void look(View *view)
{
    TogetherState *state = state_of(view);
    text_copy(state->looked, sizeof state->looked, state->where);
    view_ask_with(view, (Request){.kind = REQUEST_TABLES}, "", state->looked);
}

static double action(View *view, Box box, const char *label, int n, bool main, bool disabled,
                     bool *pressed)
{
    Ui *ui = view_ui(view);
    Button what = {.id = ui_id("together", n),
                   .label = label,
                   .look = main ? BUTTON_MAIN : BUTTON_PLAIN,
                   .disabled = disabled};
    double wide = button_width(ui, what) + ui_px(ui, 40), high = ui_px(ui, 46);
    *pressed = button(ui, (Box){box.x, box.y, wide < box.w ? wide : box.w, high}, what);
    return high;
}

/* On a page that came from a server: that one, in one press. */
static double new_table(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    bool pressed;
    (void)what;
    double used =
        form_words(ui, box,
                   LABEL(view, T_("A table of your own on this server. Its link is all that your "
                                  "friends need; nobody needs an account.")),
                   TYPE_LARGE, FONT_MEDIUM, ui->theme.ink) +
        ui_px(ui, 12);
    used += action(view, form_below(box, used), LABEL(view, T_("Open a table")), 0, true, false,
                   &pressed);
    if (pressed) join(view, "");
    return used;
}

static double by_link(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    TogetherState *state = state_of(view);
    bool home = view_online(view)->home, pressed;
    uint32_t id = ui_id("together-link", 0);
    (void)what;
    double used =
        form_words(ui, box,
                   home ? LABEL(view, T_("Paste the link that a friend sent you."))
                        : LABEL(view, T_("Paste the link that a friend sent you, or write the "
                                         "address of a server to open a table there.")),
                   TYPE_LARGE, FONT_MEDIUM, ui->theme.ink) +
        ui_px(ui, 12);
    bool enter = ui_is_focused(ui, id) && ui_key(ui, KEY_ENTER);
    Box field = {box.x, box.y + used, box.w, button_height(ui)};
    control_field(ui, field, id, LABEL(view, T_("Link or address")), state->where,
                  sizeof state->where, home ? "http://…/#room=…" : "localhost:8642");
    used += field.h + ui_px(ui, 12);
    bool empty = state->where[0] == '\0';
    used += action(view, form_below(box, used), LABEL(view, T_("Go to the table")), 1, !home, empty,
                   &pressed);
    if ((pressed || enter) && !empty) join(view, state->where);
    if (home) return used;
    used += ui_px(ui, 8);
    used += action(view, form_below(box, used), LABEL(view, T_("Show its open tables")), 2, false,
                   empty, &pressed);
    if (pressed) look(view);
    return used;
}

/* A stranger's table, with a way in. */
static double open_table(View *view, Box box, int n, const OpenTable *table)
{
    Ui *ui = view_ui(view);
    double high = ui_px(ui, 46);
    Phrase label =
        open_table_gathers(table)
            ? PHRASE(view,
                     TN_("{name}: {edition}, {count} player", "{name}: {edition}, {count} players"),
                     arg_name(table->name), arg_edition(table->edition), arg_count(table->seats))
            : PHRASE(view, T_("Watch {name}: {edition}"), arg_name(table->name),
                     arg_edition(table->edition));
    if (button(ui, (Box){box.x, box.y, box.w, high},
               (Button){.id = ui_id("open-table", n), .label = label.words}))
        join_room(view, table->room);
    return high + ui_px(ui, 8);
}

static double open_tables(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const char *known = view_online(view)->tables;
    Lines lines = lines_of(known, strlen(known));
    Line line;
    OpenTable table;
    double used = 0;
    (void)what;
    for (int n = 0; n < TABLES_MOST && lines_next(&lines, &line);)
        if (open_table_read(&line, &table))
            used += open_table(view, form_below(box, used), n++, &table);
    if (used > 0) return used;
    if (!view_online(view)->listed && !view_online(view)->home)
        return form_words(ui, box, LABEL(view, T_("The server is asked…")), TYPE_LARGE, FONT_MEDIUM,
                          ui->theme.quiet);
    return form_words(ui, box, LABEL(view, T_("Nobody has opened a table to strangers now.")),
                      TYPE_LARGE, FONT_MEDIUM, ui->theme.quiet);
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    FormCard cards[3];
    int count = 0;
    (void)what;
    if (view_online(view)->home)
        cards[count++] = (FormCard){.title = LABEL(view, T_("A new table")), .contents = new_table};
    cards[count++] = (FormCard){.title = LABEL(view, T_("A friend's table")), .contents = by_link};
    if (view_online(view)->home || state_of(view)->looked[0] != '\0')
        cards[count++] =
            (FormCard){.title = LABEL(view, T_("Open tables")), .contents = open_tables};
    return form_cards(ui, box, cards, count, 320);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    Box area = view_screen_page(view, LABEL(view, T_("Play together")));
    form_page(ui, "together-page", area, 760, contents, NULL);
}

const ScreenRow together_screen = {.pass = pass, .keeps = sizeof(TogetherState)};
