#include <stdlib.h>
#include <string.h>

#include "naive_lists.h"

struct filter {
	const struct naive_query	*query;
	const struct naive_caller	*caller;
	unsigned			 statuses;
	struct naive_span		 modified;
	const struct calendar_event	*event;
	int				 has_events, only_with_upcoming;
	const char			*search;
};

static const struct naive_query	*sorting;

static int
truth(const struct naive_query *q, const char *name)
{
	static const char *const	 words[] = {
		"1", "enable", "enabled", "on", "y", "yes", "true"
	};
	int				 i;

	if (!naive_has(q, name))
		return (-1);
	for (i = 0; i < 7; i++)
		if (naive_is(q, name, words[i]))
			return (1);

	return (0);
}

static bool
read_filter(struct filter *f, const struct naive_query *q,
    const struct naive_caller *c)
{
	const char	*event = naive_value(q, "event");
	int64_t		 id = event == NULL ? 0 : strtoll(event, NULL, 10);

	memset(f, 0, sizeof(*f));
	f->query = q;
	f->caller = c;
	naive_span(&f->modified, q);
	f->event = naive_event(id);
	f->has_events = truth(q, "has_events");
	f->only_with_upcoming = truth(q, "only_with_upcoming");
	f->search = naive_value(q, "search");

	return (naive_statuses(&f->statuses, q, c) &&
	    (event == NULL || naive_may_name(id, c)));
}

static bool
is_linked(const struct calendar_place *p, const struct calendar_event *e)
{
	int	 i;

	for (i = 0; i < CALENDAR_ORGANIZED; i++)
		if (e->organizers[i] == p)
			return (true);

	return (e->venue == p);
}

/*
 * Whether a published event that ends at `end` or later shows the record
 * (rules, sections 20 and 26).
 */
static bool
has_events(const struct calendar_place *p, const struct filter *f, int64_t end)
{
	const struct calendar_event	*e;

	for (e = calendar_events;
	    e < calendar_events + calendar_event_count; e++)
		if (e->record.status == PUBLISH && e->end_utc >= end &&
		    is_linked(p, e) && naive_shows_all(e, f->caller))
			return (true);

	return (false);
}

static bool
is_found(const struct calendar_place *p, const char *search)
{
	const char	*texts[] = {
		p->name.searched, p->description.searched, p->details[0],
		p->details[1], p->details[2], p->details[3], NULL
	};

	return (search == NULL || naive_matches(search, texts));
}

static bool
passes(const struct calendar_place *p, const struct filter *f)
{
	return (naive_lists(&p->record, f->statuses, f->caller) &&
	    (f->event == NULL || (naive_shows_all(f->event, f->caller) &&
	    is_linked(p, f->event))) &&
	    naive_is_within(&f->modified, p->record.modified) &&
	    is_found(p, f->search) && (f->has_events == -1 ||
	    f->has_events == has_events(p, f, INT64_MIN)) &&
	    (f->only_with_upcoming != 1 || has_events(p, f, NOW)));
}

static bool
is_descending(void)
{
	if (naive_has(sorting, "order"))
		return (naive_is(sorting, "order", "desc"));

	return (!naive_is(sorting, "orderby", "name") &&
	    !naive_is(sorting, "orderby", "id"));
}

static int
compare_asked(const struct calendar_place *a, const struct calendar_place *b)
{
	if (naive_is(sorting, "orderby", "name"))
		return (strcmp(a->name.plain, b->name.plain));
	if (naive_is(sorting, "orderby", "modified"))
		return (naive_order(a->record.modified, b->record.modified));
	if (naive_is(sorting, "orderby", "id"))
		return (0);

	return (naive_order(naive_date(&a->record), naive_date(&b->record)));
}

static int
compare(const void *p, const void *q)
{
	const struct calendar_place	*const *a = p, *const *b = q;
	int				 order;

	if ((order = compare_asked(*a, *b)) == 0)
		order = naive_order((*a)->record.id, (*b)->record.id);

	return (is_descending() ? -order : order);
}

static void
find(struct naive_found *found, const struct naive_query *q,
    const struct naive_caller *c, const struct calendar_place *places,
    size_t count)
{
	const struct calendar_place	*chosen[CALENDAR_VENUES];
	struct filter			 f;
	size_t				 i;

	found->count = 0;
	found->status = read_filter(&f, q, c) ? 200 : 400;
	for (i = 0; found->status == 200 && i < count; i++)
		if (passes(&places[i], &f))
			chosen[found->count++] = &places[i];
	sorting = q;
	qsort(chosen, found->count, sizeof(chosen[0]), compare);
	for (i = 0; i < found->count; i++)
		found->ids[i] = chosen[i]->record.id;
}

static void
find_venues(struct naive_found *found, const struct naive_query *q,
    const struct naive_caller *c)
{
	find(found, q, c, calendar_venues, CALENDAR_VENUES);
}

static void
find_organizers(struct naive_found *found, const struct naive_query *q,
    const struct naive_caller *c)
{
	find(found, q, c, calendar_organizers, CALENDAR_ORGANIZERS);
}

const struct naive_list	 naive_venues = {
	"venues", "venue-archive-page-not-found", find_venues
};
const struct naive_list	 naive_organizers = {
	"organizers", "organizer-archive-page-not-found", find_organizers
};
