/* Rules of spec/rules.md that no other test shows. */
#include <criterion/criterion.h>

#include "store/db.h"
#include "store/users.h"

#include "base/array.h"
#include "tests/support/given.h"
#include "tests/support/harness.h"

/* Rule 8.7. */
Test(rules, a_record_keeps_an_author_who_is_removed)
{
	given_talk("au", "");
	db_begin_write(harness.db);
	cr_assert(user_remove(harness.db, "au"));
	cr_assert(db_commit(harness.db));
	EXPECT_MEMBER(ask("GET", "/events/1"), "author", "3");
	EXPECT_MEMBER(ask_as("ed", "PATCH", "/events/1"), "author", "3");
}

/* Rule 12.1. */
Test(rules, an_excerpt_is_not_made_of_the_description)
{
	given_talk("ed", "\"description\":\"All about it\"");
	EXPECT_MEMBER(ask("GET", "/events/1"), "description", "All about it");
	EXPECT_MEMBER(ask("GET", "/events/1"), "excerpt", "");
	EXPECT_MEMBER(ask("GET", "/events"), "events.0.excerpt", "");
}

/* Rule 29.3. */
Test(rules, if_modified_since_is_ignored)
{
	static const char *const	 targets[] = { "/events/1", "/events",
		"/doc?_fields=openapi" };
	struct outcome			*first, *again;
	size_t				 i;

	given_talk("ed", "");
	for (i = 0; i < COUNT(targets); i++) {
		first = ask("GET", targets[i]);
		again = ask_with("GET", targets[i], NULL, target(
		    "If-Modified-Since: %s", outcome_header(first,
		    "Last-Modified")), NULL);
		EXPECT(again, 200, first->body);
	}
}
