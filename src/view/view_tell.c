/* view_tell.c -- what the app provides to the view, and what the view asks of it. */
#include <string.h>

#include "base/mem.h"
#include "table/table_words.h"
#include "ui/writing.h"
#include "view/sheets/trade_sheet.h"
#include "view/stage.h"
#include "view/view.h"
#include "view/view_coach.h"
#include "view/view_ear.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_state.h"
#include "view/view_words.h"

/* How long a sentence stays, or, for long ones, how fast it is read. */
#define TOLD_SECONDS 6.0
#define LETTERS_PER_SECOND 18.0

/* ---- what the app provides ---- */

void view_set_library(View *view, const EditionLibrary *library)
{
    view->library = library;
    view->dirty = true;
}

void view_set_saved(View *view, const SavedGame *games, int count)
{
    mem_free(view->saved);
    view->saved = NULL;
    view->saved_count = count;
    if (count > 0) {
        view->saved = mem_new((size_t)count, sizeof *games);
        memcpy(view->saved, games, sizeof *games * (size_t)count);
    }
    view->dirty = true;
}

static bool has_person(const Table *table)
{
    const Seating *seating = table_seating(table);
    for (int seat = 0; seat < seating->count; seat++)
        if (table_is_here(table, (SeatId)seat)) return true;
    return false;
}

static void choose_words(View *view)
{
    Ui *ui = view->ui;
    ui->words = view->table != NULL ? table_words(view->table, view->language)
                                    : (Words){.language = view->language};
}

void view_set_language(View *view, const Language *language)
{
    view->language = language;
    choose_words(view);
    view->dirty = true;
}

/* The present of the table, with nothing left of what was shown of it before. */
static void show_anew(View *view)
{
    view->sheet = view->put_off = SHEET_NONE;
    view->thrown = 0;
    view->wish = view->was_open = SHEET_NONE;
    view->reason_of = 0;
    view->reason[0] = '\0';
    view->hint_known = view->odds_known = view->odds_fresh = false;
    view->next_at = 0;
    stage_set(&view->stage, view->table);
    view->dirty = true;
}

void view_set_table(View *view, const Table *table)
{
    view->unwatched = table != NULL && view->online.guest == NULL && !has_person(table);
    view->table = table;
    view->asked = 0;
    view->at_screen = 0;
    view->ui->deaf_until = 0;
    view->paused = false;
    view->learning = false;
    choose_words(view);
    show_anew(view);
    if (table != NULL)
        view_go(view, SCREEN_TABLE);
    else if (view_screen_row(view->screen)->at_table)
        view_go(view, view->online.guest != NULL ? SCREEN_ROOM : SCREEN_START);
}

/* The finger is where it was, and the question another one. */
void view_rewind(View *view)
{
    show_anew(view);
    view_ear_close(view, VIEW_EAR_SECONDS);
}

void view_set_demo(View *view, const Table *table)
{
    view->demo = table;
    stage_set(&view->demo_stage, table);
    view->dirty = true;
}

void view_set_pictures(View *view, const int pictures[MAX_SEATS])
{
    memcpy(view->pictures, pictures, sizeof view->pictures);
    view->dirty = true;
}

void view_set_settings(View *view, const Settings *settings)
{
    view->settings = *settings;
    view->dirty = true;
}

const Language *view_language(const View *view)
{
    return view->language;
}

void view_set_paths(View *view, bool there)
{
    view->paths = there;
}

void view_set_chooser(View *view, bool there)
{
    view->chooser = there;
    view->dirty = true;
}

void view_set_stays(View *view, bool stays)
{
    view->stays = stays;
    view->dirty = true;
}

void view_set_links(View *view, bool there)
{
    view->links = there;
    view->dirty = true;
}

/* The room opens with the table, and goes with it. */
static void follow_guest(View *view, const Guest *before)
{
    const Guest *guest = view->online.guest;
    if (guest != before) {
        view->said_read = 0;
        view->clock_told = 0;
        view->lost = 0;
        view->said_before = 0;
        view->came = false;
    }
    if (guest != NULL && view->table == NULL && guest != before) view_go(view, SCREEN_ROOM);
    if (guest == NULL && view->screen == SCREEN_ROOM) view_go(view, SCREEN_START);
}

static void note_losses(View *view, unsigned lost)
{
    for (int i = 0; i < MAX_SEATS; i++)
        if ((lost & ~view->lost) >> i & 1U) view->lost_at[i] = view->ui->now;
    view->lost = lost;
}

void view_set_online(View *view, const OnlineFacts *facts)
{
    const Guest *before = view->online.guest;
    view->online = *facts;
    follow_guest(view, before);
    if (facts->guest != NULL) note_losses(view, guest_lost(facts->guest));
    if (facts->guest != NULL && !view->came && guest_joined(facts->guest)) {
        view->came = true;
        view->said_before = guest_meeting(facts->guest)->said_count;
    }
    if (facts->guest != NULL && guest_clock_told(facts->guest) != view->clock_told) {
        view->clock_told = guest_clock_told(facts->guest);
        view->clock_age = 0;
    }
    view->dirty = true;
}

const Settings *view_settings(const View *view)
{
    return &view->settings;
}

void view_tell(View *view, const char *sentence)
{
    double reading = (double)strlen(sentence) / LETTERS_PER_SECOND;
    text_copy(view->told, sizeof view->told, sentence);
    view->told_until = view->ui->now + (reading > TOLD_SECONDS ? reading : TOLD_SECONDS);
    view->told_hint = false;
    view->dirty = true;
}

void view_set_hint(View *view, const Action *action, const char *words)
{
    if (view->table == NULL) return;
    view->hint = *action;
    view->hint_known = true;
    view->hint_at = table_action_count(view->table);
    view_tell(view, words);
    view->told_hint = true;
}

void view_set_clipboard(View *view, const char *words)
{
    UiClip *clip = &view->ui->clip_board;
    text_copy(clip->words, sizeof clip->words, words);
    for (char *at = clip->words; *at != '\0'; at++)
        if (*at == '\n' || *at == '\t' || *at == '\r') *at = ' ';
    clip->fresh = false;
}

bool view_copied(View *view, const char **words)
{
    bool fresh = view->ui->clip_board.fresh;
    view->ui->clip_board.fresh = false;
    *words = view->ui->clip_board.words;
    return fresh;
}

void view_compose(View *view, const char *words)
{
    text_copy(view->ui->composed, sizeof view->ui->composed, words);
    view->dirty = true;
}

bool view_chosen(const View *view, int *from, int *to)
{
    return writing_chosen_letters(view->ui, from, to);
}

void view_choose(View *view, int from, int to)
{
    writing_choose_letters(view->ui, from, to);
}

void view_set_price(View *view, const Deal *deal, const char *words)
{
    if (deal != NULL && view->sheet == SHEET_TRADE) trade_fill(view, deal);
    view_tell(view, words);
}

void view_set_odds(View *view, const int odds[MAX_SEATS])
{
    memcpy(view->odds_next, odds, sizeof view->odds_next);
    view->odds_fresh = true;
    view_show_odds(view);
}

/* ---- what the view asks ---- */

bool view_next_request(View *view, Request *request)
{
    if (view->request_count == 0) return false;
    *request = view->requests[0];
    memmove(view->requests, view->requests + 1, sizeof view->requests - sizeof view->requests[0]);
    view->request_count--;
    return true;
}

static bool take_cue(uint32_t *bits, Cue *cue)
{
    if (*bits == 0) return false;
    *cue = (Cue)__builtin_ctz(*bits);
    *bits &= *bits - 1;
    return true;
}

bool view_next_cue(View *view, Cue *cue)
{
    if (take_cue(&view->ui->cues, cue)) return true;
    Stage *stage = &view->stage;
    if (stage->cue_count == 0) return false;
    *cue = (Cue)stage->cues[0];
    memmove(stage->cues, stage->cues + 1, sizeof stage->cues - 1);
    stage->cue_count--;
    return true;
}
