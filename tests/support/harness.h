/*
 * Complete requests in process: bytes in, answer out, on a new database in
 * memory for each test.
 *
 * The clock stands at 2026-11-21T00:17:30Z, the site is as without a
 * configuration (site zone UTC), but in four languages, and its users are, in
 * the order of their ids from 1 on: admin (administrator), ed (editor), au
 * (author), co (contributor) and su (subscriber).
 *
 * A test fails if a route answers with an error that the spec does not list.
 *
 * 	Test(events, unknown_id_is_not_found)
 * 	{
 * 		EXPECT(ask("GET", "/events/99"), 404,
 * 		    "{\"code\":\"rest-event-not-found\",\"message\":"
 * 		    "\"Event with ID 99 does not exist.\","
 * 		    "\"data\":{\"status\":404}}");
 * 	}
 */
#ifndef ALMANAC_HARNESS_H
#define ALMANAC_HARNESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config/site.h"

struct budget;
struct db;

/* Addresses in answers. */
#define SITE	"http://cal.example"
#define API	SITE "/calendar/events/v1"

/* The id of the site (store/store.h). */
#define SITE_ID	"00112233445566778899aabbccddeeff"

/* The instant at which every test starts: 2026-11-21T00:17:30Z. */
#define NOW	INT64_C(1795220250)

/*
 * The environment of the next request. Call harness_start() before changing
 * it.
 */
struct harness {
	struct site	 site;
	struct db	*db;
	int64_t		 now;
	const char	*prefix;	/* precedes targets */
	const char	*host;		/* of the Host field; NULL: none */
	const char	*peer;		/* address of the client */
	struct budget	*budget;	/* of requests; NULL: none */
	bool		 reading;	/* requests must not write */
	int64_t		 excess;	/* of the quota: no picture is made */
};

extern struct harness	harness;

/* Creates users and database, once. The first request calls it. */
void	harness_start(void);

/* Runs an UPDATE whose only parameter is a long text: `part`, `count` times. */
void	harness_fill(const char *update, const char *part, size_t count);

/* An answer; it lives as long as the test. */
struct outcome {
	int		 status;
	const char	*head;		/* status line and fields, as sent */
	const char	*body;		/* "" if there is none */
	size_t		 length;	/* of the body */
};

/*
 * Sends an anonymous request. `target` is the part after the prefix:
 * "/events/21?password=x".
 */
struct outcome	*ask(const char *method, const char *target);

/* The same as a user: "ed". */
struct outcome	*ask_as(const char *user, const char *method,
		    const char *target);

/* With a body; `user` NULL: anonymous. */
struct outcome	*ask_json(const char *user, const char *method,
		    const char *target, const char *json);
struct outcome	*ask_form(const char *user, const char *method,
		    const char *target, const char *form);

/*
 * With a body (NULL: none) and lines such as "Accept: text/html"; NULL ends
 * them.
 */
struct outcome	*ask_with(const char *method, const char *target,
		    const char *body, ...) __attribute__((sentinel));

/* The credentials of a user as a line for ask_with(). */
const char	*as(const char *user);

/* The application password of a user. */
const char	*password_of(const char *user);

/* With lines of the head, each with its line end, and a body of any bytes. */
struct outcome	*ask_file(const char *method, const char *target,
		    const char *lines, const void *bytes, size_t length);

/* Sends a complete message. */
struct outcome	*ask_bytes(const char *bytes, size_t length);

/* The value of a header field, or NULL. */
const char	*outcome_header(const struct outcome *, const char *name);

/* Whether the body contains the text. */
bool		 outcome_has(const struct outcome *, const char *part);

/*
 * A member of the body by names and indexes, such as "events.0.id". A text is
 * returned unchanged, other values as JSON of one word; maps and lists as "{}"
 * and "[]" whatever they contain. NULL: there is no such member.
 */
const char	*outcome_text(const struct outcome *, const char *path);

/* Compares status and whole body, and reports where they differ. */
#define EXPECT(outcome, status, body)					\
	expect_outcome(__FILE__, __LINE__, (outcome), (status), (body))

void		 expect_outcome(const char *file, int line,
		    const struct outcome *, int status, const char *body);

#endif
