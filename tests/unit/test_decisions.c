/* test_decisions.c -- positions with good and bad answers for each level of the
 * computer players: tests/decisions, whose README says how they are written. */
#include <dirent.h>
#include <stdlib.h>

#include "unit/player_answer.h"

typedef struct Position {
    char name[120];
    bool begun, broken;
    int judged; /* answers compared with what is said of them */
} Position;

static Position position;
static int known; /* failures that are known */

/* Does the answer begin with one of the beginnings, separated by '|'? */
static bool begins(const char *answer, const char *beginnings)
{
    while (*beginnings != '\0') {
        beginnings += strspn(beginnings, " |");
        size_t length = strcspn(beginnings, "|");
        while (length > 0 && beginnings[length - 1] == ' ') length--;
        if (length > 0 && strncmp(answer, beginnings, length) == 0) return true;
        beginnings += strcspn(beginnings, "|");
    }
    return false;
}

static void complain(const char *level, const char *answer, const char *words)
{
    printf("%s: %s answers \"%s\", %s\n", position.name, level, answer, words);
    check_counts.faults++;
}

static void judge(const char *verdict, const char *level, const char *beginnings)
{
    const PlayerKind *kind = player_find(level);
    if (kind == NULL) {
        complain(level, "", "and is no player");
        return;
    }
    const char *answer = player_answer(kind);
    bool said = begins(answer, beginnings);
    position.judged++;
    if (strcmp(verdict, "good") == 0 && !said) complain(level, answer, beginnings);
    if (strcmp(verdict, "bad") == 0 && said) complain(level, answer, "which is bad");
    if (strcmp(verdict, "known") != 0) return;
    known++;
    if (!said) complain(level, answer, "so the known failure is mended: call it good");
}

/* "good hard expert: reject | counter" */
static void judge_levels(const char *verdict, char *rest)
{
    char *beginnings = strchr(rest, ':');
    if (beginnings == NULL || position.broken) {
        complain(verdict, rest, "which is no verdict, or the position is broken");
        return;
    }
    *beginnings++ = '\0';
    for (char *level = strtok(rest, " "); level != NULL; level = strtok(NULL, " "))
        judge(verdict, level, beginnings);
}

static void begin_position(const char *words)
{
    if (position.begun && position.judged == 0) complain("nobody", "", "nothing is asked");
    position = (Position){.begun = true};
    snprintf(position.name, sizeof position.name, "%s", words);
    scene_begin("classic", NULL, 4);
}

static void land(const char *rest)
{
    int space = 0, first = 0, second = 0;
    if (sscanf(rest, "%d %d %d", &space, &first, &second) != 3 || !scene_land(space, first, second))
        position.broken = true;
}

static void follow(const char *word, char *rest)
{
    char text[60] = "";
    int number = 0;
    sscanf(rest, "%d", &number);
    char *blank = strchr(rest, ' ');
    if (strcmp(word, "position") == 0)
        begin_position(rest);
    else if (strcmp(word, "edition") == 0)
        scene_begin(rest, NULL, 4);
    else if (strcmp(word, "rules") == 0)
        scene_begin("classic", rest, 4);
    else if (strcmp(word, "cash") == 0 && blank != NULL)
        scene.game.seats[number].cash = atoi(blank);
    else if (strcmp(word, "own") == 0 && blank != NULL)
        scene_own((SeatId)number, blank);
    else if (strcmp(word, "build") == 0 && sscanf(rest, "%59s %d", text, &number) == 2)
        scene_build(text, number);
    else if (strcmp(word, "mortgage") == 0)
        scene_mortgage(rest);
    else if (strcmp(word, "jail") == 0)
        scene_jail((SeatId)number, 0);
    else if (strcmp(word, "put") == 0 && blank != NULL)
        scene_put((SeatId)number, atoi(blank));
    else if (strcmp(word, "land") == 0)
        land(rest);
    else if (strcmp(word, "do") == 0)
        position.broken |= !scene_do(rest);
    else if (strcmp(word, "good") == 0 || strcmp(word, "bad") == 0 || strcmp(word, "known") == 0)
        judge_levels(word, rest);
    else
        complain("nobody", word, "no such line");
}

static void read_file(const char *path)
{
    char line[500];
    FILE *file = fopen(path, "r");
    CHECK(file != NULL);
    if (file == NULL) return;
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '\0' || line[0] == '#') continue;
        char *rest = strchr(line, ' ');
        if (rest != NULL) *rest++ = '\0';
        follow(line, rest != NULL ? rest : line + strlen(line));
    }
    fclose(file);
    begin_position("the last one");
    position.begun = false;
}

static int decision_file(const struct dirent *entry)
{
    return strstr(entry->d_name, ".decisions") != NULL;
}

static void every_position(void)
{
    struct dirent **files;
    int count = scandir("tests/decisions", &files, decision_file, alphasort);
    CHECK(count > 0);
    for (int i = 0; i < count; i++) {
        char path[300];
        snprintf(path, sizeof path, "tests/decisions/%s", files[i]->d_name);
        read_file(path);
        free(files[i]);
    }
    if (count > 0) free(files);
    printf("known failures: %d\n", known);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(every_position);
    return check_done();
}
