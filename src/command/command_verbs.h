/* All commands. */
#ifndef ALMANAC_COMMAND_VERBS_H
#define ALMANAC_COMMAND_VERBS_H

#include "command/command_line.h"

extern const struct verb	 verbs[];	/* the last has no name */

#endif
