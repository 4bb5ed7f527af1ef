/* What users with few rights, or none, can make others wait for or store. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "assault.h"
#include "base/clock.h"
#include "post_office.h"
#include "siege.h"
#include "tests/server/commands.h"
#include "tests/server/harness.h"
#include "tests/server/wire_json.h"

#define BODY	300000	/* more than the longest one, in bytes */

TestSuite(assault_of_contributors, .fini = assault_stop);

static char	 contributor[512], author[512];	/* Authorization */

static void
prepare_contributor(void)
{
	snprintf(contributor, sizeof(contributor), "%s",
	    login_of_new("contributor", "contributor"));
}

/* A request of a user. Each thread has its own. */
static const char *
send_json(const char *line, const char *login, const char *body)
{
	static __thread char	 text[BODY + 1024];

	snprintf(text, sizeof(text), "%s HTTP/1.1\r\n" HOST "%sContent-Type:"
	    " application/json\r\nContent-Length: %zu\r\n\r\n%s", line,
	    login, strlen(body), body);
	return (text);
}

#define FORGOTTEN	"keeper@cal.example"
#define EDITORS		20
#define LETTER_SLOW	200	/* ms for a letter to an editor */
#define LETTER_WITHIN	30	/* seconds for one to a person */
/* Rule 42.4. A letter that is just being sent is counted twice. */
#define LETTERS_MOST	(30 * EDITORS + 1)
#define TOGGLERS	4
#define TOGGLED		16	/* events of each; more than the limit */

static struct post_office	*office;
static int64_t			 toggled[TOGGLERS * TOGGLED];

/* Editors get all letters that there may be about an event. */
static void
prepare_editors(void)
{
	char	 name[32];
	int	 i;

	prepare_contributor();
	for (i = 0; i < EDITORS; i++) {
		snprintf(name, sizeof(name), "editor%d", i);
		(void)login_of_new(name, "editor");
	}
	(void)login_of_new("keeper", "administrator");
	change_database("UPDATE users SET mail = login || '@cal.example'"
	    " WHERE login LIKE 'editor%' OR login = 'keeper'");
}

static void
create_drafts(void)
{
	int	 i;

	for (i = 0; i < TOGGLERS * TOGGLED; i++)
		toggled[i] = heard_number(ask(send_json("POST " API "/events",
		    contributor, "{\"title\":\"T\",\"start_date\":"
		    "\"2029-03-01\",\"end_date\":\"2029-03-01\","
		    "\"status\":\"draft\"}")), "id");
}

static const char *
make_toggle(unsigned client, unsigned n)
{
	char	 line[64];

	snprintf(line, sizeof(line), "PUT " API "/events/%lld",
	    (long long)toggled[client * TOGGLED + n / 2 % TOGGLED]);
	return (send_json(line, contributor, n % 2 == 0 ?
	    "{\"status\":\"pending\"}" : "{\"status\":\"draft\"}"));
}

/* Letters to the editors are many by now, and slow. */
static void
forget_password(void)
{
	static const char	 body[] = "login=keeper";
	char			 text[512];
	int64_t			 began;

	snprintf(text, sizeof(text), "POST /desk/forgotten HTTP/1.1\r\n" HOST
	    "Sec-Fetch-Site: same-origin\r\nContent-Type:"
	    " application/x-www-form-urlencoded\r\nContent-Length: %zu\r\n\r\n"
	    "%s", strlen(body), body);
	cr_expect_eq(strncmp(ask(text), "200 ", 4), 0);
	began = clock_steady();
	while (clock_steady() - began < LETTER_WITHIN * CLOCK_SECOND &&
	    office->personal == 0)
		bystanders_look();
	fprintf(stderr, "%s: a letter for a forgotten password took %lld ms\n",
	    criterion_current_test->name, (long long)((clock_steady() - began) /
	    CLOCK_MILLISECOND));
	cr_expect_eq(office->personal, 1);
}

Test(assault_of_contributors, events_that_are_submitted_and_withdrawn)
{
	char	 site[256];
	long	 letters;

	office = post_office_open(FORGOTTEN, LETTER_SLOW);
	snprintf(site, sizeof(site), "base_url: https://cal.example\n"
	    "submissions: true\nmail: {server: \"smtp://127.0.0.1:%d\","
	    " from: cal@cal.example}\n", office->port);
	assault_start(prepare_editors, site);
	create_drafts();
	assault_at_desk();
	assault_meanwhile(forget_password);
	assault(&(struct clients){ .count = TOGGLERS, .make = make_toggle },
	    "200 503");
	letters = office->letters - office->personal;
	letters += ask_database("test.db", "SELECT count(*) FROM outbox"
	    " WHERE type = 'mail.waiting'");
	fprintf(stderr, "%s: %ld letters to editors, of %d\n",
	    criterion_current_test->name, letters, LETTERS_MOST);
	cr_expect_gt(letters, 0);
	cr_expect_leq(letters, LETTERS_MOST);
}

#define NAME		1024		/* bytes, the longest name */
#define TERM_NAME	180		/* of at most 200 characters */
#define NEW_TERMS	20
#define ORGANIZERS	50
#define SINCE		1798761590	/* ten seconds before the clock began */
#define PAGE_MOST	(700 * 1024)	/* bytes */

static void
prepare_authors(void)
{
	prepare_contributor();
	snprintf(author, sizeof(author), "%s",
	    login_of_new("author", "author"));
}

/* A new name that becomes as long as possible in a page. */
static char *
add_name(char *p, unsigned number, const char *unit, size_t count)
{
	p += sprintf(p, "%08x", number);
	while (count-- > 8)
		p = stpcpy(p, unit);
	return (p);
}

static char *
add_names(char *p, unsigned number, const char *before, const char *after,
    size_t length, unsigned count)
{
	unsigned	 i;

	for (i = 0; i < count; i++) {
		p = stpcpy(p, i > 0 ? "," : "");
		p = add_name(stpcpy(p, before), number * 100 + i, "\\\"",
		    length);
		p = stpcpy(p, after);
	}
	return (p);
}

static const char *
make_long_event(const char *login, unsigned number)
{
	static __thread char	 body[BODY];
	char			*p;

	p = add_name(stpcpy(body, "{\"title\":\""), number, "\\\"", NAME);
	p = add_name(stpcpy(p, "\",\"slug\":\""), number, "w", NAME);
	p = stpcpy(p, "\",\"status\":\"publish\",\"start_date\":"
	    "\"2029-03-01\",\"end_date\":\"2029-03-01\",\"tags\":[");
	p = add_names(p, number, "\"", "\"", TERM_NAME, NEW_TERMS);
	p = add_names(stpcpy(p, "],\"venue\":"), number,
	    "{\"venue\":\"", "\"}", NAME, 1);
	p = add_names(stpcpy(p, ",\"organizer\":["), number,
	    "{\"organizer\":\"", "\"}", NAME, ORGANIZERS);
	(void)stpcpy(p, "]}");
	return (send_json("POST " API "/events", login, body));
}

/* An address may send three a minute. */
static const char *
make_long_proposal(unsigned number)
{
	static __thread char	 text[BODY], body[BODY / 2];
	char			*p;

	p = body + sprintf(body, "since=%d&company=&sender=a@b.example"
	    "&all_day=1&start_date=2029-03-01&end_date=2029-03-01"
	    "&title=", SINCE);
	p = add_name(p, number, "%22", NAME);
	p = add_name(stpcpy(p, "&action=send&venue=&new[venue][venue]="),
	    number, "%22", NAME);
	(void)add_name(stpcpy(p, "&categories="), number, "%22", TERM_NAME);
	snprintf(text, sizeof(text), "POST /submit HTTP/1.1\r\n" HOST
	    "Sec-Fetch-Site: same-origin\r\nContent-Type:"
	    " application/x-www-form-urlencoded\r\nContent-Length: %zu\r\n\r\n"
	    "%s", strlen(body), body);
	return (text);
}

static const char *
make_long_names(unsigned client, unsigned n)
{
	unsigned	 number = client * 100000 + n;

	switch (client % 3) {
	case 0:
		return (make_long_event(author, number));
	case 1:
		return (make_long_event(contributor, number));
	default:
		return (make_long_proposal(number));
	}
}

static void
expect_view(const char *what, const char *request, size_t most)
{
	const char	*heard = ask(request);
	size_t		 length = strlen(heard);

	fprintf(stderr, "%s: %s: %zu bytes of %zu\n",
	    criterion_current_test->name, what, length, most);
	cr_expect_eq(strncmp(heard, "200 ", 4), 0, "%s: %.200s", what, heard);
	cr_expect_leq(length, most, "%s", what);
}

static void
look_around(void)
{
	char	 waiting[512];

	snprintf(waiting, sizeof(waiting), "GET /desk/events?show=waiting"
	    " HTTP/1.1\r\n" HOST "%s\r\n", assault_sign_in());
	expect_view("events that wait", waiting, PAGE_MOST);
	expect_view("home page", GET("/"), PAGE_MOST);
	expect_view("month", GET("/?year=2029&month=3"), PAGE_MOST);
	expect_view("list", GET("/?view=list&start_date=2029-03-01"),
	    PAGE_MOST);
	expect_view("iCalendar", GET(API "/events.ics"
	    "?start_date=2029-03-01&end_date=2029-04-01"), ANSWER_MAX);
}

Test(assault_of_contributors, names_that_are_as_long_as_they_may_be)
{
	assault_start(prepare_authors, "submissions: true\n");
	assault_at_desk();
	assault_meanwhile(look_around);
	assault(&(struct clients){ .count = 3, .make = make_long_names },
	    "201 303 400 429 503");
}

#define MARKUP	262000	/* bytes of a description, which are cleaned slowly */

static const char *
make_slow_proposal(unsigned client, unsigned n)
{
	static __thread char	 text[BODY + 1024], body[BODY];
	int			 length;

	length = sprintf(body, "since=%d&company=&sender=a@b.example"
	    "&all_day=1&start_date=2029-03-01&end_date=2029-03-01"
	    "&title=Fair+%u+%u&action=send&description=", SINCE, client, n);
	memset(body + length, '<', MARKUP);
	body[length + MARKUP] = '\0';
	snprintf(text, sizeof(text), "POST /submit HTTP/1.1\r\n" HOST
	    "Sec-Fetch-Site: same-origin\r\nContent-Type:"
	    " application/x-www-form-urlencoded\r\nContent-Length: %zu\r\n\r\n"
	    "%s", strlen(body), body);
	return (text);
}

static const char *
make_confirmation(unsigned client, unsigned n)
{
	(void)client;
	(void)n;
	return ("POST /desk/confirm HTTP/1.1\r\n" HOST
	    "Sec-Fetch-Site: same-origin\r\nContent-Type:"
	    " application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\n"
	    "key=abc");
}

/* Those who sign in have no user yet, either, but other addresses. */
Test(assault_of_contributors, confirmations_beside_slow_proposals)
{
	struct clients_running	 slow;

	assault_start(NULL, "submissions: true\n");
	assault_at_desk();
	slow = clients_start(&(struct clients){ .count = 3,
	    .make = make_slow_proposal, .pause = 3000, .strangers = true });
	assault(&(struct clients){ .count = 8, .make = make_confirmation },
	    "404");
	clients_stop_at_once(&slow);
	fprintf(stderr, "proposals: %s\n", heard_text(slow.heard));
}

#define SERIES_MB	2	/* of the database, of which texts are 0.3 */
#define SERIES_TEXT	8000	/* bytes */
#define LONGER_TEXT	32000
#define LONG_TEXT	240000

static const char *
make_series(const char *recurrence, int length)
{
	static __thread char	 body[BODY];

	snprintf(body, sizeof(body), "{\"title\":\"T\",\"start_date\":"
	    "\"2027-01-02\",\"end_date\":\"2027-01-02\",\"description\":"
	    "\"%0*d\",\"recurrence\":\"%s\"}", length, 0, recurrence);
	return (send_json("POST " API "/events", contributor, body));
}

/* As many dates as fit, of which a series may have 1,000. */
static const char *
make_dates(void)
{
	static __thread char	 dates[LONG_TEXT + 64];
	char			*p = dates;
	unsigned		 i;

	for (i = 0; p < dates + LONG_TEXT; i++)
		p += sprintf(p, "RDATE:%04u%02u%02u\\n", 2027 + i / 336,
		    i / 28 % 12 + 1, i % 28 + 1);
	return (make_series(dates, 1));
}

static const char *
make_multiplied(unsigned client, unsigned n)
{
	static const char	 rule[] = "RRULE:FREQ=DAILY;COUNT=1000";

	switch ((client + n) % 4) {
	case 0:
		return (make_series(rule, SERIES_TEXT));
	case 1:
		return (make_series(rule, LONGER_TEXT));
	case 2:
		return (make_series(rule, LONG_TEXT));
	default:
		return (make_dates());
	}
}

Test(assault_of_contributors, series_of_1000_long_events)
{
	long	 before, grown, series;

	assault_start(prepare_contributor, "submissions: true\nhorizon: 60\n");
	assault_at_desk();
	before = assault_megabytes();
	assault(&(struct clients){ .count = 4, .make = make_multiplied },
	    "201 400 429 503");
	grown = assault_megabytes() - before;
	series = ask_database("test.db", "SELECT count(*) FROM series");
	fprintf(stderr, "%s: %ld MB for %ld series\n",
	    criterion_current_test->name, grown, series);
	cr_expect_gt(series, 0);
	cr_expect_leq(grown, series * SERIES_MB);
}
