/* test_character.c -- the numbers of the computer players as text: every file
 * is complete, within its bounds, and what the program plays by. */
#include "players/character.h"

#include "players/player.h"

#include "check.h"
#include "unit/character_files.h"

static Problems problems;

static bool read_text(const char *text, Character *character)
{
    memset(&problems, 0, sizeof problems);
    return character_read(text, strlen(text), "test.character", character, NULL, &problems);
}

static bool same(const Character *one, const Character *two)
{
    for (int id = 0; id < CHARACTER_COUNT; id++)
        if (one->number[id] != two->number[id]) {
            printf("%s differs\n", character_info((CharacterId)id)->word);
            return false;
        }
    return true;
}

/* A text with every number; `change` replaces the line of its word, or is
 * added when it begins with '+'. */
static const char *text_with(const char *change)
{
    static char buffer[20000];
    Text text = text_into(buffer, sizeof buffer);
    size_t length = strcspn(change, " ");
    for (int id = 0; id < CHARACTER_COUNT; id++) {
        const char *word = character_info((CharacterId)id)->word;
        if (strlen(word) == length && strncmp(change, word, length) == 0) {
            text_add(&text, change);
        } else {
            text_add(&text, word);
            text_add_char(&text, ' ');
            text_add_int(&text, character_info((CharacterId)id)->least);
        }
        text_add_char(&text, '\n');
    }
    if (change[0] == '+') text_add(&text, change + 1);
    return buffer;
}

static void every_level_has_its_file_built_in(void)
{
    for (int i = 0; i < player_level_count(); i++) {
        const PlayerKind *level = player_kinds()[i];
        Character character;
        CHECK(character_file_read(level->word, &character));
        CHECK(same(&character, level->character));
        CHECK((level->think != NULL) == (character.number[CHARACTER_THINK_ROLLOUTS] > 0));
    }
}

static void writing_and_reading_gives_the_same_numbers(void)
{
    char buffer[20000];
    Text text = text_into(buffer, sizeof buffer);
    Character again;
    character_write(&character_hard, &text);
    CHECK(!text.cut);
    CHECK(read_text(buffer, &again));
    CHECK(same(&character_hard, &again));
}

static void every_number_has_a_word_a_range_and_a_sentence(void)
{
    for (int id = 0; id < CHARACTER_COUNT; id++) {
        const CharacterInfo *info = character_info((CharacterId)id);
        CHECK(info->word != NULL && info->word[0] != '\0');
        CHECK(info->least < info->most);
        CHECK(info->sentence != NULL && info->sentence[0] != '\0');
        for (int other = 0; other < id; other++)
            CHECK(!text_same(info->word, character_info((CharacterId)other)->word));
    }
}

static void refused(const char *change, int line, const char *sentence)
{
    Character character = character_hard;
    CHECK(!read_text(text_with(change), &character));
    CHECK_INT(1, problems.count);
    CHECK_INT(line, problems.list[0].line);
    CHECK_TEXT(sentence, problems.list[0].sentence);
    CHECK(same(&character, &character_hard));
}

static void mistakes_are_refused_with_their_line(void)
{
    refused("buy_keep -1", 1, "buy_keep is a whole number from 0 to 2000.");
    refused("buy_keep 2001", 1, "buy_keep is a whole number from 0 to 2000.");
    refused("buy_keep much", 1, "buy_keep is a whole number from 0 to 2000.");
    refused("buy_keep 1 2", 1, "buy_keep is a whole number from 0 to 2000.");
    refused("buy_keep", 1, "buy_keep is a whole number from 0 to 2000.");
    refused("+buy_keep 3", CHARACTER_COUNT + 1, "buy_keep was given before.");
    refused("+buy_kep 3", CHARACTER_COUNT + 1,
            "There is no number called \"buy_kep\". Did you mean buy_keep?");
}

static void a_number_that_is_not_said_is_that_of_medium(void)
{
    Character character = character_hard, expected = character_medium;
    expected.number[CHARACTER_BUY_KEEP] = 3;
    CHECK(read_text("buy_keep 3 # all there is\n", &character));
    CHECK(same(&character, &expected));
}

static void a_file_that_says_nothing_is_refused(void)
{
    Character character = character_hard;
    CHECK(!read_text("# a comment alone\n", &character));
    CHECK_TEXT("The file says nothing, expected lines like \"buy_keep 20\".",
               problems.list[0].sentence);
    CHECK(same(&character, &character_hard));
}

/* The levels are sorted from the easiest on, and their files say what they are. */
static void levels_are_in_order_and_described(void)
{
    static const char *const before[] = {"easy", "medium", "hard", "expert"};
    int at = 0;
    for (int i = 0; i < player_level_count(); i++) {
        Character character;
        CharacterTitle title;
        const PlayerKind *level = player_kinds()[i];
        const char *text = character_file_text(level->word);
        CHECK(character_read(text, strlen(text), level->word, &character, &title, &problems));
        CHECK_TEXT(title.about, level->about);
        if (at < 4 && strcmp(level->word, before[at]) == 0) at++;
    }
    CHECK_INT(4, at);
    CHECK(player_usual() == player_find("medium"));
    Character character;
    CHECK(!read_text("buy_keep 7\nabout beginner\n", &character));
    CHECK(!read_text("buy_keep 7\nlevel 0\n", &character));
}

/* Those built in are complete: nothing is taken from medium, and medium itself
 * leaves nothing out. */
static void the_levels_say_every_number(void)
{
    for (int i = 0; i < player_level_count(); i++)
        for (int id = 0; id < CHARACTER_COUNT; id++)
            CHECK(character_file_says(player_kinds()[i]->word,
                                      character_info((CharacterId)id)->word));
}

/* Listed behind the levels and all others, with a file that is complete. */
static void S1_todays_levels_stay_as_yardsticks(void)
{
    static const char *const words[] = {"easy-1", "medium-1", "hard-1", "expert-1"};
    int count = 0, place = 0;
    while (player_kinds()[count] != NULL) count++;
    for (int i = 0; i < count; i++) {
        const PlayerKind *kind = player_kinds()[i];
        if (i < player_level_count() || strstr(kind->word, "-1") == NULL) continue;
        Character character;
        CHECK_TEXT(words[place++], kind->word);
        CHECK(character_file_read(kind->word, &character));
        CHECK(same(&character, kind->character));
        for (int id = 0; id < CHARACTER_COUNT; id++)
            CHECK(character_file_says(kind->word, character_info((CharacterId)id)->word));
    }
    CHECK_INT(4, place);
    CHECK(player_kinds()[count - 1] == player_find("expert-1"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(every_level_has_its_file_built_in);
    RUN(writing_and_reading_gives_the_same_numbers);
    RUN(every_number_has_a_word_a_range_and_a_sentence);
    RUN(mistakes_are_refused_with_their_line);
    RUN(a_number_that_is_not_said_is_that_of_medium);
    RUN(a_file_that_says_nothing_is_refused);
    RUN(the_levels_say_every_number);
    RUN(levels_are_in_order_and_described);
    RUN(S1_todays_levels_stay_as_yardsticks);
    return check_done();
}
