/*
 * Values of every kind for every parameter, and what the rules say about them
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
 * A value, and the classes of parameters that take it; all others refuse it. A
 * ? in front of a class: the rules leave that open.
 */
struct input {
	const char	*value;
	const char	*taken;
};

/* Texts, which mean the same in JSON, form and query; ended by NULL. */
extern const struct input	input_texts[];

/* JSON other than texts. */
extern const struct input	input_json[];

/* Forms, percent-encoded; * stands for the name of the parameter. */
extern const struct input	input_forms[];

enum input_verdict { INPUT_REFUSED, INPUT_TAKEN, INPUT_OPEN };

/* "posint", "date" ..., one per kind of value (rules, section 4). */
const char		*input_class(const struct param *);
enum input_verdict	 input_verdict(const struct input *,
			    const struct param *);

/* Of JSON null, rule 4.12; a required one is refused as missing. */
enum input_verdict	 input_null(const struct route *,
			    const struct param *);

/*
 * A calendar to point at: event 1, venue 2, organizer 3, category 1 "Jazz",
 * tag 2 "Free", image 1; and a record of each kind to work on: event 4, venue
 * 5, organizer 6, category 3, tag 4, with slug "work".
 */
void			 given_input(void);

/* "/events/4", "/events/by-slug/work", "/events". */
const char		*input_address(const struct route *);

/*
 * What must be sent beside a parameter of the route: members of JSON with their
 * commas, or pairs of a form with their ampersands.
 */
const char		*input_beside(const struct route *,
			    const struct param *, bool json);

/*
 * A request of ed's whose writes are undone once it is answered; `type` of the
 * body, "json" or "x-www-form-urlencoded", or NULL. The outcome lives until
 * the next one.
 */
struct outcome		*input_ask(const char *method, const char *where,
			    const char *type, const char *body, size_t length);

/*
 * Whether an answer is sound JSON in sound UTF-8 under a sound head, and below
 * 500. `what` was asked.
 */
void			 input_sound(const struct outcome *, const char *what);

/*
 * The same, and that the route may give it, and that it refuses or takes the
 * parameter `name` alone.
 */
void			 input_compare(const struct route *,
			    const struct outcome *, const char *name,
			    enum input_verdict, const char *what);

/* Percent-encoded, as in a form or query; lives as long as the test. */
const char		*input_encoded(const char *bytes, size_t length);

/* As a JSON text, escaped; the same. */
const char		*input_quoted(const char *text);

#endif
