#include <string.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/json.h"
#include "command/import/import_tec_form.h"
#include "text/dates.h"
#include "text/html.h"
#include "text/zones.h"

#define NO_TITLE	"Untitled"

static void
take_title(struct tec_form *f)
{
	const char	*title;

	title = tec_member(f->from, "title");
	title = title != NULL ? html_text(f->arena, title) : "";
	if (title[strspn(title, " \t\r\n")] == '\0') {
		tec_lose(f, "title", "is empty: here it is " NO_TITLE);
		title = NO_TITLE;
	}
	form_text(&f->record, "title", title);
}

/* Whether the clock time in that zone is the given instant. */
static bool
agrees(const struct zone *zone, const char *local, const char *utc)
{
	struct date	 d;
	struct moment	 m;
	int64_t		 instant;

	return (local == NULL || !tec_instant(utc, &instant) ||
	    !date_parse(&d, local) || !date_resolve(&d, zone, 0, &m) ||
	    m.utc == instant);
}

/* If the zone is unknown, the instant counts. */
static void
take_dates(struct tec_form *f)
{
	const char		*start, *end, *text;
	const struct zone	*zone;

	start = tec_member(f->from, "start_date");
	end = tec_member(f->from, "end_date");
	text = tec_member(f->from, "timezone");
	zone = text == NULL || *text == '\0' ? NULL : zone_find(text);
	if (text != NULL && *text != '\0' && zone == NULL) {
		tec_lose(f, "timezone", "is unknown: here it is UTC");
		start = tec_member(f->from, "utc_start_date");
		end = tec_member(f->from, "utc_end_date");
		text = "UTC";
	}
	if (zone != NULL && !(agrees(zone, start, tec_member(f->from,
	    "utc_start_date")) && agrees(zone, end, tec_member(f->from,
	    "utc_end_date"))))
		tec_lose(f, "utc_start_date, utc_end_date", "are other times"
		    " than the local ones in their zone, which are kept");
	if (end == NULL && start != NULL) {
		tec_lose(f, "end_date", "is missing: it is the start");
		end = start;
	}
	form_text(&f->record, "timezone", text);
	form_text(&f->record, "start_date", start);
	form_text(&f->record, "end_date", end);
}

/* "$10, $20": the original cost, if only the range "$10 – $20" is given. */
static const char *
join_values(struct tec_form *f, const struct value *details)
{
	const struct value	*values, *v;
	const char		*symbol, *position;
	struct buf		 b;
	bool			 behind;

	values = value_get(details, "values");
	symbol = tec_member(details, "currency_symbol");
	position = tec_member(details, "currency_position");
	if (values == NULL || values->kind != VALUE_LIST ||
	    values->count < 2 || symbol == NULL || *symbol == '\0')
		return (NULL);
	symbol = html_text(f->arena, symbol);
	behind = position != NULL && strcmp(position, "postfix") == 0;
	buf_init(&b, f->arena, 64);
	for (v = values->first; v != NULL; v = v->next) {
		if (tec_text(v) == NULL)
			return (NULL);
		buf_printf(&b, "%s%s%s%s", v == values->first ? "" : ", ",
		    behind ? "" : symbol, v->text, behind ? symbol : "");
	}
	return (b.data);
}

static void
take_cost(struct tec_form *f)
{
	const char	*cost;

	cost = join_values(f, value_get(f->from, "cost_details"));
	if (cost == NULL && (cost = tec_member(f->from, "cost")) != NULL)
		cost = html_text(f->arena, cost);
	form_text(&f->record, "cost", cost);
}

void
tec_form_event(struct tec_form *f)
{
	const struct value	*parent;

	take_title(f);
	take_dates(f);
	take_cost(f);
	parent = value_get(f->from, "post_parent");
	if (!tec_is_empty(parent) && tec_text(parent) != NULL)
		form_name(&f->record, "post_parent", tec_text(parent));
}
