/*
 * Settings of the desk (rules, section 46), for administrators.
 */
#ifndef ALMANAC_SITE_SETTINGS_H
#define ALMANAC_SITE_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>

struct key;
struct request;
struct setting;
struct site;

enum setting_source { SETTING_FILE, SETTING_DESK, SETTING_DEFAULT };

/*
 * The settings as they are stored; the request may have begun with older ones.
 */
struct stored_settings {
	size_t		 count;
	struct setting	*list;
};

void	settings_read(struct request *, struct stored_settings *);

/*
 * Returns the value as JSON without what is hidden, in the arena, and where it
 * is set.
 */
const char	*setting_value(struct request *,
		    const struct stored_settings *, const struct key *,
		    enum setting_source *);

/* Returns what is wrong with a value, whatever the others are, or NULL. */
const char	*_Nullable setting_fault(struct request *,
		    const struct setting *);

/*
 * Whether one of the settings would change how people sign in, or what
 * strangers may do (`proof` of the key).
 */
bool	settings_need_proof(struct request *, const struct stored_settings *,
	    const struct setting *, size_t count);

/*
 * The site with these settings, which are not stored, in the arena of the
 * request; NULL if one is wrong.
 */
const struct site	*_Nullable settings_tried(struct request *,
	    const struct setting *, size_t count);

/*
 * Stores settings, all or none; a value NULL deletes one. Those that site.yaml
 * sets and those that stay the same are passed over. Each change adds a row to
 * the history. Returns NULL, or what is wrong with the setting `*wrong`:
 * "'clock' must be 12, 24 or empty".
 */
const char	*_Nullable settings_store(struct request *,
		    const struct setting *, size_t count, size_t *wrong);

#endif
