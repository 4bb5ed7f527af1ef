/*
 * Whole requests in process: bytes in, answer out, on a new database in memory
 * that each test has for itself.
 *
 * The clock stands at 2026-11-21T00:17:30Z, the site is as without a
 * configuration (site zone UTC), but in four languages, and its users are, in the order of their ids
 * from 1 on: admin (administrator), ed (editor), au (author), co (contributor)
 * and su (subscriber).
 *
 *	Test(events, unknown_id_is_not_found)
 *	{
 *		EXPECT(ask("GET", "/events/99"), 404,
 *		    "{\"code\":\"rest-event-not-found\",\"message\":"
 *		    "\"Event with ID 99 does not exist.\","
 *		    "\"data\":{\"status\":404}}");
 *	}
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

/* Of the database (store/store.h). */
#define SITE_ID	"00112233445566778899aabbccddeeff"

/* The instant at which every test starts: 2026-11-21T00:17:30Z. */
#define NOW	INT64_C(1795220250)

/* What the next request meets; a test that changes it calls harness_start(). */
struct harness {
	struct site	 site;
	struct db	*db;
	int64_t		 now;
	const char	*prefix;	/* in front of targets */
	const char	*host;		/* of the Host field; NULL: none */
	const char	*peer;		/* address of the client */
	struct budget	*budget;	/* of requests; NULL: none */
	bool		 reading;	/* requests must not write */
};

extern struct harness	harness;

/* Makes users and database, once; the first request does so by itself. */
void	harness_start(void);

/* An UPDATE with a long text: `part`, so many times, is its only parameter. */
void	harness_fill(const char *update, const char *part, size_t count);

/* Lives as long as the test. */
struct outcome {
	int		 status;
	const char	*head;		/* status line and fields, as sent */
	const char	*body;		/* "" if there is none */
	size_t		 length;	/* of the body */
};

/* `target` stands behind the prefix: "/events/21?password=x". Anonymous. */
struct outcome	*ask(const char *method, const char *target);

/* The same as a user: "ed". */
struct outcome	*ask_as(const char *user, const char *method,
		    const char *target);

/* With a body; `user` NULL: anonymous. */
struct outcome	*ask_json(const char *user, const char *method,
		    const char *target, const char *json);
struct outcome	*ask_form(const char *user, const char *method,
		    const char *target, const char *form);

/* With a body (NULL: none) and lines such as "Accept: text/html", then NULL. */
struct outcome	*ask_with(const char *method, const char *target,
		    const char *body, ...) __attribute__((sentinel));

/* The line that tells who is asking, for ask_with(). */
const char	*as(const char *user);

/* The application password of a user. */
const char	*password_of(const char *user);

/* With lines of the head, each with its end, and a body of any bytes. */
struct outcome	*ask_file(const char *method, const char *target,
		    const char *lines, const void *bytes, size_t length);

/* A whole message as it would arrive. */
struct outcome	*ask_bytes(const char *bytes, size_t length);

/* The value of a header field, or NULL. */
const char	*outcome_header(const struct outcome *, const char *name);

/* Whether its body has that somewhere. */
bool		 outcome_has(const struct outcome *, const char *part);

/*
 * A member of the body by names and places, such as "events.0.id": a text
 * itself, anything else as JSON of one word; "{}" and "[]" for maps and lists
 * whatever is in them; NULL if it is not there.
 */
const char	*outcome_text(const struct outcome *, const char *path);

/* Compares status and whole body, and says where they differ. */
#define EXPECT(outcome, status, body)					\
	expect_outcome(__FILE__, __LINE__, (outcome), (status), (body))

void		 expect_outcome(const char *file, int line,
		    const struct outcome *, int status, const char *body);

#endif
