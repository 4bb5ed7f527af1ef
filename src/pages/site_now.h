/*
 * The settings of this process: those of site.yaml and of the desk. Requests
 * keep the settings with which they began.
 */
#ifndef ALMANAC_SITE_NOW_H
#define ALMANAC_SITE_NOW_H

#include <stdint.h>

struct arena;
struct db;
struct site;

/* Call it before the fork. Settings of the file must not change any more. */
void			 site_now_start(const struct site *file, struct db *);

/* The settings, which live as long as what is allocated in the arena now. */
const struct site	*site_now(struct arena *);

/* A number that differs with each change of the settings, for caches. */
uint64_t		 site_now_version(void);

/*
 * Reads the settings again if they have changed. Only one thread may call it.
 */
void			 site_now_follow(struct db *);

#endif
