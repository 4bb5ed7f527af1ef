/*
 * Content of pages: maps and lists of values. A value is stored in the arena of
 * the map or list it is added to.
 */
#ifndef ALMANAC_DATA_H
#define ALMANAC_DATA_H

#include <stdbool.h>
#include <stdint.h>

struct buf;
struct value;

/* Adds to a map with a name, to a list with NULL as the name. */
struct value	*data_map(struct value *parent, const char *name);
struct value	*data_list(struct value *parent, const char *name);

/* Adds a map with `name` and `address` to a list, and returns it. */
struct value	*data_link(struct value *list, const char *name,
		    const char *address);

/* Texts are not copied. */
void		 data_text(struct value *parent, const char *name,
		    const char *text);
void		 data_integer(struct value *parent, const char *name, int64_t);
/* Adds a number, written as in JSON. */
void		 data_number(struct value *parent, const char *name,
		    const char *number);
void		 data_flag(struct value *parent, const char *name, bool);

/* Adds a choice of a field to a list. Returns its map. */
struct value	*data_option(struct value *list, const char *value,
		    const char *name, bool selected);

/* Adds null. */
void		 data_null(struct value *parent, const char *name);

/* Adds markup from users. Only harmless parts are kept (text/html.h). */
void		 data_markup(struct value *parent, const char *name,
		    const char *markup);

/* Adds CSS of the program or site, for a style element. */
void		 data_style(struct value *parent, const char *name,
		    const char *css);

/* Adds the output of template_fill(). */
void		 data_filled(struct value *parent, const char *name,
		    const struct buf *);

/* Adds a copy of an existing value. */
void		 data_value(struct value *parent, const char *name,
		    const struct value *);

/*
 * Returns a member of a value, never NULL: the result is null if the member is
 * absent or the value is not a map.
 */
const struct value	*data_member(const struct value *map,
			    const char *name)
			    __attribute__((returns_nonnull));

/* The text of a member, or ""; whether a member is true. */
const char	*data_get(const struct value *map, const char *name)
		    __attribute__((returns_nonnull));
bool		 data_true(const struct value *map, const char *name);

/* Prints JSON for a script element; null for NULL. */
void		 data_print(struct buf *, const struct value *);

#endif
