#include <string.h>

#include "naive_lists.h"

const struct naive_caller	 naive_anybody = { .user = NULL };
const struct naive_caller	 naive_subscriber = { .user = "su", .id = SU };
const struct naive_caller	 naive_contributor = {
	.user = "co", .id = CO, .lists_own = true
};
const struct naive_caller	 naive_author = {
	.user = "au", .id = AU, .lists_own = true, .publishes = true
};
const struct naive_caller	 naive_editor = {
	.user = "ed", .id = ED, .lists_own = true, .publishes = true,
	.edits_others = true
};

#define ANY	((1u << TRASH) - 1)	/* all but that */

static unsigned
status_bit(const char *word)
{
	static const char *const	 words[] = {
		"publish", "future", "draft", "pending", "private", "trash"
	};
	int				 i;

	for (i = PUBLISH; i <= TRASH; i++)
		if (strcmp(word, words[i]) == 0)
			return (1u << i);

	return (0);
}

bool
naive_statuses(unsigned *statuses, const struct naive_query *q,
    const struct naive_caller *c)
{
	const char	*value = naive_value(q, "status");
	char		 text[64], *at, *word;

	*statuses = ANY;
	if (value == NULL)
		return (true);
	if (strcmp(value, "any") != 0) {
		*statuses = 0;
		at = strcpy(text, value);
		while ((word = strsep(&at, ",")) != NULL)
			*statuses |= status_bit(word);
	}

	return (c->lists_own || *statuses == 1u << PUBLISH);
}

static bool
reads(const struct calendar_record *r, const struct naive_caller *c)
{
	return (r->status == PUBLISH || c->edits_others ||
	    (c->lists_own && r->author == c->id));
}

bool
naive_lists(const struct calendar_record *r, unsigned statuses,
    const struct naive_caller *c)
{
	return ((statuses & (1u << r->status)) != 0 && reads(r, c));
}

struct calendar_event *
naive_event(int64_t id)
{
	size_t	 i;

	for (i = 0; i < calendar_event_count; i++)
		if (calendar_events[i].record.id == id)
			return (&calendar_events[i]);

	return (NULL);
}

bool
naive_may_name(int64_t id, const struct naive_caller *c)
{
	const struct calendar_event	*e = naive_event(id);

	return (e != NULL && e->record.status != TRASH &&
	    reads(&e->record, c));
}

int64_t
naive_date(const struct calendar_record *r)
{
	return (r->has_published ? r->published : r->created);
}

int
naive_order(int64_t a, int64_t b)
{
	return ((a > b) - (a < b));
}

/*
 * Converts the site's clock time, in these weeks. Of the hour that occurs
 * twice it is the first.
 */
static int64_t
site_to_utc(int64_t local)
{
	return (local - (local < calendar_time("2026-10-25 03:00:00") ?
	    2 * HOUR : HOUR));
}

void
naive_span(struct naive_span *span, const struct naive_query *q)
{
	naive_bound(&span->after, q, "modified_after");
	naive_bound(&span->before, q, "modified_before");
	span->after.value = site_to_utc(span->after.value);
	span->before.value = site_to_utc(span->before.value);
}

bool
naive_is_within(const struct naive_span *span, int64_t value)
{
	return ((!span->after.sent || value > span->after.value) &&
	    (!span->before.sent || value < span->before.value));
}
