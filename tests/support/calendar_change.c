#include <criterion/criterion.h>

#include "calendar_model.h"
#include "given.h"

/* One of a few times, so that many events have the same time of change. */
static int64_t
any_time(void)
{
	return (NOW - NOW % HOUR - calendar_any(5) * 7 * HOUR);
}

/* Rule 19.6: records in the trash have no links. */
static void
unlink_place(const struct calendar_place *p)
{
	struct calendar_event	*e;
	int			 i;

	for (e = calendar_events;
	    e < calendar_events + calendar_event_count; e++) {
		if (e->venue == p)
			e->venue = NULL;
		for (i = 0; i < CALENDAR_ORGANIZED; i++)
			if (e->organizers[i] == p)
				e->organizers[i] = NULL;
	}
}

static void
trash_place(struct calendar_place *p, const char *path)
{
	if (p->record.status == TRASH)
		return;
	calendar_trash(&p->record, path, any_time());
	unlink_place(p);
}

static void
lock(struct calendar_event *e)
{
	struct outcome	*a;

	if (e->record.status == TRASH)
		return;
	harness.now = e->record.modified = any_time();
	a = ask_json("ed", "PATCH", target("/events/%lld?_fields=id",
	    (long long)e->record.id), "{\"password\":\"sesame\"}");
	cr_assert_eq(a->status, 200, "%s", a->body);
	e->locked = true;
}

static void
count(const struct calendar_event *e)
{
	int	 i;

	for (i = 0; i < CALENDAR_TERMS; i++)
		if (e->has_term[i] && e->record.status == PUBLISH)
			calendar_terms[i].count++;
}

void
calendar_change(void)
{
	struct calendar_event	*e;
	int			 i;

	for (i = 0; i < 10; i++) {
		trash_place(&calendar_venues[calendar_any(CALENDAR_VENUES)],
		    "/venues");
		trash_place(&calendar_organizers[calendar_any(
		    CALENDAR_ORGANIZERS)], "/organizers");
	}
	for (e = calendar_events;
	    e < calendar_events + calendar_event_count; e++) {
		if (calendar_any(50) == 0)
			lock(e);
		else if (calendar_any(60) == 0 && e->record.status != TRASH)
			calendar_trash(&e->record, "/events", any_time());
		count(e);
	}
}
