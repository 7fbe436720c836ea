/* own_store.h -- the saved games of whoever calls a command. */
#ifndef APPS_COMMAND_OWN_STORE_H
#define APPS_COMMAND_OWN_STORE_H

#include "apps/store/store.h"

/* NULL, and a sentence to standard error, when they cannot be opened. */
Store *own_store_open(void);

#endif
