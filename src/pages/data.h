/*
 * Content of pages: maps and lists of values, in the arena of the map or list
 * to which they are added.
 */
#ifndef ALMANAC_DATA_H
#define ALMANAC_DATA_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct buf;
struct value;

/* To a map with a name, to a list without one (NULL). */
struct value	*data_map(struct value *around, const char *name);
struct value	*data_list(struct value *around, const char *name);

/* The texts are not copied. */
void		 data_text(struct value *around, const char *name,
		    const char *text);
void		 data_integer(struct value *around, const char *name, int64_t);
/* A number as JSON writes it. */
void		 data_number(struct value *around, const char *name,
		    const char *number);
void		 data_flag(struct value *around, const char *name, bool);

/* As JSON sends it. */
void		 data_null(struct value *around, const char *name);

/* Markup from users, of which only harmless parts are kept (text/html.h). */
void		 data_markup(struct value *around, const char *name,
		    const char *markup);

/* CSS of the program or of the site, for a style element. */
void		 data_style(struct value *around, const char *name,
		    const char *css);

/* Markup from template_fill(). */
void		 data_filled(struct value *around, const char *name,
		    const struct buf *);

/* Adds a copy of an existing value. */
void		 data_value(struct value *around, const char *name,
		    const struct value *);

/*
 * A member of a value. Never NULL: an absent member, and any member of a value
 * that is not a map, is null.
 */
const struct value	*data_member(const struct value *map,
			    const char *name)
			    __attribute__((returns_nonnull));

/* The text of a member or ""; and whether it is true. */
const char	*data_get(const struct value *map, const char *name)
		    __attribute__((returns_nonnull));
bool		 data_true(const struct value *map, const char *name);

/* JSON for a script element; null for NULL. */
void		 data_print(struct buf *, const struct value *);

#endif
