/*
 * JSON (RFC 8259), written and read.
 *
 * The writer puts commas by itself; `name` is NULL inside a list and for the
 * outermost value.  It escapes what JSON demands and nothing else (contract
 * section 4.1); what it is given must be UTF-8.
 *
 * The reader is strict: one value, UTF-8 checked, no nesting deeper than
 * JSON_DEPTH, no more than JSON_VALUES values in all.  Of a key that is
 * repeated in an object the last value stays; U+0000 in keys is dropped.
 */
#ifndef ALMANAC_JSON_H
#define ALMANAC_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"

/* Other libraries' functions of these names, jansson's, stay their own. */
#pragma GCC visibility push(hidden)

#define JSON_DEPTH	64
#define JSON_VALUES	262144

struct json {
	struct buf	 buf;
	bool		 comma;		/* one is due before the next value */
};

void	json_init(struct json *, struct arena *, size_t expected);
void	json_object(struct json *, const char *name);
void	json_object_end(struct json *);
void	json_list(struct json *, const char *name);
void	json_list_end(struct json *);
void	json_string(struct json *, const char *name, const char *);
void	json_text(struct json *, const char *name, const char *, size_t);
void	json_integer(struct json *, const char *name, int64_t);
void	json_number(struct json *, const char *name, double);	/* shortest */
void	json_boolean(struct json *, const char *name, bool);
void	json_null(struct json *, const char *name);

/* `raw` is JSON already. */
void	json_raw(struct json *, const char *name, const char *raw, size_t);

/*
 * A value as it was sent: from JSON, or from a form or query string, whose
 * leaves are all texts.
 */
enum value_kind {
	VALUE_NULL,
	VALUE_BOOLEAN,
	VALUE_NUMBER,		/* `text` as it was written, exactly */
	VALUE_TEXT,
	VALUE_LIST,
	VALUE_MAP
};

struct value_index;

struct value {
	enum value_kind	 kind;
	bool		 json;		/* typed; else a form or query text */
	bool		 truth;		/* of a boolean */
	bool		 broken;	/* of a form: not UTF-8 somewhere in it */
	bool		 markup;	/* harmless: pages may hold it as it is */
	const char	*name;		/* within a map; else NULL */
	const char	*text;		/* of a text or number, NUL-terminated */
	size_t		 length;	/* of text: it may hold NULs */
	struct value	*first;		/* of a list or map */
	struct value	*last;
	struct value	*next;		/* in the list or map around this one */
	size_t		 count;		/* of a list or map */
	struct arena	*arena;
	struct value_index	*index;		/* of a large map, in value.c */
};

/* The value, or NULL with `*error` set to what is wrong, in English. */
struct value	*_Nullable json_read(struct arena *, const char *, size_t,
		    const char **error);

struct value	*value_new(struct arena *, enum value_kind)
		    __attribute__((returns_nonnull));

/*
 * Appends; within a map a value of the same name is overwritten in its place
 * by a copy of this one, which must be complete by then.  Returns what stands
 * there now.
 */
struct value	*value_add(struct value *list_or_map, struct value *)
		    __attribute__((returns_nonnull));

/* The member of that name, or NULL. */
struct value	*_Nullable value_get(const struct value *map, const char *name);

#pragma GCC visibility pop

#endif
