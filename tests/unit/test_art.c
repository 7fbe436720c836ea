/* test_art.c -- tokens, icons, dice and buildings as drawn (G1, L12, M10). */
#include "check.h"
#include "counting_canvas.h"
#include "edition_files.h"
#include "ui/icon.h"
#include "ui/icon_outlines.h"
#include "view/art/building_art.h"
#include "view/art/coin_art.h"
#include "view/art/dice_art.h"
#include "view/art/mark_art.h"
#include "view/art/space_icon.h"
#include "view/art/token_art.h"
#include "view/art/token_outlines.h"

static uint64_t token_print(const char *word, int index)
{
    Counting counting = counting_new();
    token_art_draw(&counting.canvas, word, index, (Box){0, 0, 48, 48}, 0xFF000000);
    return counting.print;
}

/* ---- outlines ---- */

static int count_of(const char *outline, const char *letters)
{
    int count = 0;
    for (; *outline != '\0'; outline++) count += strchr(letters, *outline) != NULL;
    return count;
}

/* Every command of the outline reaches the canvas, and stays in its square. */
static bool outline_is_whole(const char *outline, int side, double line)
{
    Counting counting = counting_new();
    Box box = {0, 0, side, side};
    if (strspn(outline, "MLHVCZmlhvcz0123456789.- ") != strlen(outline)) return false;
    canvas_outline_path(&counting.canvas, outline, side, box);
    bool all = counting.moves == count_of(outline, "Mm") &&
               counting.lines == count_of(outline, "LHVlhv") &&
               counting.curves == count_of(outline, "Cc") &&
               counting.closes == count_of(outline, "Zz");
    counting_stroke(&counting.canvas, line, 0);
    return all && counting.moves > 0 && counting_within(&counting, box);
}

static void check_token_outline(const TokenOutline *token)
{
    bool whole = outline_is_whole(token->solid, TOKEN_SIDE, 0) &&
                 (token->tone == NULL || outline_is_whole(token->tone, TOKEN_SIDE, 0));
    if (!whole) printf("token %s\n", token->word);
    CHECK(whole);
}

static void outlines_of_tokens_are_whole(void)
{
    const TokenOutline *tables[] = {token_animals, token_vehicles, token_people, token_things};
    for (int i = 0; i < 4; i++)
        for (const TokenOutline *token = tables[i]; token->word != NULL; token++)
            check_token_outline(token);
    for (int i = 0; i < TOKEN_SIGNS; i++) check_token_outline(&token_signs[i]);
}

static void outlines_of_icons_are_whole(void)
{
    for (int i = 0; i < ICON_COUNT; i++) {
        const IconOutline *icon = &icon_outlines[i];
        const char *parts[] = {icon->shape, icon->line, icon->solid, icon->tint};
        for (int k = 0; k < 4; k++) {
            bool whole = parts[k] == NULL || outline_is_whole(parts[k], ICON_SIDE, k < 2 ? 2 : 0);
            if (!whole) printf("icon %s, part %d\n", icon->word, k);
            CHECK(whole);
        }
    }
}

/* ---- tokens ---- */

/* L12, G1: tokens differ in their shape. */
static void every_token_of_every_edition_has_its_own_shape(void)
{
    const EditionLibrary *library = edition_files();
    static Edition edition;
    for (int n = 0; n < library->count; n++) {
        edition_file_read(library->sources[n].word, NULL, &edition);
        for (int i = 0; i < edition.token_count; i++) {
            const char *word = edition.token_label[i].word;
            /* A word without a shape would change with the index. */
            bool known = token_print(word, 0) == token_print(word, 1);
            if (!known) printf("no shape for %s\n", word);
            CHECK(known);
            for (int k = 0; k < i; k++)
                CHECK(token_print(word, i) != token_print(edition.token_label[k].word, k));
        }
    }
}

static void tokens_without_a_shape_get_a_sign_each(void)
{
    for (int i = 0; i < MAX_TOKENS; i++) {
        CHECK(token_print("unheard-of", i) == token_print("strange", i));
        for (int k = 0; k < i; k++) CHECK(token_print("strange", i) != token_print("strange", k));
        CHECK(token_print("strange", i) != token_print("hat", i));
    }
}

static void counter_shows_the_token_on_the_players_colour(void)
{
    for (int side = 16; side <= 96; side += 16) {
        Counting one = counting_new(), other = counting_new(), red = counting_new();
        Box box = {10, 10, side, side};
        token_art_disc(&one.canvas, "hat", 0, box, 0xFF2E86AB, 0xFFFFFFFF);
        token_art_disc(&other.canvas, "boot", 0, box, 0xFF2E86AB, 0xFFFFFFFF);
        token_art_disc(&red.canvas, "hat", 0, box, 0xFFE4572E, 0xFFFFFFFF);
        CHECK(one.print != other.print);
        CHECK(one.print != red.print);
        /* Only the shadow reaches out. */
        CHECK(counting_within(&one, box_inset(box, -side * 0.1 - 2, -side * 0.1 - 2)));
    }
}

/* ---- icons ---- */

static void every_icon_draws_something_of_its_own(void)
{
    uint64_t prints[ICON_COUNT];
    for (int i = 0; i < ICON_COUNT; i++) {
        Counting counting = counting_new();
        icon_draw(&counting.canvas, (Icon)i, (Box){4, 4, 32, 24}, 0xFF123456);
        prints[i] = counting.print;
        CHECK((counting.fills + counting.strokes > 0) == (i != ICON_NONE));
        CHECK(i == ICON_NONE || counting_within(&counting, (Box){4, 4, 32, 24}));
        CHECK(icon_word((Icon)i) != NULL);
        for (int k = 0; k < i; k++) {
            CHECK(prints[k] != prints[i]);
            CHECK(strcmp(icon_word((Icon)k), icon_word((Icon)i)) != 0);
        }
    }
}

static void small_icons_keep_a_visible_line(void)
{
    Counting counting = counting_new();
    icon_draw(&counting.canvas, ICON_MINUS, (Box){0, 0, 12, 12}, 0xFF000000);
    CHECK(counting.bottom - counting.top >= 1.39);
}

static void check_icon(const Edition *edition, const char *word, Icon expected)
{
    for (int i = 0; i < edition->space_count; i++)
        if (strcmp(edition->space_label[i].word, word) == 0) {
            CHECK_TEXT(icon_word(expected), icon_word(space_icon(edition, (SpaceId)i)));
            return;
        }
    printf("no space %s\n", word);
    CHECK(false);
}

static void spaces_have_fitting_icons(void)
{
    static Edition edition;
    edition_file_read("classic", NULL, &edition);
    check_icon(&edition, "go", ICON_START);
    check_icon(&edition, "jail", ICON_JAIL);
    check_icon(&edition, "to-jail", ICON_ARREST);
    check_icon(&edition, "parking", ICON_PARKING);
    check_icon(&edition, "chance-1", ICON_CHANCE);
    check_icon(&edition, "chest-1", ICON_CHEST);
    check_icon(&edition, "income-tax", ICON_TAX);
    check_icon(&edition, "luxury-tax", ICON_LUXURY);
    check_icon(&edition, "reading", ICON_STATION);
    check_icon(&edition, "electric", ICON_ELECTRICITY);
    check_icon(&edition, "water", ICON_WATER);
    edition_file_read("bilkent", NULL, &edition);
    check_icon(&edition, "wheel", ICON_WHEEL);
    edition_file_read("montreal", NULL, &edition);
    check_icon(&edition, "berri-uqam", ICON_METRO);
    edition_file_read("waterloo", NULL, &edition);
    check_icon(&edition, "pac", ICON_GYM);
    edition_file_read("bharat", NULL, &edition);
    check_icon(&edition, "airways", ICON_PLANE);
}

static void decks_of_an_edition_look_different(void)
{
    const EditionLibrary *library = edition_files();
    static Edition edition;
    for (int n = 0; n < library->count; n++) {
        edition_file_read(library->sources[n].word, NULL, &edition);
        for (int i = 0; i < edition.deck_count; i++)
            for (int k = 0; k < i; k++)
                CHECK(space_icon_of_deck(&edition, (DeckId)i) !=
                      space_icon_of_deck(&edition, (DeckId)k));
    }
}

static void only_streets_have_no_icon(void)
{
    const EditionLibrary *library = edition_files();
    static Edition edition;
    for (int n = 0; n < library->count; n++) {
        edition_file_read(library->sources[n].word, NULL, &edition);
        for (int i = 0; i < edition.space_count; i++) {
            DeedId deed = edition.spaces[i].deed;
            bool street = edition.spaces[i].kind == SPACE_DEED &&
                          edition.groups[edition.deeds[deed].group].kind == GROUP_STREETS;
            CHECK((space_icon(&edition, (SpaceId)i) == ICON_NONE) == street);
        }
    }
}

/* ---- pieces ---- */

static void dice_show_their_value(void)
{
    int empty = 0;
    for (int value = 0; value <= 20; value++) {
        Counting counting = counting_new();
        char number[12] = "";
        dice_art_draw(&counting.canvas, value, (Box){0, 0, 60, 60}, 0.1, 0.5);
        if (value == 0) empty = counting.moves;
        bool pips = value >= 1 && value <= 6;
        if (!pips) snprintf(number, sizeof number, "%d", value);
        CHECK_INT(pips ? value : 0, counting.moves - empty);
        CHECK_TEXT(number, counting.written);
        CHECK_INT(0, counting.depth);
    }
}

static void buildings_stand_within_the_band(void)
{
    const BuildingLook look = {.house = 0xFF23834B, .hotel = 0xFFC5281C};
    const Box bands[] = {{10, 20, 62, 16}, {10, 20, 16, 62}, {0, 0, 38, 9}, {0.5, 3.25, 240, 48}};
    for (int b = 0; b < 4; b++) {
        bool upright = bands[b].h > bands[b].w;
        for (int houses = 0; houses <= 4; houses++)
            for (int hotels = 0; hotels <= 1; hotels++) {
                Counting counting = counting_new();
                building_art_row(&counting.canvas, &look, bands[b], houses, hotels, upright, 1000);
                /* Each has one white edge. */
                CHECK_INT(houses + hotels, counting.strokes);
                if (upright && hotels > 0) continue; /* lies turned: places are not counted */
                CHECK(counting.strokes == 0 ||
                      counting_within(&counting, box_inset(bands[b], -0.5, -0.5)));
            }
    }
}

static void marks_and_money_leave_the_canvas_as_it_was(void)
{
    Counting counting = counting_new();
    for (int step = 0; step <= 4; step++) {
        coin_art_coin(&counting.canvas, (Box){0, 0, 20, 20}, step / 4.0);
        mark_art_stamp(&counting.canvas, "hat", 0, (Box){0, 0, 40, 40}, 0xFFE4572E, step / 4.0);
    }
    for (int coins = 0; coins <= 40; coins++)
        coin_art_pile(&counting.canvas, (Box){0, 0, 40, 40}, coins);
    mark_art_hatch(&counting.canvas, (Box){0, 0, 62, 100}, 0xFF25221D);
    CHECK_INT(0, counting.depth);
    CHECK(counting.path[0] > counting.path[2]); /* no path is left over */
    CHECK(counting.fills > 100);
}

static void piles_stay_in_their_box(void)
{
    for (int coins = 1; coins <= 12; coins++) {
        Counting counting = counting_new();
        coin_art_pile(&counting.canvas, (Box){5, 5, 40, 40}, coins);
        CHECK(counting_within(&counting, (Box){5, 5, 40, 40}));
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(outlines_of_tokens_are_whole);
    RUN(outlines_of_icons_are_whole);
    RUN(every_token_of_every_edition_has_its_own_shape);
    RUN(tokens_without_a_shape_get_a_sign_each);
    RUN(counter_shows_the_token_on_the_players_colour);
    RUN(every_icon_draws_something_of_its_own);
    RUN(small_icons_keep_a_visible_line);
    RUN(spaces_have_fitting_icons);
    RUN(decks_of_an_edition_look_different);
    RUN(only_streets_have_no_icon);
    RUN(dice_show_their_value);
    RUN(buildings_stand_within_the_band);
    RUN(marks_and_money_leave_the_canvas_as_it_was);
    RUN(piles_stay_in_their_box);
    return check_done();
}
