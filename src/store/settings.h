/*
 * Settings of the desk (rules, section 46): keys of site.yaml that administrators
 * have set there.
 */
#ifndef ALMANAC_SETTINGS_H
#define ALMANAC_SETTINGS_H

#include <stddef.h>
#include <stdint.h>

struct arena;
struct db;
struct setting;

/*
 * A random number that changes with each change, also if another server of
 * PostgreSQL has taken over without the last ones. 0: nothing was ever set.
 */
int64_t	settings_version(struct db *);

/* All settings, by name, in the arena. Returns their number. */
size_t	settings_list(struct db *, struct arena *, struct setting **list);

/*
 * Stores a setting, or deletes it (NULL), inside a write transaction. Lists and
 * cached records may look different then (store_changed_records()).
 */
void	setting_put(struct db *, const char *name,
	    const char *_Nullable value, int64_t now);

#endif
