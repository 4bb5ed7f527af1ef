/* Words that a spec may choose from, and their counterparts in C. */
#ifndef CODEGEN_TYPES_H
#define CODEGEN_TYPES_H

#include <stdbool.h>
#include <stddef.h>

/* Keys of a parameter that only some types understand. */
enum type_keys {
	TAKES_RANGE	= 1 << 0,	/* min, max, above, cut */
	TAKES_VALUES	= 1 << 1,	/* and needs them */
	TAKES_FOLD	= 1 << 2,
	TAKES_ZONE	= 1 << 3,
	TAKES_EXISTS	= 1 << 4,
	TAKES_OF	= 1 << 5,	/* and needs it */
	TAKES_LINKS	= 1 << 6,	/* creates, one */
	TAKES_BYTES	= 1 << 7,	/* a limit of bytes, perhaps of words */
	TAKES_ITEMS	= 1 << 8	/* a limit of items */
};

/* Kinds of defaults, apart from null. */
enum type_default {
	DEFAULT_NULL,
	DEFAULT_INTEGER,
	DEFAULT_NUMBER,
	DEFAULT_BOOLEAN,
	DEFAULT_TRUTH,			/* boolean, or a text that means one */
	DEFAULT_TEXT,
	DEFAULT_VALUE,			/* one of `values` */
	DEFAULT_STATUS,
	DEFAULT_DATE			/* now, or a step from there */
};

struct type {
	const char		*word;
	const char		*constant;
	const char		*c_type;
	const char		*wire;		/* by default: words_wire */
	bool			 has;		/* its member has a has_ twin */
	enum type_default	 shown;
	unsigned		 takes;
};

/* NULL for an unknown type. */
const struct type	*type_find(const char *word);

/* Keys of a stored member that only some columns understand. */
enum holding_keys {
	HOLDS_TEXT	= 1 << 0,
	HOLDS_TRUTH	= 1 << 1,
	HOLDS_NUMBER	= 1 << 2,
	HOLDS_TIME	= 1 << 3
};

/* What a column of a stored record holds. */
struct holding {
	const char	*word;
	const char	*constant;
	const char	*c_type;
	unsigned	 takes;
};

/* NULL for an unknown word. */
const struct holding	*holding_find(const char *word);

/* Words to choose from, after the prefix of their constants; NULL ends them. */
extern const char *const	words_in[];
extern const char *const	words_limited[];
extern const char *const	words_wire[];
extern const char *const	words_null[];
extern const char *const	words_zone[];
extern const char *const	words_unit[];
extern const char *const	words_reference[];
extern const char *const	words_term[];
extern const char *const	words_status[];
extern const char *const	words_role[];
extern const char *const	words_method[];
extern const char *const	words_format[];
extern const char *const	words_common[];
extern const char *const	words_use[];
extern const char *const	words_clean[];
extern const char *const	words_empty[];

/* NULL for an unknown word. */
const char	*word_constant(const char *const *, const char *text);

/* "a, b or c" */
const char	*word_choice(const char *const *);

#endif
