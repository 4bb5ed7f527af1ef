/*
 * The times of a recurrence rule (RFC 5545 section 3.3.10).  libical reads it,
 * but is not asked for its times: one step of its iterator may take for ever.
 */
#ifndef ALMANAC_ICAL_RULE_H
#define ALMANAC_ICAL_RULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <libical/ical.h>

/* All times are clock times of one zone (text/dates.h). */
struct ical_rule {
	const struct icalrecurrencetype	*rule;
	int64_t		 start;		/* what the rule does not say is as here */
	bool		 is_date;	/* the start is a day */
	int64_t		 from, last;	/* others are not wanted */
	int64_t		 keep;		/* before it, the oldest give way */
	int64_t		*times;		/* those that were found: a ring */
	size_t		 first, count, most;
	int64_t		 dropped;	/* those that gave way */
	int64_t		 counted;	/* towards COUNT, also before `from` */
	int64_t		 steps;		/* that are left; days and times */
	bool		 more;		/* there may be later ones */
};

/*
 * NULL, or why it cannot be followed: it is of hours or less, of another
 * calendar, or its parts do not go together.
 */
const char	*ical_rule_check(const struct icalrecurrencetype *);

/*
 * Appends its times, up to 400 years after the first that is wanted.  As with
 * libical the start is one of them only where it matches.
 */
void		 ical_rule_follow(struct ical_rule *);

static inline int64_t
ical_rule_time(const struct ical_rule *f, size_t i)
{
	return (f->times[(f->first + i) % f->most]);
}

#endif
