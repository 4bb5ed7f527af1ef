/*
 * Reads single values by the row of their parameter (rules, section 4). For
 * params*.c only.
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

/*
 * The params struct that is being read: a route's, or that of an object in it.
 */
struct reader {
	struct request		*rq;
	struct complaints	*complaints;
	const struct route	*route;
	char			*params;
	const struct value	**sent;		/* by row; NULL: not sent */
	const struct param	*param;		/* the current one */
	const char		*outer_name;	/* parameter of the object */
	const char		*pointer;	/* to the object; "": none */
	bool			 lenient;	/* a bad value is not sent */
	bool			 failed;	/* there was a complaint */
};

/*
 * Reads a value and stores it at `to`, with the type in table.h. The value is
 * UTF-8 and never null. Returns false after adding a complaint.
 */
typedef bool	params_reader(struct reader *, const struct value *, void *to);

params_reader	params_integer;
params_reader	params_number;
params_reader	params_boolean;
params_reader	params_nonzero;
params_reader	params_truthy;
params_reader	params_string;
params_reader	params_enum;
params_reader	params_word;
params_reader	params_status;
params_reader	params_statuses;
params_reader	params_moment;
params_reader	params_date;
params_reader	params_timezone;
params_reader	params_color;
params_reader	params_url;
params_reader	params_image;
params_reader	params_picture;
params_reader	params_cost;
params_reader	params_recurrence;

/* Whether a value has the form of lines, with or without faults. */
bool		 params_recurrence_has_form(const struct value *);

params_reader	params_integers;
params_reader	params_terms;
params_reader	params_term_names;
params_reader	params_links;

/*
 * Adds a complaint about the current parameter, or if it is read leniently
 * makes it one that was not sent. Returns false.
 */
bool		 params_complain(struct reader *, struct complaint);

/*
 * Checks the length of a text. Returns NULL after adding a complaint. A text
 * to be stored is cut instead, and rq->too_long is set: a request that is
 * otherwise valid is rejected later.
 */
const struct value	*_Nullable params_fit(struct reader *,
	    const struct value *);

/* Reads the members of a list. Returns false after adding a complaint. */
bool		 params_pieces(struct reader *, const struct value *,
		    struct pieces *, struct complaint not_list);

/* Returns the text of a value, or NULL after adding a complaint. */
const char	*_Nullable params_text(struct reader *, const struct value *);

/* Whether two texts are equal; with PARAM_FOLD, in any letter case. */
bool		 params_same(const struct param *, const char *, const char *);

/* Sets the default of a moment, relative to now. */
void		 params_default_moment(struct reader *, const struct param *);

/* Returns "venue" for REFERENCE_VENUE. */
const char	*params_kind(enum reference);

#endif
