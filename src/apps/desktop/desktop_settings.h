/* desktop_settings.h -- the settings of the drawn game, kept between runs. */
#ifndef APPS_DESKTOP_DESKTOP_SETTINGS_H
#define APPS_DESKTOP_DESKTOP_SETTINGS_H

#include "ui/settings.h"

/* From $XDG_CONFIG_HOME/opoly/settings or ~/.config/opoly/settings; the usual
 * ones where there is nothing. */
Settings desktop_settings_read(void);
/* False with a sentence when they cannot be written. */
bool desktop_settings_keep(const Settings *settings, Text *why);

#endif
