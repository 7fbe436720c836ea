/* cmd_lab.h -- the commands of the laboratory: opoly lab VERB. */
#ifndef APPS_LAB_CMD_LAB_H
#define APPS_LAB_CMD_LAB_H

#include "apps/command/options.h"

extern const CommandSpec cmd_lab_play;
extern const CommandSpec cmd_lab_compare;
extern const CommandSpec cmd_lab_rate;
extern const CommandSpec cmd_lab_exploit;
extern const CommandSpec cmd_lab_trades;
extern const CommandSpec cmd_lab_landing;
extern const CommandSpec cmd_lab_worth;
extern const CommandSpec cmd_lab_evolve;
extern const CommandSpec cmd_lab_train;

#endif
