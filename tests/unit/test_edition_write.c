/* test_edition_write.c -- Edition -> text -> the same Edition. */
#include "edition/edition_write.h"

#include "check.h"
#include "unit/edition_files.h"
#include "unit/edition_text.h"

static Edition before;

static void check_labels(const Label *a, const Label *b, int count)
{
    for (int i = 0; i < count; i++) {
        CHECK_TEXT(a[i].word, b[i].word);
        CHECK_TEXT(a[i].name, b[i].name);
        CHECK_TEXT(a[i].shorter, b[i].shorter);
        CHECK_INT(a[i].look.icon, b[i].look.icon);
        CHECK_INT(a[i].look.theme, b[i].look.theme);
    }
}

static void check_same(const Edition *a, const Edition *b)
{
    CHECK_INT(edition_hash(a), edition_hash(b));
    CHECK_TEXT(a->word, b->word);
    CHECK_TEXT(a->title, b->title);
    CHECK_TEXT(a->about, b->about);
    CHECK_TEXT(a->money.sign, b->money.sign);
    CHECK_INT(a->money.sign_after, b->money.sign_after);
    CHECK_INT(a->felt, b->felt);
    CHECK_INT(a->face.said, b->face.said);
    for (int i = 0; i < FACE_DETAILS; i++) CHECK_INT(a->face.value[i], b->face.value[i]);
    CHECK_INT(a->money.grouping, b->money.grouping);
    for (int i = 0; i < NOUN_COUNT; i++)
        for (int form = 0; form < NOUN_FORMS; form++)
            CHECK_TEXT(a->nouns[i].forms[form], b->nouns[i].forms[form]);
    CHECK_INT(a->has_perks, b->has_perks);
    CHECK_INT(a->start, b->start);
    CHECK_INT(a->jail, b->jail);
    check_labels(a->space_label, b->space_label, a->space_count);
    check_labels(a->group_label, b->group_label, a->group_count);
    check_labels(a->deck_label, b->deck_label, a->deck_count);
    check_labels(a->token_label, b->token_label, a->token_count);
    for (int i = 0; i < a->group_count; i++) {
        CHECK_INT(a->groups[i].colour, b->groups[i].colour);
        CHECK_INT(a->groups[i].deeds, b->groups[i].deeds);
        CHECK_INT(a->groups[i].deed_count, b->groups[i].deed_count);
    }
    for (int d = 0; d < a->deck_count; d++)
        for (int c = 0; c < a->decks[d].card_count; c++)
            CHECK_TEXT(a->card_text[d][c], b->card_text[d][c]);
    for (int i = 0; i < a->token_count; i++) CHECK_INT(a->tokens[i].symbol, b->tokens[i].symbol);
}

/* Writes, reads, compares, and writes again. */
static void check_round_trip(const Edition *edition)
{
    Text text = text_growing();
    Text again = text_growing();
    before = *edition;
    edition_write(&before, &text);
    CHECK(strstr(text.start, "\nwhen ") == NULL && strstr(text.start, "\nbased ") == NULL);
    CHECK_TEXT("", tiny_read_all(before.word, text.start, text.length, NULL, NULL));
    check_same(&before, &tiny_edition);
    edition_write(&tiny_edition, &again);
    CHECK_TEXT(text.start, again.start);
    text_free(&text);
    text_free(&again);
}

static void G2_every_edition_is_read_back_the_same(void)
{
    const EditionLibrary *library = edition_files();
    for (int i = 0; i < library->count; i++) {
        static Edition e;
        edition_file_read(library->sources[i].word, NULL, &e);
        check_round_trip(&e);
    }
}

static void G3_house_rules_are_written_too(void)
{
    static Edition e;
    edition_file_read("classic",
                      "chest_deck=old,chance_deck=old,site_rent=old,income_tax=choice,"
                      "luxury_tax=old,mortgage_percent=33,hotel=none",
                      &e);
    check_round_trip(&e);
    edition_file_read("london", "chest_deck=old,chance_deck=old,houses_per_street=2", &e);
    check_round_trip(&e);
}

static void words_and_money_are_read_back(void)
{
    CHECK_TEXT("", tiny_with("words house \"hut\" hotel \"abbey\" \"abbies\" jail \"a\" \"a\"\n"
                             "words tax \"taxe#f\" street \"ulica\" \"ulice\" \"ulic\" \"ulicy\"\n"
                             "words pot \"a word as long as it may be, forty-seven bytes.\"\n"
                             "money \"Rs. \" before grouping indian\n"));
    static Edition e;
    e = tiny_edition;
    check_round_trip(&e);
    e.money.grouping = GROUPING_THOUSANDS;
    check_round_trip(&e);
}

static void every_effect_perk_and_price_is_read_back(void)
{
    static Edition e;
    CHECK_TEXT("", tiny_with("money \" kr\" after\nabout \"A \\\"b\\\" \\\\ c\"\n"
                             "card \"a\" nothing\ncard \"b\" to jail\ncard \"c\" back to first\n"
                             "card \"d\" forward 3\ncard \"e\" back 3\ncard \"f\" nearest rail\n"
                             "card \"g\" nearest rail times 2\ncard \"h\" nearest red dice 10\n"
                             "card \"i\" arrest\ncard \"j\" collect 5\ncard \"k\" collect 5 each\n"
                             "card \"l\" pay 5\ncard \"m\" pay 5 each\n"
                             "card \"n\" pay 5 or draw odds\ncard \"o\" pay 1 house 2 hotel 3\n"
                             "card \"p\" tax choice 200 percent 10\n"
                             "card \"q\" tax lesser 500 street 50\ncard \"r\" draw odds\n"
                             "card \"s\" release\ncard \"t\" pot\ncard \"u\" salary\n"
                             "card \"v\" gain deed\ncard \"w\" gain building\n"
                             "card \"x\" lose building\ncard \"y\" thief\n"
                             "deck odds \"Odds\" weights\ncard weight 99 \"a\" pay 1\n"
                             "card weight 1 \"b\" collect 1\n"
                             "deck by-dice \"By dice\" dice\ncard on 2 to 11 \"a\" nothing\n"
                             "card on 12 \"b\" collect 9\n"
                             "token cat \"Cat\" symbol $ tax 1 rent-received 2 rent-paid 3 "
                             "price 104 building 105 salary -6 jail-turns 7\n"
                             "group mix \"Mix\" streets house 10\n"
                             "space 5 a \"A\" short \"a\" deed mix price 9 rent 1 2 3 4 5 6\n"
                             "space 6 b \"B\" deed mix price 9 house 20 hotel 30 mortgage 1 "
                             "rent 1 2 3 4 5 6\n"
                             "space 7 c \"C\" deed mix price 9 house 0 rent 1\n"
                             "group pair \"Pair\" streets house 10 hotel 40\n"
                             "space 8 d \"D\" deed pair price 9 rent 0 0 0 0 0 0\n"
                             "group util \"Util\" dice rent 4 10\n"
                             "space 9 e \"E\" deed util price 9\n"
                             "space 10 f \"F\" deed util price 9 rent 5\n"
                             "group bare \"Bare\" streets\n"
                             "space 11 g \"G\" deed bare price 9 rent 7\n"));
    e = tiny_edition;
    CHECK_INT(10, e.deeds[2].house_price);
    CHECK_INT(30, e.deeds[3].hotel_price);
    CHECK_INT(0, e.deeds[4].house_price);
    CHECK_INT(40, e.deeds[5].hotel_price);
    check_round_trip(&e);
}

static void hotels_beside_and_none_are_read_back(void)
{
    static const char *const texts[] = {
        "edition tiny \"Tiny\"\nrule hotel beside\nrule houses_per_street 3\nrule players_max 2\n"
        "group c \"C\" streets\nspace 0 go \"Go\" start\n"
        "space 1 a \"A\" deed c price 100 house 40 hotel 90 rent 10 30 100\n"
        "space 2 b \"B\" deed c price 200 house 60 rent 10 30 0\n"
        "space 3 d \"D\" jail\ntoken k \"K\"\ntoken l \"L\"\n",
        "edition tiny \"Tiny\"\nrule hotel none\nrule players_max 2\n"
        "group c \"C\" streets house 60% rates 10 50 120 220 250\nspace 0 go \"Go\" start\n"
        "space 1 a \"A\" deed c price 100\nspace 2 b \"B\" deed c price 200\n"
        "space 3 d \"D\" jail\ntoken k \"K\"\ntoken l \"L\"\n",
    };
    for (int i = 0; i < 2; i++) {
        static Edition e;
        CHECK_TEXT("", tiny_read(texts[i]));
        e = tiny_edition;
        check_round_trip(&e);
    }
}

static void rules_carry_their_sentences(void)
{
    static Edition e;
    edition_file_read("smallest", NULL, &e);
    Text text = text_growing();
    edition_write(&e, &text);
    CHECK(strstr(text.start, "rule auction on                      # a deed that is not bought is "
                             "auctioned\n") != NULL);
    CHECK(strstr(text.start, "group mill \"Mill Lane\" streets house 20 colour #8b5a3c\n") != NULL);
    text_free(&text);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G2_every_edition_is_read_back_the_same);
    RUN(G3_house_rules_are_written_too);
    RUN(words_and_money_are_read_back);
    RUN(every_effect_perk_and_price_is_read_back);
    RUN(hotels_beside_and_none_are_read_back);
    RUN(rules_carry_their_sentences);
    return check_done();
}
