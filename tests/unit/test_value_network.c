/* test_value_network.c -- networks as text: what is built in is what the files say, and a
 * fortune is never too large to count. */
#include "players/value_network.h"

#include <stdio.h>

#include "check.h"
#include "players/character.h"
#include "players/player.h"

static Problems problems;
static char content[60000];

static const char *file_text(const char *path)
{
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    if (file == NULL) return "";
    content[fread(content, 1, sizeof content - 1, file)] = '\0';
    fclose(file);
    return content;
}

static bool read_text(const char *text, ValueNetwork *network)
{
    memset(&problems, 0, sizeof problems);
    return value_network_read(text, strlen(text), "test.network", network, &problems);
}

static void S2_what_is_built_in_is_what_the_files_say(void)
{
    static const struct {
        const char *path;
        const ValueNetwork *built_in;
    } list[] = {{"networks/expert-1.network", &value_network_expert_1},
                {"networks/win-chances.network", &value_network_win_chances}};
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        static ValueNetwork network;
        CHECK(read_text(file_text(list[i].path), &network));
        CHECK(memcmp(&network, list[i].built_in, sizeof network) == 0);
    }
}

/* Its file has the command that makes it again; the first one's is lost. */
static void S2_the_experts_network_can_be_made_again(void)
{
    CHECK(strstr(file_text("networks/win-chances.network"), "made \"opoly lab train ") != NULL);
    const Character *expert = player_find("expert")->character;
    CHECK(value_network_known(expert->number[CHARACTER_JUDGEMENT]) == &value_network_win_chances);
}

static void writing_and_reading_gives_the_same_network(void)
{
    static ValueNetwork again;
    Text text = text_growing();
    value_network_write(&value_network_win_chances, &text);
    CHECK(read_text(text.start, &again));
    CHECK(memcmp(&again, &value_network_win_chances, sizeof again) == 0);
    CHECK(!read_text("input cash 1 2 3\n", &again));
    CHECK(!read_text("input lucre 1\n", &again));
    CHECK(memcmp(&again, &value_network_win_chances, sizeof again) == 0);
    text_free(&text);
}

/* Two seats that differ in cash alone, far beyond 30 units. */
static void S2_no_fortune_is_too_large_to_count(void)
{
    float before = 0;
    for (int i = 0; i < 4; i++) {
        Standing standing = {.unit = 200, .left = 2, .salary = 1, .alive = 3};
        float own[VALUE_SEAT_INPUTS], table[VALUE_TABLE_INPUTS];
        standing.feature[0][FEATURE_CASH] = (float)(40 << i);
        standing.feature[1][FEATURE_CASH] = 40;
        value_network_table(&standing, table);
        value_network_seat(&standing, table, 0, own);
        CHECK(own[VALUE_CASH_HIGH] > before && own[VALUE_CASH_HIGH] < 1);
        before = own[VALUE_CASH_HIGH];
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(S2_what_is_built_in_is_what_the_files_say);
    RUN(S2_the_experts_network_can_be_made_again);
    RUN(writing_and_reading_gives_the_same_network);
    RUN(S2_no_fortune_is_too_large_to_count);
    return check_done();
}
