/* test_fair_dice.c -- dice that can be checked: known digests, promises, a whole game. */
#include "table/fair_dice.h"

#include "check.h"
#include "edition_files.h"
#include "table/dice_check.h"
#include "table/record.h"

static void digest_is(const char *expected, const char *words, size_t times)
{
    char digits[FAIR_DIGITS + 1];
    Text text = text_into(digits, sizeof digits);
    FairNumber number;
    Sha256 sha = sha256_begin();
    for (size_t i = 0; i < times; i++) sha256_add(&sha, words, strlen(words));
    sha256_end(&sha, number.bytes);
    fair_dice_number_write(&number, &text);
    CHECK_TEXT(expected, digits);
}

/* The examples of FIPS 180-4. */
static void sha256_gives_the_published_digests(void)
{
    digest_is("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "", 1);
    digest_is("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "abc", 1);
    digest_is("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
              "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1);
    digest_is("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0", "a", 1000000);
}

static FairNumber number_of(uint8_t byte)
{
    FairNumber number;
    memset(number.bytes, byte, sizeof number.bytes);
    return number;
}

static FairDice dice_of(uint8_t secret)
{
    FairDice dice = {.game = "amber-otter-41", .share_count = 2, .known = true};
    dice.secret = number_of(secret);
    dice.promise = fair_dice_promise(dice.game, &dice.secret);
    for (int i = 0; i < dice.share_count; i++) {
        dice.shares[i] = number_of((uint8_t)(7 + i));
        dice.promises[i] = fair_dice_share_promise(&dice.shares[i]);
    }
    return dice;
}

static void numbers_are_read_as_they_are_written(void)
{
    char digits[FAIR_DIGITS + 1];
    Text text = text_into(digits, sizeof digits);
    FairNumber number = fair_dice_share_promise(&(FairNumber){{1, 2, 3}}), back;
    fair_dice_number_write(&number, &text);
    CHECK(fair_dice_number_read(digits, &back) && fair_dice_same(&number, &back));
    digits[5] = 'g';
    CHECK(!fair_dice_number_read(digits, &back));
    CHECK(!fair_dice_number_read("00", &back));
}

static void every_number_changes_the_key(void)
{
    FairDice dice = dice_of(3), other = dice;
    CHECK(fair_dice_kept(&dice));
    FairNumber key = fair_dice_key(&dice);
    other.shares[1] = number_of(9);
    CHECK(!fair_dice_kept(&other));
    FairNumber changed = fair_dice_key(&other);
    CHECK(!fair_dice_same(&key, &changed));
    other = dice;
    other.secret = number_of(4);
    CHECK(!fair_dice_kept(&other));
    changed = fair_dice_key(&other);
    CHECK(!fair_dice_same(&key, &changed));
    /* A promise is for one game: it cannot be used again for another. */
    other = dice;
    text_copy(other.game, sizeof other.game, "amber-otter-42");
    CHECK(!fair_dice_kept(&other));
}

/* A game of three computers with fair dice, to its end. */
static Table *game_with(const FairDice *dice)
{
    static Edition edition;
    edition_file_read("classic", NULL, &edition);
    Seating seating = {0};
    for (int i = 0; i < 3; i++)
        seating_add(&seating, &edition, "", player_find("simple"), NO_TOKEN, 0);
    Table *table = table_new(&edition, NULL, &seating, 1);
    table_set_dice(table, dice);
    Action action;
    for (int i = 0; i < 20000 && table_propose(table, true, &action); i++)
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    return table;
}

static Table *read_again(const Text *text)
{
    static Problems problems;
    memset(&problems, 0, sizeof problems);
    return record_read(edition_files(), text->start, text->length, "game.record", &problems);
}

static DiceVerdict verdict_on(const Text *text, size_t *n)
{
    Table *table = read_again(text);
    CHECK(table != NULL);
    DiceVerdict verdict = dice_check(table, n);
    table_free(table);
    return verdict;
}

static void dice_of_a_record_can_be_checked(void)
{
    FairDice dice = dice_of(3);
    Table *table = game_with(&dice);
    Text text = text_growing();
    record_write(table, &text);
    CHECK(strstr(text.start, "seed") == NULL);
    CHECK(strstr(text.start, "\nsecret 0303") != NULL);
    size_t n;
    CHECK_INT(DICE_FAIR, verdict_on(&text, &n));
    CHECK(n > 100);
    /* Another secret than the promised one. */
    char *secret = strstr(text.start, "\nsecret 03") + 8;
    secret[0] = 'a';
    CHECK_INT(DICE_PROMISE, verdict_on(&text, &n));
    secret[0] = '0';
    text_free(&text);
    table_free(table);
}

static void false_dice_are_named(void)
{
    FairDice honest = dice_of(3), false_ones = dice_of(5);
    Table *table = game_with(&honest);
    size_t n;
    table_set_dice(table, &false_ones);
    CHECK_INT(DICE_DIFFERENT, dice_check(table, &n));
    CHECK_INT(DEALER, table_action(table, n)->seat);
    table_free(table);
}

/* Nothing in a record that is not over tells what the dice will be. */
static void the_secret_is_not_told_before_the_end(void)
{
    static Edition edition;
    edition_file_read("classic", NULL, &edition);
    Seating seating = {0};
    for (int i = 0; i < 2; i++) seating_add(&seating, &edition, "", NULL, NO_TOKEN, 0);
    FairDice dice = dice_of(3);
    Table *table = table_new(&edition, NULL, &seating, 1);
    table_set_dice(table, &dice);
    Text text = text_growing();
    record_write(table, &text);
    CHECK(strstr(text.start, "seed") == NULL && strstr(text.start, "secret") == NULL);
    size_t n;
    CHECK_INT(DICE_SECRET, verdict_on(&text, &n));
    text_free(&text);
    table_free(table);
}

static void ordinary_dice_make_no_promise(void)
{
    FairDice none = {0};
    Table *table = game_with(&none);
    size_t n;
    CHECK_INT(DICE_ORDINARY, dice_check(table, &n));
    table_free(table);
}

/* An answer of the dealer does not depend on how many other actions came between. */
static void idle_actions_do_not_steer_the_dice(void)
{
    FairDice dice = dice_of(3);
    Table *table = game_with(&dice);
    size_t first = 0;
    while (table_action(table, first)->seat != DEALER) first++;
    Rng here = table_stream(table, first, TABLE_STREAM_DEALER);
    Rng before = table_stream(table, 0, TABLE_STREAM_DEALER);
    CHECK(here.state[0] == before.state[0]);
    Rng next = table_stream(table, first + 1, TABLE_STREAM_DEALER);
    CHECK(next.state[0] != here.state[0]);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(sha256_gives_the_published_digests);
    RUN(numbers_are_read_as_they_are_written);
    RUN(every_number_changes_the_key);
    RUN(dice_of_a_record_can_be_checked);
    RUN(false_dice_are_named);
    RUN(the_secret_is_not_told_before_the_end);
    RUN(ordinary_dice_make_no_promise);
    RUN(idle_actions_do_not_steer_the_dice);
    return check_done();
}
