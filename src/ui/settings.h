/* settings.h -- what a person chose about looks, sound and pace. */
#ifndef UI_SETTINGS_H
#define UI_SETTINGS_H

#include "base/text.h"
#include "words/language.h"

/* How computers' turns are shown. */
typedef enum Pace { PACE_WATCH, PACE_QUICK, PACE_INSTANT, PACE_COUNT } Pace;
typedef enum Shade { SHADE_LIGHT, SHADE_DARK, SHADE_COUNT } Shade;

/* Which rents and taxes wait for a press. */
typedef enum Paying { PAYING_AT_ONCE, PAYING_LARGE, PAYING_ALWAYS, PAYING_COUNT } Paying;

typedef struct Settings {
    int music, sound;  /* volume, 0 to 100 */
    bool muted;        /* both off with one key */
    int speed;         /* of movement, 1 slow to 5 fast */
    int pace;          /* Pace */
    int shade;         /* Shade */
    int text_size;     /* percent, 100 to 200 */
    bool calm;         /* reduced motion */
    bool safe_colours; /* palette for colour-blind eyes */
    bool full_screen;
    bool odds;                         /* the bar of chances to win is shown */
    bool hasty;                        /* cards go, and chance acts, without a press */
    int paying;                        /* Paying */
    bool no_letters;                   /* single letters press nothing */
    int coach;                         /* how much it says: 0 nothing, 1 warnings, 2 everything */
    bool auto_end;                     /* turns end when nothing is left to do */
    bool call;                         /* people at one screen are called to it by name */
    char language[LANGUAGE_CODE_SIZE]; /* "": as the system */
} Settings;

Settings settings_usual(void);
/* One setting a line, "music 60", "language fr". Reading leaves out what it does not know
 * and brings numbers into their bounds; never fails. */
void settings_write(const Settings *settings, Text *text);
void settings_read(const char *text, size_t length, Settings *settings);

#endif
