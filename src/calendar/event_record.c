#include "calendar/event.h"

#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "calendar/embedded.h"
#include "calendar/event_linked.h"
#include "config/site.h"
#include "http/request.h"
#include "store/permissions.h"
#include "text/cost.h"
#include "text/zones.h"

struct event_texts
event_texts_of(const struct event *e)
{
	return ((struct event_texts){ e->head.description, e->excerpt, e->cost,
	    e->website, e->event_status_reason });
}

/* Whether the event still has the texts of the row that it refers to. */
bool
event_shares(const void *record)
{
	const struct event		*e = record;
	const struct event_texts	*t = &e->shared;

	return (e->texts != 0 &&
	    strcmp(e->head.description, t->description) == 0 &&
	    strcmp(e->excerpt, t->excerpt) == 0 &&
	    strcmp(e->cost, t->cost) == 0 &&
	    strcmp(e->website, t->website) == 0 &&
	    strcmp(e->event_status_reason, t->status_reason) == 0);
}

/* Also reads the event's links from the index. */
void
event_ready(struct request *rq, struct statement *st,
    const struct stored_table *table, void *record)
{
	struct event	*e = record;

	record_ready(rq, st, table, record);
	e->dates.zone = zone_find(e->dates.timezone);
	/*
	 * The zone may be missing in a later release of the time zone
	 * database.
	 */
	if (e->dates.zone == NULL)
		e->dates.zone = rq->site->zone;
	e->dates.length = (struct exact_length){ 0, 0 };
	/* The series itself cannot be read either (rule 43.8). */
	if (!status_is_public(e->series_status) &&
	    !may_edit(&rq->caller, e->head.author, e->head.status))
		e->series_rule = "";
	e->concealed = false;
	e->shared = event_texts_of(e);
	e->linked = event_linked_read(rq, st, table->width);
	e->embedded = NULL;
	e->dates_of_series = 0;
}

/* Writes the parts of "2027-03-01 18:00:00". The year may have five digits. */
static void
write_details(struct json *out, const char *name, const char *date)
{
	static const char *const	 before[] = {
		"{\"year\":\"", "\",\"month\":\"", "\",\"day\":\"",
		"\",\"hour\":\"", "\",\"minutes\":\"", "\",\"seconds\":\""
	};
	char				 json[160], *to = json;
	size_t				 i, length;

	for (i = 0; i < COUNT(before); i++) {
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
	if (json_wants(&rq->out, details))
		write_details(&rq->out, details, text);
}

void
event_write_start(struct request *rq, const char *name, const struct event *e)
{
	write_date(rq, name, "start_date_details", e->dates.start.local);
}

void
event_write_end(struct request *rq, const char *name, const struct event *e)
{
	write_date(rq, name, "end_date_details", e->dates.end.local);
}

void
event_write_utc_start(struct request *rq, const char *name,
    const struct event *e)
{
	write_date(rq, name, "utc_start_date_details", e->dates.start.utc);
}

void
event_write_utc_end(struct request *rq, const char *name,
    const struct event *e)
{
	write_date(rq, name, "utc_end_date_details", e->dates.end.utc);
}

void
event_write_abbreviation(struct request *rq, const char *name,
    const struct event *e)
{
	char	 text[ZONE_ABBREVIATION];

	zone_abbreviation(e->dates.zone, e->dates.timezone,
	    e->dates.start.utc, text);
	json_string(&rq->out, name, text);
}

/*
 * What only pages read. They distinguish between 0 and no cost (rules, section
 * 15), and show notes to those who may change the event.
 */
static void
write_asides(struct request *rq, const struct event *e)
{
	struct json	*out = &rq->out;

	json_aside(out, "stored_cost", e->cost);
	json_aside(out, "has_password", e->password == NULL ? "" : "1");
	if (!may_edit(&rq->caller, e->head.author, e->head.status))
		return;
	json_aside(out, "sender", e->sender);
	json_aside(out, "note", e->note);
}

/* Also writes `cost_details`. */
void
event_write_cost(struct request *rq, const char *name, const struct event *e)
{
	static const char *const	 positions[] = {
		[COST_NOWHERE] = "", [COST_PREFIX] = "prefix",
		[COST_POSTFIX] = "postfix"
	};
	struct json			*out = &rq->out;
	struct cost			 cost;
	size_t				 i;

	write_asides(rq, e);
	if (!json_wants(out, name) && !json_wants(out, "cost_details"))
		return;
	cost_read(&cost, rq->arena, e->cost, &rq->site->currency);
	json_string(out, name, cost.text);
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

/*
 * Writes all records to which the event is linked. Of terms, lists of pages
 * show only the first category.
 */
void
event_write_links(struct request *rq, const char *name, const struct event *e)
{
	struct embedded	 shown = *e->embedded;

	(void)name;
	if (rq->wanted != NULL && shown.term_count > 1)
		shown.term_count = 1;
	embedded_write(&rq->out, &shown);
}

void
event_write_series(struct request *rq, const char *name,
    const struct event *e)
{
	struct json	*out = &rq->out;
	const char	*field;
	size_t		 length;

	json_object(out, name);
	json_integer(out, "id", e->series);
	json_string(out, "rrule", e->series_rule);
	record_write_time(out, "original_start", e->original_start);
	json_list(out, "detached");
	for (field = e->detached; *field != '\0';
	    field += length + (field[length] == ',')) {
		length = strcspn(field, ",");
		json_string(out, NULL, arena_copy(rq->arena, field, length));
	}
	json_list_end(out);
	if (e->dates_of_series != 0)
		json_integer(out, "dates", e->dates_of_series);
	json_object_end(out);
}

/* Always an empty list, since PHP writes an empty map as a list. */
void
event_write_custom_fields(struct request *rq, const char *name,
    const struct event *e)
{
	(void)e;
	json_list(&rq->out, name);
	json_list_end(&rq->out);
}

bool
event_is_canceled(const struct event *e)
{
	return (strcmp(e->event_status, "canceled") == 0);
}

bool
event_is_postponed(const struct event *e)
{
	return (strcmp(e->event_status, "postponed") == 0);
}
