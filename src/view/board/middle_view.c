/* middle_view.c -- the middle of the board: the deed or card that matters now, on the motif. */
#include "view/board/middle_view.h"

#include <string.h>

#include "game/event.h"
#include "table/asking.h"
#include "table/round_count.h"
#include "table/speaker.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/art/face_art.h"
#include "view/art/plate_art.h"
#include "view/art/space_icon.h"
#include "view/board/deed_view.h"
#include "view/board/furniture_view.h"
#include "view/board/table_layout.h"
#include "view/chance.h"
#include "view/moments/deed_flight.h"
#include "view/view.h"
#include "view/view_gate.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* Of the canvas: the deed while it rises. */
enum { DEED_LAYER = 5 };

void view_question(const View *view, Text *text)
{
    if (view_table(view) == NULL) return;
    const Game *game = view_game(view);
    Game unasked;
    SeatId decider;
    if (view_gate(view) != NOBODY) {
        SAY(view_words(view), text, T_("{seat}, your turn."), arg_seat(view_gate(view)));
        return;
    }
    const Event *due = stage_due(view_stage(view));
    if (due != NULL) {
        SAY(view_words(view), text, T_("{seat} has to pay {sum}."), arg_seat(due->seat),
            arg_sum(due->amount));
        return;
    }
    decider = game->decider;
    if (view_person_decides(view, &decider) || game->phase == PHASE_OVER) {
        const Words *words = view_words(view);
        if (game->phase == PHASE_TOKEN) /* without the words that could be typed */
            SAY(words, text, T_("{seat} chooses a token"), arg_seat(decider));
        else
            asking_write(view_edition(view), speaker_game(game, decider, &unasked), words, text);
        text_add(text, ".");
    } else if (chance_waits(view)) {
        static const Sentence spins = T_("{seat} spins the wheel."),
                              rolls = T_("{seat} rolls for the order of play.");
        words_write(view_words(view), chance_spins(view) ? &spins : &rolls,
                    ARGS(arg_seat(asking_seat(game))), text);
    } else if (game->decider < game->seat_count && !view_is_person(view, game->decider)) {
        SAY(view_words(view), text, T_("{seat} is thinking."), arg_seat(game->decider));
    } else {
        SAY(view_words(view), text, T_("{seat} is on the move."), arg_seat(asking_seat(game)));
    }
}

/* ---- the card that was drawn ---- */

/* A drawn card that may be kept is asked about before anybody sees its face. */
static bool lies_face_down(const View *view)
{
    return view_game(view)->phase == PHASE_OPEN && stage_caught_up(view_stage(view));
}

static bool shows_card(const View *view)
{
    bool open = view_stage(view)->card_open && !stage_turning(view_stage(view));
    return open || lies_face_down(view);
}

static void draw_card(View *view, const MiddlePlan *plan)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    const Stage *stage = view_stage(view);
    bool hidden = lies_face_down(view);
    DeckId deck = hidden ? view_game(view)->deck : stage->deck;
    Box card = plan->deed;
    if (card.h > card.w) card = box_centred(card, card.w * 1.06, card.w * 0.86);
    double radius = ui_px(ui, 12);
    Colour back = face_art_deck(&ui->theme, edition, deck),
           ink = face_art_deck_ink(&ui->theme, edition, deck);
    canvas_shadow(ui->canvas, card, radius, ui_px(ui, 10));
    canvas_fill_round(ui->canvas, card, radius, back);
    Box body = card, head = box_cut_top(&body, card.h * 0.26);
    canvas_fill_round(ui->canvas, body, radius, ui->theme.paper);
    canvas_fill_box(ui->canvas, (Box){body.x, body.y, body.w, radius}, ui->theme.paper);
    head = box_inset(head, ui_px(ui, 12), ui_px(ui, 4));
    double side = head.h * 0.8 < ui_px(ui, 30) ? head.h * 0.8 : ui_px(ui, 30);
    icon_draw(ui->canvas, space_icon_of_deck(edition, deck),
              box_centred(box_cut_left(&head, side), side, side), ink);
    lettering_line(ui, box_inset(head, ui_px(ui, 8), 0), edition->deck_label[deck].name,
                   (Style){TYPE_TITLE, FONT_BOLD, ink, ALIGN_LEFT});
    const char *words = hidden ? "" : edition->card_text[deck][stage->card];
    lettering_fit(ui, box_inset(body, ui_px(ui, 14), ui_px(ui, 10)),
                  hidden ? LABEL(view, T_("Face down until it is opened.")) : words,
                  (Style){TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_CENTRE}, 0);
}

/* ---- the deed that matters ---- */

/* The deed landed on last, by anybody; not one that a token still walks to. */
static DeedId deed_landed_on(const View *view)
{
    enum { FAR = 300 };
    const Stage *stage = view_stage(view);
    size_t shown = stage->event, count = table_event_count(view_table(view));
    if (shown > count) shown = count;
    if (stage->busy && stage->now.kind == EVENT_MOVED && shown > 0) shown--;
    for (size_t n = shown; n > 0 && shown - n < FAR; n--) {
        const Event *event = &table_event(view_table(view), n - 1)->event;
        if (event->kind != EVENT_MOVED) continue;
        DeedId deed = view_edition(view)->spaces[event->second].deed;
        if (deed != NO_DEED) return deed;
    }
    return NO_DEED;
}

/* The deed that may be bought now, or else the last one. */
static DeedId deed_now(const View *view)
{
    const Game *game = view_game(view);
    bool asked = game->phase == PHASE_BUY && stage_caught_up(view_stage(view));
    if (asked) return view_edition(view)->spaces[game->seats[game_mover(game)].space].deed;
    return deed_landed_on(view);
}

static void draw_deed(View *view, const MiddlePlan *plan, DeedId deed)
{
    deed_large(view, plan->deed, deed);
    bool free = view_game(view)->holdings[deed].owner >= MAX_SEATS;
    if (!free || plan->tag <= 0) return;
    plate_art_tag(view_ui(view), box_right(plan->deed) - 4 * plan->tag,
                  plan->deed.y + 96 * plan->tag, plan->tag,
                  view_thing(view, arg_sum(view_edition(view)->deeds[deed].price)).words);
}

static uint64_t mixed(uint64_t hash, const void *bytes, size_t count)
{
    return (hash ^ text_hash(bytes, count)) * 0x9E3779B97F4A7C15u;
}

/* Changes whenever the deed would look different. */
static uint64_t stamp_of(const View *view, Box box, DeedId deed)
{
    const Ui *ui = view_ui(view);
    const char *word = view_edition(view)->word;
    const Language *language = view_language(view);
    uint64_t stamp = mixed(deed + 1u, word, strlen(word));
    stamp = mixed(stamp, &box, sizeof box);
    stamp = mixed(stamp, &ui->unit, sizeof ui->unit);
    stamp = mixed(stamp, &ui->theme.card, sizeof ui->theme.card);
    stamp = mixed(stamp, &ui->theme.rail, sizeof ui->theme.rail);
    stamp = mixed(stamp, &ui->theme.safe_colours, sizeof ui->theme.safe_colours);
    stamp = mixed(stamp, &language, sizeof language);
    return mixed(stamp, view_game(view)->holdings, sizeof view_game(view)->holdings);
}

/* Drawn once, and then shown at any size: words of every size would have to be laid out anew. */
static void keep_deed(View *view, Box box, DeedId deed)
{
    Ui *ui = view_ui(view);
    const CanvasVerbs *verbs = ui->canvas->verbs;
    double around = ui_px(ui, 24); /* for its shadow */
    spoken_hush(ui);
    if (verbs->layer_begin(ui->canvas, DEED_LAYER, stamp_of(view, box, deed),
                           box_inset(box, -around, -around))) {
        deed_large(view, box, deed);
        verbs->layer_end(ui->canvas);
    }
    spoken_speak(ui);
}

/* It comes from its square. */
static void draw_rising(View *view, const BoardFrame *frame, const MiddlePlan *plan, DeedId deed)
{
    double rise = deed_flight_rise(view, deed);
    if (rise == 1) {
        draw_deed(view, plan, deed);
        return;
    }
    Canvas *canvas = view_ui(view)->canvas;
    Box square = board_space_box(frame, view_edition(view)->deeds[deed].space),
        box = deed_flight_box(square, plan->deed, rise);
    double scale = box.w / plan->deed.w;
    keep_deed(view, (Box){0, 0, plan->deed.w, plan->deed.h}, deed);
    canvas->verbs->push_place(canvas, box.x, box.y, scale, 0);
    canvas->verbs->layer_show(canvas, DEED_LAYER);
    canvas->verbs->pop(canvas);
}

static void draw_pointed(View *view, const MiddlePlan *plan, int space)
{
    DeedId deed = view_edition(view)->spaces[space].deed;
    if (deed != NO_DEED) {
        draw_deed(view, plan, deed);
        return;
    }
    Box card = plan->deed;
    if (card.h > card.w) card = box_centred(card, card.w, card.w * 1.1);
    space_large(view, card, (SpaceId)space);
}

void middle_draw(View *view, const BoardFrame *frame, int pointed)
{
    MiddlePlan plan = furniture_plan(view, frame);
    furniture_draw(view, &plan);
    /* With text this large a press opens the sheet of the square instead. */
    double unit = view_ui(view)->unit;
    if (plan.deed.w < 80 * unit || plan.deed.h < 70 * unit) return;
    if (pointed >= 0)
        draw_pointed(view, &plan, pointed);
    else if (shows_card(view))
        draw_card(view, &plan);
    else if (deed_now(view) != NO_DEED)
        draw_rising(view, frame, &plan, deed_now(view));
}
