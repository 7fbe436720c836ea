/* secrets.c -- random numbers nobody can guess: tokens, rooms, dice. */
#include "online/secrets.h"

#include <string.h>

FairNumber secrets_number(Secrets *secrets)
{
    Sha256 sha = sha256_begin();
    FairNumber number;
    sha256_add(&sha, secrets->key.bytes, sizeof secrets->key.bytes);
    uint8_t count[8];
    for (int i = 0; i < 8; i++) count[i] = (uint8_t)(secrets->count >> (8 * i));
    sha256_add(&sha, count, sizeof count);
    sha256_end(&sha, number.bytes);
    secrets->count++;
    return number;
}

void secrets_token(Secrets *secrets, char token[SECRET_SIZE])
{
    FairNumber number = secrets_number(secrets);
    Text text = text_into(token, SECRET_SIZE);
    for (int i = 0; i < SECRET_DIGITS / 2; i++) text_add_hex(&text, number.bytes[i], 2);
}

void secrets_name(Secrets *secrets, char name[SECRET_NAME_SIZE])
{
    static const char *const colours[] = {"amber", "azure",  "bronze", "coral", "copper", "golden",
                                          "green", "indigo", "ivory",  "jade",  "lilac",  "maroon",
                                          "olive", "purple", "silver", "teal"};
    static const char *const animals[] = {"badger", "beaver", "crane", "dolphin", "falcon", "fox",
                                          "hare",   "heron",  "lynx",  "marten",  "otter",  "owl",
                                          "panda",  "raven",  "seal",  "swan"};
    FairNumber number = secrets_number(secrets);
    Text text = text_into(name, SECRET_NAME_SIZE);
    text_add(&text, colours[number.bytes[0] % 16]);
    text_add_char(&text, '-');
    text_add(&text, animals[number.bytes[1] % 16]);
    text_add_char(&text, '-');
    text_add_int(&text, 10 + (number.bytes[2] << 8 | number.bytes[3]) % 9990);
}

FairNumber secrets_digest(const char *token)
{
    FairNumber number;
    Sha256 sha = sha256_begin();
    sha256_add(&sha, "opoly token 1", sizeof "opoly token 1");
    sha256_add(&sha, token, strlen(token));
    sha256_end(&sha, number.bytes);
    return number;
}

bool secrets_well_formed(const char *token)
{
    return strlen(token) == SECRET_DIGITS && strspn(token, "0123456789abcdef") == SECRET_DIGITS;
}
