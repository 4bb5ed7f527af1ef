#include "calendar/event.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "base/site.h"
#include "calendar/embedded.h"
#include "calendar/images.h"
#include "http/request.h"
#include "text/cost.h"
#include "text/zones.h"

/* The parts of "2027-03-01 18:00:00"; its year may have five digits. */
static void
write_details(struct json *out, const char *name, const char *date)
{
	static const char *const	 before[] = {
		"{\"year\":\"", "\",\"month\":\"", "\",\"day\":\"",
		"\",\"hour\":\"", "\",\"minutes\":\"", "\",\"seconds\":\""
	};
	char				 json[160], *to = json;
	size_t				 i, length;

	for (i = 0; i < sizeof(before) / sizeof(before[0]); i++) {
		length = i == 0 ? strlen(date) - strlen("-03-01 18:00:00") : 2;
		to = mempcpy(stpcpy(to, before[i]), date, length);
		date += length + 1;
	}
	to = stpcpy(to, "\"}");
	json_raw(out, name, json, (size_t)(to - json));
}

static void
write_date(struct request *rq, const char *name, const char *details,
    int64_t seconds)
{
	char	 text[DATE_TEXT];

	date_print(seconds, text);
	json_string(&rq->out, name, text);
	if (record_wants(rq, RECORD_EVENT, details))
		write_details(&rq->out, details, text);
}

static void
write_dates(struct request *rq, const struct event *e)
{
	struct json			*out = &rq->out;
	const struct event_dates	*d = &e->dates;
	char				 abbreviation[ZONE_ABBREVIATION];

	json_boolean(out, "all_day", d->all_day);
	write_date(rq, "start_date", "start_date_details", d->start.local);
	write_date(rq, "end_date", "end_date_details", d->end.local);
	write_date(rq, "utc_start_date", "utc_start_date_details",
	    d->start.utc);
	write_date(rq, "utc_end_date", "utc_end_date_details", d->end.utc);
	json_string(out, "timezone", e->timezone);
	zone_abbreviation(d->zone, e->timezone, d->start.utc, abbreviation);
	json_string(out, "timezone_abbr", abbreviation);
}

static void
write_cost(struct request *rq, const char *stored)
{
	static const char *const	 positions[] = {
		[COST_NOWHERE] = "", [COST_PREFIX] = "prefix",
		[COST_POSTFIX] = "postfix"
	};
	struct json			*out = &rq->out;
	struct cost			 cost;
	size_t				 i;

	cost_read(&cost, rq->arena, stored, &rq->site->currency);
	json_string(out, "cost", cost.text);
	json_object(out, "cost_details");
	json_string(out, "currency_symbol", cost.symbol);
	json_string(out, "currency_code", "");
	json_string(out, "currency_position", positions[cost.position]);
	json_list(out, "values");
	for (i = 0; i < cost.value_count; i++)
		json_string(out, NULL, cost.values[i]);
	json_list_end(out);
	json_object_end(out);
}

static void
write_texts(struct json *out, const struct event *e)
{
	json_string(out, "title", e->head.name);
	json_string(out, "description", e->head.description);
	json_string(out, "excerpt", e->excerpt);
	json_string(out, "slug", e->head.slug);
}

void
event_write(struct request *rq, const struct event *e, enum record_view view)
{
	struct json		*out = &rq->out;
	struct embedded		 embedded;

	embedded_find(rq, e, view, &embedded);
	json_object(out, NULL);
	json_integer(out, "id", e->head.id);
	record_write_global_id(rq, &e->head);
	record_write_state(rq, &e->head);
	json_string(out, "rest_url", record_rest_url(rq, &e->head));
	write_texts(out, e);
	image_write(rq, e->head.image, e->head.image_url);
	write_dates(rq, e);
	if (record_wants(rq, RECORD_EVENT, "cost"))
		write_cost(rq, e->cost);
	json_string(out, "website", e->website);
	json_boolean(out, "show_map", e->show_map);
	json_boolean(out, "show_map_link", e->show_map_link);
	json_boolean(out, "hide_from_listings", e->hidden);
	json_boolean(out, "sticky", e->sticky);
	json_boolean(out, "featured", e->featured);
	embedded_write(out, &embedded);
	json_list(out, "custom_fields");
	json_list_end(out);
	json_boolean(out, "ticketed", e->ticketed);
	json_integer(out, "post_parent", e->parent);
	if (view == RECORD_ALONE && e->head.status == STATUS_PUBLISH &&
	    e->password == NULL) {
		json_object(out, "json_ld");
		json_string(out, "@context", JSON_LD_CONTEXT);
		event_write_json_ld(rq, e, &embedded, SIZE_MAX);
		json_object_end(out);
	}
	json_object_end(out);
}
