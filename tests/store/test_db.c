#include <criterion/criterion.h>

#include "store/db.h"

Test(db, says_why_it_cannot_open)
{
	const char	*why;

	cr_assert_null(db_open("/nonexistent/almanac.db", &why));
	cr_assert_str_eq(why, "cannot open '/nonexistent/almanac.db':"
	    " No such file or directory");
}
