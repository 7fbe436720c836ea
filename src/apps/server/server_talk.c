/* server_talk.c -- connections that speak our protocol: lines in, lines out. */
#include <string.h>
#include <sys/socket.h>

#include "apps/server/server_log.h"
#include "apps/server/server_state.h"
#include "base/mem.h"

enum {
    TOLD_AT_ONCE = 8192,  /* bytes of one frame */
    SYSTEM_HOLDS = 65536, /* bytes for somebody who does not read: megabytes otherwise */
    PER_ADDRESS = 64,
    LAG_MOST = 10000,
    PAYLOAD_BAD = 1007,
    TOO_MUCH = 1008,
    TOO_LARGE = 1009,
    NOT_TEXT = 1003
};

static Server *server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

void server_talk_soon(Server *server, int connection)
{
    Talk *talk = connection < server->talk_room ? server->talks[connection] : NULL;
    if (talk == NULL) return;
    if (talk->since == 0) talk->waited = server_meter_now();
    if (talk->since == 0) talk->since = server_now();
    lws_callback_on_writable(talk->wsi);
}

static void hold_little(struct lws *wsi)
{
    int descriptor = lws_get_socket_fd(wsi), bytes = SYSTEM_HOLDS;
    if (descriptor >= 0) setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &bytes, sizeof bytes);
}

static bool begin_talk(Server *server, struct lws *wsi, Talk *talk)
{
    uint64_t address = server_door_address(&server->door, wsi);
    int most = server->plan->per_address > 0 ? server->plan->per_address : PER_ADDRESS;
    talk->wsi = wsi;
    talk->connection = -1;
    talk->bucket = (unsigned)(address % SERVER_ADDRESSES);
    if (server->per_address[talk->bucket] >= most) return false;
    talk->connection = house_connect(server->house, address, server_now());
    if (talk->connection < 0) return false;
    server->per_address[talk->bucket]++;
    hold_little(wsi);
    if (talk->connection >= server->talk_room) {
        int room = 2 * talk->connection + 16;
        server->talks = mem_resize(server->talks, (size_t)room, sizeof *server->talks);
        memset(server->talks + server->talk_room, 0,
               (size_t)(room - server->talk_room) * sizeof *server->talks);
        server->talk_room = room;
    }
    server->talks[talk->connection] = talk;
    return true;
}

static void forget_pieces(Talk *talk)
{
    mem_free(talk->heard);
    talk->heard = NULL;
    talk->held = 0;
}

static void end_talk(Server *server, Talk *talk)
{
    bool begun = talk != NULL && talk->wsi != NULL; /* not one that was refused at the door */
    if (!begun || talk->connection < 0) return;
    forget_pieces(talk);
    house_close(server->house, talk->connection, server_now());
    server->talks[talk->connection] = NULL;
    server->per_address[talk->bucket]--;
    talk->connection = -1;
}

static int hang_up(struct lws *wsi, int status)
{
    server_of(wsi)->hung_up++;
    server_log_number("hung-up", "code", status);
    lws_close_reason(wsi, (enum lws_close_status)status, NULL, 0);
    return -1;
}

/* The rest of the message is still to come: few have pieces, so only those need room. */
static int hold(Talk *talk, const char *bytes, size_t count)
{
    if (talk->heard == NULL) talk->heard = mem_new(1, SERVER_MESSAGE_MOST);
    memcpy(talk->heard + talk->held, bytes, count);
    talk->held += count;
    return 0;
}

static int hear(Server *server, Talk *talk, const char *bytes, size_t count)
{
    char line[SERVER_MESSAGE_MOST + 1];
    size_t more = lws_remaining_packet_payload(talk->wsi), length = talk->held + count;
    if (lws_frame_is_binary(talk->wsi)) return hang_up(talk->wsi, NOT_TEXT);
    if (length + more > SERVER_MESSAGE_MOST) return hang_up(talk->wsi, TOO_LARGE);
    if (more > 0 || !lws_is_final_fragment(talk->wsi)) return hold(talk, bytes, count);
    if (talk->held > 0) memcpy(line, talk->heard, talk->held);
    if (count > 0) memcpy(line + talk->held, bytes, count);
    line[length] = '\0';
    forget_pieces(talk);
    if (strlen(line) != length) return hang_up(talk->wsi, PAYLOAD_BAD);
    house_hear(server->house, talk->connection, line, server_now());
    return house_tired_of(server->house, talk->connection) ? hang_up(talk->wsi, TOO_MUCH) : 0;
}

/* As many lines as fit into a frame, a newline between them. */
static int speak(Server *server, Talk *talk)
{
    unsigned char frame[LWS_PRE + TOLD_AT_ONCE + 4096];
    Text text = text_into((char *)frame + LWS_PRE, TOLD_AT_ONCE + 4096);
    Text line = text_growing();
    while (text.length < TOLD_AT_ONCE &&
           house_next_line(server->house, talk->connection, server_now(), &line)) {
        if (text.length > 0) text_add_char(&text, '\n');
        text_add(&text, line.start);
    }
    text_free(&line);
    talk->since = 0;
    if (text.length == 0) return 0;
    server_meter_note(&server->deliveries, server_meter_now() - talk->waited);
    if (lws_write(talk->wsi, frame + LWS_PRE, text.length, LWS_WRITE_TEXT) < (int)text.length)
        return -1;
    if (text.length >= TOLD_AT_ONCE) server_talk_soon(server, talk->connection);
    return 0;
}

/* Another site, or another host, is not let in. */
static int let_in(Server *server, struct lws *wsi)
{
    newcomers_drop(&server->newcomers, wsi);
    if (server_door_origin(&server->door, wsi)) return 0;
    server->refused++;
    server_log("refused", "why=origin");
    return 1;
}

static int begin_or_refuse(Server *server, struct lws *wsi, Talk *talk)
{
    if (begin_talk(server, wsi, talk)) return 0;
    server->refused++;
    server_log("refused", "why=too-many");
    return -1;
}

int server_talk_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t length)
{
    Talk *talk = user;
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return let_in(server_of(wsi), wsi);
    case LWS_CALLBACK_ESTABLISHED: return begin_or_refuse(server_of(wsi), wsi, talk);
    case LWS_CALLBACK_RECEIVE: return hear(server_of(wsi), talk, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE: return speak(server_of(wsi), talk);
    case LWS_CALLBACK_CLOSED: end_talk(server_of(wsi), talk); return 0;
    default: return 0;
    }
}

void server_cut_off(struct lws *wsi)
{
    int descriptor = lws_get_socket_fd(wsi);
    if (descriptor >= 0) shutdown(descriptor, SHUT_RDWR);
}

static void drop(Server *server, Talk *talk)
{
    server->hung_up++;
    server_log("hung-up", "why=slow");
    server_cut_off(talk->wsi);
}

/* Who does not read what it is told is let go. */
void server_talk_drop_slow(Server *server, Moment now)
{
    for (int i = 0; i < server->talk_room; i++) {
        Talk *talk = server->talks[i];
        if (talk != NULL && talk->since != 0 && now - talk->since > LAG_MOST) drop(server, talk);
    }
}
