/* capitals.c -- little headings in capitals, with their letters apart. */
#include "ui/capitals.h"

#include "ui/spoken.h"

enum { ROOM = 256 };

static bool turkish(const Words *words)
{
    return words->language != NULL && text_same(words->language->code, "tr");
}

/* Is this byte of the words small, or the end of a small letter of U+00E0 to U+00FE? */
static bool is_small(const char *words, size_t n)
{
    unsigned char byte = (unsigned char)words[n];
    bool second = n > 0 && (unsigned char)words[n - 1] == 0xC3;
    if (second) return byte >= 0xA0 && byte != 0xB7 && byte != 0xBF;
    return byte >= 'a' && byte <= 'z';
}

bool capitals_write(const Words *words, const char *plain, Text *text)
{
    bool raises = !turkish(words);
    for (size_t n = 0; plain[n] != '\0'; n++)
        text_add_char(text, raises && is_small(plain, n) ? (char)(plain[n] - 32) : plain[n]);
    return raises;
}

void capitals_first(const Words *words, const char *plain, Text *text)
{
    bool raises = !turkish(words) || plain[0] != 'i';
    size_t last = (unsigned char)plain[0] == 0xC3 ? 1 : 0; /* byte of the first letter */
    for (size_t n = 0; plain[n] != '\0'; n++) {
        bool small = n == last && raises && is_small(plain, n);
        text_add_char(text, small ? (char)(plain[n] - 32) : plain[n]);
    }
}

void capitals_line(Ui *ui, Box box, const char *plain, Style style)
{
    char words[ROOM];
    Text text = text_into(words, sizeof words);
    if (capitals_write(&ui->words, plain, &text)) style.weight = FONT_APART;
    spoken_written(ui, box, plain, false, true);
    spoken_hush(ui);
    lettering_line(ui, box, words, style);
    spoken_speak(ui);
}
