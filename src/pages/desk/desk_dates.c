#include "pages/desk/desk_dates.h"

#include <string.h>

#include "config/site.h"
#include "http/request.h"
#include "pages/desk/desk_form.h"
#include "pages/page.h"
#include "text/dates.h"
#include "text/zones.h"

bool
desk_dates_read(const struct desk_form *f, const struct value *fields,
    const char *name, const struct zone *zone, int64_t *local)
{
	struct moment	 m;
	struct date	 date;

	if (!date_read(&date, data_get(fields, name)) ||
	    !date_resolve(&date, zone, f->page->rq->now, &m))
		return (false);
	*local = m.local;

	return (true);
}

struct desk_first
desk_dates_first(const struct desk_form *f)
{
	const struct value	*from = f->sent != NULL ? f->sent : f->record;
	struct desk_first	 first = { .zone = NULL };
	const struct zone	*zone;

	if (from == NULL)
		return (first);
	zone = zone_find(data_get(from, "timezone"));
	first.zone = zone == NULL || *data_get(from, "timezone") == '\0' ?
	    f->page->rq->site->zone : zone;
	first.all_day = data_true(from, "all_day") ||
	    strcmp(data_get(from, "all_day"), "1") == 0;
	if (desk_dates_read(f, from, "start_date", first.zone, &first.start) &&
	    first.all_day)
		first.start = date_day_start(first.start);

	return (first);
}

bool
desk_dates_end_early(const struct desk_form *f)
{
	struct desk_first	 first = desk_dates_first(f);
	int64_t			 start, end;

	if (!desk_dates_read(f, f->sent, "start_date", first.zone, &start) ||
	    !desk_dates_read(f, f->sent, "end_date", first.zone, &end))
		return (false);

	return (first.all_day ? date_day_end(end) < first.start : end < start);
}
