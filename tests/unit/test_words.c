/* test_words.c -- sentences written for a reader. */
#include "words/words.h"

#include "check.h"
#include "words/inflection.h"
#include "words/pattern.h"

static char written[400];

static bool name_of(const Words *words, PlaceKind kind, uint8_t id, Text *text)
{
    static const char *const seats[] = {"Ann", "Bruno", "Iris"};
    static const char *const deeds[] = {"Vine Street", "Bow Street", "Strand"};
    if (kind == PLACE_KIND_SEAT && id == 255) {
        words_write_noun(words, NOUN_BANK, 1, "the", text);
        return true;
    }
    text_add(text, kind == PLACE_KIND_SEAT ? seats[id] : deeds[id]);
    return false;
}

static const MoneyStyle dollars = {.sign = "$"};
static const Words english = {.money = &dollars, .name = name_of};

static const char *say(const Sentence *sentence, const Arg *args)
{
    Text text = text_into(written, sizeof written);
    words_write(&english, sentence, args, &text);
    return written;
}

static void places_are_filled_by_name(void)
{
    static const Sentence paid = T_("{seat} paid {other} {sum} rent for {deed}.");
    CHECK_TEXT("Ann paid Bruno $1,600 rent for Bow Street.",
               say(&paid, ARGS(arg_deed(1), arg_sum(1600), arg_other(1), arg_seat(0))));
}

static void a_place_without_argument_shows(void)
{
    static const Sentence paid = T_("{seat} paid {sum.of}.");
    CHECK_TEXT("Ann paid {sum.of}.", say(&paid, ARGS(arg_seat(0))));
    CHECK_TEXT("{seat} paid $5's.", say(&paid, ARGS(arg_sum(5), arg_absent())));
}

static void brackets_go_with_their_places(void)
{
    static const Sentence built =
        T_("{seat} built {house.a} on {deed}[ for {sum}][ (now {houses})].");
    CHECK_TEXT("Ann built a house on Strand.", say(&built, ARGS(arg_seat(0), arg_deed(2))));
    CHECK_TEXT("Ann built a house on Strand for $50.",
               say(&built, ARGS(arg_seat(0), arg_deed(2), arg_sum(50))));
    CHECK_TEXT("Ann built a house on Strand (now 3 houses).",
               say(&built, ARGS(arg_seat(0), arg_deed(2), arg_houses(3))));
    static const Sentence told = T_("Told[ by {name}][: {things}][ in {deeds}][ ({part})].");
    CHECK_TEXT("Told.",
               say(&told, ARGS(arg_name(""), arg_things(NULL, 0), arg_deeds(0), arg_part(NULL))));
}

static void signs_are_doubled(void)
{
    static const Sentence sentence = T_("{{seat} [[{word}]] }");
    CHECK_TEXT("{seat} [roll] }", say(&sentence, ARGS(arg_word("roll"))));
}

static void plurals_follow_the_count(void)
{
    static const Sentence offers = TN_("{count} offer left", "{count} offers left");
    CHECK_TEXT("0 offers left", say(&offers, ARGS(arg_count(0))));
    CHECK_TEXT("1 offer left", say(&offers, ARGS(arg_count(1))));
    CHECK_TEXT("1,234 offers left", say(&offers, ARGS(arg_count(1234))));
    static const Sentence both = T_("{houses} and {hotels}");
    CHECK_TEXT("1 house and 2 hotels", say(&both, ARGS(arg_houses(1), arg_hotels(2))));
}

static void an_edition_has_its_own_nouns(void)
{
    static const Noun own[NOUN_COUNT] = {
        [NOUN_HOUSE] = {{"bathroom#f", "bathrooms"}},
        [NOUN_JAIL] = {{"DC Tims Line"}},
    };
    Words words = english;
    words.nouns = own;
    Text text = text_into(written, sizeof written);
    SAY(&words, &text, T_("{house.a}, {houses}, {hotel.a}, {jail}, {house.many}."), arg_houses(2));
    CHECK_TEXT("A bathroom, 2 bathrooms, a hotel, DC Tims Line, bathrooms.", written);
}

static void common_nouns_begin_sentences_with_a_capital(void)
{
    static const Sentence sentence = T_("{seat} pays {other}.");
    CHECK_TEXT("The bank pays the bank.", say(&sentence, ARGS(arg_seat(255), arg_other(255))));
    static const Sentence half = T_("{built.a} on {deed}");
    CHECK_TEXT("a hotel on Strand", say(&half, ARGS(arg_built(NOUN_HOTEL), arg_deed(2))));
    static const Sentence whose = T_("{seat.of} turn; {other.of} too.");
    CHECK_TEXT("The bank's turn; Ann's too.", say(&whose, ARGS(arg_seat(255), arg_other(0))));
}

static void numbers_have_kinds(void)
{
    static const Sentence all = T_("{number} {id} {decimal} {percent} {first.th} {second.th}");
    CHECK_TEXT("12,345 12345 0.5 12.5% 11th 22nd",
               say(&all, ARGS(arg_number(12345), arg_id(12345), arg_decimal(5, 1),
                              arg_percent(125, 1), arg_first(11), arg_second(22))));
}

static void lists_unfold(void)
{
    static const Sentence list = T_("Gives {things}.");
    const Arg things[] = {arg_deeds(5), arg_absent(), arg_sum(200), arg_word("peace")};
    CHECK_TEXT("Gives Vine Street, Strand, $200 and peace.",
               say(&list, ARGS(arg_things(things, 4))));
    CHECK_TEXT("Gives Vine Street and Strand.", say(&list, ARGS(arg_things(things, 1))));
    static const Sentence deeds = T_("{deeds}");
    CHECK_TEXT("Vine Street, Bow Street and Strand", say(&deeds, ARGS(arg_deeds(7))));
    static const Sentence asked = T_("Say {choices}.");
    Arg choices[] = {arg_word("roll"), arg_word("trade"), arg_word("end")};
    CHECK_TEXT("Say roll, trade or end.", say(&asked, ARGS(arg_choices(choices, 3))));
    CHECK_TEXT("Say roll or trade.", say(&asked, ARGS(arg_choices(choices, 2))));
}

static void sentences_nest(void)
{
    static const Sentence outer = T_("{seat} paid {sum} ({reason}, {term}).");
    static const Sentence term = TC_("level", "hard");
    Said rent = {.sentence = T_("rent for {deed}"), .args = {arg_deed(0)}};
    CHECK_TEXT("Iris paid $9 (rent for Vine Street, hard).",
               say(&outer, ARGS(arg_seat(2), arg_sum(9), arg_reason(&rent), arg_term(&term))));
}

static void a_speech_is_kept_and_written_later(void)
{
    Speech speech = {0};
    int things = speech_nest(&speech, (Sentence){0}, ARGS(arg_deeds(3), arg_sum(20)));
    SPEAK(&speech, T_("I want {part}."), arg_part_nested(things));
    SPEAK(&speech, T_("{seat} knows."), arg_seat(1));
    SPEAK((Speech *)NULL, T_("{seat} is silent."), arg_seat(1));
    Speech copy = speech;
    Text text = text_into(written, sizeof written);
    words_write_speech(&english, &copy, &text);
    CHECK_TEXT("I want Vine Street, Bow Street and $20. Bruno knows.", written);
    for (int i = 0; i < 2 * SPEECH_PARTS; i++) SPEAK(&speech, T_("More{word}."), arg_word("!"));
    CHECK_INT(SPEECH_PARTS, speech.count);
}

static void words_stay_bare_without_a_game(void)
{
    Words nothing = {0};
    Text text = text_into(written, sizeof written);
    SAY(&nothing, &text, T_("{seat} has {sum} in {jail}"), arg_seat(3), arg_sum(1500));
    CHECK_TEXT("3 has 1,500 in jail", written);
    CHECK_TEXT("Back", PLAIN(&nothing, T_("Back")));
    text_clear(&text);
    words_write_arg(&english, arg_percent(7, 0), &text);
    CHECK_TEXT("7%", written);
}

static void forms_are_data(void)
{
    static const char turkish[] = "~aıou690$aeıioöuü267>{}'ya|~eiöü1234578$aeıioöuü267>{}'ye|"
                                  "~aıou690>{}'a|{}'e";
    static const struct {
        const char *model, *name, *tags, *expected;
    } cases[] = {
        {"^aeiou>an {}|a {}", "owl", "", "an owl"},
        {"^aeiou>an {}|a {}", "hen", "", "a hen"},
        {"=f>la {}|le {}", "maison", "cf", "la maison"},
        {"=f>la {}|le {}", "train", "cm", "le train"},
        {"@Ann>{}!|{}?", "Ann", "", "Ann!"},
        {"@Ann>{}!|{}?", "Anna", "", "Anna?"},
        {"&11>{}th|$1>{}st|{}th", "111", "", "111th"},
        {"&11>{}th|$1>{}st|{}th", "21", "", "21st"},
        {turkish, "Ayça", "", "Ayça'ya"},
        {turkish, "Elif", "", "Elif'e"},
        {turkish, "Player 6", "", "Player 6'ya"},
        {turkish, "Osman", "", "Osman'a"},
        {turkish, "Çöğü", "", "Çöğü'ye"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Text text = text_into(written, sizeof written);
        CHECK(inflection_write(cases[i].model, cases[i].name, cases[i].tags, &text));
        CHECK_TEXT(cases[i].expected, written);
    }
    Text text = text_into(written, sizeof written);
    CHECK(!inflection_write("no mark", "Ann", "", &text));
    CHECK(!inflection_write("^A>no mark", "Ann", "", &text));
    CHECK(!inflection_write("^x>{}", "Ann", "", &text));
    CHECK(!inflection_write("?x>{}", "Ann", "", &text));
    CHECK_TEXT("", written);
}

static void patterns_that_cannot_be_read_are_found(void)
{
    static const char *const wrong[] = {
        "{nobody}", "{seat",     "{seat.}",           "{seat.of", "[x]", "[{seat}",
        "{seat}]",  "[[{seat}]", "[{seat}[{other}]]", "{",        "a ["};
    PatternPlaces places;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        CHECK(!pattern_places(wrong[i], &places));
    CHECK(pattern_places("{seat.of} [ {sum}]{{ ]] }", &places));
    CHECK(pattern_places("", &places));
}

static void translations_name_the_same_places(void)
{
    PatternPlaces first, second;
    CHECK(pattern_places("{seat} pays {other}[ for {deed}]", &first));
    CHECK(pattern_places("[{deed.of}: ]{other.from} {seat}", &second));
    CHECK(pattern_same_places(&first, &second));
    CHECK(pattern_places("{seat} pays {other} for {deed}", &second));
    CHECK(!pattern_same_places(&first, &second));
    CHECK(pattern_within("{seat} {sum}", "{sum}"));
    CHECK(pattern_within("{seat} {sum}", "{sum}[ {seat}]"));
    CHECK(!pattern_within("{seat}", "{seat} {sum}"));
    CHECK(!pattern_within("[{seat}]", "{seat}"));
    CHECK(!pattern_within("{seat}", "{saet}"));
}

static void small_numbers_are_words(void)
{
    static const Sentence rounds =
        TN_("{count.word} round is left.", "{count.word} rounds are left.");
    CHECK_TEXT("No rounds are left.", say(&rounds, ARGS(arg_count(0))));
    CHECK_TEXT("One round is left.", say(&rounds, ARGS(arg_count(1))));
    CHECK_TEXT("Ten rounds are left.", say(&rounds, ARGS(arg_count(10))));
    CHECK_TEXT("11 rounds are left.", say(&rounds, ARGS(arg_count(11))));
    static const Sentence first = T_("the first {number.word} of all");
    CHECK_TEXT("the first three of all", say(&first, ARGS(arg_number(3))));
}

int main(void)
{
    RUN(places_are_filled_by_name);
    RUN(a_place_without_argument_shows);
    RUN(brackets_go_with_their_places);
    RUN(signs_are_doubled);
    RUN(plurals_follow_the_count);
    RUN(an_edition_has_its_own_nouns);
    RUN(common_nouns_begin_sentences_with_a_capital);
    RUN(numbers_have_kinds);
    RUN(lists_unfold);
    RUN(sentences_nest);
    RUN(a_speech_is_kept_and_written_later);
    RUN(words_stay_bare_without_a_game);
    RUN(forms_are_data);
    RUN(patterns_that_cannot_be_read_are_found);
    RUN(translations_name_the_same_places);
    RUN(small_numbers_are_words);
    return check_done();
}
