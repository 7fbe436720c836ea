/* square_name.c -- the name of a space in the little room of its square. */
#include "view/board/square_name.h"

#include <string.h>

/* How words may be parted. */
typedef enum Parting {
    PARTING_NONE,
    PARTING_HYPHENS,  /* at hyphens, and between two consonants */
    PARTING_SYLLABLES /* and before one */
} Parting;

typedef struct Fitting {
    Ui *ui;
    Font font;
    double width;
    Parting parting;
    SquareName *name;
} Fitting;

static double width_of(const Fitting *fitting, const char *words, size_t length)
{
    return fitting->ui->canvas->verbs->measure(fitting->ui->canvas, words, length, fitting->font);
}

static bool is_vowel(char c)
{
    return strchr("aeiouyAEIOUY", c) != NULL && c != '\0';
}

static bool is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* May the word be parted before `at`: a vowel, two consonants, a vowel, as in "ter-ra"? Syllables
 * of English, French and Turkish end there. */
static bool may_part(const char *word, size_t at, size_t length, Parting parting)
{
    static const char *const sounds[] = {"th", "sh", "ch", "ph", "ck", "gn", "qu",
                                         "bl", "br", "cr", "dr", "tr", "pr"};
    if (at < 3 || at + 3 > length || word[at - 2] == '-') return false;
    char before = word[at - 1], after = word[at];
    if (!is_plain(before) || !is_plain(after) || is_vowel(after)) return false;
    if (is_vowel(before)) return parting == PARTING_SYLLABLES && is_vowel(word[at + 1]);
    if (!is_vowel(word[at - 2])) return false;
    /* "br" and "cl" begin a syllable, too. */
    bool glides = (word[at + 1] == 'r' || word[at + 1] == 'l') && is_vowel(word[at + 2]) &&
                  strchr("bcdfgpt", after) != NULL;
    if (!is_vowel(word[at + 1]) && !glides) return false;
    for (size_t i = 0; i < sizeof sounds / sizeof sounds[0]; i++)
        if (before == sounds[i][0] && after == sounds[i][1]) return false;
    return true;
}

/* How much of a word that is too long goes on a line of its own; 0: it cannot be parted. */
static size_t part_length(const Fitting *fitting, const char *word, size_t length, double width)
{
    char piece[SQUARE_NAME_BYTES];
    for (size_t at = length - 1; at > 2; at--) {
        if (!may_part(word, at, length, fitting->parting) || at + 2 > sizeof piece) continue;
        memcpy(piece, word, at);
        piece[at] = '-';
        if (width_of(fitting, piece, at + 1) <= width) return at;
    }
    return 0;
}

/* The end of the word: a blank, or just after a hyphen where words may be parted. */
static size_t word_length(const char *word, Parting parting)
{
    size_t length = 0;
    while (word[length] != '\0' && word[length] != ' ') {
        length++;
        if (parting != PARTING_NONE && word[length - 1] == '-' && word[length] != '\0') break;
    }
    return length;
}

static char *new_line(SquareName *name)
{
    return name->count < SQUARE_NAME_LINES ? name->lines[name->count++] : NULL;
}

static bool add(char *line, const char *words, size_t length, bool blank, bool hyphen)
{
    size_t have = strlen(line);
    if (have + length + 3 > SQUARE_NAME_BYTES) return false;
    if (blank) line[have++] = ' ';
    memcpy(line + have, words, length);
    have += length;
    if (hyphen) line[have++] = '-';
    line[have] = '\0';
    return true;
}

/* One word after the other; false when one is too wide or there are too many lines. */
static bool wrap(const Fitting *fitting, const char *words, int lines)
{
    SquareName *name = fitting->name;
    name->count = 0;
    char *line = NULL;
    double taken = 0, blank_wide = width_of(fitting, " ", 1);
    bool blank = false;
    for (const char *at = words; *at != '\0';) {
        size_t length = word_length(at, fitting->parting);
        double wide = width_of(fitting, at, length);
        if (line != NULL && taken + (blank ? blank_wide : 0) + wide <= fitting->width) {
            if (!add(line, at, length, blank, false)) return false;
            taken += (blank ? blank_wide : 0) + wide;
        } else {
            if (name->count == lines || (line = new_line(name)) == NULL) return false;
            line[0] = '\0';
            size_t part = 0;
            if (wide > fitting->width) {
                if (fitting->parting == PARTING_NONE) return false;
                part = part_length(fitting, at, length, fitting->width);
                if (part == 0) return false;
            }
            if (!add(line, at, part > 0 ? part : length, false, part > 0)) return false;
            taken = part > 0 ? fitting->width : wide;
            if (part > 0) {
                at += part;
                blank = false;
                continue;
            }
        }
        at += length;
        blank = *at == ' ';
        while (*at == ' ') at++;
    }
    return true;
}

static bool try_sizes(Fitting *fitting, const char *words, int lines, double most, double least)
{
    for (double size = most; size >= least - 0.01; size -= 0.5) {
        fitting->font.size = ui_px(fitting->ui, size);
        if (wrap(fitting, words, lines)) return true;
    }
    return false;
}

SquareName square_name_fit(Ui *ui, const Label *label, double width, int lines, double most,
                           double least, FontWeight weight)
{
    SquareName name = {.count = 0};
    const char *shorter = label->shorter[0] != '\0' ? label->shorter : label->name;
    if (lines > SQUARE_NAME_LINES) lines = SQUARE_NAME_LINES;
    Fitting fitting = {.ui = ui, .font = {.weight = weight}, .width = width, .name = &name};
    bool fits = false;
    for (int parting = PARTING_NONE; !fits && parting <= PARTING_SYLLABLES; parting++) {
        fitting.parting = (Parting)parting;
        fits = try_sizes(&fitting, label->name, lines, most, least);
        if (parting == PARTING_HYPHENS)
            fits = fits || try_sizes(&fitting, shorter, lines, most, least);
    }
    fits = fits || try_sizes(&fitting, shorter, lines, most, least) ||
           try_sizes(&fitting, shorter, lines, least, 4);
    if (!fits) name.count = 0;
    name.size = fitting.font.size;
    name.line = name.size + ui_px(ui, 1.8);
    return name;
}

void square_name_write(Ui *ui, const SquareName *name, double x, double top, FontWeight weight,
                       Colour colour)
{
    Font font = {name->size, weight};
    for (int i = 0; i < name->count; i++) {
        size_t length = strlen(name->lines[i]);
        double wide = ui->canvas->verbs->measure(ui->canvas, name->lines[i], length, font);
        ui->canvas->verbs->write(ui->canvas, x - wide / 2, top + name->size * 0.82 + i * name->line,
                                 name->lines[i], length, font, colour);
    }
}
