/* The engines, for store/engines.c only. */
#ifndef ALMANAC_ENGINES_H
#define ALMANAC_ENGINES_H

struct engine;

extern const struct engine	 sqlite_engine;
extern const struct engine	 postgresql_engine;

#endif
