/* token_art.c -- the tokens, drawn. */
#include "view/art/token_art.h"

#include <assert.h>

#include "base/text.h"
#include "edition/edition.h"
#include "view/art/token_outlines.h"

static_assert((int)TOKEN_SIGNS >= (int)MAX_TOKENS, "a sign for every token of an edition");

/* How strong the paler tone is. */
#define TONE 0.5
/* Parts of the width of a counter: its coloured disc, its silhouette. */
#define DISC_PART 0.89
#define SHAPE_PART 0.77

static const TokenOutline *find_in(const TokenOutline *table, const char *word)
{
    for (; table->word != NULL; table++)
        if (text_same(table->word, word)) return table;
    return NULL;
}

static const TokenOutline *outline_of(const char *word, int index)
{
    static const TokenOutline *const tables[] = {token_animals, token_vehicles, token_people,
                                                 token_things};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        const TokenOutline *found = find_in(tables[i], word);
        if (found != NULL) return found;
    }
    return &token_signs[(unsigned)index % TOKEN_SIGNS];
}

static void fill_part(Canvas *canvas, const char *outline, Box box, Colour colour)
{
    if (outline == NULL) return;
    canvas_outline_path(canvas, outline, TOKEN_SIDE, box);
    canvas->verbs->fill(canvas, colour);
}

void token_art_draw(Canvas *canvas, const char *word, int index, Box box, Colour colour)
{
    const TokenOutline *outline = outline_of(word, index);
    fill_part(canvas, outline->tone, box, colour_faded(colour, TONE));
    fill_part(canvas, outline->solid, box, colour);
}

void token_art_disc(Canvas *canvas, const char *word, int index, Box box, Colour player_colour,
                    Colour paper)
{
    double side = box.w < box.h ? box.w : box.h;
    double x = box_middle_x(box), y = box_middle_y(box);
    canvas_shadow(canvas, box_centred(box, side, side), side / 2, 1.5 + side * 0.06);
    canvas_fill_circle(canvas, x, y, side / 2, paper);
    canvas_fill_circle(canvas, x, y, side / 2 * DISC_PART, player_colour);
    token_art_draw(canvas, word, index, box_centred(box, side * SHAPE_PART, side * SHAPE_PART),
                   paper);
}
