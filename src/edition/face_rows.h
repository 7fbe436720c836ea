/* face_rows.h -- what a `theme` line can say. Included with macros that pick what
 * is needed, hence no guard.
 *     FACE_COLOUR(id, word)        a colour, #RRGGBB
 *     FACE_CHOICE(id, word, list)  a word of the list
 *     MOTIF(id, word) ORNAMENT(id, word) BUILDINGS(id, word)   the lists
 */
/* clang-format off */
#ifndef FACE_COLOUR
#define FACE_COLOUR(id, word)
#endif
FACE_COLOUR(RAIL, "rail")
FACE_COLOUR(EDGE, "edge")
FACE_COLOUR(SKY, "sky")
FACE_COLOUR(HORIZON, "horizon")
FACE_COLOUR(TINT, "tint")
FACE_COLOUR(PAPER, "paper")
FACE_COLOUR(GROUND, "ground")
FACE_COLOUR(MAIN, "main")
FACE_COLOUR(MAIN_INK, "main-ink")
FACE_COLOUR(ACCENT, "accent")
FACE_COLOUR(HOUSE, "house")
FACE_COLOUR(HOTEL, "hotel")
FACE_COLOUR(DECK_1, "deck-1")
FACE_COLOUR(DECK_1_INK, "deck-1-ink")
FACE_COLOUR(DECK_2, "deck-2")
FACE_COLOUR(DECK_2_INK, "deck-2-ink")
FACE_COLOUR(DECK_3, "deck-3")
FACE_COLOUR(DECK_3_INK, "deck-3-ink")
FACE_COLOUR(DECK_4, "deck-4")
FACE_COLOUR(DECK_4_INK, "deck-4-ink")
#undef FACE_COLOUR

#ifndef FACE_CHOICE
#define FACE_CHOICE(id, word, list)
#endif
FACE_CHOICE(MOTIF, "motif", face_motifs)
FACE_CHOICE(ORNAMENT, "ornament", face_ornaments)
FACE_CHOICE(BUILDINGS, "buildings", face_buildings)
#undef FACE_CHOICE

#ifndef MOTIF
#define MOTIF(id, word)
#endif
MOTIF(SUNBURST, "sunburst")
MOTIF(BOARDWALK, "boardwalk")
MOTIF(BRIDGE, "bridge")
MOTIF(PALACE, "palace")
MOTIF(WINTER, "winter")
MOTIF(TULIPS, "tulips")
MOTIF(CAMPUS, "campus")
#undef MOTIF

#ifndef ORNAMENT
#define ORNAMENT(id, word)
#endif
ORNAMENT(BRACKETS, "brackets")
ORNAMENT(IRON, "iron")
ORNAMENT(LATTICE, "lattice")
ORNAMENT(SNOWFLAKES, "snowflakes")
ORNAMENT(TILES, "tiles")
ORNAMENT(PAGES, "pages")
#undef ORNAMENT

#ifndef BUILDINGS
#define BUILDINGS(id, word)
#endif
BUILDINGS(HOUSES, "houses")
BUILDINGS(TOWERS, "towers")
#undef BUILDINGS
/* clang-format on */
