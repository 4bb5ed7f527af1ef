/*
 * Whether a database is sound: the file, its schema, the values in it, its
 * references, and what is derived from the records.
 */
#ifndef ALMANAC_CHECK_H
#define ALMANAC_CHECK_H

#include <stddef.h>

struct db;

/*
 * Who receives the faults: at most `most`. A sentence lives until `say`
 * returns.
 */
struct check_report {
	size_t	 most;
	void	(*say)(void *context, const char *sentence);
	void	*context;
};

/*
 * All of these return how many faults they reported. They run inside a read
 * transaction, which may take long.
 */
size_t	check_database(struct db *, const struct check_report *);

/*
 * What the engine says of its files, and of references that it must keep itself.
 */
size_t	check_storage(struct db *, const struct check_report *);
size_t	check_foreign_keys(struct db *, const struct check_report *);
void	check_say_lost(const struct check_report *, const char *table,
	    const char *parent);

/* Schema, values and references alone, of any version that is recognized. */
size_t	check_contents(struct db *, const struct check_report *);

/*
 * Whether each value is one that this program stores: enumerators that exist,
 * times within the supported years, coordinates on the globe, texts in UTF-8.
 * The schema must be sound.
 */
size_t	check_values(struct db *, const struct check_report *);

/*
 * Whether what is derived (store/event_index.h, the files of store/lists/ and
 * store/search/) is what the records make.
 */
size_t	check_index(struct db *, const struct check_report *);

/*
 * The first fault that one of them reports, or NULL; lives until the next call
 * of this thread.
 */
const char	*check_first(struct db *,
		    size_t (*)(struct db *, const struct check_report *));

#endif
