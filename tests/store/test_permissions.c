#include <stdlib.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "store/permissions.h"
#include "store/status.h"

/* Rule 8.5. The record belongs to user 7; callers have these roles. */
static const struct caller	 own[] = {
	{ .id = 0, .role = ROLE_ANONYMOUS },
	{ .id = 7, .role = ROLE_SUBSCRIBER },
	{ .id = 7, .role = ROLE_CONTRIBUTOR },
	{ .id = 7, .role = ROLE_AUTHOR },
	{ .id = 7, .role = ROLE_EDITOR },
	{ .id = 7, .role = ROLE_ADMINISTRATOR }
};
static const struct caller	 others[] = {
	{ .id = 0, .role = ROLE_ANONYMOUS },
	{ .id = 8, .role = ROLE_SUBSCRIBER },
	{ .id = 8, .role = ROLE_CONTRIBUTOR },
	{ .id = 8, .role = ROLE_AUTHOR },
	{ .id = 8, .role = ROLE_EDITOR },
	{ .id = 8, .role = ROLE_ADMINISTRATOR }
};

#define ROLES	COUNT(own)

/* One letter per role, in their order: y or n. */
struct row {
	enum status	 status;
	const char	*own;
	const char	*others;
};

static void
expect(const char *what, enum status status, const char *expected,
    const struct caller *callers,
    bool (*may)(const struct caller *, int64_t, enum status))
{
	char	 got[ROLES + 1] = "";
	size_t	 i;

	for (i = 0; i < ROLES; i++)
		got[i] = may(&callers[i], 7, status) ? 'y' : 'n';
	cr_expect_str_eq(got, expected, "%s, %s: %s, expected %s", what,
	    status_name(status), got, expected);
}

Test(permissions, reading)
{
	static const struct row	 rows[] = {
		{ STATUS_PUBLISH, "yyyyyy", "yyyyyy" },
		{ STATUS_FUTURE, "nnyyyy", "nnnnyy" },
		{ STATUS_DRAFT, "nnyyyy", "nnnnyy" },
		{ STATUS_PENDING, "nnyyyy", "nnnnyy" },
		{ STATUS_PRIVATE, "nnyyyy", "nnnnyy" },
		{ STATUS_TRASH, "nnyyyy", "nnnnyy" }
	};
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		expect("read own", rows[i].status, rows[i].own, own, may_read);
		expect("read others'", rows[i].status, rows[i].others, others,
		    may_read);
	}
}

Test(permissions, editing)
{
	static const struct row	 rows[] = {
		{ STATUS_PUBLISH, "nnnyyy", "nnnnyy" },
		{ STATUS_FUTURE, "nnnyyy", "nnnnyy" },
		{ STATUS_DRAFT, "nnyyyy", "nnnnyy" },
		{ STATUS_PENDING, "nnyyyy", "nnnnyy" },
		{ STATUS_PRIVATE, "nnnyyy", "nnnnyy" },
		{ STATUS_TRASH, "nnyyyy", "nnnnyy" }
	};
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++) {
		expect("edit own", rows[i].status, rows[i].own, own, may_edit);
		expect("edit others'", rows[i].status, rows[i].others, others,
		    may_edit);
	}
}

Test(permissions, rights_without_a_record)
{
	static const struct {
		bool		(*may)(const struct caller *);
		const char	*expected;
	} rows[] = {
		{ may_publish, "nnnyyy" },
		{ may_edit_others, "nnnnyy" },
		{ may_purge, "nnnnyy" },
		{ may_list_unpublished, "nnyyyy" },
		{ may_use_any_markup, "nnnnyy" },
		{ may_use_tables, "nnnnyy" }
	};
	char			 got[ROLES + 1] = "";
	size_t			 i, n;

	for (i = 0; i < COUNT(rows); i++) {
		for (n = 0; n < ROLES; n++)
			got[n] = rows[i].may(&own[n]) ? 'y' : 'n';
		cr_expect_str_eq(got, rows[i].expected, "row %zu: %s", i, got);
	}
}

Test(permissions, texts_of_others_are_restricted_whoever_imports_them)
{
	static const struct caller	 importer = {
		.id = 7, .role = ROLE_ADMINISTRATOR, .imports = true
	};

	cr_expect_not(may_use_any_markup(&importer));
	cr_expect(may_use_tables(&importer));
}

Test(permissions, numbers_in_texts_of_sql_are_those_of_statuses)
{
	cr_expect_eq(atoi(SQL_PUBLISH), STATUS_PUBLISH);
	cr_expect_eq(atoi(SQL_FUTURE), STATUS_FUTURE);
	cr_expect_eq(atoi(SQL_DRAFT), STATUS_DRAFT);
	cr_expect_eq(atoi(SQL_MODEL), STATUS_MODEL);
}
