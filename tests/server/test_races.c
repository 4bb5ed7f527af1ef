/*
 * Clients that do the same at the same time, through both workers: one
 * succeeds, the other gets an error, and derived data stays consistent.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faults.h"
#include "harness.h"
#include "wire_json.h"

#define RACES	200
#define CLIENTS	32
#define SEED	5

#define DATES	"\"start_date\":\"2027-03-01 18:00:00\","		\
	"\"end_date\":\"2027-03-01 20:00:00\""

static int	 fds[CLIENTS];

static void
start(void)
{
	int	 i;

	service_start();
	srandom(SEED);
	for (i = 0; i < CLIENTS; i++)
		fds[i] = dial();
}

static void
end(void)
{
	int	 i;

	for (i = 0; i < CLIENTS; i++)
		(void)close(fds[i]);
	faults_check();
	service_stop();
}

TestSuite(races, .init = start, .fini = end);

/* The part of an answer that shows who succeeded. */
struct heard {
	int	 status;
	int64_t	 id;
	int64_t	 term;		/* in an error */
	int64_t	 venue;
	char	 slug[64];
};

static void
understand(struct heard *h, const char *answer)
{
	const char	*venue;

	h->status = atoi(answer);
	h->id = heard_number(answer, "id");
	h->term = heard_number(answer, "term_id");
	venue = strstr(answer, "\"venue\":{");
	h->venue = venue != NULL ? heard_number(venue, "id") : 0;
	snprintf(h->slug, sizeof(h->slug), "%s", heard_word(answer, "slug"));
}

static void
race(const char *one, const char *other, struct heard heard[2])
{
	int	 first, second;

	first = (int)(random() % CLIENTS);
	second = (first + 1 + (int)(random() % (CLIENTS - 1))) % CLIENTS;
	say(fds[first], one);
	say(fds[second], other);
	understand(&heard[0], hear(fds[first]));
	understand(&heard[1], hear(fds[second]));
}

static void
race_for(const char *line, const char *body, struct heard heard[2])
{
	char	 request[4096];

	snprintf(request, sizeof(request), "%s", request_json(line, "", body));
	race(request, request, heard);
}

Test(races, of_two_equal_slugs_one_gets_a_number)
{
	struct heard	 heard[2];
	char		 body[256], slug[32], next[40];
	int		 n, first;

	for (n = 0; n < RACES; n++) {
		snprintf(slug, sizeof(slug), "same-%dx", n);
		snprintf(next, sizeof(next), "%s-2", slug);
		snprintf(body, sizeof(body), "{" DATES ",\"title\":\"T\","
		    "\"slug\":\"%s\"}", slug);
		race_for("POST /events", body, heard);
		cr_assert_eq(heard[0].status, 201);
		cr_assert_eq(heard[1].status, 201);
		first = heard[0].id > heard[1].id;
		cr_assert_str_eq(heard[first].slug, slug);
		cr_assert_str_eq(heard[!first].slug, next);
	}
	cr_expect_eq(count_events(), 2 * RACES);
}

static void
race_for_terms(const char *line)
{
	struct heard	 heard[2];
	char		 body[64];
	int		 n, first;

	for (n = 0; n < RACES; n++) {
		snprintf(body, sizeof(body), "{\"name\":\"Term %d\"}", n);
		race_for(line, body, heard);
		first = heard[0].status != 201;
		cr_assert_eq(heard[first].status, 201);
		cr_assert_eq(heard[!first].status, 400);
		cr_assert_eq(heard[!first].term, heard[first].id);
	}
}

Test(races, of_two_equal_tags_one_is_made)
{
	race_for_terms("POST /tags");
}

Test(races, of_two_equal_categories_one_is_made)
{
	race_for_terms("POST /categories");
}

Test(races, a_record_created_by_two_events_exists_once)
{
	struct heard	 heard[2];
	char		 body[512];
	int		 n;

	for (n = 0; n < RACES; n++) {
		snprintf(body, sizeof(body), "{" DATES ",\"title\":\"T\","
		    "\"venue\":{\"venue\":\"Hall %d\"},\"organizer\":"
		    "{\"organizer\":\"Ada %d\"},\"tags\":[\"Tag %d\"]}", n, n,
		    n);
		race_for("POST /events", body, heard);
		cr_assert_eq(heard[0].status, 201);
		cr_assert_eq(heard[1].status, 201);
		cr_assert_gt(heard[0].venue, 0);
		cr_assert_eq(heard[0].venue, heard[1].venue);
	}
	(void)ask(GET(API "/venues?per_page=1"));
	cr_expect_eq(atoi(heard_field("X-TEC-Total")), RACES);
	(void)ask(GET(API "/organizers?per_page=1"));
	cr_expect_eq(atoi(heard_field("X-TEC-Total")), RACES);
	(void)ask(GET(API "/tags?per_page=1"));
	cr_expect_eq(atoi(heard_field("X-TEC-Total")), RACES);
}

/* "If-Match: ...\r\n" with the current tag. */
static const char *
match(int64_t id)
{
	static char	 field[64];
	char		 line[64];

	snprintf(line, sizeof(line), "GET /events/%d", (int)id);
	cr_assert_eq(strncmp(ask(request_json(line, "", "")), "200", 3), 0);
	snprintf(field, sizeof(field), "If-Match: %s\r\n",
	    heard_field("ETag"));
	return (field);
}

/* Changes a new event twice; returns which change has succeeded. */
static int
race_to_change(const char *method, const char *body, int n)
{
	struct heard	 heard[2];
	char		 line[64], one[4096], other[4096], made[128];
	const char	*field;
	int64_t		 id;
	int		 won;

	snprintf(made, sizeof(made), "{" DATES ",\"title\":\"T %d\"}", n);
	id = heard_number(ask(request_json("POST /events", "", made)), "id");
	cr_assert_gt(id, 0);
	field = match(id);
	snprintf(line, sizeof(line), "%s /events/%d", method, (int)id);
	snprintf(one, sizeof(one), "%s", request_json(line, field, body));
	snprintf(line, sizeof(line), "PUT /events/%d", (int)id);
	snprintf(other, sizeof(other), "%s", request_json(line, field,
	    "{\"title\":\"Other\",\"tags\":[\"Other\"]}"));
	race(n % 2 == 0 ? one : other, n % 2 == 0 ? other : one, heard);
	won = heard[0].status != 200;
	cr_assert_eq(heard[won].status, 200, "%d", heard[won].status);
	cr_assert_eq(heard[!won].status, 412, "%d", heard[!won].status);
	return (won);
}

Test(races, of_two_updates_of_the_same_state_one_counts)
{
	int	 n;

	for (n = 0; n < RACES; n++)
		(void)race_to_change("PUT", "{\"title\":\"One\"}", n);
	cr_expect_eq(count_events(), RACES);
}

Test(races, a_deletion_and_an_update_of_the_same_state_exclude_each_other)
{
	int	 n, left;

	for (left = 0, n = 0; n < RACES; n++)
		left += race_to_change("DELETE", "", n) != n % 2;
	cr_expect_eq(count_events(), left);
}

/* Without a condition both may succeed, but each answer is consistent. */
Test(races, a_deletion_for_good_stays_one)
{
	struct heard	 heard[2];
	char		 line[64], one[4096], made[128];
	int64_t		 id;
	int		 n;

	for (n = 0; n < RACES; n++) {
		snprintf(made, sizeof(made), "{" DATES ",\"title\":\"T %d\","
		    "\"tags\":[\"Gone\"]}", n);
		id = heard_number(ask(request_json("POST /events", "", made)),
		    "id");
		snprintf(line, sizeof(line), "DELETE /events/%d?purge=true",
		    (int)id);
		snprintf(one, sizeof(one), "%s", request_json(line, "", ""));
		snprintf(line, sizeof(line), "PUT /events/%d", (int)id);
		race(one, request_json(line, "",
		    "{\"title\":\"Back\",\"tags\":[\"Back\"]}"), heard);
		cr_assert_eq(heard[0].status, 200);
		cr_assert(heard[1].status == 200 || heard[1].status == 404,
		    "%d", heard[1].status);
	}
	cr_expect_eq(count_events(), 0);
}

Test(races, of_many_with_one_key_one_is_served)
{
	char	 field[64], request[4096];
	int64_t	 id, first;
	int	 n, i, replays;

	for (n = 0; n < RACES / 8; n++) {
		snprintf(field, sizeof(field), "Idempotency-Key: key-%d\r\n",
		    n);
		snprintf(request, sizeof(request), "%s", request_json(
		    "POST /events", field, "{" DATES ",\"title\":\"Once\"}"));
		for (i = 0; i < CLIENTS; i++)
			say(fds[i], request);
		first = 0;
		for (replays = 0, i = 0; i < CLIENTS; i++) {
			id = heard_number(hear(fds[i]), "id");
			first = i == 0 ? id : first;
			cr_assert(id > 0 && id == first);
			replays += strcmp(heard_field("Idempotency-Replayed"),
			    "true") == 0;
		}
		cr_assert_eq(replays, CLIENTS - 1);
	}
	cr_expect_eq(count_events(), RACES / 8);
}
