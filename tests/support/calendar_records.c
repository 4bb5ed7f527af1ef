#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <criterion/criterion.h>

#include "config/site.h"
#include "text/zones.h"

#include "calendar_model.h"
#include "given.h"

/* All records were created in these days, at full hours. */
#define MADE_WITHIN	30
#define LAST_HOUR	(NOW - NOW % HOUR)

const char *
calendar_print(int64_t seconds)
{
	time_t		 t = (time_t)seconds;
	struct tm	 tm;
	char		 text[32];

	gmtime_r(&t, &tm);
	strftime(text, sizeof(text), "%Y-%m-%d %H:%M:%S", &tm);

	return (target("%s", text));
}

int64_t
calendar_time(const char *text)
{
	struct tm	 tm = { 0 };
	int		 places;

	places = sscanf(text, "%d-%d-%d %d:%d:%d", &tm.tm_year, &tm.tm_mon,
	    &tm.tm_mday, &tm.tm_hour, &tm.tm_min, &tm.tm_sec);
	cr_assert(places == 3 || places == 6, "%s", text);
	tm.tm_year -= 1900;
	tm.tm_mon--;

	return (timegm(&tm));
}

static const char *
publish_at(struct calendar_record *r, const char *word, int64_t published)
{
	r->has_published = true;
	r->published = published;

	return (target(",\"status\":\"%s\",\"date_utc\":\"%s\"", word,
	    calendar_print(published)));
}

/*
 * Rules 17.3 and 17.4: a record that was never more than a draft has no
 * publication time.
 */
static const char *
choose(struct calendar_record *r, int status, const char *word)
{
	r->status = status;
	if (calendar_any(3) == 0)
		return (publish_at(r, word, NOW + (calendar_any(400) - 200) *
		    HOUR));
	r->has_published = status != DRAFT && status != PENDING;
	r->published = r->created;

	return (target(",\"status\":\"%s\"", word));
}

/* A scheduled record. Some are due before NOW, or exactly then. */
static const char *
schedule(struct calendar_record *r)
{
	switch (calendar_any(4)) {
	case 0:
		r->status = FUTURE;
		return (publish_at(r, "publish", NOW + 1 + calendar_any(2) *
		    HOUR));
	case 1:
		r->status = FUTURE;
		return (publish_at(r, "future", NOW + calendar_any(90) * DAY +
		    HOUR));
	case 2:
		return (publish_at(r, "future", NOW));
	default:
		return (publish_at(r, "future", r->created +
		    calendar_any(NOW - r->created)));
	}
}

static const char *
begin_as_contributor(struct calendar_record *r)
{
	static const char	*words[] = { "publish", "private", "pending" };

	if (calendar_any(2) == 0)
		return (choose(r, DRAFT, "draft"));

	return (choose(r, PENDING, words[calendar_any(3)]));
}

static const char *
begin_as_editor(struct calendar_record *r)
{
	int64_t	 chance = calendar_any(100);

	r->status = PUBLISH;
	if (chance < 58) {
		r->has_published = true;
		r->published = r->created;
		return ("");
	}
	if (chance < 63)
		return (publish_at(r, "publish", r->created -
		    calendar_any(100) * DAY));
	if (chance < 73)
		return (schedule(r));
	if (chance < 80)
		return (choose(r, DRAFT, "draft"));
	if (chance < 86)
		return (choose(r, PENDING, "pending"));

	return (chance < 93 ? choose(r, PRIVATE, "private") :
	    choose(r, TRASH, "trash"));
}

const char *
calendar_begin(struct calendar_record *r, const char *user)
{
	r->created = r->modified = LAST_HOUR - calendar_any(MADE_WITHIN * 24) *
	    HOUR;
	if (strcmp(user, "co") == 0) {
		r->author = CO;
		return (begin_as_contributor(r));
	}
	if (strcmp(user, "au") == 0) {
		r->author = AU;
		return (begin_as_editor(r));
	}
	r->author = ADMIN + calendar_any(SU);

	return (target("%s,\"author\":%lld", begin_as_editor(r),
	    (long long)r->author));
}

void
calendar_send(struct calendar_record *r, const char *user, const char *path,
    const char *members)
{
	struct outcome	*a;

	harness.now = r->created;
	a = ask_json(user, "POST", target("%s?_fields=id", path), members);
	cr_assert(a->status == 201, "%s: %s", members, a->body);
	r->id = strtoll(a->body + strlen("{\"id\":"), NULL, 10);
}

void
calendar_trash(struct calendar_record *r, const char *path, int64_t now)
{
	struct outcome	*a;

	harness.now = now;
	a = ask_as("ed", "DELETE", target("%s/%lld", path, (long long)r->id));
	cr_assert_eq(a->status, 200, "%s", a->body);
	r->status = TRASH;
	r->modified = now;
	if (!r->has_published)
		r->published = now;
	r->has_published = true;
}

void
calendar_given(void)
{
	harness_start();
	harness.site.timezone = "Europe/Paris";
	harness.site.zone = zone_find(harness.site.timezone);
	calendar_give_terms();
	calendar_give_places();
	calendar_give_events();
	calendar_give_series();
	calendar_change();
	harness.now = NOW;
	calendar_find_due();
}
