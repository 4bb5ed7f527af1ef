/*
 * Errors and complaints with the texts for their messages. generated/errors.h,
 * which has `enum error` and a function for each, includes this.
 */
#ifndef ALMANAC_PROBLEM_H
#define ALMANAC_PROBLEM_H

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

/* What is wrong with one value. The first place is for the value's name. */
struct complaint {
	const char	*code;
	const char	*format;
	const char	*text;		/* for the second place, or NULL */
};

/*
 * Functions that return them, such as error_rest_no_route(). `places` are their
 * parameters.
 */
#define PROBLEM_FUNCTION(name, constant, places, ...)			\
	static inline struct problem					\
	error_##name places						\
	{								\
		return ((struct problem){ ERROR_##constant,		\
		    { __VA_ARGS__ } });					\
	}
#define COMPLAINT_FUNCTION(name, code, places, ...)			\
	static inline struct complaint					\
	complaint_##name places						\
	{								\
		return ((struct complaint){ code, __VA_ARGS__ });	\
	}

#endif
