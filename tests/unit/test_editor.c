/* test_editor.c -- promise B1, the map editor: everything by pointer and by
 * keys, with the messages of `edition check`, and nothing is lost. */
#include "../check.h"
#include "base/mem.h"
#include "canvas/canvas_trace.h"
#include "edition/edition_check.h"
#include "edition/edition_write.h"
#include "edition_files.h"
#include "view/board/board_view.h"
#include "view/editor/editor_board.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_colour.h"
#include "view/editor/editor_order.h"
#include "view/editor/editor_screen.h"
#include "view/editor/editor_space.h"
#include "view/editor/editor_state.h"
#include "view/view.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"

static const char *const editions[] = {"smallest", "classic", "london",  "bharat",
                                       "montreal", "bilkent", "waterloo"};
enum { EDITIONS = sizeof editions / sizeof editions[0] };

/* ---- a hand that writes and presses ---- */

typedef struct Hand {
    Canvas *trace;
    View *view;
} Hand;

static Hand hand_new(const char *word, double width, double height, int text_size)
{
    Settings settings = settings_usual();
    settings.text_size = text_size;
    Hand hand = {.trace = canvas_trace_new(NULL, width, height)};
    hand.view = view_new(hand.trace, &settings);
    view_resize(hand.view, width, height);
    view_set_library(hand.view, edition_files());
    editor_open(hand.view, word);
    view_draw(hand.view, hand.trace);
    return hand;
}

static void hand_free(Hand *hand)
{
    view_free(hand->view);
    canvas_trace_free(hand->trace);
}

static Edition *draft_of(const Hand *hand)
{
    return &editor_of(hand->view)->draft;
}

static void look(Hand *hand)
{
    canvas_trace_begin(hand->trace, view_ui(hand->view)->screen.w, view_ui(hand->view)->screen.h);
    view_draw(hand->view, hand->trace);
}

static void point(Hand *hand, InputKind kind, double x, double y)
{
    view_input(hand->view, &(Input){.kind = kind, .x = x, .y = y});
}

static void key(Hand *hand, Key which)
{
    view_input(hand->view, &(Input){.kind = INPUT_KEY, .key = which});
}

/* The name may go on with what happens there: "Income Tax, pay $200". */
static bool is_called(const ViewItem *item, const char *name)
{
    size_t length = strlen(name);
    return strncmp(item->name, name, length) == 0 &&
           (item->name[length] == '\0' || item->name[length] == ',');
}

static bool find(const Hand *hand, const char *name, ViewItem *item)
{
    for (int i = 0; view_item(hand->view, i, item); i++)
        if (is_called(item, name)) return true;
    printf("nothing is called %s\n", name);
    return false;
}

/* Tab until the thing has the focus, which also brings it into sight. */
static void reach(Hand *hand, const char *name)
{
    ViewItem item;
    for (int i = 0; i < 200; i++) {
        for (int n = 0; view_item(hand->view, n, &item); n++)
            if (item.focused && strcmp(item.name, name) == 0) return;
        key(hand, KEY_TAB);
    }
    CHECK(false);
}

static void press(Hand *hand, const char *name)
{
    ViewItem item;
    if (!find(hand, name, &item)) {
        CHECK(false);
        return;
    }
    if (item.box.h < 4) { /* scrolled away */
        reach(hand, name);
        look(hand);
        find(hand, name, &item);
    }
    double x = box_middle_x(item.box), y = box_middle_y(item.box);
    point(hand, INPUT_MOVE, x, y);
    point(hand, INPUT_DOWN, x, y);
    point(hand, INPUT_UP, x, y);
    look(hand);
}

static void write_words(Hand *hand, const char *words)
{
    for (; *words != '\0'; words++)
        view_input(hand->view, &(Input){.kind = INPUT_TEXT, .text = {*words}});
}

static void erase(Hand *hand, int count)
{
    for (int i = 0; i < count; i++) key(hand, KEY_BACKSPACE);
}

static void press_by_key(Hand *hand, const char *name)
{
    reach(hand, name);
    key(hand, KEY_ENTER);
    look(hand);
}

static void write_anew(Hand *hand, const char *words)
{
    key(hand, KEY_END);
    erase(hand, 200);
    write_words(hand, words);
    look(hand);
}

/* Empties the field and writes into it. */
static void fill(Hand *hand, const char *name, const char *words)
{
    press(hand, name);
    write_anew(hand, words);
}

static void fill_by_key(Hand *hand, const char *name, const char *words)
{
    reach(hand, name);
    write_anew(hand, words);
}

/* From the middle of one space to a part of the way of play in another. */
static void drag(Hand *hand, int from, int to, double part)
{
    ViewItem a, b;
    const Edition *draft = draft_of(hand);
    int count = draft->space_count;
    if (!find(hand, draft->space_label[from].name, &a) ||
        !find(hand, draft->space_label[to].name, &b)) {
        CHECK(false);
        return;
    }
    double x = box_middle_x(b.box), y = box_middle_y(b.box);
    switch (board_space_side(count, to)) {
    case SIDE_BOTTOM: x = box_right(b.box) - part * b.box.w; break;
    case SIDE_LEFT: y = box_bottom(b.box) - part * b.box.h; break;
    case SIDE_TOP: x = b.box.x + part * b.box.w; break;
    case SIDE_RIGHT: y = b.box.y + part * b.box.h; break;
    case SIDE_CORNER: break;
    }
    point(hand, INPUT_MOVE, box_middle_x(a.box), box_middle_y(a.box));
    point(hand, INPUT_DOWN, box_middle_x(a.box), box_middle_y(a.box));
    point(hand, INPUT_MOVE, x, y);
    look(hand);
    point(hand, INPUT_UP, x, y);
    look(hand);
}

static int space_called(const Edition *edition, const char *word)
{
    for (int i = 0; i < edition->space_count; i++)
        if (strcmp(edition->space_label[i].word, word) == 0) return i;
    return -1;
}

/* ---- the draft ---- */

/* Whatever is started from is good, keeps its play, and is written the same
 * again when it is read. */
static void b1_starts_from_every_edition(void)
{
    for (int n = 0; n < EDITIONS; n++) {
        Edition *edition = mem_new(1, sizeof *edition);
        Hand hand = hand_new(editions[n], 1280, 800, 100);
        Text again = text_growing();
        edition_file_read(editions[n], NULL, edition);
        CHECK(editor_check_good(editor_of(hand.view)));
        CHECK_INT(edition_hash(edition), edition_hash(draft_of(&hand)));
        text_add(&again, editor_state_mark);
        edition_write(draft_of(&hand), &again);
        CHECK_TEXT(editor_of(hand.view)->text.start, again.start);
        CHECK(strncmp(draft_of(&hand)->word, "my-", 3) == 0);
        CHECK(!editor_state_unsaved(editor_of(hand.view), edition_files()));
        text_free(&again);
        hand_free(&hand);
        mem_free(edition);
    }
}

static void b1_changes_names(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    fill(&hand, "Name", "Upper Street");
    CHECK_TEXT("Upper Street", draft_of(&hand)->space_label[1].name);
    press(&hand, "Groups");
    fill(&hand, "Name", "The quay");
    CHECK_TEXT("The quay", draft_of(&hand)->group_label[0].name);
    press(&hand, "Box");
    fill(&hand, "Title", "Our Town");
    CHECK_TEXT("Our Town", draft_of(&hand)->title);
    fill(&hand, "File name: letters, digits and hyphens", "Our Town_9!");
    CHECK_TEXT("our-town-9", draft_of(&hand)->word);
    CHECK(editor_check_good(editor_of(hand.view)));
    hand_free(&hand);
}

/* "Mediterran." must not stay on a square of another name; a short name the
 * person has typed stays. */
static void b1_short_names_go_with_the_names(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    const Label *label = &draft_of(&hand)->space_label[1];
    CHECK_TEXT("Mediterran.", label->shorter);
    fill(&hand, "Name", "Quay");
    CHECK_TEXT("", label->shorter);
    write_words(&hand, " of the Fishermen");
    CHECK_TEXT("Quay of the.", label->shorter);
    fill(&hand, "Short name, where there is little room", "Fishermen");
    fill(&hand, "Name", "Another Long Name");
    CHECK_TEXT("Fishermen", label->shorter);
    hand_free(&hand);
}

/* The price takes its mortgage along, and a station's rent those of the
 * others. */
static void b1_changes_prices_and_rents(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    fill(&hand, "Price", "150");
    const Deed *deed = &draft_of(&hand)->deeds[0];
    CHECK_INT(150, deed->price);
    CHECK_INT(75, deed->mortgage);
    fill(&hand, "Mortgage", "20");
    fill(&hand, "Price of a house", "70");
    CHECK_INT(20, deed->mortgage);
    CHECK_INT(70, draft_of(&hand)->deeds[1].house_price);
    CHECK_INT(70, draft_of(&hand)->deeds[1].hotel_price);
    press(&hand, "Reading Railroad");
    fill_by_key(&hand, "With 4 owned", "300");
    for (int i = 0; i < draft_of(&hand)->deed_count; i++) {
        const Deed *other = &draft_of(&hand)->deeds[i];
        if (draft_of(&hand)->groups[other->group].kind == GROUP_COUNT)
            CHECK_INT(300, other->rent[3]);
    }
    CHECK(editor_check_good(editor_of(hand.view)));
    hand_free(&hand);
}

static void b1_changes_the_group_of_a_deed(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    press(&hand, "Light Blue");
    const Edition *draft = draft_of(&hand);
    CHECK_TEXT("light-blue", draft->group_label[draft->deeds[0].group].word);
    CHECK_INT(1, draft->groups[edition_find_group(draft, "brown")].deed_count);
    CHECK_INT(4, draft->groups[edition_find_group(draft, "light-blue")].deed_count);
    CHECK(editor_check_good(editor_of(hand.view)));
    press(&hand, "Railroads");
    CHECK_INT(0, draft->deeds[0].house_price);
    CHECK_INT(25, draft->deeds[0].rent[0]);
    CHECK(editor_check_good(editor_of(hand.view)));
    hand_free(&hand);
}

static void b1_changes_colours(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    press(&hand, "Groups");
    press(&hand, "Turquoise");
    CHECK_INT(0x1E9C9C, draft_of(&hand)->groups[0].colour);
    fill(&hand, "Colour", "#12ab3");
    CHECK_INT(0x1E9C9C, draft_of(&hand)->groups[0].colour);
    CHECK_INT(1, editor_of(hand.view)->step_count);
    write_words(&hand, "f");
    CHECK_INT(0x12AB3F, draft_of(&hand)->groups[0].colour);
    uint32_t colour = 7;
    CHECK(editor_colour_read("AbCdEf", &colour) && colour == 0xABCDEF);
    CHECK(!editor_colour_read("#12345", &colour) && !editor_colour_read("#1234567", &colour));
    hand_free(&hand);
}

static void b1_changes_taxes_and_cards(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    press(&hand, "Income Tax");
    fill_by_key(&hand, "Sum", "175");
    CHECK_INT(175, draft_of(&hand)->spaces[4].effect.amount);
    press(&hand, "Cards");
    char text[CARD_TEXT_SIZE];
    text_copy(text, sizeof text, draft_of(&hand)->card_text[0][0]);
    press(&hand, text);
    fill(&hand, "Text of the card", "A holiday by the sea.");
    CHECK_TEXT("A holiday by the sea.", draft_of(&hand)->card_text[0][0]);
    CHECK(editor_check_good(editor_of(hand.view)));
    hand_free(&hand);
}

/* ---- the order ---- */

/* Every deed, group, jail and effect speaks of the same spaces as before. */
static bool same_but_for_order(const Edition *a, const Edition *b)
{
    static Problems problems;
    memset(&problems, 0, sizeof problems);
    if (!edition_check(b, "draft", NULL, &problems)) return false;
    if (strcmp(a->space_label[a->jail].word, b->space_label[b->jail].word) != 0) return false;
    for (int i = 0; i < a->deed_count; i++) {
        DeedId other = edition_find_deed(b, edition_deed_label(a, (DeedId)i)->word);
        if (other == NO_DEED || a->deeds[i].price != b->deeds[other].price) return false;
        if (a->deeds[i].group != b->deeds[other].group ||
            a->deeds[i].rent[3] != b->deeds[other].rent[3])
            return false;
    }
    for (int d = 0; d < a->deck_count; d++)
        for (int c = 0; c < a->decks[d].card_count; c++) {
            const Effect *x = &a->decks[d].cards[c].effect, *y = &b->decks[d].cards[c].effect;
            bool leads = x->kind == EFFECT_MOVE_TO || x->kind == EFFECT_BACK_TO;
            if (leads &&
                strcmp(a->space_label[x->target].word, b->space_label[y->target].word) != 0)
                return false;
        }
    return true;
}

static void b1_swaps_by_dragging(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    Edition before = *draft_of(&hand);
    int jail = before.jail, boardwalk = space_called(&before, "boardwalk");
    drag(&hand, boardwalk, jail, 0.5);
    CHECK_INT(jail, space_called(draft_of(&hand), "boardwalk"));
    CHECK_INT(boardwalk, draft_of(&hand)->jail);
    CHECK_INT(jail, editor_of(hand.view)->space);
    CHECK(same_but_for_order(&before, draft_of(&hand)));
    CHECK(editor_check_good(editor_of(hand.view)));
    hand_free(&hand);
}

static void b1_inserts_by_dragging_to_an_edge(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    Edition before = *draft_of(&hand);
    drag(&hand, 3, 11, 0.9);
    CHECK_TEXT(before.space_label[3].word, draft_of(&hand)->space_label[11].word);
    CHECK_TEXT(before.space_label[4].word, draft_of(&hand)->space_label[3].word);
    CHECK_TEXT(before.space_label[11].word, draft_of(&hand)->space_label[10].word);
    CHECK(same_but_for_order(&before, draft_of(&hand)));
    drag(&hand, 11, 3, 0.1);
    for (int i = 0; i < before.space_count; i++)
        CHECK_TEXT(before.space_label[i].word, draft_of(&hand)->space_label[i].word);
    CHECK_INT(edition_hash(&before), edition_hash(draft_of(&hand)));
    hand_free(&hand);
}

static void b1_the_start_stays_first(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    uint64_t before = edition_hash(draft_of(&hand));
    drag(&hand, 0, 5, 0.5);
    drag(&hand, 5, 0, 0.5);
    CHECK_INT(before, edition_hash(draft_of(&hand)));
    CHECK(!editor_state_can_undo(editor_of(hand.view)));
    hand_free(&hand);
}

static void b1_escape_lets_go(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    uint64_t before = edition_hash(draft_of(&hand));
    ViewItem item;
    CHECK(find(&hand, "Baltic Avenue", &item));
    point(&hand, INPUT_DOWN, box_middle_x(item.box), box_middle_y(item.box));
    point(&hand, INPUT_MOVE, box_middle_x(item.box) + 200, box_middle_y(item.box));
    CHECK_INT(3, editor_board_dragged(hand.view));
    key(&hand, KEY_ESCAPE);
    CHECK_INT(-1, editor_board_dragged(hand.view));
    point(&hand, INPUT_UP, box_middle_x(item.box) + 200, box_middle_y(item.box));
    CHECK_INT(SCREEN_EDITOR, view_screen(hand.view));
    CHECK_INT(before, edition_hash(draft_of(&hand)));
    hand_free(&hand);
}

/* Choosing, moving, writing and undoing without a pointer. */
static void b1_keys_alone_are_enough(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    Edition before = *draft_of(&hand);
    press_by_key(&hand, "Next space");
    press_by_key(&hand, "Next space");
    CHECK_INT(3, editor_of(hand.view)->space);
    press_by_key(&hand, "Move later");
    CHECK_TEXT("baltic", draft_of(&hand)->space_label[4].word);
    CHECK(same_but_for_order(&before, draft_of(&hand)));
    press_by_key(&hand, "Name");
    write_words(&hand, "Baltic Square"); /* instead of what was there */
    CHECK_TEXT("Baltic Square", draft_of(&hand)->space_label[4].name);
    press_by_key(&hand, "Undo");
    press_by_key(&hand, "Undo");
    CHECK_TEXT("Baltic Avenue", draft_of(&hand)->space_label[3].name);
    press_by_key(&hand, "Boardwalk");
    CHECK_INT(39, editor_of(hand.view)->space);
    hand_free(&hand);
}

/* Whatever is moved where, on every board. */
static void b1_references_follow(void)
{
    for (int n = 0; n < EDITIONS; n++) {
        static Edition before, after;
        edition_file_read(editions[n], NULL, &before);
        if (before.jail == NO_SPACE) continue;
        for (int i = 1; i < before.space_count; i++) {
            after = before;
            int to = 1 + (i * 7) % (before.space_count - 1);
            editor_order_move(&after, i, to);
            editor_order_swap(&after, to, 1 + to % (before.space_count - 1));
            /* The check reports a move that never ends. */
            static Problems problems;
            memset(&problems, 0, sizeof problems);
            if (edition_check(&after, "draft", NULL, &problems))
                CHECK(same_but_for_order(&before, &after));
            else
                CHECK(strstr(problems.list[0].sentence, "for ever") != NULL);
        }
    }
}

/* ---- the check ---- */

static void b1_problems_appear_and_vanish(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    const EditorState *editor = editor_of(hand.view);
    ViewItem item;
    press(&hand, "Baltic Avenue");
    fill(&hand, "Price", "");
    CHECK(!editor_check_good(editor));
    CHECK_TEXT("the price cannot be '0', expected a number from 1 to 1000000",
               editor->problems.list[0].sentence);
    CHECK_INT(EDITOR_PART_SPACE, editor->places[0].part);
    CHECK_INT(3, editor->places[0].number);
    CHECK(find(&hand, "Save", &item) && item.disabled);
    CHECK(find(&hand, "Play it", &item) && item.disabled);
    press(&hand, "GO");
    press(&hand, "1 problem"); /* a price that is none brings no other with it */
    press(&hand, "the price cannot be '0', expected a number from 1 to 1000000");
    CHECK_INT(3, editor->space);
    fill(&hand, "Price", "60");
    CHECK(editor_check_good(editor));
    CHECK(find(&hand, "Save", &item) && !item.disabled);
    hand_free(&hand);
}

/* Line and sentence are those of `opoly edition check` for the same file. */
static void b1_messages_are_those_of_the_check(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    const EditorState *editor = editor_of(hand.view);
    static Problems problems;
    static Edition read;
    fill(&hand, "Name", "Boardwalk");
    press(&hand, "Groups");
    fill(&hand, "Name", "");
    EditionSource source = {"my-classic", "my-classic.edition", editor->text.start,
                            editor->text.length};
    EditionLibrary library = {.sources = &source, .count = 1};
    memset(&problems, 0, sizeof problems);
    CHECK(!edition_read(&library, "my-classic", NULL, &read, &problems));
    Text expected = text_growing(), shown = text_growing();
    problem_write(&problems, &expected);
    problem_write(&editor->problems, &shown);
    CHECK_TEXT(expected.start, shown.start);
    CHECK(editor_check_trouble(editor, EDITOR_PART_GROUP, 0, -1) != NULL);
    text_free(&expected);
    text_free(&shown);
    hand_free(&hand);
}

static void b1_lines_are_about_parts(void)
{
    static const char text[] = "edition x \"X\"\nrule pot on\ngroup a \"A\"\ngroup b \"B\"\n"
                               "space 7 c \"C\" start\ndeck d \"D\" cards\ncard \"1\" nothing\n"
                               "deck e \"E\" cards\ncard \"1\" nothing\ncard \"2\" nothing\n";
    CHECK_INT(EDITOR_PART_BOX, editor_check_place(text, 1).part);
    CHECK_INT(EDITOR_PART_RULE, editor_check_place(text, 2).part);
    CHECK_INT(1, editor_check_place(text, 4).number);
    CHECK_INT(7, editor_check_place(text, 5).number);
    CHECK_INT(0, editor_check_place(text, 6).number);
    EditorPlace place = editor_check_place(text, 10);
    CHECK(place.part == EDITOR_PART_CARD && place.number == 1 && place.card == 1);
}

/* ---- saving ---- */

/* A name that another board of one's own has: it is not replaced unasked. */
static void T1_another_board_is_not_replaced_unasked(void)
{
    Hand hand = hand_new("smallest", 1280, 800, 100);
    Request request;
    press(&hand, "Box");
    fill(&hand, "File name: letters, digits and hyphens", "mine");
    Text saved = text_growing();
    text_add(&saved, editor_of(hand.view)->text.start);
    EditionSource source = {"mine", "mine.edition", saved.start, saved.length};
    EditionLibrary library = {.sources = &source, .count = 1};
    fill(&hand, "Title", "Another town");
    view_set_library(hand.view, &library);
    look(&hand);
    press(&hand, "Save");
    CHECK(!view_next_request(hand.view, &request));
    CHECK_INT(SHEET_CONFIRM, view_sheet(hand.view));
    press(&hand, "Cancel");
    press(&hand, "Save");
    CHECK(!view_next_request(hand.view, &request)); /* cancelling is no consent */
    press(&hand, "Replace it");
    CHECK(view_next_request(hand.view, &request) && request.kind == REQUEST_EDITION);
    /* What is opened to be changed is saved without a question. */
    CHECK(editor_state_start(editor_of(hand.view), &library, &(Words){0}, "mine"));
    look(&hand);
    press(&hand, "Box");
    fill(&hand, "Title", "The same town");
    press(&hand, "Save");
    CHECK(view_next_request(hand.view, &request) && request.kind == REQUEST_EDITION);
    hand_free(&hand);
    text_free(&saved);
}

/* From 8 to 60: every such board can be made, and read back. */
static void spaces_are_added_removed_and_retyped(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    ViewItem item;
    editor_space_choose(hand.view, 4);
    press(&hand, "Add a space after it");
    CHECK_INT(41, draft_of(&hand)->space_count);
    CHECK_INT(5, editor_of(hand.view)->space);
    CHECK_TEXT("New space", draft_of(&hand)->space_label[5].name);
    CHECK_TEXT("reading", draft_of(&hand)->space_label[6].word);
    CHECK_INT(11, draft_of(&hand)->jail);
    press(&hand, "Tax");
    CHECK_INT(EFFECT_TAX, draft_of(&hand)->spaces[5].effect.kind);
    int deeds = draft_of(&hand)->deed_count;
    press(&hand, "Property");
    CHECK_INT(SPACE_DEED, draft_of(&hand)->spaces[5].kind);
    CHECK_INT(deeds + 1, draft_of(&hand)->deed_count);
    look(&hand);
    CHECK(editor_check_good(editor_of(hand.view)));
    press(&hand, "Remove it");
    CHECK_INT(40, draft_of(&hand)->space_count);
    CHECK_INT(deeds, draft_of(&hand)->deed_count);
    while (draft_of(&hand)->space_count < 60) press(&hand, "Add a space after it");
    CHECK(find(&hand, "Add a space after it", &item) && item.disabled);
    CHECK(editor_check_good(editor_of(hand.view)));
    editor_space_choose(hand.view, 0);
    look(&hand);
    CHECK(find(&hand, "Remove it", &item) && item.disabled);
    hand_free(&hand);
}

static void a_board_gets_the_theme_of_another(void)
{
    Hand hand = hand_new("smallest", 1280, 800, 100);
    press(&hand, "Box");
    press_by_key(&hand, "Winter");
    CHECK_INT(MOTIF_WINTER, draft_of(&hand)->face.value[FACE_MOTIF]);
    look(&hand);
    CHECK(strstr(editor_of(hand.view)->text.start, "winter") != NULL);
    press_by_key(&hand, "From the middle's colour");
    CHECK_INT(0, draft_of(&hand)->face.said);
    hand_free(&hand);
}

static void b1_saves_what_reads_back_the_same(void)
{
    Hand hand = hand_new("london", 1280, 800, 100);
    Request request;
    static Problems problems;
    static Edition read;
    fill(&hand, "Name", "Ye \"Olde\" \\ Road");
    drag(&hand, 39, 12, 0.5);
    press(&hand, "Save");
    CHECK(view_next_request(hand.view, &request));
    CHECK_INT(REQUEST_EDITION, request.kind);
    CHECK_INT(0, request.id);
    CHECK_TEXT("my-london", request.word);
    EditionSource source = {request.word, "my-london.edition", request.text, strlen(request.text)};
    EditionLibrary library = {.sources = &source, .count = 1};
    memset(&problems, 0, sizeof problems);
    CHECK(edition_read(&library, "my-london", NULL, &read, &problems));
    CHECK_INT(edition_hash(draft_of(&hand)), edition_hash(&read));
    CHECK_TEXT("Ye \"Olde\" \\ Road", read.space_label[1].name);
    Text again = text_growing();
    text_add(&again, editor_state_mark);
    edition_write(&read, &again);
    CHECK_TEXT(request.text, again.start);
    text_free(&again);
    press(&hand, "Play it");
    CHECK(view_next_request(hand.view, &request) && request.kind == REQUEST_EDITION &&
          request.id == 1);
    hand_free(&hand);
}

/* Words of editions that come with the game are not for taking; what the
 * editor wrote may be written again. */
static void b1_only_own_editions_are_overwritten(void)
{
    Hand hand = hand_new("smallest", 1280, 800, 100);
    ViewItem item;
    press(&hand, "Box");
    fill(&hand, "File name: letters, digits and hyphens", "classic");
    CHECK(editor_of(hand.view)->word_trouble[0] != '\0');
    CHECK(find(&hand, "Save", &item) && item.disabled);
    fill(&hand, "File name: letters, digits and hyphens", "mine");
    Text saved = text_growing();
    text_add(&saved, editor_of(hand.view)->text.start);
    EditionSource source = {"mine", "mine.edition", saved.start, saved.length};
    EditionLibrary library = {.sources = &source, .count = 1};
    CHECK(editor_state_unsaved(editor_of(hand.view), edition_files()));
    view_set_library(hand.view, &library);
    look(&hand);
    CHECK(find(&hand, "Saved", &item) && item.disabled);
    fill(&hand, "Title", "Mine again");
    CHECK(find(&hand, "Save", &item) && !item.disabled);
    view_set_library(hand.view, &library);
    editor_open(hand.view, "mine");
    CHECK_TEXT("Mine again", draft_of(&hand)->title);
    CHECK_TEXT("mine", draft_of(&hand)->word);
    hand_free(&hand);
    text_free(&saved);
}

/* What an edition is called in other languages stays with it, moved or not. */
static void b1_other_languages_are_saved_too(void)
{
    static const char lines[] = "in de space 2 wind \"Windmühle\"\nin de about \"Klein.\"\n"
                                "in de edition mine \"Meins\"\n";
    static Problems problems;
    static Edition read;
    Hand hand = hand_new("smallest", 1280, 800, 100);
    press(&hand, "Box");
    fill(&hand, "File name: letters, digits and hyphens", "mine");
    Text saved = text_growing();
    text_add(&saved, editor_of(hand.view)->text.start);
    text_add(&saved, lines);
    EditionSource source = {"mine", "mine.edition", saved.start, saved.length};
    EditionLibrary library = {.sources = &source, .count = 1};
    fill(&hand, "File name: letters, digits and hyphens", "other");
    view_set_library(hand.view, &library);
    CHECK(editor_state_start(editor_of(hand.view), &library, &(Words){0}, "mine"));
    look(&hand);
    drag(&hand, 2, 6, 0.5);
    press(&hand, "Box");
    fill(&hand, "Title", "Mine");
    EditionSource kept = {"mine", "mine.edition", editor_of(hand.view)->text.start,
                          editor_of(hand.view)->text.length};
    EditionLibrary german = {.sources = &kept, .count = 1, .language = "de"};
    memset(&problems, 0, sizeof problems);
    CHECK(edition_read(&german, "mine", NULL, &read, &problems));
    CHECK_TEXT("Meins", read.title);
    CHECK_TEXT("Klein.", read.about);
    CHECK(!text_same("wind", read.space_label[2].word));
    int wind = 0;
    while (wind < 7 && !text_same("wind", read.space_label[wind].word)) wind++;
    CHECK_TEXT("Windmühle", read.space_label[wind].name);
    CHECK_TEXT("Windmill", draft_of(&hand)->space_label[wind].name);
    hand_free(&hand);
    text_free(&saved);
}

static void b1_asks_before_changes_are_lost(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    fill(&hand, "Name", "Upper Street");
    press(&hand, "Box");
    press(&hand, "Bharat");
    CHECK_TEXT("Upper Street", draft_of(&hand)->space_label[1].name);
    press(&hand, "Keep them");
    CHECK_TEXT("my-classic", draft_of(&hand)->word);
    press(&hand, "Bharat");
    press(&hand, "Start again");
    CHECK_TEXT("my-bharat", draft_of(&hand)->word);
    press(&hand, "Opoly London");
    CHECK_TEXT("my-london", draft_of(&hand)->word);
    hand_free(&hand);
}

/* Leaving the screen and coming back loses nothing. */
static void b1_a_draft_is_gone_on_with(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    fill(&hand, "Name", "Upper Street");
    key(&hand, KEY_ESCAPE);
    CHECK(view_screen(hand.view) != SCREEN_EDITOR);
    editor_open(hand.view, "bharat");
    look(&hand);
    CHECK_TEXT("Upper Street", draft_of(&hand)->space_label[1].name);
    hand_free(&hand);
}

/* ---- undo ---- */

static void b1_changes_are_undone_step_by_step(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    uint64_t before = edition_hash(draft_of(&hand));
    fill(&hand, "Name", "Upper Street");
    fill(&hand, "Price", "77");
    drag(&hand, 1, 9, 0.5);
    CHECK_INT(3, editor_of(hand.view)->step_count);
    press(&hand, "Undo");
    CHECK_TEXT("Upper Street", draft_of(&hand)->space_label[1].name);
    CHECK_INT(77, draft_of(&hand)->deeds[0].price);
    press(&hand, "Undo");
    CHECK_INT(60, draft_of(&hand)->deeds[0].price);
    press(&hand, "Undo");
    CHECK_TEXT("Mediterranean Avenue", draft_of(&hand)->space_label[1].name);
    CHECK_INT(before, edition_hash(draft_of(&hand)));
    CHECK(!editor_state_can_undo(editor_of(hand.view)));
    hand_free(&hand);
}

static void b1_the_last_sixteen_steps_are_kept(void)
{
    Hand hand = hand_new("classic", 1280, 800, 100);
    press(&hand, "Baltic Avenue");
    for (int i = 0; i < 20; i++) press(&hand, "Move later");
    CHECK_TEXT("baltic", draft_of(&hand)->space_label[23].word);
    for (int i = 0; i < 20; i++) press(&hand, "Undo");
    CHECK_TEXT("baltic", draft_of(&hand)->space_label[7].word);
    hand_free(&hand);
}

/* ---- looks ---- */

static void check_page(const char *word, double width, double height, int text_size)
{
    Hand hand = hand_new(word, width, height, text_size);
    for (int page = 0; page < EDITOR_PAGE_COUNT; page++) {
        Text faults = text_growing();
        editor_of(hand.view)->page = (EditorPage)page;
        look(&hand);
        look(&hand);
        CHECK_INT(0, canvas_trace_faults(hand.trace, &faults) +
                         canvas_trace_faint(hand.trace, &faults));
        if (faults.length > 0)
            printf("%s %gx%g %d %%: %s", word, width, height, text_size, faults.start);
        text_free(&faults);
    }
    hand_free(&hand);
}

static void no_text_is_cut_or_covered(void)
{
    check_page("classic", 800, 500, 100);
    check_page("montreal", 800, 500, 200);
    check_page("bharat", 390, 844, 100);
    check_page("waterloo", 390, 844, 200);
    check_page("bilkent", 1920, 1080, 150);
    check_page("smallest", 3840, 2160, 200);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(b1_starts_from_every_edition);
    RUN(b1_changes_names);
    RUN(b1_short_names_go_with_the_names);
    RUN(b1_changes_prices_and_rents);
    RUN(b1_changes_the_group_of_a_deed);
    RUN(b1_changes_colours);
    RUN(b1_changes_taxes_and_cards);
    RUN(b1_swaps_by_dragging);
    RUN(b1_inserts_by_dragging_to_an_edge);
    RUN(b1_the_start_stays_first);
    RUN(b1_escape_lets_go);
    RUN(b1_keys_alone_are_enough);
    RUN(b1_references_follow);
    RUN(b1_problems_appear_and_vanish);
    RUN(b1_messages_are_those_of_the_check);
    RUN(b1_lines_are_about_parts);
    RUN(T1_another_board_is_not_replaced_unasked);
    RUN(spaces_are_added_removed_and_retyped);
    RUN(a_board_gets_the_theme_of_another);
    RUN(b1_saves_what_reads_back_the_same);
    RUN(b1_only_own_editions_are_overwritten);
    RUN(b1_other_languages_are_saved_too);
    RUN(b1_asks_before_changes_are_lost);
    RUN(b1_a_draft_is_gone_on_with);
    RUN(b1_changes_are_undone_step_by_step);
    RUN(b1_the_last_sixteen_steps_are_kept);
    RUN(no_text_is_cut_or_covered);
    return check_done();
}
