/* po_file.h -- reads what there is to translate, and translations: po/opoly.pot, po/CODE.po. */
#ifndef TESTS_PO_FILE_H
#define TESTS_PO_FILE_H

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "base/text.h"
#include "words/plural.h"

typedef enum PoPart {
    PO_CONTEXT,
    PO_ORIGINAL,
    PO_MANY,
    PO_FORM, /* the first translation, or the only one */
    PO_PART_COUNT = PO_FORM + PLURAL_FORMS_MAX
} PoPart;

/* Parts that are missing are empty. The header has an empty original. */
typedef struct PoMessage {
    Text part[PO_PART_COUNT];
    bool fuzzy;
    int line;
} PoMessage;

typedef struct PoFile {
    PoMessage *messages;
    int count;
} PoFile;

static inline const char *po_part(const PoMessage *message, int part)
{
    return message->part[part].start;
}

static inline void po_free(PoFile *file)
{
    for (int i = 0; i < file->count; i++) {
        for (int k = 0; k < PO_PART_COUNT; k++) text_free(&file->messages[i].part[k]);
    }
    mem_free(file->messages);
    *file = (PoFile){0};
}

static inline PoMessage *po_begin(PoFile *file, int line)
{
    file->messages = mem_resize(file->messages, (size_t)file->count + 1, sizeof *file->messages);
    PoMessage *message = &file->messages[file->count++];
    *message = (PoMessage){.line = line};
    for (int k = 0; k < PO_PART_COUNT; k++) message->part[k] = text_growing();
    return message;
}

/* Adds what is between the quotes of the line. */
static inline void po_unquote(const char *line, Text *text)
{
    const char *at = strchr(line, '"');
    if (at == NULL) return;
    for (at++; *at != '\0' && *at != '"'; at++) {
        if (*at != '\\')
            text_add_char(text, *at);
        else
            text_add_char(text, *++at == 'n' ? '\n' : *at);
    }
}

/* Which part a line begins; PO_PART_COUNT for a line that continues the last one. */
static inline int po_part_of(const char *line)
{
    if (strncmp(line, "msgctxt ", 8) == 0) return PO_CONTEXT;
    if (strncmp(line, "msgid ", 6) == 0) return PO_ORIGINAL;
    if (strncmp(line, "msgid_plural ", 13) == 0) return PO_MANY;
    if (strncmp(line, "msgstr ", 7) == 0) return PO_FORM;
    if (strncmp(line, "msgstr[", 7) == 0) return PO_FORM + (line[7] - '0') % PLURAL_FORMS_MAX;
    return PO_PART_COUNT;
}

static inline bool po_begins(int part, int last)
{
    return part == PO_CONTEXT || (part == PO_ORIGINAL && last != PO_CONTEXT);
}

/* False when there is no such file. Comments and obsolete messages are passed
 * over. End it with po_free. */
static inline bool po_read(const char *path, PoFile *po)
{
    FILE *file = fopen(path, "r");
    char line[4000];
    int number = 0, last = PO_PART_COUNT;
    bool fuzzy = false;
    *po = (PoFile){0};
    if (file == NULL) return false;
    while (fgets(line, sizeof line, file) != NULL) {
        number++;
        if (line[0] == '#') {
            if (line[1] == ',' && strstr(line, "fuzzy") != NULL) fuzzy = true;
            continue;
        }
        int part = po_part_of(line);
        if (po_begins(part, last)) {
            po_begin(po, number)->fuzzy = fuzzy;
            fuzzy = false;
        }
        if (part == PO_PART_COUNT) part = last;
        if (po->count > 0 && part < PO_PART_COUNT)
            po_unquote(line, &po->messages[po->count - 1].part[part]);
        last = part;
    }
    fclose(file);
    return true;
}

#endif
