/* test_look.c -- icons and themes that an edition file chooses. */
#include "edition/look.h"

#include "check.h"
#include "edition/edition_write.h"
#include "ui/icon.h"
#include "unit/edition_text.h"
#include "view/art/token_outlines.h"

static bool in_list(const char *const *words, const char *word)
{
    for (; *words != NULL; words++)
        if (text_same(*words, word)) return true;
    return false;
}

static void icon_and_theme_can_be_chosen(void)
{
    static const char more[] = "token cat \"Cat\" icon dog symbol K theme sun\n"
                               "space 5 quay \"Quay\" short \"Q\" theme sea icon ship nothing\n"
                               "space 6 post \"Post\" icon none draw mail\n"
                               "deck mail \"Mail\" icon newspaper theme rose cards\n"
                               "card \"Win.\" collect 10\n";
    CHECK_TEXT("", tiny_with(more));
    const Edition *e = &tiny_edition;
    CHECK_INT(LOOK_ICON_SHIP, e->space_label[5].look.icon);
    CHECK_INT(LOOK_THEME_SEA, e->space_label[5].look.theme);
    CHECK_TEXT("Q", e->space_label[5].shorter);
    CHECK_INT(LOOK_ICON_NONE, e->space_label[6].look.icon);
    CHECK_INT(LOOK_ICON_USUAL, e->space_label[1].look.icon);
    CHECK_INT(LOOK_ICON_NEWSPAPER, e->deck_label[1].look.icon);
    CHECK_INT(LOOK_THEME_ROSE, e->deck_label[1].look.theme);
    CHECK_TEXT("dog", look_shape(e->token_label[2].look));
    CHECK(look_shape(e->token_label[0].look) == NULL);
    CHECK_INT(LOOK_THEME_SUN, e->token_label[2].look.theme);
    CHECK_INT('K', e->tokens[2].symbol);
}

static void a_look_is_written_and_is_no_rule(void)
{
    CHECK_TEXT("", tiny_with("space 5 quay \"Quay\" nothing\n"));
    uint64_t plain = edition_hash(&tiny_edition);
    CHECK_TEXT("", tiny_with("space 5 quay \"Quay\" icon ship theme sea nothing\n"));
    CHECK(plain == edition_hash(&tiny_edition));
    Text text = text_growing();
    edition_write(&tiny_edition, &text);
    CHECK(strstr(text.start, "space 5 quay \"Quay\" icon ship theme sea nothing\n") != NULL);
    CHECK_TEXT("", tiny_read(text.start));
    CHECK_INT(LOOK_ICON_SHIP, tiny_edition.space_label[5].look.icon);
    text_free(&text);
}

/* Names and other languages leave the look of the base alone. */
static void a_new_name_keeps_the_look(void)
{
    static const EditionSource base = {
        .word = "tiny",
        .file = "tiny.edition",
        .text = TINY "space 5 quay \"Quay\" icon ship theme sea nothing\n",
        .length = sizeof(TINY "space 5 quay \"Quay\" icon ship theme sea nothing\n") - 1};
    const EditionLibrary library = {.sources = &base, .count = 1};
    static const char own[] =
        "edition own \"Own\"\nbased on tiny\nspace 5 pier \"Pier\" icon bed\n";
    CHECK_TEXT("", tiny_read_all("own", own, strlen(own), &library, NULL));
    CHECK_INT(LOOK_ICON_BED, tiny_edition.space_label[5].look.icon);
    CHECK_INT(LOOK_THEME_SEA, tiny_edition.space_label[5].look.theme);
}

static void a_look_that_is_none_is_refused_with_a_guess(void)
{
    CHECK_TEXT("tiny.edition:14: 'shipp' is no icon, did you mean 'ship'?\n",
               tiny_with("space 5 quay \"Quay\" icon shipp nothing\n"));
    CHECK_TEXT("tiny.edition:14: 'see' is no theme, did you mean 'sea'?\n",
               tiny_with("space 5 quay \"Quay\" theme see nothing\n"));
    CHECK_TEXT("tiny.edition:14: 'dogg' is no icon, did you mean 'dog'?\n",
               tiny_with("token cat \"Cat\" icon dogg\n"));
}

static bool has_icon(const char *word)
{
    if (text_same(word, "key")) word = "release";
    for (int icon = 0; icon < ICON_COUNT; icon++)
        if (text_same(icon_word((Icon)icon), word)) return true;
    return false;
}

static void the_art_has_every_icon_and_shape(void)
{
    for (int i = 0; look_icons[i] != NULL; i++) CHECK(has_icon(look_icons[i]));
    static const TokenOutline *const tables[] = {token_animals, token_vehicles, token_people,
                                                 token_things};
    int count = 0;
    for (int t = 0; t < 4; t++)
        for (const TokenOutline *at = tables[t]; at->word != NULL; at++) {
            bool thief = text_same(at->word, "thief"); /* is nobody's token */
            CHECK(thief != in_list(look_shapes, at->word));
            count += !thief;
        }
    for (int i = 0; i < TOKEN_SIGNS; i++) {
        CHECK(in_list(look_shapes, token_signs[i].word));
        count++;
    }
    for (int i = 0; look_shapes[i] != NULL; i++) count--;
    CHECK_INT(0, count);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(icon_and_theme_can_be_chosen);
    RUN(a_look_is_written_and_is_no_rule);
    RUN(a_new_name_keeps_the_look);
    RUN(a_look_that_is_none_is_refused_with_a_guess);
    RUN(the_art_has_every_icon_and_shape);
    return check_done();
}
