/* test_face.c -- the theme of an edition: read, derived, written, and readable in any colour. */
#include "edition/face.h"

#include "check.h"
#include "edition/edition_write.h"
#include "unit/edition_files.h"
#include "unit/edition_text.h"
#include "view/art/face_art.h"

static uint32_t value(FaceDetail detail)
{
    return face_whole(&tiny_edition.face, tiny_edition.felt).value[detail];
}

static void a_theme_says_colours_and_choices(void)
{
    CHECK_TEXT("", tiny_with("theme rail #1E4A3C motif winter ornament snowflakes\n"
                             "theme main #B71F38 main-ink #FFFFFF buildings towers\n"));
    CHECK_INT(0x1E4A3C, value(FACE_RAIL));
    CHECK_INT(0xB71F38, value(FACE_MAIN));
    CHECK_INT(MOTIF_WINTER, face_art_motif(&tiny_edition));
    CHECK_INT(ORNAMENT_SNOWFLAKES, face_art_ornament(&tiny_edition));
    CHECK(face_art_towers(&tiny_edition));
    CHECK(!face_says(&tiny_edition.face, FACE_SKY));
}

static void without_a_theme_it_follows_from_the_felt(void)
{
    CHECK_TEXT("", tiny_with("felt #80C080\n"));
    CHECK_INT(0x80C080, value(FACE_TINT));
    CHECK_INT(MOTIF_SUNBURST, face_art_motif(&tiny_edition));
    uint32_t rail = value(FACE_RAIL);
    uint32_t most = rail >> 8 & 0xFF, least = rail & 0xFF; /* green, and blue as red */
    CHECK_INT(rail >> 16, least);
    CHECK(most + least >= 126 && most + least <= 130); /* a quarter of the lightness */
    CHECK_INT(rail, value(FACE_MAIN));
    CHECK_TEXT("", tiny_with("felt #000000\n"));
    CHECK_INT(0x404040, value(FACE_RAIL));
}

static void a_theme_is_written_and_is_no_rule(void)
{
    CHECK_TEXT("", tiny_with(""));
    uint64_t plain = edition_hash(&tiny_edition);
    CHECK_TEXT("", tiny_with("theme rail #010203 motif tulips deck-1-ink #040506\n"));
    CHECK(plain == edition_hash(&tiny_edition));
    Text text = text_growing();
    edition_write(&tiny_edition, &text);
    CHECK(strstr(text.start, "\ntheme rail #010203 deck-1-ink #040506 motif tulips\n") != NULL);
    CHECK_TEXT("", tiny_read(text.start));
    CHECK_INT(0x010203, value(FACE_RAIL));
    CHECK_INT(MOTIF_TULIPS, face_art_motif(&tiny_edition));
    text_free(&text);
}

static void read_own(const char *own)
{
    static const char base_text[] = TINY "theme rail #111111 motif winter\n";
    static const EditionSource base = {
        .word = "tiny", .file = "tiny.edition", .text = base_text, .length = sizeof base_text - 1};
    const EditionLibrary library = {.sources = &base, .count = 1};
    CHECK_TEXT("", tiny_read_all("own", own, strlen(own), &library, NULL));
}

static void a_felt_of_its_own_takes_the_theme_of_the_base_away(void)
{
    read_own("edition own \"Own\"\nbased on tiny\ntheme main #222222\n");
    CHECK_INT(0x111111, value(FACE_RAIL));
    CHECK_INT(0x222222, value(FACE_MAIN));
    static const char *const either_order[] = {
        "edition own \"Own\"\nbased on tiny\ntheme main #222222\nfelt #80C080\n",
        "edition own \"Own\"\nbased on tiny\nfelt #80C080\ntheme main #222222\n"};
    for (int i = 0; i < 2; i++) {
        read_own(either_order[i]);
        CHECK(!face_says(&tiny_edition.face, FACE_RAIL));
        CHECK_INT(MOTIF_SUNBURST, face_art_motif(&tiny_edition));
        CHECK_INT(0x222222, value(FACE_MAIN));
    }
}

static void a_theme_that_is_none_is_refused_with_a_guess(void)
{
    CHECK_TEXT("tiny.edition:14: 'rails' is no part of a theme, did you mean 'rail'?\n",
               tiny_with("theme rails #123456\n"));
    CHECK_TEXT("tiny.edition:14: 'wintr' is no motif, did you mean 'winter'?\n",
               tiny_with("theme motif wintr\n"));
    CHECK_TEXT("tiny.edition:14: the colour cannot be 'red', expected six hexadecimal digits like "
               "#D9EADB\n",
               tiny_with("theme rail red\n"));
    CHECK_TEXT("tiny.edition:14: 'rail' stands twice in this line, expected it once\n",
               tiny_with("theme rail #123456 rail #654321\n"));
}

static void check_readable(const Edition *edition, int shade)
{
    Settings settings = settings_usual();
    settings.shade = shade;
    Theme theme = face_art_theme(&settings, edition);
    CHECK(colour_contrast(theme.main_ink, theme.main) >= 4.5);
    CHECK(colour_contrast(theme.ink, theme.paper) >= 4.5);
    CHECK(colour_contrast(theme.quiet, theme.paper) >= 4.5);
    CHECK(colour_contrast(theme.quiet, theme.ground) >= 4.5);
    CHECK(colour_contrast(theme.word, theme.corner) >= 4.5);
    CHECK(colour_contrast(theme.accent, theme.paper) >= 3);
    for (DeckId deck = 0; deck < MAX_DECKS; deck++)
        CHECK(colour_contrast(face_art_deck(&theme, edition, deck),
                              face_art_deck_ink(&theme, edition, deck)) >= 4.5);
    for (int group = 0; group < edition->group_count; group++) {
        uint32_t colour = edition->groups[group].colour;
        CHECK(colour_contrast(theme_group_ground(&theme, colour),
                              theme_group_ink(&theme, colour)) >= 4.5);
    }
}

static void every_edition_has_a_face_of_its_own_that_can_be_read(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    static Edition edition;
    uint32_t motifs = 0;
    for (int i = 0; i < 6; i++) {
        edition_file_read(words[i], NULL, &edition);
        CHECK(face_says(&edition.face, FACE_MOTIF));
        motifs |= 1u << face_art_motif(&edition);
        for (int shade = 0; shade < SHADE_COUNT; shade++) check_readable(&edition, shade);
    }
    CHECK_INT(6, __builtin_popcount(motifs));
}

static void words_can_be_read_whatever_a_file_says(void)
{
    static const char *const odd[] = {
        "theme paper #202020 ground #000000 main #FFFFFF main-ink #FFFFFE accent #FFFFFF\n",
        "theme rail #FFFFFF tint #808080 deck-1 #777777 deck-1-ink #777777\n", "felt #FF0000\n"};
    for (int i = 0; i < 3; i++) {
        CHECK_TEXT("", tiny_with(odd[i]));
        for (int shade = 0; shade < SHADE_COUNT; shade++) check_readable(&tiny_edition, shade);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_theme_says_colours_and_choices);
    RUN(without_a_theme_it_follows_from_the_felt);
    RUN(a_theme_is_written_and_is_no_rule);
    RUN(a_felt_of_its_own_takes_the_theme_of_the_base_away);
    RUN(a_theme_that_is_none_is_refused_with_a_guess);
    RUN(every_edition_has_a_face_of_its_own_that_can_be_read);
    RUN(words_can_be_read_whatever_a_file_says);
    return check_done();
}
