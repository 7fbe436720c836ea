/* desktop_sound.h -- music and effects through the sound card, if there is one. */
#ifndef APPS_DESKTOP_DESKTOP_SOUND_H
#define APPS_DESKTOP_DESKTOP_SOUND_H

#include "ui/cue.h"
#include "ui/settings.h"

typedef struct DesktopSound DesktopSound;

/* Looks for the sound card beside everything else: the game neither waits for
 * it nor needs it. */
DesktopSound *desktop_sound_new(const Settings *settings);
void desktop_sound_free(DesktopSound *sound);

void desktop_sound_settings(DesktopSound *sound, const Settings *settings);
void desktop_sound_cue(DesktopSound *sound, Cue cue);
/* There is no sound while the window is minimised. */
void desktop_sound_away(DesktopSound *sound, bool away);

#endif
