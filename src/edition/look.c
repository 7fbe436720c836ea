/* look.c -- how a space, deck or token looks, where the edition file chooses. */
#include "edition/look.h"

#include <assert.h>
#include <stddef.h>

const char *const look_icons[] = {
#define PICTURE(id, word) word,
#include "edition/look_rows.h"
    NULL};

const char *const look_shapes[] = {
#define SHAPE(word) word,
#include "edition/look_rows.h"
    NULL};

const char *const look_themes[] = {
#define TINT(id, word, rgb) word,
#include "edition/look_rows.h"
    NULL};

const char *look_shape(LookChoice look)
{
    return look.icon == 0 ? NULL : look_shapes[look.icon - 1];
}

uint32_t look_colour(LookTheme theme)
{
    static const uint32_t colours[] = {
#define TINT(id, word, rgb) [LOOK_THEME_##id] = rgb,
#include "edition/look_rows.h"
    };
    assert(theme > LOOK_THEME_USUAL && theme < LOOK_THEME_COUNT);
    return colours[theme];
}
