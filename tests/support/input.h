/*
 * Values of every kind for every parameter, and whether the rules accept them
 * (rules, section 4).
 */
#ifndef ALMANAC_INPUT_H
#define ALMANAC_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "given.h"
#include "http/table.h"

/*
 * A value, and the classes of parameters that accept it; all others reject it.
 * A ? before a class: the rules leave it open.
 */
struct input {
	const char	*value;
	const char	*taken;
};

/* Texts, which mean the same in JSON, form and query. NULL ends them. */
extern const struct input	input_texts[];

/* JSON values other than texts. */
extern const struct input	input_json[];

/* Forms, percent-encoded. * stands for the name of the parameter. */
extern const struct input	input_forms[];

enum input_verdict { INPUT_REFUSED, INPUT_TAKEN, INPUT_OPEN };

/* "posint", "date" and so on, one for each kind of value (rules, section 4). */
const char		*input_class(const struct param *);
enum input_verdict	 input_verdict(const struct input *,
			    const struct param *);

/*
 * The verdict for JSON null (rule 4.12). A required parameter is rejected as
 * missing.
 */
enum input_verdict	 input_null(const struct route *,
			    const struct param *);

/*
 * Creates a calendar to refer to: event 1, venue 2, organizer 3, category 1
 * "Jazz", tag 2 "Free", image 1; and one record of each kind to change: event
 * 4, venue 5, organizer 6, category 3, tag 4, with slug "work".
 */
void			 given_input(void);

/* "/events/4", "/events/by-slug/work", "/events". */
const char		*input_address(const struct route *);

/*
 * The parameters that must be sent together with a parameter of the route:
 * members of JSON with their commas, or pairs of a form with their ampersands.
 */
const char		*input_beside(const struct route *,
			    const struct param *, bool json);

/*
 * Sends a request of ed and undoes its writes afterwards. `type` is the type
 * of the body, "json" or "x-www-form-urlencoded", or NULL. The outcome lives
 * until the next one.
 */
struct outcome		*input_ask(const char *method, const char *where,
			    const char *type, const char *body, size_t length);

/*
 * Checks that an answer is valid JSON in UTF-8 with a valid head, and its
 * status below 500. `what` describes the request.
 */
void			 input_sound(const struct outcome *, const char *what);

/*
 * The same; also checks that the route may give this answer, and that it
 * accepts or rejects only the parameter `name`.
 */
void			 input_compare(const struct route *,
			    const struct outcome *, const char *name,
			    enum input_verdict, const char *what);

/* Percent-encodes for a form or query. Lives as long as the test. */
const char		*input_encoded(const char *bytes, size_t length);

/* Quotes and escapes as a JSON text. Lives as long as the test. */
const char		*input_quoted(const char *text);

#endif
