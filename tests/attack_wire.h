/* attack_wire.h -- a WebSocket client that does whatever it is told to, also what no client
 * should: whole frames, pieces of frames, wrong ones; and the server it talks to. */
#ifndef TESTS_ATTACK_WIRE_H
#define TESTS_ATTACK_WIRE_H

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { WIRE_TEXT = 1, WIRE_BINARY = 2, WIRE_CLOSE = 8, WIRE_FINAL = 0x80, WIRE_BYTES = 70000 };

/* A connection, and what it has received and not yet looked at. */
typedef struct Wire {
    int socket;
    unsigned char bytes[WIRE_BYTES];
    size_t count;
    int closed_with; /* the code of a close frame; 1: without one; 0: it is open */
} Wire;

static inline double wire_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static inline int wire_socket(int port)
{
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int one = 1, descriptor = socket(AF_INET, SOCK_STREAM, 0);
    if (descriptor < 0) return -1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(descriptor, (const struct sockaddr *)&to, sizeof to) == 0) return descriptor;
    close(descriptor);
    return -1;
}

static inline bool wire_send(Wire *wire, const void *bytes, size_t count)
{
    return send(wire->socket, bytes, count, MSG_NOSIGNAL) == (ssize_t)count;
}

/* Reads what is there, waiting at most so long; false when nothing came. */
static inline bool wire_fill(Wire *wire, double seconds)
{
    struct pollfd one = {.fd = wire->socket, .events = POLLIN};
    if (wire->socket < 0 || poll(&one, 1, (int)(seconds * 1000)) <= 0) return false;
    ssize_t got = recv(wire->socket, wire->bytes + wire->count, WIRE_BYTES - wire->count, 0);
    if (got > 0) wire->count += (size_t)got;
    if (got <= 0 && wire->closed_with == 0) wire->closed_with = 1;
    return got > 0;
}

static inline void wire_close(Wire *wire)
{
    if (wire->socket >= 0) close(wire->socket);
    wire->socket = -1;
    wire->count = 0;
}

/* Asks for a WebSocket; true when the server agrees. */
static inline bool wire_ask(Wire *wire, int port, const char *host, const char *origin,
                            const char *protocol)
{
    char request[2000];
    *wire = (Wire){.socket = wire_socket(port)};
    if (wire->socket < 0) return false;
    int length =
        snprintf(request, sizeof request,
                 "GET / HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\n"
                 "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s%s%s%s%s%s\r\n",
                 host, origin[0] != '\0' ? "Origin: " : "", origin, origin[0] != '\0' ? "\r\n" : "",
                 protocol[0] != '\0' ? "Sec-WebSocket-Protocol: " : "", protocol,
                 protocol[0] != '\0' ? "\r\n" : "");
    wire_send(wire, request, (size_t)length);
    double end = wire_now() + 3;
    while (wire->closed_with == 0 && wire_now() < end) {
        wire_fill(wire, 0.2);
        unsigned char *behind = memmem(wire->bytes, wire->count, "\r\n\r\n", 4);
        if (behind == NULL) continue;
        bool agreed = memcmp(wire->bytes, "HTTP/1.1 101", 12) == 0;
        behind += 4;
        wire->count -= (size_t)(behind - wire->bytes);
        memmove(wire->bytes, behind, wire->count);
        return agreed;
    }
    return false;
}

static inline bool wire_open(Wire *wire, int port)
{
    char host[64];
    snprintf(host, sizeof host, "localhost:%d", port);
    return wire_ask(wire, port, host, "", "opoly");
}

/* A frame as a client sends it; `announced` is the length that its head claims. */
static inline bool wire_frame(Wire *wire, int head, const char *bytes, size_t count,
                              uint64_t announced)
{
    unsigned char frame[WIRE_BYTES];
    size_t at = 0;
    frame[at++] = (unsigned char)head;
    if (announced < 126) {
        frame[at++] = (unsigned char)(0x80 | announced);
    } else {
        int wide = announced < 65536 ? 2 : 8;
        frame[at++] = (unsigned char)(0x80 | (wide == 2 ? 126 : 127));
        for (int i = wide - 1; i >= 0; i--) frame[at++] = (unsigned char)(announced >> (8 * i));
    }
    const unsigned char mask[4] = {1, 2, 3, 4};
    memcpy(frame + at, mask, 4);
    at += 4;
    for (size_t i = 0; i < count; i++) frame[at++] = (unsigned char)bytes[i] ^ mask[i % 4];
    return wire_send(wire, frame, at);
}

static inline bool wire_say(Wire *wire, const char *line)
{
    size_t count = strlen(line);
    return wire_frame(wire, WIRE_FINAL | WIRE_TEXT, line, count, count);
}

/* Takes a whole frame out of what was received; its text, or NULL. A close is remembered. */
static inline bool wire_take(Wire *wire, char *text, size_t size)
{
    if (wire->count < 2) return false;
    size_t length = wire->bytes[1] & 0x7F, head = 2;
    if (length == 126) head = 4;
    if (wire->count < head) return false;
    if (length == 126) length = (size_t)wire->bytes[2] << 8 | wire->bytes[3];
    if (wire->count < head + length) return false;
    int kind = wire->bytes[0] & 0x0F;
    size_t fits = length < size - 1 ? length : size - 1;
    memcpy(text, wire->bytes + head, fits);
    text[fits] = '\0';
    if (kind == WIRE_CLOSE)
        wire->closed_with = length >= 2 ? wire->bytes[head] << 8 | wire->bytes[head + 1] : 1;
    wire->count -= head + length;
    memmove(wire->bytes, wire->bytes + head + length, wire->count);
    if (kind != WIRE_TEXT) text[0] = '\0';
    return true;
}

/* Waits for a line that begins so, and copies it; false when it did not come in time. */
static inline bool wire_expect(Wire *wire, const char *beginning, double seconds, char *line,
                               size_t size)
{
    static char text[WIRE_BYTES];
    double end = wire_now() + seconds;
    while (wire_now() < end) {
        while (wire_take(wire, text, sizeof text)) {
            for (char *rest = text, *one; (one = strsep(&rest, "\n")) != NULL;) {
                if (strncmp(one, beginning, strlen(beginning)) != 0) continue;
                if (line != NULL) snprintf(line, size, "%s", one);
                return true;
            }
        }
        if (wire->closed_with != 0) return false;
        wire_fill(wire, 0.05);
    }
    return false;
}

/* The code a connection is closed with: 0 when it stays open so long. */
static inline int wire_closed(Wire *wire, double seconds)
{
    char text[WIRE_BYTES];
    double end = wire_now() + seconds;
    while (wire->closed_with == 0 && wire_now() < end) {
        wire_fill(wire, 0.05);
        while (wire->closed_with == 0 && wire_take(wire, text, sizeof text)) continue;
    }
    return wire->closed_with;
}

/* ---- a server of one's own ---- */

typedef struct Victim {
    pid_t pid;
    int port;
    char store[200];
} Victim;

static inline bool victim_answers(const Victim *victim, double seconds)
{
    double end = wire_now() + seconds;
    while (wire_now() < end) {
        int descriptor = wire_socket(victim->port);
        if (descriptor >= 0) {
            close(descriptor);
            return true;
        }
        poll(NULL, 0, 20);
    }
    return false;
}

/* Runs the program in place of this one. */
static inline void victim_become(const char *program, const char *folder, const Victim *victim,
                                 const char *per_address, rlim_t descriptors)
{
    const char *tables = strcmp(per_address, "64") == 0 ? "10" : "1000000"; /* as usual, or many */
    struct rlimit limit = {descriptors, descriptors};
    char port[16];
    snprintf(port, sizeof port, "%d", victim->port);
    if (descriptors > 0) setrlimit(RLIMIT_NOFILE, &limit);
    char log[sizeof victim->store + 8];
    snprintf(log, sizeof log, "%s.log", victim->store);
    if (freopen("/dev/null", "w", stdout) == NULL || freopen(log, "w", stderr) == NULL) _exit(1);
    execl(program, program, "--port", port, "--address", "127.0.0.1", "--store", victim->store,
          "--per-address", per_address, "--tables", tables, "--pages", folder, (char *)NULL);
    _exit(1);
}

/* Starts one with so many descriptors (0: as usual) and connections of an address; at another
 * port when that one is taken. */
static inline Victim victim_start(const char *program, const char *folder, const char *name,
                                  const char *per_address, rlim_t descriptors)
{
    static int started;
    Victim victim = {0};
    snprintf(victim.store, sizeof victim.store, "%s/%s.db", folder, name);
    for (int tries = 0; tries < 5; tries++) {
        victim.port = 10000 + (int)(getpid() * 7 + started++ * 911) % 20000;
        victim.pid = fork();
        if (victim.pid == 0) victim_become(program, folder, &victim, per_address, descriptors);
        if (victim_answers(&victim, 5) && waitpid(victim.pid, NULL, WNOHANG) == 0) return victim;
        kill(victim.pid, SIGKILL);
        waitpid(victim.pid, NULL, 0);
    }
    fprintf(stderr, "%s does not start\n", program);
    exit(1);
}

/* Ends it; its exit status, -1 when it died. */
static inline int victim_stop(const Victim *victim)
{
    int status = 0;
    kill(victim->pid, SIGTERM);
    waitpid(victim->pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Processor time it has used so far, in seconds; and its memory in kilobytes. */
static inline double victim_busy(const Victim *victim)
{
    char path[64], line[1000] = "";
    snprintf(path, sizeof path, "/proc/%d/stat", (int)victim->pid);
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    if (fgets(line, sizeof line, file) == NULL) line[0] = '\0';
    fclose(file);
    const char *at = strrchr(line, ')');
    unsigned long user = 0, kernel = 0;
    if (at == NULL || sscanf(at + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
                             &kernel) != 2) {
        return 0;
    }
    return (double)(user + kernel) / (double)sysconf(_SC_CLK_TCK);
}

/* The processor time of all its threads so far, exactly. */
static inline double victim_seconds(const Victim *victim)
{
    char path[64];
    double busy = 0;
    unsigned long long one;
    snprintf(path, sizeof path, "ls /proc/%d/task", (int)victim->pid);
    FILE *list = popen(path, "r");
    char task[32];
    while (list != NULL && fgets(task, sizeof task, list) != NULL) {
        char name[96];
        snprintf(name, sizeof name, "/proc/%d/task/%d/schedstat", (int)victim->pid, atoi(task));
        FILE *file = fopen(name, "r");
        if (file == NULL) continue;
        if (fscanf(file, "%llu", &one) == 1) busy += (double)one;
        fclose(file);
    }
    if (list != NULL) pclose(list);
    return busy / 1e9;
}

static inline long victim_kilobytes(const Victim *victim)
{
    char path[64], line[200];
    long kilobytes = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)victim->pid);
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    while (fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "VmRSS: %ld", &kilobytes) == 1) break;
    fclose(file);
    return kilobytes;
}

#endif
