#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>
#include <jansson.h>

#include "base/arena.h"
#include "http/route.h"

#include "base/array.h"
#include "input.h"
#include "terms_given.h"

#define EVENT	"\"title\":\"Work\",\"start_date\":\"2026-12-05\","	\
		"\"end_date\":\"2026-12-05\""

static void
make(const char *path, const char *json, const char *id)
{
	struct outcome	*a;

	a = ask_json("ed", "POST", path, json);
	cr_assert_eq(a->status, 201, "%s", a->body);
	cr_assert_str_eq(outcome_text(a, "id"), id);
}

void
given_input(void)
{
	harness_start();
	make("/events", "{" EVENT ",\"slug\":\"one\","
	    "\"image\":\"https://cal.example/1.png\"}", "1");
	make("/venues", "{\"venue\":\"Two\"}", "2");
	make("/organizers", "{\"organizer\":\"Three\"}", "3");
	make("/categories", "{\"name\":\"Jazz\"}", "1");
	make("/tags", "{\"name\":\"Free\"}", "2");
	make("/events", "{" EVENT "}", "4");
	make("/venues", "{\"venue\":\"Work\"}", "5");
	make("/organizers", "{\"organizer\":\"Work\"}", "6");
	make("/categories", "{\"name\":\"Work\"}", "3");
	make("/tags", "{\"name\":\"Work\"}", "4");
	make("/events", "{\"title\":\"Week\",\"start_date\":\"2026-12-05\","
	    "\"end_date\":\"2026-12-05\",\"recurrence\":"
	    "\"FREQ=WEEKLY;COUNT=3\"}", "7");
}

const char *
input_address(const struct route *route)
{
	static const struct {
		const char	*template;
		const char	*address;
	} rows[] = {
		{ "/events/{id}", "/events/4" },
		{ "/venues/{id}", "/venues/5" },
		{ "/organizers/{id}", "/organizers/6" },
		{ "/categories/{id}", "/categories/3" },
		{ "/tags/{id}", "/tags/4" },
		{ "/images/{id}", "/images/1" },
		{ "/series/{id}", "/series/8" },
		{ "/series/{id}/split", "/series/8/split" },
		{ "/history/events/{id}", "/history/events/4" },
		{ "/history/venues/{id}", "/history/venues/5" },
		{ "/history/organizers/{id}", "/history/organizers/6" },
		{ "/history/series/{id}", "/history/series/8" },
		{ "/history/categories/{id}", "/history/categories/3" },
		{ "/history/tags/{id}", "/history/tags/4" },
		{ "/settings/{name}", "/settings/title" }
	};
	const char	*template, *place;
	size_t		 i;

	template = route->path->template;
	for (i = 0; i < COUNT(rows); i++)
		if (strcmp(rows[i].template, template) == 0)
			return (rows[i].address);
	if ((place = strstr(template, "{slug}")) != NULL)
		return (target("%.*swork", (int)(place - template), template));
	cr_assert_null(strchr(template, '{'), "add an address of %s here",
	    template);

	return (template);
}

/* The parameters that a create requires. */
struct need {
	const char	*name;
	const char	*value;
};

static const struct need	needs[] = {
	{ "title", "Need" }, { "start_date", "2026-12-05T18:00" },
	{ "end_date", "2026-12-05T20:00" }, { "venue", "Need" },
	{ "organizer", "Need" }, { "name", "Need" }, { "event", "7" },
	{ "value", "Need" }
};

const char *
input_beside(const struct route *route, const struct param *at, bool json)
{
	const struct param	*p;
	const char		*text;
	size_t			 i, n;

	text = "";
	for (i = 0; i < route->param_count; i++) {
		p = &route->params[i];
		for (n = 0; n < COUNT(needs); n++)
			if (p != at && route_requires(route, p) &&
			    strcmp(p->name, needs[n].name) == 0)
				text = target(json ? "%s\"%s\":\"%s\"," :
				    "%s%s=%s&", text, p->name,
				    needs[n].value);
		if (at->with != PARAM_NOWHERE && p == at + at->with)
			text = target(json ? "%s\"%s\":1," : "%s%s=1&", text,
			    p->name);
	}

	return (text);
}

const char *
input_encoded(const char *bytes, size_t length)
{
	static struct arena	*arena;
	char			*text;
	size_t			 i;

	if (arena == NULL)
		arena = arena_new();
	text = arena_alloc(arena, 3 * length + 1);
	for (i = 0; i < length; i++)
		snprintf(text + 3 * i, 4, "%%%02X", (unsigned char)bytes[i]);

	return (text);
}

const char *
input_quoted(const char *text)
{
	json_t		*value;
	const char	*quoted;
	char		*dump;

	value = json_stringn(text, strlen(text));
	cr_assert_not_null(value, "%s is no UTF-8", text);
	dump = json_dumps(value, JSON_ENCODE_ANY);
	quoted = target("%s", dump);
	free(dump);
	json_decref(value);

	return (quoted);
}
