/* Records that a test creates before it begins. */
#ifndef ALMANAC_GIVEN_H
#define ALMANAC_GIVEN_H

#include <stdint.h>

#include "harness.h"

/*
 * Creates an event from start to end. `more` has further members, such as
 * "\"status\":\"draft\"", or is "". Returns its id.
 */
int64_t		 given_event(const char *user, const char *title,
		    const char *start, const char *end, const char *more);

/* The same on the evening of 2026-12-05, in the site zone. */
int64_t		 given_talk(const char *user, const char *more);

/* Creates a venue or organizer with these members. Returns its id. */
int64_t		 given_venue(const char *user, const char *members);
int64_t		 given_organizer(const char *user, const char *members);

/* Formats a path such as "/events/21". It lives as long as the test. */
const char	*target(const char *format, ...)
		    __attribute__((format(printf, 1, 2)));

/* The members of an image of another site after its extension. */
#define OTHER_SIZE(name, type, url)					\
	"\"" name "\":{\"width\":0,\"height\":0,"			\
	"\"mime-type\":\"" type "\",\"url\":\"" url "\"}"
#define OTHER_SIZES(type, url)						\
	"\"width\":0,\"height\":0,\"sizes\":{"				\
	OTHER_SIZE("thumbnail", type, url) ","				\
	OTHER_SIZE("medium", type, url) ","				\
	OTHER_SIZE("medium_large", type, url) ","			\
	OTHER_SIZE("large", type, url) ","				\
	OTHER_SIZE("full", type, url) "}"

/* Compares a member of the body. NULL: it must be absent. */
#define EXPECT_MEMBER(outcome, path, expected)				\
	expect_member(__FILE__, __LINE__, (outcome), (path), (expected))

void		 expect_member(const char *file, int line,
		    const struct outcome *, const char *path,
		    const char *expected);

/* Compares status and error code ("": none). */
#define EXPECT_CODE(outcome, status, code)				\
	expect_code(__FILE__, __LINE__, (outcome), (status), (code))

void		 expect_code(const char *file, int line,
		    const struct outcome *, int status, const char *code);

#endif
