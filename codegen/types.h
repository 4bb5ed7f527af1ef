/* Words that a spec may use, and their counterparts in C. */
#ifndef CODEGEN_TYPES_H
#define CODEGEN_TYPES_H

#include <stdbool.h>
#include <stddef.h>

#include "http/words.h"
#include "store/status.h"
#include "text/role_words.h"

/* Keys of a parameter that only some types take. */
enum type_keys {
	TAKES_RANGE	= 1 << 0,	/* min, max */
	TAKES_VALUES	= 1 << 1,
	TAKES_FOLD	= 1 << 2,
	TAKES_EXISTS	= 1 << 3,
	TAKES_RECORDS	= 1 << 4,	/* needs exists */
	TAKES_BYTES	= 1 << 5,	/* limit of bytes, maybe of words */
	TAKES_ITEMS	= 1 << 6	/* a limit of items */
};

/* Keys of a route that only routes of the API or only pages take. */
enum route_kinds {
	IN_ROUTES	= 1 << 0,
	IN_PAGES	= 1 << 1
};

/* Keys of a stored member that only some columns take. */
enum column_keys {
	HOLDS_TEXT	= 1 << 0,
	HOLDS_TRUTH	= 1 << 1,
	HOLDS_NUMBER	= 1 << 2,
	HOLDS_TIME	= 1 << 3,
	HOLDS_INTEGER	= 1 << 4
};

/* Kinds of defaults, or of `absent` in a column. */
enum type_default {
	DEFAULT_NULL,
	DEFAULT_INTEGER,
	DEFAULT_NUMBER,
	DEFAULT_BOOLEAN,
	DEFAULT_TEXT,
	DEFAULT_VALUE,			/* one of `values` */
	DEFAULT_STATUS,
	DEFAULT_DATE,			/* now, or relative to it */
	DEFAULT_TIME
};

/* A type of parameters, or of columns, which have the last three members. */
struct type {
	const char		*word;
	const char		*constant;
	const char		*c_type;
	const char		*wire;		/* one of WIRE_WORDS */
	bool			 has;		/* its member has a has_ twin */
	enum type_default	 shown;
	unsigned		 takes;
	const char		*capture;	/* in paths; NULL: none */
	const char		*schema;	/* NULL: only its JSON type */
	const char		*zone;		/* of a date without one */
	bool			 hidden;	/* read, but not documented */
	bool			 one;		/* only the first link counts */
	bool			 texts;		/* JSON must send a text */
	bool			 paging;	/* only for formats with pages;
						   more than `max` is `max` */
	const char		*bound;		/* as text, integer, number
						   or truth */
	const char		*writer;	/* writes it into an answer */
	const char		*converter;	/* NULL: the writer takes it */
};

/* The form of each kind of default; NULL: any text. */
extern const struct default_form {
	const char		*form;
	const char		*what;		/* "an integer" */
} default_forms[];

/* A row without a word ends the tables. */
extern const struct type	param_types[];
extern const struct type	column_types[];
extern const struct type	route_types[];

/* Returns NULL if the type is unknown. */
const struct type	*type_find(const struct type *, const char *word);

/* Returns "integer, number": the types that take one of the keys. 0: all. */
const char	*type_takers(const struct type *, unsigned keys);

/* A list of words, which NULL ends. */
#define WORDS(...)	((const char *const[]){ __VA_ARGS__, NULL })

bool		 word_is(const char *const *, const char *text);

/* Returns "a, b or c", or the words with others between them. */
const char	*word_choice(const char *const *);
const char	*word_join(const char *const *, const char *between,
		    const char *last);

#endif
