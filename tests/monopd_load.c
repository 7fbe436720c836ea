/* monopd_load.c -- what monopd, an older server, carries: games of two at the pace of
 * server_load.c, measured the same way, so that both can stand side by side.
 *
 *   monopd_load MONOPD [SECONDS [GAMES...]]     one line a figure: `bench NAME VALUE UNIT`
 *
 * It listens at port 1234 and nowhere else; when that is taken nothing is measured. */
#include "attack_wire.h"

enum { GAMES_MOST = 400, BUFFER = 1 << 16, PORT = 1234, COMMAND = 32 };

/* One connection of a player: what came and is not looked at, and the button to be pressed. */
typedef struct Player {
    int socket;
    char bytes[BUFFER];
    size_t count;
    char button[COMMAND];
} Player;

typedef struct MonopdGame {
    Player players[2];
    int number; /* as monopd counts them, from 1 */
    bool open;
    double next;
} MonopdGame;

static const double pace = 2;
static MonopdGame games[GAMES_MOST];
static long actions;

static void command(Player *player, const char *words)
{
    char line[100];
    int length = snprintf(line, sizeof line, "%s\n", words);
    if (send(player->socket, line, (size_t)length, MSG_NOSIGNAL) != length) exit(1);
}

/* The number behind `name="` in a line; -1: it is not there. */
static int number_of(const char *line, const char *name)
{
    const char *at = strstr(line, name);
    return at == NULL ? -1 : atoi(at + strlen(name));
}

/* A token moves: everybody says that they have seen it arrive. Buttons are remembered. */
static void hear_line(MonopdGame *game, Player *player, const char *line)
{
    char seen[COMMAND];
    int place = number_of(line, " location=\"");
    if (place > 0) {
        snprintf(seen, sizeof seen, ".t%d", place);
        command(player, seen);
    }
    if (strstr(line, "<gameupdate") != NULL && number_of(line, " gameid=\"") == game->number)
        game->open = true;
    for (const char *at = line; (at = strstr(at, "<button command=\"")) != NULL;) {
        at += strlen("<button command=\"");
        const char *end = strchr(at, '"'), *close = strchr(at, '>');
        if (end == NULL || close == NULL || (size_t)(end - at) >= COMMAND) return;
        const char *enabled = strstr(at, "enabled=\"1\"");
        bool better = player->button[0] == '\0' || strncmp(at, ".eb", 3) == 0;
        if (enabled != NULL && enabled < close && better)
            snprintf(player->button, COMMAND, "%.*s", (int)(end - at), at);
    }
}

static void hear(MonopdGame *game, Player *player)
{
    ssize_t got = recv(player->socket, player->bytes + player->count, BUFFER - 1 - player->count,
                       MSG_DONTWAIT);
    if (got <= 0) return;
    player->count += (size_t)got;
    player->bytes[player->count] = '\0';
    char *start = player->bytes, *end;
    while ((end = strchr(start, '\n')) != NULL) {
        *end = '\0';
        hear_line(game, player, start);
        start = end + 1;
    }
    player->count -= (size_t)(start - player->bytes);
    memmove(player->bytes, start, player->count + 1);
    if (player->count >= BUFFER - 1) player->count = 0;
}

static void hear_all(int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < 2; k++) hear(&games[i], &games[i].players[k]);
}

static bool begin(MonopdGame *game, int n)
{
    char words[COMMAND];
    *game = (MonopdGame){.number = n + 1};
    for (int k = 0; k < 2; k++) {
        game->players[k].socket = wire_socket(PORT);
        if (game->players[k].socket < 0) return false;
        snprintf(words, sizeof words, ".n%s%d", k == 0 ? "a" : "b", n);
        command(&game->players[k], words);
    }
    command(&game->players[0], ".gncity");
    double end = wire_now() + 5;
    while (!game->open && wire_now() < end) {
        hear_all(n + 1);
        poll(NULL, 0, 1);
    }
    snprintf(words, sizeof words, ".gj%d", game->number);
    command(&game->players[1], words);
    poll(NULL, 0, 20);
    hear_all(n + 1);
    command(&game->players[0], ".gs");
    return game->open;
}

static void act(MonopdGame *game)
{
    for (int k = 0; k < 2; k++) {
        Player *player = &game->players[k];
        if (player->button[0] == '\0') continue;
        command(player, player->button);
        player->button[0] = '\0';
        actions++;
        return;
    }
}

static void play(int count, double seconds)
{
    double now = wire_now(), end = now + seconds;
    for (int i = 0; i < count; i++) games[i].next = now + pace * (i + 1) / count;
    while ((now = wire_now()) < end) {
        hear_all(count);
        for (int i = 0; i < count; i++) {
            if (games[i].next > now) continue;
            act(&games[i]);
            games[i].next += pace;
        }
        poll(NULL, 0, 2);
    }
}

static void tell(const char *name, int count, double value, const char *unit)
{
    printf("bench monopd_%s_%d_games %.4g %s\n", name, count, value, unit);
    fflush(stdout);
}

static bool measure(const char *program, int count, double seconds)
{
    Victim victim = {.port = PORT};
    int taken = wire_socket(PORT);
    if (taken >= 0) {
        close(taken);
        fprintf(stderr, "port %d is taken: monopd is not measured\n", PORT);
        return false;
    }
    victim.pid = fork();
    if (victim.pid == 0) {
        if (freopen("/dev/null", "w", stdout) == NULL || freopen("/dev/null", "w", stderr) == NULL)
            _exit(1);
        execl(program, program, (char *)NULL);
        _exit(1);
    }
    bool good = victim_answers(&victim, 5);
    long before = victim_kilobytes(&victim);
    for (int i = 0; i < count && good; i++) good = begin(&games[i], i);
    if (good) {
        tell("kilobytes_a_game", count, (double)(victim_kilobytes(&victim) - before) / count, "kB");
        actions = 0;
        double busy = victim_seconds(&victim);
        play(count, seconds);
        busy = victim_seconds(&victim) - busy;
        tell("actions_per_cpu_second", count, (double)actions / busy, "actions/s");
        tell("at_human_pace_per_core", count, (double)actions / busy * pace, "games");
    }
    for (int i = 0; i < count; i++)
        for (int k = 0; k < 2; k++) close(games[i].players[k].socket);
    kill(victim.pid, SIGKILL);
    waitpid(victim.pid, NULL, 0);
    return good;
}

int main(int argc, char **argv)
{
    static const int usual[] = {1, 100, 200};
    if (argc < 2) {
        fputs("usage: monopd_load MONOPD [SECONDS [GAMES...]]\n", stderr);
        return 2;
    }
    double seconds = argc > 2 ? atof(argv[2]) : 10;
    bool good = true;
    for (int i = 3; i < argc && good; i++) good = measure(argv[1], atoi(argv[i]), seconds);
    for (int i = 0; argc <= 3 && i < 3 && good; i++) good = measure(argv[1], usual[i], seconds);
    return good ? 0 : 1;
}
