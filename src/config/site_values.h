/* Types of single values of the configuration; private to site*.c. */
#ifndef ALMANAC_SITE_VALUES_H
#define ALMANAC_SITE_VALUES_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

/*
 * `read` converts a text and stores the value at `to`. It returns false if the
 * text is not what `must` describes. Texts are not copied, so they must be in
 * the arena.
 */
struct site_kind {
	const char	*must;		/* "an IPv4 or IPv6 address" */
	bool		(*read)(struct arena *, const char *text, void *to);
};

extern const struct site_kind	 site_text;	/* const char *; not "" */
extern const struct site_kind	 site_title;	/* const char *; "": none */
extern const struct site_kind	 site_name;	/* const char *; not "" */
extern const struct site_kind	 site_symbol;	/* const char *; not "" */
extern const struct site_kind	 site_notice;	/* const char *; "": none */
extern const struct site_kind	 site_log;	/* const char *; "": none */
extern const struct site_kind	 site_address;	/* const char * */
extern const struct site_kind	 site_url;	/* const char *; "": none */
extern const struct site_kind	 site_zone;	/* struct site */
extern const struct site_kind	 site_front;	/* bool: month */
extern const struct site_kind	 site_weekday;	/* int; "": -1 */
extern const struct site_kind	 site_clock;	/* int; "": 0 */
extern const struct site_kind	 site_code;	/* const char *: a currency's */
extern const struct site_kind	 site_position;	/* bool: after the amount */
extern const struct site_kind	 site_slug;	/* const char * */
extern const struct site_kind	 site_tiles;	/* const char *; "": none */
extern const struct site_kind	 site_prefix;	/* const char * */
extern const struct site_kind	 site_locale;	/* struct mount */
extern const struct site_kind	 site_namespace;	/* const char * */
extern const struct site_kind	 site_role;	/* const char * */
extern const struct site_kind	 site_origin;	/* const char * */
extern const struct site_kind	 site_operations; /* const char *; "": none */

/* Whether the word is the first one of pages, other than those of slugs. */
bool		 site_is_taken(const char *word, size_t length);

/* Return the usual spelling of a text, in the arena, or the text. */
const char	*site_mend_zone(struct arena *, const char *);
const char	*site_mend_code(struct arena *, const char *);

#endif
