#include <inttypes.h>
#include <stdio.h>

#include "store/check/check.h"
#include "store/stored_links.h"

struct check {
	const struct check_report	*report;
	size_t				 faults;
};

static bool
report_links(void *arg, int64_t id)
{
	struct check	*c = arg;
	char		 sentence[96];

	snprintf(sentence, sizeof(sentence), "events: id %" PRId64 ": links"
	    " are not those of its records", id);
	c->report->say(c->report->context, sentence);
	return (++c->faults < c->report->most);
}

size_t
check_derived(struct db *db, const struct check_report *report)
{
	struct check	 c = { report, 0 };

	events_links_compare(db, report_links, &c);
	return (c.faults);
}
