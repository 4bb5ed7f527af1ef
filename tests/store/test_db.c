#include <criterion/criterion.h>

#include "store/db.h"

#include "tests/support/message.h"

Test(db, says_why_it_cannot_open)
{
	const char	*why;

	cr_assert_null(db_open("/nonexistent/almanac.db", &why));
	EXPECT_MESSAGE(why, "cannot open '/nonexistent/almanac.db': <library>");
}
