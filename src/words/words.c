/* words.c -- sentences written for a reader: one formatter for everything people read. */
#include "words/words.h"

#include <string.h>

#include "words/date.h"
#include "words/inflection.h"
#include "words/model.h"
#include "words/pattern.h"

enum { WORD_BUFFER = 200, TAGS = 8 };

/* A sentence being written. */
typedef struct Writer {
    Words words; /* without the language where this sentence falls back to English */
    const Speech *speech;
    const Arg *args;
    bool capital; /* a common noun that comes now begins the sentence */
    Text *text;
} Writer;

static const Sentence nouns[NOUN_COUNT] = {
#define NOUN(ID, place, about, one, more) \
    [NOUN_##ID] = {.words = PLURAL_MARK about CONTEXT_MARK one "\0" more},
#include "words/noun_rows.h"
#undef NOUN
};

/* ---- numbers ---- */

NumberStyle words_numbers(const Words *words)
{
    return model_numbers(words->language);
}

static void add_percent(const Words *words, Arg arg, Text *text)
{
    char buffer[WORD_BUFFER];
    Text number = text_into(buffer, sizeof buffer);
    NumberStyle style = words_numbers(words);
    number_write_decimal(&style, arg.is.number, arg.digits, &number);
    if (!inflection_write(model_percent(words->language), buffer, "", text)) {
        text_add(text, buffer);
        text_add_char(text, '%');
    }
}

static void add_number(const Words *words, PlaceKind kind, Arg arg, Text *text)
{
    NumberStyle style = words_numbers(words);
    static const MoneyStyle bare = {.grouping = GROUPING_THOUSANDS};
    if (kind == PLACE_KIND_SUM)
        number_write_money(&style, words->money != NULL ? words->money : &bare, arg.is.number,
                           text);
    else if (kind == PLACE_KIND_PERCENT)
        add_percent(words, arg, text);
    else if (kind == PLACE_KIND_DECIMAL)
        number_write_decimal(&style, arg.is.number, arg.digits, text);
    else if (arg.place == PLACE_id) /* a seed has all 64 bits, and no sign */
        text_add_unsigned(text, (uint64_t)arg.is.number);
    else
        number_write(&style, kind == PLACE_KIND_DIGITS ? GROUPING_NONE : GROUPING_THOUSANDS,
                     arg.is.number, text);
}

/* ---- names and their forms ---- */

static int plural_of(const Language *language, int64_t count)
{
    return language != NULL ? plural_form(&language->plural, count) : count != 1;
}

/* A noun as a catalogue or an edition writes it, its tags after '#'. */
static const char *noun_found(const Words *words, NounId noun, int64_t count)
{
    if (words->nouns != NULL && words->nouns[noun].forms[0][0] != '\0') {
        int form = plural_of(words->language, count);
        if (form >= NOUN_FORMS) form = NOUN_FORMS - 1;
        while (words->nouns[noun].forms[form][0] == '\0') form--;
        return words->nouns[noun].forms[form];
    }
    const char *found = language_find_many(words->language, sentence_key(nouns[noun]), count);
    if (found != NULL) return found;
    return count == 1 ? sentence_words(nouns[noun]) : sentence_many(nouns[noun]);
}

/* Takes "#f" off the name. */
static void split_tags(char *name, char tags[TAGS])
{
    char *mark = strchr(name, '#');
    if (mark == NULL) return;
    *mark = '\0';
    Text all = text_into(tags, TAGS);
    text_add(&all, "c");
    text_add(&all, mark + 1);
}

/* The name in the form that the piece asks for; common nouns with a capital
 * where they begin a sentence. */
static void add_formed(Writer *writer, const Piece *piece, const char *name, const char *tags)
{
    char buffer[WORD_BUFFER];
    Text formed = text_into(buffer, sizeof buffer);
    const char *model = piece == NULL || piece->form_length == 0
                            ? NULL
                            : model_form(writer->words.language, piece->form, piece->form_length);
    if (model == NULL || !inflection_write(model, name, tags, &formed)) text_add(&formed, name);
    if (writer->capital && tags[0] == 'c')
        model_capital(writer->words.language, buffer, writer->text);
    else
        text_add(writer->text, buffer);
}

static bool asks_for(const Piece *piece, const char *form)
{
    return piece != NULL && piece->form_length == strlen(form) &&
           memcmp(piece->form, form, piece->form_length) == 0;
}

static void add_noun(Writer *writer, const Piece *piece, NounId noun, int64_t count)
{
    char name[WORD_BUFFER], tags[TAGS] = "c";
    Text copy = text_into(name, sizeof name);
    text_add(&copy, noun_found(&writer->words, noun, asks_for(piece, "many") ? 2 : count));
    split_tags(name, tags);
    add_formed(writer, piece, name, tags);
}

static void add_name(Writer *writer, const Piece *piece, PlaceKind kind, Arg arg)
{
    char name[WORD_BUFFER], tags[TAGS] = "";
    Text copy = text_into(name, sizeof name);
    if (writer->words.name == NULL)
        text_add_int(&copy, arg.is.number);
    else if (writer->words.name(&writer->words, kind, (uint8_t)arg.is.number, &copy))
        tags[0] = 'c', tags[1] = '\0';
    add_formed(writer, piece, name, tags);
}

/* Numbers have forms too: ordinals. */
static void add_formed_number(Writer *writer, const Piece *piece, PlaceKind kind, Arg arg)
{
    if (piece == NULL || piece->form_length == 0) {
        add_number(&writer->words, kind, arg, writer->text);
        return;
    }
    char buffer[WORD_BUFFER];
    Text number = text_into(buffer, sizeof buffer);
    add_number(&writer->words, kind, arg, &number);
    add_formed(writer, piece, buffer, "c"); /* "Three doubles ..." */
}

/* ---- lists ---- */

static int item_count(const Arg *items, int count)
{
    int total = 0;
    for (int i = 0; i < count; i++) {
        if (items[i].place == PLACE_ABSENT) continue;
        bool set = pattern_place_kind((Place)items[i].place) == PLACE_KIND_SET;
        total += set ? __builtin_popcountll(items[i].is.set) : 1;
    }
    return total;
}

static void add_value(Writer *writer, const Piece *piece, Place place, Arg arg);

static void add_deeds(Writer *writer, uint64_t set, int *n, int total)
{
    for (uint64_t rest = set; rest != 0; rest &= rest - 1) {
        model_joint(writer->words.language, MODEL_AND, (*n)++, total, writer->text);
        Arg deed = {.place = PLACE_deed, .is.number = __builtin_ctzll(rest)};
        add_name(writer, NULL, PLACE_KIND_DEED, deed);
    }
}

static void add_list(Writer *writer, ModelJoint joining, const Arg *items, int count)
{
    int total = item_count(items, count), n = 0;
    writer->capital = false;
    for (int i = 0; i < count; i++) {
        Place place = (Place)items[i].place;
        if (place == PLACE_ABSENT) continue;
        if (pattern_place_kind(place) == PLACE_KIND_SET) {
            add_deeds(writer, items[i].is.set, &n, total);
        } else {
            model_joint(writer->words.language, joining, n++, total, writer->text);
            add_value(writer, NULL, place, items[i]);
        }
    }
}

/* ---- sentences ---- */

static int arg_count_of(const Arg *args, int most)
{
    int count = 0;
    while (count < most && args[count].place != PLACE_END) count++;
    return count;
}

static const Arg *find_arg(const Writer *writer, Place place)
{
    for (const Arg *arg = writer->args; arg->place != PLACE_END; arg++)
        if (arg->place == place) return arg;
    return NULL;
}

static void write_sentence(const Words *words, const Speech *speech, Sentence sentence,
                           const Arg *args, Text *text);

static void write_part(const Words *words, const Speech *speech, const Said *said, Text *text)
{
    Arg args[SAID_ARGS + 1];
    int count = arg_count_of(said->args, SAID_ARGS);
    memcpy(args, said->args, (size_t)count * sizeof *args);
    args[count] = (Arg){.place = PLACE_END};
    if (said->sentence.words != NULL) {
        write_sentence(words, speech, said->sentence, args, text);
        return;
    }
    Writer writer = {.words = *words, .speech = speech, .args = args, .text = text};
    add_list(&writer, MODEL_AND, args, count);
}

static void add_said(Writer *writer, Arg arg)
{
    if (!arg.nested)
        write_part(&writer->words, writer->speech, arg.is.said, writer->text);
    else if (writer->speech != NULL && arg.is.number < writer->speech->count)
        write_part(&writer->words, writer->speech, &writer->speech->parts[arg.is.number],
                   writer->text);
}

static void add_value(Writer *writer, const Piece *piece, Place place, Arg arg)
{
    PlaceKind kind = pattern_place_kind(place);
    switch (kind) {
    case PLACE_KIND_NONE: break;
    case PLACE_KIND_SEAT:
    case PLACE_KIND_DEED:
    case PLACE_KIND_MORTGAGED:
    case PLACE_KIND_SPACE:
    case PLACE_KIND_GROUP:
    case PLACE_KIND_DECK:
    case PLACE_KIND_TOKEN: add_name(writer, piece, kind, arg); break;
    case PLACE_KIND_SUM:
    case PLACE_KIND_NUMBER:
    case PLACE_KIND_DIGITS:
    case PLACE_KIND_DECIMAL:
    case PLACE_KIND_PERCENT: add_formed_number(writer, piece, kind, arg); break;
    case PLACE_KIND_COUNTED:
        add_number(&writer->words, PLACE_KIND_NUMBER, arg, writer->text);
        text_add_char(writer->text, ' ');
        writer->capital = false;
        add_noun(writer, piece, pattern_place_noun(place), arg.is.number);
        break;
    case PLACE_KIND_NOUN: add_noun(writer, piece, (NounId)arg.is.number, 1); break;
    case PLACE_KIND_SET: {
        int n = 0;
        add_deeds(writer, arg.is.set, &n, __builtin_popcountll(arg.is.set));
        break;
    }
    case PLACE_KIND_LIST: add_list(writer, MODEL_AND, arg.is.items, arg.count); break;
    case PLACE_KIND_EITHER: add_list(writer, MODEL_OR, arg.is.items, arg.count); break;
    case PLACE_KIND_SAID: add_said(writer, arg); break;
    case PLACE_KIND_TERM:
        add_formed(writer, piece, words_plain(&writer->words, arg.is.term), "");
        break;
    case PLACE_KIND_TEXT:
        if (piece != NULL && piece->form_length > 0)
            add_formed(writer, piece, arg.is.words, "");
        else
            text_add(writer->text, arg.is.words);
        break;
    case PLACE_KIND_DATE: date_write(writer->words.language, arg.is.words, writer->text); break;
    }
}

static bool is_noun(Place place)
{
    return place >= PLACE_FIRST_NOUN;
}

/* Has the place something to say? */
static bool is_given(const Writer *writer, Place place)
{
    if (is_noun(place)) return true;
    const Arg *arg = find_arg(writer, place);
    if (arg == NULL) return false;
    switch (pattern_place_kind(place)) {
    case PLACE_KIND_TEXT:
    case PLACE_KIND_DATE: return arg->is.words != NULL && arg->is.words[0] != '\0';
    case PLACE_KIND_TERM: return arg->is.term != NULL;
    case PLACE_KIND_SAID: return arg->nested || arg->is.said != NULL;
    case PLACE_KIND_LIST:
    case PLACE_KIND_EITHER: return item_count(arg->is.items, arg->count) > 0;
    case PLACE_KIND_SET: return arg->is.set != 0;
    case PLACE_KIND_NONE:
    case PLACE_KIND_SEAT:
    case PLACE_KIND_DEED:
    case PLACE_KIND_MORTGAGED:
    case PLACE_KIND_SPACE:
    case PLACE_KIND_GROUP:
    case PLACE_KIND_DECK:
    case PLACE_KIND_TOKEN:
    case PLACE_KIND_SUM:
    case PLACE_KIND_NUMBER:
    case PLACE_KIND_DIGITS:
    case PLACE_KIND_DECIMAL:
    case PLACE_KIND_PERCENT:
    case PLACE_KIND_COUNTED:
    case PLACE_KIND_NOUN: return true;
    }
    return false;
}

static void add_place(Writer *writer, const Piece *piece)
{
    if (is_noun(piece->place)) {
        add_noun(writer, piece, pattern_place_noun(piece->place), 1);
        return;
    }
    const Arg *arg = find_arg(writer, piece->place);
    if (arg != NULL && arg->place != PLACE_ABSENT)
        add_value(writer, piece, piece->place, *arg);
    else
        text_add_bytes(writer->text, piece->start, piece->length);
}

/* Past the bracket that `at` is in, if something in it is missing. */
static const char *skip_bracket(const Writer *writer, const char *at)
{
    const char *look = at;
    bool given = true;
    Piece piece;
    while (pattern_next(&look, &piece) && piece.kind != PIECE_CLOSE)
        if (piece.kind == PIECE_PLACE && !is_given(writer, piece.place)) given = false;
    return given ? at : look;
}

static void write_pattern(Writer *writer, const char *pattern)
{
    size_t length = strlen(pattern);
    writer->capital = length > 0 && strchr(".!?", pattern[length - 1]) != NULL;
    const char *at = pattern;
    Piece piece;
    while (pattern_next(&at, &piece)) {
        switch (piece.kind) {
        case PIECE_WORDS: text_add_bytes(writer->text, piece.start, piece.length); break;
        case PIECE_PLACE: add_place(writer, &piece); break;
        case PIECE_OPEN: at = skip_bracket(writer, at); break;
        case PIECE_CLOSE: break;
        }
        if (piece.kind != PIECE_OPEN) writer->capital = false;
    }
    text_add(writer->text, at); /* what cannot be read is shown */
}

static int64_t counted(const Arg *args)
{
    for (const Arg *arg = args; arg->place != PLACE_END; arg++)
        if (arg->place == PLACE_count) return arg->is.number;
    return 1;
}

/* The pattern to be filled; English takes the language from `words`. */
static const char *choose_pattern(Words *words, Sentence sentence, const Arg *args)
{
    bool plural = sentence_is_plural(sentence);
    int64_t count = plural ? counted(args) : 1;
    const char *more = plural ? sentence_many(sentence) : sentence_words(sentence);
    const char *english = count != 1 ? more : sentence_words(sentence);
    if (words->language == NULL) return english;
    const char *found = plural ? language_find_many(words->language, sentence_key(sentence), count)
                               : language_find(words->language, sentence_key(sentence));
    if (found != NULL && pattern_within(more, found)) return found;
    words->language = NULL;
    return english;
}

static void write_sentence(const Words *words, const Speech *speech, Sentence sentence,
                           const Arg *args, Text *text)
{
    Writer writer = {.words = *words, .speech = speech, .args = args, .text = text};
    write_pattern(&writer, choose_pattern(&writer.words, sentence, args));
}

void words_say(const Words *words, Sentence sentence, const Arg *args, Text *text)
{
    write_sentence(words, NULL, sentence, args, text);
}

void words_write(const Words *words, const Sentence *sentence, const Arg *args, Text *text)
{
    words_say(words, *sentence, args, text);
}

void words_write_said(const Words *words, const Said *said, Text *text)
{
    write_part(words, NULL, said, text);
}

void words_write_speech(const Words *words, const Speech *speech, Text *text)
{
    bool begun = false;
    for (int i = 0; i < speech->count; i++) {
        if (speech->nested >> i & 1) continue;
        if (begun) text_add_char(text, ' ');
        write_part(words, speech, &speech->parts[i], text);
        begun = true;
    }
}

const char *words_label(const Words *words, Sentence sentence)
{
    return model_words(words->language, sentence);
}

const char *words_plain(const Words *words, const Sentence *sentence)
{
    return words_label(words, *sentence);
}

void words_write_capital(const Words *words, const Sentence *sentence, Text *text)
{
    char first[] = {words_plain(words, sentence)[0], '\0'};
    if (first[0] == '\0') return;
    model_capital(words->language, first, text);
    text_add(text, words_plain(words, sentence) + 1);
}

void words_write_arg(const Words *words, Arg arg, Text *text)
{
    Writer writer = {.words = *words, .args = ARGS(arg), .text = text};
    add_value(&writer, NULL, (Place)arg.place, arg);
}

void words_write_list(const Words *words, const Arg *items, int count, Text *text)
{
    Writer writer = {.words = *words, .args = ARGS(arg_absent()), .text = text};
    add_list(&writer, MODEL_AND, items, count);
}

void words_write_noun(const Words *words, NounId noun, int64_t count, const char *form, Text *text)
{
    Writer writer = {.words = *words, .args = ARGS(arg_absent()), .text = text};
    Piece piece = {
        .kind = PIECE_PLACE, .form = form, .form_length = form != NULL ? strlen(form) : 0};
    add_noun(&writer, &piece, noun, count);
}
