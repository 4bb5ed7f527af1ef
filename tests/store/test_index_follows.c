/*
 * An index that has followed random changes answers as one that is built again.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "store/db.h"
#include "store/index/connected.h"
#include "tests/support/given.h"

#define CHANGES		9000
#define TOGETHER	100	/* before answers are compared */
#define NAMES		12

static void
setup(void)
{
	harness_start();
}

TestSuite(index_follows, .init = setup);

static int
any(int bound)
{
	static uint64_t	 state = 7;

	state = state * 6364136223846793005u + 1442695040888963407u;
	return ((int)((state >> 33) % (uint64_t)bound));
}

static const char *
any_name(void)
{
	static const char *const	 names[NAMES] = {
		"Jazz", "Open air", "\xc3\x84rger", "b\xc3\xbcro", "a b c",
		"Concerts", "zebra", "Halls", "jazz night", "Caf\xc3\xa9",
		"Town hall", "Z"
	};

	return (names[any(NAMES)]);
}

static const char *
any_status(void)
{
	static const char *const	 statuses[] = {
		"publish", "publish", "publish", "draft", "private", "pending"
	};

	return (statuses[any(6)]);
}

/* Ids that there may be. */
static int
any_id(void)
{
	return (1 + any(120));
}

static const char *
any_place(const char *member)
{
	return (target("{\"%s\":\"%s %d\",\"status\":\"%s\",\"city\":\"%s\","
	    "\"description\":\"%s\"}", member, any_name(), any(40),
	    any_status(), any_name(), any_name()));
}

static const char *
any_link(void)
{
	const int	 id = any_id();

	switch (any(6)) {
	case 0:
		return (target("\"venue\":%d", id));
	case 1:
		return (target("\"organizer\":[%d,3]", id));
	case 2:
		return (target("\"tags\":[\"t%d\"]", id));
	case 3:
		return (target("\"categories\":[\"c%d\"]", id));
	case 4:
		return (target("\"featured\":%s", any(2) ? "true" : "false"));
	default:
		return (target("\"venue\":{\"venue\":\"New %d\"}", id));
	}
}

static const char *
any_event(void)
{
	const int	 day = 1 + any(28);

	return (target("{\"title\":\"%s\",\"description\":\"%s %s\","
	    "\"status\":\"%s\",\"start_date\":\"2026-12-%02d 10:00\","
	    "\"end_date\":\"2026-12-%02d 1%d:00\",%s%s}", any_name(),
	    any_name(), any_name(), any_status(), day, day, any(5) + 1,
	    any_link(), any(40) ? "" :
	    ",\"recurrence\":\"FREQ=DAILY;COUNT=4\""));
}

static const char *
any_term(void)
{
	return (target("{\"name\":\"%s %d\",\"parent\":%d}", any_name(),
	    any(30), any(3) ? 0 : any_id()));
}

/* Some are rejected, and some ids are of other records. */
static void
change(void)
{
	static const char *const	 kinds[] = {
		"events", "events", "events", "venues", "organizers",
		"categories", "tags"
	};
	const char			*kind = kinds[any(7)], *body;
	const char			*method = "POST", *where;

	where = target("/%s", kind);
	if (any(3) > 0) {
		method = any(4) ? "PATCH" : "DELETE";
		where = target("/%s/%d%s", kind, any_id(),
		    *method == 'D' && any(2) ? "?force=true" : "");
	}
	body = *kind == 'e' ? any_event() : *kind == 'v' ? any_place("venue") :
	    *kind == 'o' ? any_place("organizer") : any_term();
	(void)ask_json("ed", method, where, *method == 'D' ? NULL : body);
}

static const char *const	 lists[] = {
	"/events?per_page=50&start_date=2026-01-01",
	"/events?per_page=50&start_date=2026-01-01&orderby=title&order=desc",
	"/events?per_page=9&page=2&start_date=2026-01-01&orderby=modified",
	"/events?start_date=2026-01-01&status=draft,private,pending,trash",
	"/events?start_date=2026-01-01&search=jazz",
	"/events?start_date=2026-01-01&search=hall&search_in=all",
	"/events?start_date=2026-01-01&search=cafe%20-zebra&search_in=all"
	    "&orderby=relevance",
	"/events?start_date=2026-01-01&search=%22a%20b%22",
	"/events?start_date=2026-01-01&featured=true",
	"/events?start_date=2026-01-01&hide_subsequent_recurrences=true",
	"/venues?per_page=50",
	"/venues?per_page=50&orderby=date&status=draft,private,publish",
	"/venues?orderby=modified&has_events=true",
	"/venues?has_events=false&orderby=id&order=desc",
	"/venues?search=hall&per_page=50",
	"/organizers?per_page=50&only_with_upcoming=true",
	"/organizers?per_page=50&search=jazz&order=desc",
	"/categories?per_page=50&orderby=count",
	"/categories?per_page=50&hide_empty=true&orderby=slug",
	"/categories?per_page=50&orderby=parent&order=desc",
	"/tags?per_page=50&search=t1",
	"/tags?per_page=50&orderby=description&hide_empty=true"
};

#define LISTS	COUNT(lists)

static void
compare_lists(const char *user)
{
	char	*followed[LISTS];
	size_t	 i;

	for (i = 0; i < LISTS; i++)
		followed[i] = strdup(ask_json(user, "GET", lists[i],
		    NULL)->body);
	connected_close(harness.db);
	for (i = 0; i < LISTS; i++) {
		cr_expect_str_eq(followed[i], ask_json(user, "GET", lists[i],
		    NULL)->body, "%s", lists[i]);
		free(followed[i]);
	}
}

Test(index_follows, and_answers_as_a_new_one)
{
	static const char *const	 users[] = { NULL, "ed", "co" };
	int				 i;

	(void)ask("GET", "/events");
	for (i = 1; i <= CHANGES; i++) {
		change();
		if (any(20) == 0)
			(void)ask("GET", lists[any(LISTS)]);
		if (i % TOGETHER == 0)
			compare_lists(users[i / TOGETHER % 3]);
	}
}
