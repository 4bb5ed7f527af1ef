/*
 * How single values are read by the row of their parameter (rules, section 4).
 * The parameter readers' own.
 */
#ifndef ALMANAC_PARAMS_READ_H
#define ALMANAC_PARAMS_READ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/errors.h"
#include "http/params.h"
#include "http/table.h"

struct complaints;
struct pieces;
struct request;
struct value;

/* The reading of one params struct: a route's, or that of an object in it. */
struct reader {
	struct request		*rq;
	struct complaints	*complaints;
	const struct route	*route;
	char			*params;
	const struct value	**sent;		/* per row; NULL: not at all */
	const struct param	*param;		/* at hand */
	const char		*around;	/* parameter of the object */
	const char		*pointer;	/* of the object; "" */
	bool			 failed;	/* there was a complaint */
};

/*
 * Stores a value at `to`, which has the type that table.h tells; null, and what
 * is not UTF-8, never get here. False: a complaint was added.
 */
typedef bool	params_reader(struct reader *, const struct value *, void *to);

params_reader	params_integer;
params_reader	params_number;
params_reader	params_boolean;
params_reader	params_nonzero;
params_reader	params_truthy;
params_reader	params_string;
params_reader	params_enum;
params_reader	params_status;
params_reader	params_statuses;
params_reader	params_moment;
params_reader	params_date;
params_reader	params_timezone;
params_reader	params_url;
params_reader	params_image;
params_reader	params_cost;
params_reader	params_integers;
params_reader	params_terms;
params_reader	params_term_names;
params_reader	params_links;

/*
 * Complains about the parameter at hand and returns false. The text, which may
 * be NULL, fills the message's place behind the parameter's name.
 */
bool		 params_complain(struct reader *, enum complaint,
		    const char *text);

/*
 * A value whose text is within the limit of the parameter at hand, or NULL
 * with a complaint. Of a text that is to be stored the rest is left out, and
 * rq->too_long says what refuses it when all else is fine.
 */
const struct value	*params_fit(struct reader *, const struct value *);

/* The members of a list within its limit; false: a complaint was added. */
bool		 params_pieces(struct reader *, const struct value *,
		    struct pieces *, enum complaint not_list);

/* The text of a text value; else NULL with a complaint. */
const char	*_Nullable params_text(struct reader *, const struct value *);

/* Whether it is one of the words; letter case counts unless PARAM_FOLD. */
bool		 params_same(const struct param *, const char *, const char *);

/* The default of a moment: where the moment that it names is, now. */
void		 params_default_moment(struct reader *, const struct param *);

/* "venue" of REFERENCE_VENUE. */
const char	*params_kind(enum reference);

/*
 * Reads all rows of an object in a parameter into a new params struct of that
 * route; NULL with a complaint.
 */
const void	*_Nullable params_object(struct reader *, const struct route *,
		    const struct value *, const char *pointer);

#endif
