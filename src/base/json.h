/*
 * JSON (RFC 8259).
 *
 * The writer adds commas. `name` is NULL within a list and for the outermost
 * value. It escapes only what JSON requires (rule 6.1). Its input must be
 * UTF-8. It can leave out members, and make values instead of text, for code
 * that would have to read the text again.
 *
 * The reader is strict: one value, valid UTF-8, nesting up to JSON_DEPTH, at
 * most JSON_VALUES values. Of a repeated key the last value counts; U+0000 in
 * keys is dropped.
 */
#ifndef ALMANAC_JSON_H
#define ALMANAC_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"

/* Hidden from the linker, since jansson has functions of these names. */
#pragma GCC visibility push(hidden)

#define JSON_DEPTH	64
#define JSON_VALUES	262144

struct json_level;
struct value;

struct json {
	struct buf	 buf;
	bool		 comma;		/* before the next value */
	bool		 both;		/* text besides values */
	struct json_level *level;	/* NULL: all members, as text only */
	size_t		 left_out;	/* open values that are left out */
	size_t		 made;		/* values */
};

void	json_init(struct json *, struct arena *, size_t expected);

/*
 * Writes only members whose names are in `mask`, or if it is NULL, all. What is
 * a map in the mask selects members of that member, or of its elements. Call it
 * before the first value.
 */
void	json_select(struct json *, const struct value *_Nullable mask);

/*
 * The same, but makes values in another arena. json_made() returns the
 * outermost one, or NULL if there were more than JSON_VALUES. If `both`, the
 * text is written, too, with all members.
 */
void	json_make(struct json *, struct arena *, const struct value *_Nullable
	    mask, bool both);
const struct value *_Nullable	json_made(const struct json *);

/* Adds a text to values that are made, but not to the text. */
void	json_aside(struct json *, const char *name, const char *);

/* Whether a member is written, so that it need not be computed otherwise. */
bool	json_wants(const struct json *, const char *name);

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

/* `raw` is valid JSON. */
void	json_raw(struct json *, const char *name, const char *raw, size_t);

/* Writes a value that was read. */
void	json_value(struct json *, const char *name, const struct value *);

/*
 * A value from a client: from JSON, or from a form or query, where all leaves
 * are texts.
 */
enum value_kind {
	VALUE_NULL,
	VALUE_BOOLEAN,
	VALUE_NUMBER,		/* `text` is the number as written */
	VALUE_TEXT,
	VALUE_LIST,
	VALUE_MAP
};

struct value_index;

struct value {
	enum value_kind	 kind;
	bool		 json;		/* from JSON, not a form or query */
	bool		 truth;		/* of a boolean */
	bool		 broken;	/* contains invalid UTF-8 */
	bool		 markup;	/* markup that pages must not escape */
	const char	*name;		/* in a map; otherwise NULL */
	const char	*text;		/* of a text or number,
					   NUL-terminated */
	size_t		 length;	/* of the text, with NULs in it */
	struct value	*first;		/* of a list or map */
	struct value	*last;
	struct value	*next;		/* in its list or map */
	size_t		 count;		/* of a list or map */
	struct arena	*arena;
	struct value_index	*index;		/* of a large map, in value.c */
};

/* Returns the parsed value, or NULL with `*error` set. */
struct value	*_Nullable json_read(struct arena *, const char *, size_t,
		    const char **error);

struct value	*value_new(struct arena *, enum value_kind)
		    __attribute__((returns_nonnull));

/*
 * Appends a value to a list or map. If a map has a member of the same name,
 * its content is replaced. The value must be complete. Returns the value as
 * stored in the list or map.
 */
struct value	*value_add(struct value *list_or_map, struct value *)
		    __attribute__((returns_nonnull));

/* A copy that is in no list or map; its members are the same. */
struct value	*value_copy(struct arena *, const struct value *)
		    __attribute__((returns_nonnull));

/*
 * Adds a name to a map that is a set. The name must live as long as that.
 * Returns true if it was in the set.
 */
bool		 value_mark(struct value *set, const char *name);

/* Returns the member of that name, or NULL. */
struct value	*_Nullable value_get(const struct value *map, const char *name);

#pragma GCC visibility pop

#endif
