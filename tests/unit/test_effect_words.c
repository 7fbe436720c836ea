/* test_effect_words.c -- what an effect does, in sentences. */
#include "edition/effect_words.h"

#include "check.h"
#include "edition/edition_words.h"
#include "unit/edition_text.h"

/* What the last card of the tiny edition does, told in English. */
static const char *told(const char *effect, const char *house, const Money *pot)
{
    static char answer[300];
    char text[2000];
    snprintf(text, sizeof text, "%scard \"Rich!\" pot\ncard \"x\" %s\n", TINY, effect);
    CHECK_TEXT("", tiny_read_all("tiny", text, strlen(text), NULL, house));
    const Deck *deck = &tiny_edition.decks[0];
    Words words = edition_words(&tiny_edition, NULL);
    Text into = text_into(answer, sizeof answer);
    effect_words_add(&tiny_edition, &deck->cards[deck->card_count - 1].effect, pot, &words, &into);
    return answer;
}

static void charges_are_told_with_their_parts(void)
{
    CHECK_TEXT("Pay $30.", told("tax 30", NULL, NULL));
    CHECK_TEXT("Pay $4 for each house and $9 for each hotel.",
               told("pay house 4 hotel 9", NULL, NULL));
    CHECK_TEXT("Pay $5 for each street, at most $50.", told("tax lesser 50 street 5", NULL, NULL));
    CHECK_TEXT("Pay $30 or 10\u00A0% of everything owned, as you choose before adding up.",
               told("tax choice 30 percent 10", NULL, NULL));
}

static void places_are_told_by_name(void)
{
    CHECK_TEXT("Go back 2 spaces.", told("back 2", NULL, NULL));
    CHECK_TEXT("Go on to First Street.", told("to first", NULL, NULL));
    CHECK_TEXT("Go straight to Jail, without passing the start.", told("arrest", NULL, NULL));
    CHECK_TEXT("Draw the top card of Pile.", told("draw pile", NULL, NULL));
}

static void the_pot_is_told_where_there_is_one(void)
{
    Money lies = 75;
    CHECK_TEXT("Nothing happens here: a place to rest.", told("pot", NULL, &lies));
    CHECK_TEXT("Whoever lands here takes the money: $75 now.", told("pot", "pot=on", &lies));
    CHECK_TEXT("Takes the pot, if there is one.", told("pot", "pot=on", NULL));
    CHECK_TEXT("Pay $30. The money goes to pot.", told("pay 30", "pot=on", NULL));
    CHECK_TEXT("Pay $30.", told("pay 30 bank", "pot=on", NULL));
}

int main(void)
{
    RUN(charges_are_told_with_their_parts);
    RUN(places_are_told_by_name);
    RUN(the_pot_is_told_where_there_is_one);
    return check_done();
}
