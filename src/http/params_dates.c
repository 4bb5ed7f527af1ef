#include <string.h>

#include "base/json.h"
#include "config/site.h"
#include "http/params_read.h"
#include "http/request.h"
#include "text/dates.h"
#include "text/zones.h"

static const struct zone *
reading_zone(const struct reader *reader, const struct param *p)
{
	return (p->zone == ZONE_UTC ? zone_utc() : reader->rq->site->zone);
}

static bool
read_date(struct reader *reader, const struct value *value, struct date *date)
{
	const char	*text;

	if ((text = params_text(reader, value)) == NULL)
		return (false);
	if (!date_parse(date, text))
		return (params_complain(reader, COMPLAINT_DATE, NULL));

	return (true);
}

static bool
resolve(struct reader *reader, const struct date *date,
    const struct zone *zone, struct moment *moment)
{
	if (date_is_relative(date))
		reader->rq->momentary = true;
	if (!date_resolve(date, zone, reader->rq->now, moment))
		return (params_complain(reader, COMPLAINT_DATE, NULL));

	return (true);
}

/* Its zone is the handler's to know; the year is much the same in all. */
bool
params_date(struct reader *reader, const struct value *value, void *to)
{
	struct moment	 moment;

	return (read_date(reader, value, to) &&
	    resolve(reader, to, zone_utc(), &moment));
}

bool
params_moment(struct reader *reader, const struct value *value, void *to)
{
	struct date	 date;

	return (read_date(reader, value, &date) && resolve(reader, &date,
	    reading_zone(reader, reader->param), to));
}

/* Whether the second of it matters is the handler's to know. */
void
params_default_moment(struct reader *reader, const struct param *p)
{
	struct date	 date;

	if (date_parse(&date, p->from_now))
		date_resolve(&date, reading_zone(reader, p), reader->rq->now,
		    (struct moment *)(void *)(reader->params + p->offset));
}
