/*
 * Settings of the desk (rules, section 46): keys of site.yaml that
 * administrators have set there.
 */
#ifndef ALMANAC_SETTINGS_H
#define ALMANAC_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena;
struct db;
struct setting;
struct site;

/*
 * A random number that changes with each change, also if another server of
 * PostgreSQL has taken over without the last ones. 0: nothing was ever set.
 */
int64_t	settings_version(struct db *);

/* All settings, by name, in the arena. Returns their number. */
size_t	settings_list(struct db *, struct arena *, struct setting **list);

/*
 * Fills `to` with the settings of a file, which must outlive it, and with those
 * stored (site_add()). Reports and leaves out what is wrong now, although it
 * was right when it was stored: the file has changed, or this program. Returns
 * false if the database has failed.
 */
bool	settings_apply(struct db *, struct arena *, const struct site *file,
	    struct site *to);

/*
 * Stores a setting, or deletes it (NULL), inside a write transaction. Lists and
 * cached records may look different then (store_changed_records()).
 */
void	setting_put(struct db *, const char *name,
	    const char *_Nullable value, int64_t now);

#endif
