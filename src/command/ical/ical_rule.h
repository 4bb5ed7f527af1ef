/*
 * The occurrences of a recurrence rule (RFC 5545 section 3.3.10). libical
 * parses the rule, but its iterator is not used: one step of it may never
 * return.
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
	int64_t		 start;		/* supplies missing parts of the rule */
	bool		 is_date;	/* the start is a date */
	int64_t		 from, last;	/* limits of what is wanted */
	int64_t		 keep;		/* up to it, newer replace older ones */
	int64_t		*times;		/* results, a ring buffer */
	size_t		 first, count, most;
	int64_t		 dropped;	/* replaced */
	int64_t		 counted;	/* for COUNT, also before `from` */
	int64_t		 steps;		/* budget: days and times */
	bool		 more;		/* later occurrences may exist */
};

/*
 * NULL, or why the rule is not supported: it is hourly or shorter, of another
 * calendar, or inconsistent.
 */
const char	*ical_rule_check(const struct icalrecurrencetype *);

/*
 * Appends the occurrences up to 400 years after the first wanted one. As with
 * libical, the start is one of them only if it matches the rule.
 */
void		 ical_rule_follow(struct ical_rule *);

static inline int64_t
ical_rule_time(const struct ical_rule *f, size_t i)
{
	return (f->times[(f->first + i) % f->most]);
}

#endif
