/* letters.h -- the letters of key_list.h by name. */
#ifndef VIEW_LETTERS_H
#define VIEW_LETTERS_H

#define LETTER(name, letter, sentence) LETTER_##name = (letter),
enum Letters {
#include "view/key_list.h"
};
#undef LETTER

#endif
