/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_ERRORS_H
#define ALMANAC_ERRORS_H

#include <stddef.h>

enum error {
	ERROR_NONE,
	ERROR_UNKNOWN,
	ERROR_TOO_LONG,
	ERROR_BUSY,
	ERROR_COUNT,
};

struct error_row {
	const char	*code;
	int		 status;
	const char	*format;	/* a %s for each place */
};

extern const struct error_row	errors[];

/* An error, and the texts for the places of its message. */
struct problem {
	enum error	 error;
	const char	*texts[2];
};

/* Those whose message has no place, and those with one. */
typedef struct problem	(*problem_plain)(void);
typedef struct problem	(*problem_with)(const char *);

static inline struct problem
error_unknown(const char *id)
{
	return ((struct problem){ ERROR_UNKNOWN, { id } });
}

static inline struct problem
error_too_long(void)
{
	return ((struct problem){ ERROR_TOO_LONG, { NULL } });
}

static inline struct problem
error_busy(void)
{
	return ((struct problem){ ERROR_BUSY, { NULL } });
}

/* What is wrong with one value. The first place is for the value's name. */
struct complaint {
	const char	*code;
	const char	*format;
	const char	*text;		/* for the second place, or NULL */
};

static inline struct complaint
complaint_small(const char *min)
{
	return ((struct complaint){ "out_of_bounds",
	    "%s must be %s or more.", min });
}


#endif
