/*
 * What happens in the town, by the sort of its rule.
 */
#ifndef ALMANAC_DEMO_ROWS_H
#define ALMANAC_DEMO_ROWS_H

#include "command/demo.h"

extern const struct demo_rows	 demo_series;	/* again and again */
extern const struct demo_rows	 demo_yearly;	/* once in a year */

/* On one of the days that fit; those that are to be there in any case first. */
extern const struct demo_rows	 demo_unlisted;
extern const struct demo_rows	 demo_away;	/* in other time zones */
extern const struct demo_rows	 demo_music;
extern const struct demo_rows	 demo_evenings;
extern const struct demo_rows	 demo_hands;

#endif
