/* face.h -- how a whole board looks: the colours, motif and ornaments of its theme.
 *
 * A face is no rule: it takes no part in edition_hash. What a file does not say
 * follows from its felt. */
#ifndef EDITION_FACE_H
#define EDITION_FACE_H

#include <stdbool.h>
#include <stdint.h>

/* What there is to say: first colours, then choices. */
typedef enum FaceDetail {
#define FACE_COLOUR(id, word) FACE_##id,
#include "edition/face_rows.h"
    FACE_COLOURS,
    FACE_BEFORE_CHOICES = FACE_COLOURS - 1, /* choices go on from here */
#define FACE_CHOICE(id, word, list) FACE_##id,
#include "edition/face_rows.h"
    FACE_DETAILS
} FaceDetail;

typedef enum FaceMotif {
#define MOTIF(id, word) MOTIF_##id,
#include "edition/face_rows.h"
    MOTIF_COUNT
} FaceMotif;

typedef enum FaceOrnament {
#define ORNAMENT(id, word) ORNAMENT_##id,
#include "edition/face_rows.h"
    ORNAMENT_COUNT
} FaceOrnament;

typedef enum FaceBuildings {
#define BUILDINGS(id, word) BUILDINGS_##id,
#include "edition/face_rows.h"
    BUILDINGS_COUNT
} FaceBuildings;

typedef struct Face {
    uint32_t said;                /* bit n: the file chose detail n */
    uint32_t value[FACE_DETAILS]; /* 0xRRGGBB, or a place in the list; 0 if not said */
} Face;

/* The words of the details, ended by NULL, and those of the choices. */
extern const char *const face_details[];
extern const char *const face_motifs[];
extern const char *const face_ornaments[];
extern const char *const face_buildings[];
/* The words that a detail chooses from; NULL for a colour. */
const char *const *face_choices(FaceDetail detail);

static inline bool face_says(const Face *face, FaceDetail detail)
{
    return (face->said >> detail & 1) != 0;
}
void face_say(Face *face, FaceDetail detail, uint32_t value);
void face_unsay(Face *face, FaceDetail detail);

/* Every detail has a value: what is not said follows from `felt`, 0xRRGGBB, and
 * from what is said. `said` stays as it was. */
Face face_whole(const Face *face, uint32_t felt);

#endif
