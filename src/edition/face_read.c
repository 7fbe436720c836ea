/* face_read.c -- the statements about how a board looks: felt and theme. */
#include "edition/face_read.h"

/* What the file being read has said itself, so that the order does not matter. */
static void begin_file(Draft *draft)
{
    if (draft->face_source == draft->source) return;
    draft->face_source = draft->source;
    draft->face_own = 0;
}

void face_read_felt(Draft *draft, Statement *statement)
{
    uint32_t colour;
    if (!statement_colour(statement, &colour) || !statement_end(statement) || !statement->active)
        return;
    begin_file(draft);
    draft->edition.felt = colour;
    for (int detail = 0; detail < FACE_DETAILS; detail++)
        if ((draft->face_own >> detail & 1) == 0)
            face_unsay(&draft->edition.face, (FaceDetail)detail);
}

static bool read_value(Statement *statement, FaceDetail detail, uint32_t *value)
{
    static const Sentence kinds[FACE_DETAILS] = {[FACE_MOTIF] = TC_("kind", "motif"),
                                                 [FACE_ORNAMENT] = TC_("kind", "ornament"),
                                                 [FACE_BUILDINGS] =
                                                     TC_("kind", "kind of building")};
    const char *const *words = face_choices(detail);
    int choice;
    if (words == NULL) return statement_colour(statement, value);
    if (!statement_choice(statement, kinds[detail], words, &choice)) return false;
    *value = (uint32_t)choice;
    return true;
}

void face_read(Draft *draft, Statement *statement)
{
    Face said = {.said = 0};
    int from = statement->next;
    do {
        int detail;
        uint32_t value;
        statement_once(statement, from);
        if (!statement_choice(statement, (Sentence)TC_("kind", "part of a theme"), face_details,
                              &detail) ||
            !read_value(statement, (FaceDetail)detail, &value))
            return;
        face_say(&said, (FaceDetail)detail, value);
    } while (!statement_at_end(statement));
    if (!statement->active) return;
    begin_file(draft);
    draft->face_own |= said.said;
    for (int detail = 0; detail < FACE_DETAILS; detail++)
        if (face_says(&said, (FaceDetail)detail))
            face_say(&draft->edition.face, (FaceDetail)detail, said.value[detail]);
}
