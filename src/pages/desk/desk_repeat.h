/*
 * The part of an event's form that sets when the event repeats: the fields
 * `repeat[...]` of desk/repeat.html. Users need not know the syntax of rules. A
 * rule that the fields cannot express is shown as text.
 */
#ifndef ALMANAC_DESK_REPEAT_H
#define ALMANAC_DESK_REPEAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/recurrence.h"

struct arena;
struct page;
struct value;
struct zone;

/* The first start as clock time. All-day events start at 00:00:00. */
struct desk_first {
	int64_t			 start;
	bool			 all_day;
	const struct zone	*_Nullable zone;
};

/* Text fields for dates. The form adds some empty ones. */
struct desk_dates {
	const char	**texts;	/* "2027-03-09", "2027-03-09T20:00" */
	size_t		 count;
};

/* Its dates from the first to the last day are left out. */
struct desk_break {
	const char	*from, *until;	/* "2027-07-26" */
};

/* The fields, as typed or stored. No text is NULL. */
struct desk_repeat {
	const char		*every;		/* "never" to "other" */
	const char		*interval;	/* "": 1 */
	unsigned		 days;		/* bits, Monday is 1 */
	const char		*on;		/* "date", "nth", "last" */
	const char		*date;		/* "": from the start */
	const char		*nth;		/* "1" to "5", "-1" */
	const char		*weekday;	/* "MO" */
	const char		*ends;		/* "never", "until", "after" */
	const char		*until;		/* "2027-06-30" */
	const char		*count;
	const char		*rule;		/* if `every` is "other" */
	struct desk_dates	 added, left_out;
	struct desk_break	*breaks;	/* typed; stored as left_out */
	size_t			 break_count;
};

/* Sets the fields for an event that does not repeat. */
void	desk_repeat_init(struct desk_repeat *);

/*
 * Reads `repeat`, a member of a form's fields. Absent fields are as after
 * desk_repeat_init().
 */
void	desk_repeat_sent(struct desk_repeat *, struct arena *,
	    const struct value *repeat);

/* Sets the fields from the stored recurrence. */
void	desk_repeat_stored(struct desk_repeat *, struct arena *,
	    const struct recurrence *, const struct desk_first *);

/* Wrong if the API rejects the days; the code is the key of a text then. */
#define DESK_DAYS	"repeat-every"

/*
 * Reads the fields that apply. False: some are invalid. Then `wrong` gets their
 * names ("repeat-until", also the id in the page) with a code for desk_wrong(),
 * or DESK_NO_RULE. An event that does not repeat has no rule and no dates.
 */
#define DESK_NO_RULE	"rule"
bool	desk_repeat_read(const struct desk_repeat *, struct arena *,
	    const struct desk_first *, struct recurrence *,
	    struct value *wrong);

/* Whether the event repeats. */
bool	desk_repeat_is_any(const struct recurrence *);

/* Adds the lines of `recurrence` in the API to a list: "RRULE:FREQ=DAILY". */
void	desk_repeat_lines(struct value *list, const struct recurrence *);

/*
 * Adds `repeat`, the content of desk/repeat.html, with the rule in words if all
 * fields are valid. `wrong` may be NULL.
 */
void	desk_repeat_show(const struct page *, struct value *content,
	    const struct desk_repeat *, const struct desk_first *,
	    const struct value *_Nullable wrong);

/* Adds the errors of these fields to the `problems` of a form. */
void	desk_repeat_problems(const struct page *, struct value *problems,
	    const struct desk_repeat *, const struct value *wrong);

#endif
