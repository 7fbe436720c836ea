/* middle_view.c -- the middle of the board: what happened, what is asked. */
#include "view/board/middle_view.h"

#include "table/account.h"
#include "table/asking.h"
#include "table/round_count.h"
#include "table/wording.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/coin_art.h"
#include "view/art/dice_art.h"
#include "view/art/look_art.h"
#include "view/art/space_icon.h"
#include "view/board/building_view.h"
#include "view/board/deed_view.h"
#include "view/chance.h"
#include "view/view.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { SENTENCE_SIZE = 600, NEWS_MOST = 4 };

static Colour felt_ink(const Ui *ui)
{
    return colour_readable(ui->theme.felt, 0xFF25221D, 0xFFF1EDE4);
}
static Colour felt_quiet(const Ui *ui)
{
    return theme_legible(colour_mixed(felt_ink(ui), ui->theme.felt, 0.3), ui->theme.felt);
}

/* ---- dice ---- */

static void draw_dice(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Game *game = view_game(view);
    double side = box.h < box.w * 0.4 ? box.h : box.w * 0.4;
    if (side > ui_px(ui, 60)) side = ui_px(ui, 60);
    double tumble = stage_tumble(view_stage(view)), gap = side * 0.28;
    if (game->dice[0] == 0 && game->dice[1] == 0) return;
    for (int die = 0; die < 2; die++) {
        Box at = {box_middle_x(box) + (die == 0 ? -side - gap / 2 : gap / 2),
                  box_middle_y(box) - side / 2, side, side};
        int face = game->dice[die];
        double turn = tumble * tumble * (die == 0 ? 1.3 : -1.6);
        if (tumble > 0.15) face = 1 + (int)(view_stage(view)->clock * 17 + die * 3) % 6;
        dice_art_draw(ui->canvas, face, at, turn, tumble * (1 - tumble) * 4);
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

static void draw_card(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    const Stage *stage = view_stage(view);
    bool hidden = lies_face_down(view);
    DeckId deck = hidden ? view_game(view)->deck : stage->deck;
    double width = box.w < ui_px(ui, 340) ? box.w : ui_px(ui, 340);
    double height = box.h < width * 0.62 ? box.h : width * 0.62;
    Box card = box_centred(box, width, height);
    canvas_shadow(ui->canvas, card, ui_px(ui, 12), ui_px(ui, 8));
    canvas_fill_round(ui->canvas, card, ui_px(ui, 12),
                      look_art_paper(&ui->theme, ui->theme.card, edition->deck_label[deck].look));
    Box rest = box_inset(card, ui_px(ui, 16), ui_px(ui, 10));
    Box head = box_cut_top(&rest, rest.h * 0.28);
    double side = head.h * 0.8;
    icon_draw(ui->canvas, space_icon_of_deck(edition, deck),
              box_centred(box_cut_left(&head, head.h), side, side), ui->theme.main);
    lettering_line(ui, box_inset(head, ui_px(ui, 6), 0), edition->deck_label[deck].name,
                   (Style){TYPE_LARGE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT});
    const char *words = hidden ? "" : edition->card_text[deck][stage->card];
    lettering_fit(ui, rest, hidden ? LABEL(view, T_("Face down until it is opened.")) : words,
                  (Style){TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_CENTRE}, 0);
}

/* ---- words ---- */

/* Who acts: the one whose throw or card it is, for the dealer. */
static bool is_of_person(const View *view, size_t action)
{
    const Seating *seating = table_seating(view_table(view));
    SeatId seat = table_action(view_table(view), action)->seat;
    return seat < seating->count && seating->seats[seat].kind == NULL;
}

static bool is_news(const Event *event)
{
    return event->kind != EVENT_TURN_ENDED && event->kind != EVENT_TURN_BEGAN;
}

/* The last `most` sentences of the account that have been shown, oldest
 * first, a line each; back to the last thing a person did. */
static void last_sentences(const View *view, int most, Text *text)
{
    size_t shown = stage_told(view_stage(view)), found[NEWS_MOST];
    if (shown > table_event_count(view_table(view))) shown = table_event_count(view_table(view));
    const Words *words = view_words(view);
    int count = 0;
    char buffer[SENTENCE_SIZE];
    for (size_t n = shown; n > 0 && shown - n < 200 && count < most; n--) {
        const TableEvent *event = table_event(view_table(view), n - 1);
        Text one = text_into(buffer, sizeof buffer);
        if (count > 0 && is_of_person(view, event->action)) break;
        if (is_news(&event->event) && account_event(view_table(view), n - 1, words, &one))
            found[count++] = n - 1;
    }
    for (int i = count - 1; i >= 0; i--) {
        account_event(view_table(view), found[i], words, text);
        if (i > 0) text_add(text, "\n");
    }
}

void view_question(const View *view, Text *text)
{
    if (view_table(view) == NULL) return;
    const Game *game = view_game(view);
    SeatId decider;
    if (view_person_decides(view, &decider) || game->phase == PHASE_OVER) {
        const Words *words = view_words(view);
        if (game->phase == PHASE_TOKEN) /* without the words that could be typed */
            SAY(words, text, T_("{seat} chooses a token"), arg_seat(decider));
        else
            asking_write(view_edition(view), game, words, text);
        text_add(text, ".");
    } else if (chance_waits(view)) {
        static const Sentence spins = T_("{seat} spins the wheel."),
                              rolls = T_("{seat} rolls for the order of play.");
        words_write(view_words(view), chance_spins(view) ? &spins : &rolls,
                    ARGS(arg_seat(asking_seat(game))), text);
    } else if (game->decider < game->seat_count) {
        SAY(view_words(view), text, T_("{seat} is thinking."), arg_seat(game->decider));
    } else {
        SAY(view_words(view), text, T_("{seat} is on the move."), arg_seat(asking_seat(game)));
    }
}

static void write_words(View *view, Box box)
{
    Ui *ui = view_ui(view);
    char told[NEWS_MOST * SENTENCE_SIZE], asked[SENTENCE_SIZE];
    Text what = text_into(told, sizeof told), question = text_into(asked, sizeof asked);
    last_sentences(view, view_pace(view) == PACE_INSTANT ? NEWS_MOST : 1, &what);
    view_question(view, &question);
    Style news = {TYPE_TITLE, FONT_SEMIBOLD, felt_ink(ui), ALIGN_CENTRE};
    Style next = {TYPE_LARGE, FONT_MEDIUM, felt_quiet(ui), ALIGN_CENTRE};
    double gap = ui_px(ui, 8), above = lettering_height(ui, box.w, told, news);
    double below = lettering_height(ui, box.w, asked, next), total = above + below + gap;
    Box rest = total < box.h ? box_centred(box, box.w, total) : box;
    Box top = box_cut_top(&rest, rest.h * (above + gap / 2) / total);
    lettering_fit(ui, box_inset(top, 0, gap / 4), told, news, 0);
    lettering_fit(ui, box_inset(rest, 0, gap / 4), asked, next, 0);
}

/* ---- what is on the felt ---- */

/* One number with its picture: "32" beside a house. Returns the width. */
typedef struct Stock {
    int number;
    bool hotel;
} Stock;

static double stock_width(View *view, const Stock *stock, char *words, size_t size)
{
    Text text = text_into(words, size);
    text_add_int(&text, stock->number);
    return lettering_width(view_ui(view), words, (Style){TYPE_BODY, FONT_SEMIBOLD, 0, ALIGN_LEFT}) +
           ui_px(view_ui(view), 28);
}

static void draw_stock(View *view, Box box, const Stock *list, int count)
{
    Ui *ui = view_ui(view);
    char words[12];
    double total = 0, gap = ui_px(ui, 16);
    for (int i = 0; i < count; i++)
        total += stock_width(view, &list[i], words, sizeof words) + (i > 0 ? gap : 0);
    double x = box_middle_x(box) - total / 2;
    for (int i = 0; i < count; i++) {
        double width = stock_width(view, &list[i], words, sizeof words), side = ui_px(ui, 18);
        Box sign = {x, box_middle_y(box) - side / 2, side, side};
        building_view_one(ui->canvas, view_edition(view), sign, list[i].hotel);
        lettering_line(ui, (Box){x + ui_px(ui, 24), box.y, width, box.h}, words,
                       (Style){TYPE_BODY, FONT_SEMIBOLD, felt_quiet(ui), ALIGN_LEFT});
        x += width + gap;
    }
}

/* The bank's buildings. */
static void write_stock(View *view, Box box)
{
    const Game *game = view_game(view);
    Stock list[2];
    int count = 0;
    if (game->houses >= 0) list[count++] = (Stock){game->houses, false};
    if (game->hotels >= 0 && view_edition(view)->rule[RULE_HOTEL] != HOTEL_NONE)
        list[count++] = (Stock){game->hotels, true};
    draw_stock(view, box, list, count);
}

/* Whom the thief is after. */
static void write_thief(View *view, Box *rest)
{
    Ui *ui = view_ui(view);
    const Game *game = view_game(view);
    if (view_edition(view)->rule[RULE_THIEF_FEE] == 0 || game->thief == NO_SPACE ||
        game->thief_target >= game->seat_count)
        return;
    Style style = {TYPE_BODY, FONT_SEMIBOLD, felt_ink(ui), ALIGN_CENTRE};
    lettering_line(
        ui, box_cut_bottom(rest, ui_px(ui, 24)),
        PHRASE(view, T_("The thief is after {seat}."), arg_seat(game->thief_target)).words, style);
}

/* A pile of cards, slightly turned. */
static void draw_pile(View *view, double x, double y, double height, DeckId deck, double turn)
{
    Ui *ui = view_ui(view);
    Canvas *canvas = ui->canvas;
    double width = height * 1.45, step = ui_px(ui, 1.5);
    Colour paper = look_art_paper(&ui->theme, colour_mixed(ui->theme.card, ui->theme.felt, 0.25),
                                  view_edition(view)->deck_label[deck].look);
    canvas->verbs->push_place(canvas, x, y, 1, turn);
    for (int i = 3; i >= 0; i--) {
        Box card = {-width / 2 + i * step, -height / 2 + i * step, width, height};
        canvas_fill_round(canvas, card, ui_px(ui, 6), paper);
        canvas_stroke_round(canvas, card, ui_px(ui, 6), ui_px(ui, 1),
                            colour_faded(felt_ink(ui), 0.25));
    }
    Box face = {-width / 2, -height / 2, width, height};
    Box sign = box_inset(box_cut_top(&face, height * 0.62), 0, height * 0.1);
    icon_draw(canvas, space_icon_of_deck(view_edition(view), deck), sign, felt_quiet(ui));
    lettering_line(ui, box_inset(face, width * 0.06, 0), view_edition(view)->deck_label[deck].name,
                   (Style){TYPE_TINY, FONT_SEMIBOLD, felt_quiet(ui), ALIGN_CENTRE});
    canvas->verbs->pop(canvas);
}

/* Up to two piles and the pot, in a row. */
static void draw_piles(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    int piles = edition->deck_count < 2 ? edition->deck_count : 2;
    double height = box.h * 0.78 < ui_px(ui, 84) ? box.h * 0.78 : ui_px(ui, 84);
    for (int deck = 0; deck < piles; deck++) {
        double across = piles == 1 ? 0 : deck == 0 ? -0.3 : 0.3;
        draw_pile(view, box_middle_x(box) + across * box.w, box_middle_y(box), height, (DeckId)deck,
                  deck == 0 ? -0.035 : 0.035);
    }
    if (edition->rule[RULE_POT] == 0) return;
    char words[80];
    Text text = text_into(words, sizeof words);
    words_write_arg(view_words(view), arg_sum(view_game(view)->pot), &text);
    Box pot = box_centred(box, box.w * 0.24, height);
    coin_art_pile(ui->canvas, box_cut_top(&pot, pot.h * 0.5), 1 + view_game(view)->pot / 100);
    lettering_line(ui, box_cut_top(&pot, pot.h * 0.5), words,
                   (Style){TYPE_LARGE, FONT_BOLD, felt_ink(ui), ALIGN_CENTRE});
    lettering_line(ui, pot, edition_noun(edition, NOUN_POT),
                   (Style){TYPE_TINY, FONT_MEDIUM, felt_quiet(ui), ALIGN_CENTRE});
}

/* ---- what is in question ---- */

/* The deed that may be bought now, or NO_DEED. */
static DeedId deed_in_question(const View *view)
{
    const Game *game = view_game(view);
    if (game->phase != PHASE_BUY || !stage_caught_up(view_stage(view))) return NO_DEED;
    return view_edition(view)->spaces[game->seats[game_mover(game)].space].deed;
}

static void draw_space(View *view, Box box, int space)
{
    double width = box.w < ui_px(view_ui(view), 260) ? box.w : ui_px(view_ui(view), 260);
    double height = box.h < width * 1.35 ? box.h : width * 1.35;
    Box card = box_centred(box, width, height);
    DeedId deed = view_edition(view)->spaces[space].deed;
    if (deed != NO_DEED)
        deed_large(view, card, deed);
    else
        space_large(view, card, (SpaceId)space);
}

/* What the eye should rest on: the card, the deed in question, or the dice. */
static void draw_centre(View *view, Box box, bool large)
{
    DeedId deed = deed_in_question(view);
    bool card = shows_card(view);
    if (!large || (deed == NO_DEED && !card)) {
        if (card)
            draw_card(view, box);
        else
            draw_dice(view, box);
        return;
    }
    draw_dice(view, box_cut_top(&box, box.h * 0.24));
    if (deed != NO_DEED)
        draw_space(view, box, view_edition(view)->deeds[deed].space);
    else
        draw_card(view, box);
}

/* Which round it is: always where rounds are counted out, else where there is room. */
static void write_round(View *view, Box *rest, bool large)
{
    Ui *ui = view_ui(view);
    char words[80];
    Text text = text_into(words, sizeof words);
    bool limited = view_edition(view)->rule[RULE_LAP_LIMIT] != 0;
    round_count_say(view_words(view), view_edition(view), view_game(view), &text);
    if (text.length == 0 || (!large && !limited)) return;
    Style style = {TYPE_BODY, FONT_SEMIBOLD, felt_quiet(ui), ALIGN_CENTRE};
    lettering_line(ui, box_cut_top(rest, ui_px(ui, large ? 20 : 16)), words, style);
}

void middle_draw(View *view, Box box, int hovered)
{
    Ui *ui = view_ui(view);
    Box rest = box_inset(box, ui_px(ui, 16), ui_px(ui, 12));
    bool large = rest.h > ui_px(ui, 320);
    if (large && hovered < 0)
        lettering_line(ui, box_cut_top(&rest, ui_px(ui, 28)), view_edition(view)->title,
                       (Style){TYPE_TITLE, FONT_BOLD, felt_quiet(ui), ALIGN_CENTRE});
    write_round(view, &rest, large);
    if (hovered >= 0 && large) {
        draw_space(view, rest, hovered);
        return;
    }
    if (large) {
        write_stock(view, box_cut_bottom(&rest, ui_px(ui, 24)));
    }
    write_thief(view, &rest);
    bool piles =
        large && deed_in_question(view) == NO_DEED && !shows_card(view) && rest.h > ui_px(ui, 360);
    if (piles) draw_piles(view, box_cut_top(&rest, rest.h * 0.3));
    write_words(view, box_cut_bottom(&rest, rest.h * (large ? 0.36 : 0.55)));
    draw_centre(view, rest, large);
}
