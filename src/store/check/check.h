/*
 * Checks a database: the file, its schema, the values in it, its references,
 * and the data derived from records.
 */
#ifndef ALMANAC_CHECK_H
#define ALMANAC_CHECK_H

#include <stddef.h>

struct db;

/* Receives at most `most` faults. The text is valid until `say` returns. */
struct check_report {
	size_t	 most;
	void	(*say)(void *context, const char *sentence);
	void	*context;
};

/*
 * Each of these returns the number of faults that it reported. Call them
 * inside a read transaction, which may take long.
 */
size_t	check_database(struct db *, const struct check_report *);

void	check_say_lost(const struct check_report *, const char *table,
	    const char *parent);

/* Checks schema, values and references of a database of any known version. */
size_t	check_contents(struct db *, const struct check_report *);

/*
 * Whether each value is one that this program stores: enumerators exist, times
 * are within the supported years, coordinates are on the globe, texts are
 * UTF-8. The schema must be correct.
 */
size_t	check_values(struct db *, const struct check_report *);

/*
 * Whether each series has a model and its events an original start, after
 * `count` other faults.
 */
size_t	check_series(struct db *, const struct check_report *, size_t count);

/*
 * Whether the links in the row of each event are those of its records
 * (store/stored_links.h).
 */
size_t	check_derived(struct db *, const struct check_report *);

/*
 * Returns the first fault that a check reports, or NULL. The text is valid
 * until this thread calls check_first() again.
 */
const char	*_Nullable check_first(struct db *,
		    size_t (*)(struct db *, const struct check_report *));

#endif
