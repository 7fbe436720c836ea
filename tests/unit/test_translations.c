/* test_translations.c -- every translation says what its original says: the same
 * places, forms there are, models that can be read. */
#include "check.h"
#include "pseudo.h"
#include "words/inflection.h"
#include "words/model.h"
#include "words/pattern.h"
#include "words/words.h"

enum { KEY_SIZE = 2000 };

static const char *file_name;

/* The check failed for this message: says where, and what. */
static void complain(const PoMessage *message, const char *what, const char *words)
{
    check_counts.faults++;
    printf("%s:%d: %s: \"%s\"\n", file_name, message->line, what, words);
}

/* Nouns also have a plural, which is no form of theirs. */
static bool is_form(const char *form, size_t length)
{
    const Sentence *known;
    if (length == strlen("many") && strncmp(form, "many", length) == 0) return true;
    for (int n = 0; (known = model_form_message(n)) != NULL; n++) {
        const char *words = sentence_words(*known);
        if (strncmp(words, form, length) == 0 && words[length] == '=') return true;
    }
    return false;
}

static void check_forms(const PoMessage *message, const char *words)
{
    Piece piece;
    for (const char *at = words; pattern_next(&at, &piece);) {
        if (piece.kind != PIECE_PLACE || piece.form_length == 0) continue;
        if (!is_form(piece.form, piece.form_length)) complain(message, "unknown form", words);
    }
}

/* "NAME=MODEL": the name stays, and the model has an answer for every name. */
static void check_form_model(const PoMessage *message, const char *words)
{
    const char *original = po_part(message, PO_ORIGINAL);
    size_t head = (size_t)(strchr(original, '=') - original) + 1;
    static const char *const names[] = {"Ann", "maison", "Ełk", "7", "the bank", "x"};
    if (strncmp(original, words, head) != 0) {
        complain(message, "the name of a form stays", words);
        return;
    }
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char buffer[100];
        Text text = text_into(buffer, sizeof buffer);
        if (!inflection_write(words + head, names[i], "", &text))
            complain(message, "no form", names[i]);
    }
}

/* A day is written with its year, month and day, each once. */
static bool is_date_model(const char *words)
{
    static const char *const parts[] = {"YYYY", "MM", "DD"};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const char *found = strstr(words, parts[i]);
        if (found == NULL || strchr(found + strlen(parts[i]), parts[i][0]) != NULL) return false;
    }
    return true;
}

static void check_model(const PoMessage *message, const char *words)
{
    const char *context = po_part(message, PO_CONTEXT);
    NumberStyle style;
    if (strcmp(context, "form") == 0)
        check_form_model(message, words);
    else if (strcmp(context, "date") == 0 && !is_date_model(words))
        complain(message, "a day has YYYY, MM and DD", words);
    else if (strcmp(context, "list") == 0 && strncmp(words, "A, B", 4) != 0)
        complain(message, "a list is not A, B and C", words);
    else if (strcmp(context, "number") == 0 && strstr(po_part(message, PO_ORIGINAL), "{}") != NULL)
        CHECK(strstr(words, "{}") != NULL);
    else if (strcmp(context, "number") == 0 && !number_style_read(words, &style))
        complain(message, "it is not the number", words);
}

static bool same_places(const char *original, const char *translation)
{
    PatternPlaces ours, theirs;
    return pattern_places(original, &ours) && pattern_places(translation, &theirs) &&
           pattern_same_places(&ours, &theirs);
}

/* One way to say it: a translation, or the original itself. */
static void check_words(const PoMessage *message, const char *words)
{
    const char *one = po_part(message, PO_ORIGINAL), *many = po_part(message, PO_MANY);
    if (words[0] == '\0') return;
    if (pseudo_stays(message)) {
        check_model(message, words);
        return;
    }
    if (!same_places(one, words) && (many[0] == '\0' || !same_places(many, words)))
        complain(message, "other places than in the original", words);
    check_forms(message, words);
}

static void check_file(const char *path)
{
    PoFile file;
    file_name = path;
    CHECK(po_read(path, &file));
    CHECK(file.count > 20);
    for (int i = 1; i < file.count; i++) {
        const PoMessage *message = &file.messages[i];
        if (message->fuzzy) continue;
        for (int k = PO_FORM; k < PO_PART_COUNT; k++) check_words(message, po_part(message, k));
    }
    po_free(&file);
}

static void what_there_is_to_translate_can_be_read(void)
{
    PoFile file;
    file_name = "po/opoly.pot";
    CHECK(po_read(file_name, &file));
    for (int i = 1; i < file.count; i++) {
        const PoMessage *message = &file.messages[i];
        check_words(message, po_part(message, PO_ORIGINAL));
        check_words(message, po_part(message, PO_MANY));
    }
    po_free(&file);
}

static void translations_have_the_places_of_their_originals(void)
{
    FILE *languages = fopen("po/LINGUAS", "r");
    char code[40], path[60];
    int count = 0;
    CHECK(languages != NULL);
    if (languages == NULL) return;
    while (fgets(code, sizeof code, languages) != NULL) {
        code[strcspn(code, "\n")] = '\0';
        snprintf(path, sizeof path, "po/%s.po", code);
        check_file(path);
        CHECK_TEXT(code, language_known(++count) != NULL ? language_known(count)->code : NULL);
    }
    fclose(languages);
    CHECK(language_known(count + 1) == NULL);
}

/* ---- that the checks would find something ---- */

static int faults_of(const char *context, const char *original, const char *translation)
{
    PoFile file = {0};
    PoMessage *message = po_begin(&file, 1);
    int before = check_counts.faults;
    file_name = "expected here";
    text_add(&message->part[PO_CONTEXT], context);
    text_add(&message->part[PO_ORIGINAL], original);
    check_words(message, translation);
    int found = check_counts.faults - before;
    check_counts.faults = before;
    po_free(&file);
    return found;
}

static void mistakes_of_translators_are_found(void)
{
    const char *bought = "{seat} bought {deed}[ for {sum}].";
    CHECK_INT(0, faults_of("", bought, "{deed}: {seat.of}[ ({sum})]"));
    CHECK_INT(1, faults_of("", bought, "{seat} a acheté[ pour {sum}]."));
    CHECK_INT(1, faults_of("", bought, "{seat} a acheté {deed} à {other}[ pour {sum}]."));
    CHECK_INT(1, faults_of("", bought, "{seat} a acheté {deed} pour {sum}."));
    CHECK_INT(1, faults_of("", bought, "{seat} a acheté {dede}[ pour {sum}]."));
    CHECK_INT(1, faults_of("", bought, "{seat} a acheté {deed[ pour {sum}]."));
    CHECK_INT(1, faults_of("", bought, "{seat.dative} a acheté {deed}[ pour {sum}]."));
    CHECK_INT(0, faults_of("form", "of={}'s", "of=^aé>d'{}|de {}"));
    CHECK_INT(1, faults_of("form", "of={}'s", "de=de {}"));
    CHECK(faults_of("form", "of={}'s", "of=^aé>d'{}") > 0);
    CHECK_INT(1, faults_of("list", "A, B and C", "A und B"));
    CHECK_INT(1, faults_of("number", "1,234.5", "many"));
    CHECK_INT(0, faults_of("date", "YYYY-MM-DD", "DD/MM/YYYY"));
    CHECK_INT(1, faults_of("date", "YYYY-MM-DD", "DD/MM/YY"));
}

/* ---- the language xx ---- */

static void the_pseudo_language_keeps_all_places(void)
{
    Text bytes = pseudo_bytes();
    Language language;
    const char *why = NULL;
    CHECK(language_open(&language, bytes.start, bytes.length, &why));
    CHECK_TEXT(NULL, why);
    CHECK_TEXT("xx", language_code(&language));
    CHECK_TEXT("A, B and C", language_find(&language, "list" CONTEXT_MARK "A, B and C"));
    CHECK_TEXT("‹ĥóóúúšéé›", language_find_many(&language, "noun" CONTEXT_MARK "house", 1));
    CHECK_TEXT("‹ĥóóúúšééš›", language_find_many(&language, "noun" CONTEXT_MARK "house", 2));
    PoFile file;
    CHECK(po_read("po/opoly.pot", &file));
    file_name = "xx";
    for (int i = 1; i < file.count; i++) {
        const char *context = po_part(&file.messages[i], PO_CONTEXT);
        const char *words = po_part(&file.messages[i], PO_ORIGINAL);
        char buffer[KEY_SIZE];
        Text key = text_into(buffer, sizeof buffer);
        text_add(&key, context);
        if (*context != '\0') text_add(&key, CONTEXT_MARK);
        text_add(&key, words);
        const char *found = language_find(&language, buffer);
        CHECK(found != NULL);
        if (found != NULL) check_words(&file.messages[i], found);
    }
    po_free(&file);
    text_free(&bytes);
}

static void only_the_words_of_a_sentence_are_changed(void)
{
    char buffer[200];
    Text text = text_into(buffer, sizeof buffer);
    pseudo_write("{seat.of} turn[ for {sum}] {{ok} [[no]]", &text);
    CHECK_TEXT("‹{seat.of} ţúúřñ[ fóóř {sum}] {{óóķ} [[ñóó]]›", buffer);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(what_there_is_to_translate_can_be_read);
    RUN(translations_have_the_places_of_their_originals);
    RUN(mistakes_of_translators_are_found);
    RUN(the_pseudo_language_keeps_all_places);
    RUN(only_the_words_of_a_sentence_are_changed);
    return check_done();
}
