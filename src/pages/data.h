/*
 * What pages are filled with: maps and lists of values, in the arena of the
 * map or list that they are put into.
 */
#ifndef ALMANAC_DATA_H
#define ALMANAC_DATA_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct buf;
struct value;

/* Into a map by a name, into a list without one (NULL). */
struct value	*data_map(struct value *around, const char *name);
struct value	*data_list(struct value *around, const char *name);

/* Copies of none of these texts are made. */
void		 data_text(struct value *around, const char *name,
		    const char *text);
void		 data_integer(struct value *around, const char *name, int64_t);
void		 data_flag(struct value *around, const char *name, bool);

/* Markup from outside: only what is harmless of it stays (text/html.h). */
void		 data_markup(struct value *around, const char *name,
		    const char *markup);

/* Markup that template_fill() has made. */
void		 data_filled(struct value *around, const char *name,
		    const struct buf *);

/* A value that is there already; a copy of it, without what follows it. */
void		 data_value(struct value *around, const char *name,
		    const struct value *);

/*
 * A member, which may be read whatever is there: one that is absent is null,
 * and of what is no map all are.  Never NULL.
 */
const struct value	*data_member(const struct value *map,
			    const char *name)
			    __attribute__((returns_nonnull));

/* The text of a member, "" if it has none; and whether it is true. */
const char	*data_get(const struct value *map, const char *name)
		    __attribute__((returns_nonnull));
bool		 data_true(const struct value *map, const char *name);

/* As JSON that may stand in a script element; null for NULL. */
void		 data_print(struct buf *, const struct value *);

#endif
