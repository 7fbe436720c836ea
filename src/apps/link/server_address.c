/* server_address.c -- the link to a table: http://HOST:PORT/#room=SECRET. */
#include "apps/link/server_address.h"

#include <string.h>

enum { PORT_USUAL = 8642, PORT_HTTP = 80, PORT_HTTPS = 443, PORT_MOST = 65535, DIGITS = 16 };

/* Skips `beginning`; NULL when the words begin otherwise. */
static const char *after(const char *words, const char *beginning)
{
    size_t length = strlen(beginning);
    return strncmp(words, beginning, length) == 0 ? words + length : NULL;
}

static bool secret_read(const char *fragment, const char *key, char secret[SECRET_SIZE])
{
    const char *at = strstr(fragment, key);
    if (at == NULL) return true;
    text_copy(secret, SECRET_SIZE, at + strlen(key));
    return secrets_well_formed(secret);
}

static bool port_read(const char *at, const char *end, int *port)
{
    char digits[DIGITS];
    int64_t number;
    size_t length = (size_t)(end - at);
    if (length >= sizeof digits) return false;
    memcpy(digits, at, length);
    digits[length] = '\0';
    if (!text_to_int(digits, &number) || number < 1 || number > PORT_MOST) return false;
    *port = (int)number;
    return true;
}

static bool host_read(const char *at, const char *end, ServerAddress *address)
{
    const char *colon = at;
    while (colon < end && *colon != ':') colon++;
    size_t length = (size_t)(colon - at);
    if (length == 0 || length >= sizeof address->host) return false;
    memcpy(address->host, at, length);
    return colon == end || port_read(colon + 1, end, &address->port);
}

bool server_address_read(const char *words, ServerAddress *address)
{
    const char *plain = after(words, "http://"), *secure = after(words, "https://");
    *address = (ServerAddress){.secure = secure != NULL, .port = PORT_USUAL};
    if (plain != NULL) address->port = PORT_HTTP;
    if (secure != NULL) address->port = PORT_HTTPS;
    const char *at = plain != NULL ? plain : secure != NULL ? secure : words;
    const char *fragment = at + strcspn(at, "#");
    return host_read(at, at + strcspn(at, "/#?"), address) &&
           secret_read(fragment, "room=", address->room) &&
           secret_read(fragment, "token=", address->token);
}

void server_address_write(const ServerAddress *address, const char *room, Text *text)
{
    int usual = address->secure ? PORT_HTTPS : PORT_HTTP;
    text_add(text, address->secure ? "https://" : "http://");
    text_add(text, address->host);
    if (address->port != usual) {
        text_add_char(text, ':');
        text_add_int(text, address->port);
    }
    text_add(text, "/#room=");
    text_add(text, room);
}
