/* How every engine must store values (store/db.h). */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/db_file.h"
#include "store/db.h"

TestSuite(engine_values, .init = db_file_make, .fini = db_file_remove);

Test(engine_values, every_kind_is_bound_and_read)
{
	struct statement	*st;
	const void		*data;
	size_t			 length;

	st = db_query(db, "SELECT $1, $2, $3, $4, $5, $6");
	db_bind_integer(st, 1, INT64_MIN);
	db_bind_number(st, 2, 0.1);
	db_bind_text(st, 3, "\xc3\xa4 '%_\"\\");
	db_bind_blob(st, 4, "a\0b", 3);
	db_bind_null(st, 5);
	db_bind_text(st, 6, NULL);
	cr_assert(db_step(st));
	cr_assert_eq(db_integer(st, 0), INT64_MIN);
	cr_assert_eq(db_number(st, 1), 0.1);
	cr_assert_str_eq(db_text(st, 2), "\xc3\xa4 '%_\"\\");
	data = db_blob(st, 3, &length);
	cr_assert_eq(length, 3);
	cr_assert_arr_eq(data, "a\0b", 3);
	cr_assert(db_null(st, 4));
	cr_assert(db_null(st, 5));
	cr_assert_null(db_text(st, 5));
	cr_assert_not(db_null(st, 0));
	cr_assert_not(db_step(st));
	db_done(st);
	cr_assert_not(db_failed(db));
}

Test(engine_values, integers_have_64_bits)
{
	static const int64_t	 values[] = { 0, -1, 1, INT32_MAX,
	    INT32_MAX + 1LL, INT32_MIN - 1LL, INT64_MAX, INT64_MIN };
	struct statement	*st;
	size_t			 i;

	for (i = 0; i < COUNT(values); i++) {
		db_begin_write(db);
		db_file_add(db, values[i], "a");
		st = db_query(db, "SELECT id, id & $1, $1 FROM images"
		    " WHERE id = $1");
		db_bind_integer(st, 1, values[i]);
		cr_assert(db_step(st), "%s", db_message(db));
		cr_expect_eq(db_integer(st, 0), values[i]);
		cr_expect_eq(db_integer(st, 1), values[i]);
		cr_expect_eq(db_integer(st, 2), values[i]);
		db_done(st);
		db_rollback(db);
	}
}

/* A sum must not come as a decimal, nor a comparison as "t". */
Test(engine_values, sums_and_conditions_are_integers)
{
	struct statement	*st;

	st = db_query(db, "SELECT SUM(value), COUNT(*), MAX(value),"
	    " SUM(value) > 5, SUM(value) < 5, 7, COALESCE(SUM(value), 0)"
	    " FROM id_list($1)");
	db_bind_text(st, 1, "[4611686018427387904,-20000,100000000]");
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 4611686018527367904);
	cr_expect_eq(db_integer(st, 1), 3);
	cr_expect_eq(db_integer(st, 2), 4611686018427387904);
	cr_expect_eq(db_integer(st, 3), 1);
	cr_expect_eq(db_integer(st, 4), 0);
	cr_expect_eq(db_integer(st, 5), 7);
	cr_expect_eq(db_integer(st, 6), 4611686018527367904);
	db_done(st);
}

static void
expect_number(double value)
{
	struct statement	*st;
	double			 read;

	st = db_query(db, "SELECT $1");
	db_bind_number(st, 1, value);
	cr_assert(db_step(st));
	read = db_number(st, 0);
	cr_expect(memcmp(&read, &value, sizeof(value)) == 0, "%.17g, not %.17g",
	    read, value);
	db_done(st);
}

Test(engine_values, numbers_keep_every_bit)
{
	expect_number(0);
	expect_number(-0.1);
	expect_number(52.520006599999997);
	expect_number(1.7976931348623157e308);
	expect_number(5e-324);
}

static void
store_answer(const char *path, const void *request, size_t length,
    const char *body)
{
	struct statement	*st;

	st = db_query(db, "INSERT INTO idempotency_keys (user_id, path, key,"
	    " request, status, location, body, created)"
	    " VALUES (1, $1, '', $2, 200, '', $3, 0)");
	db_bind_text(st, 1, path);
	db_bind_blob(st, 2, request, length);
	db_bind_text(st, 3, body);
	db_run(st);
	cr_assert_not(db_failed(db), "%s", db_message(db));
}

static void
expect_answer(const char *path, const void *request, size_t length,
    const char *body)
{
	struct statement	*st;
	const void		*data;
	size_t			 found;

	st = db_query(db, "SELECT request, body FROM idempotency_keys"
	    " WHERE path = $1 AND request = $2");
	db_bind_text(st, 1, path);
	db_bind_blob(st, 2, request, length);
	cr_assert(db_step(st), "%s", path);
	cr_expect_not(db_null(st, 0));
	data = db_blob(st, 0, &found);
	cr_assert_eq(found, length);
	cr_expect(length == 0 || memcmp(data, request, length) == 0);
	cr_expect_str_eq(db_string(st, 1), body);
	db_done(st);
}

Test(engine_values, bytes_with_zeros_are_stored)
{
	unsigned char	 bytes[1024];
	size_t		 i;

	for (i = 0; i < sizeof(bytes); i++)
		bytes[i] = (unsigned char)i;
	store_answer("a", bytes, sizeof(bytes), "");
	store_answer("b", bytes, 1, "b");
	expect_answer("a", bytes, sizeof(bytes), "");
	expect_answer("b", "\0", 1, "b");
}

Test(engine_values, nothing_is_not_null)
{
	struct statement	*st;

	store_answer("", "", 0, "");
	expect_answer("", "", 0, "");
	st = db_query(db, "SELECT path IS NULL, path, $1, $2"
	    " FROM idempotency_keys");
	db_bind_text(st, 1, "");
	db_bind_blob(st, 2, "", 0);
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 0);
	cr_expect_str_eq(db_string(st, 1), "");
	cr_expect_not(db_null(st, 2));
	cr_expect_not(db_null(st, 3));
	db_done(st);
	cr_expect_not(db_failed(db));
}

#define LONG	(5 << 20)

Test(engine_values, long_texts_are_stored)
{
	char	*text;

	text = malloc(LONG + 1);
	memset(text, 'x', LONG);
	text[LONG] = '\0';
	text[LONG / 2] = 'y';
	store_answer("a", text, LONG, text);
	expect_answer("a", text, LONG, text);
	free(text);
}

/* Not in the order of any language. */
Test(engine_values, texts_are_in_the_order_of_their_bytes)
{
	static const char *const	 sorted[] = { "", " a", "A", "B", "Z",
	    "_", "a", "a b", "aB", "b", "z", "\xc3\x84", "\xc3\xa4",
	    "\xe2\x82\xac", "\xf0\x9f\x8e\x89" };
	const size_t			 count = COUNT(sorted);
	struct statement		*st;
	size_t				 i;

	for (i = 0; i < count; i++)
		db_file_add(db, (int64_t)(i * 7 % count), sorted[i * 7 %
		    count]);
	st = db_query(db, "SELECT url FROM images ORDER BY url");
	for (i = 0; i < count; i++) {
		cr_assert(db_step(st));
		cr_expect_str_eq(db_string(st, 0), sorted[i]);
	}
	db_done(st);
	st = db_query(db, "SELECT MIN(url), MAX(url), COUNT(*) FROM images"
	    " WHERE url > $1 AND url < $2");
	db_bind_text(st, 1, "Z");
	db_bind_text(st, 2, "\xc3\xa4");
	cr_assert(db_step(st));
	cr_expect_str_eq(db_string(st, 0), "_");
	cr_expect_str_eq(db_string(st, 1), "\xc3\x84");
	cr_expect_eq(db_integer(st, 2), 7);
	db_done(st);
}

Test(engine_values, texts_differ_by_case_and_form)
{
	struct statement	*st;

	db_file_add(db, 1, "a\xcc\x88");	/* two code points */
	db_file_add(db, 2, "\xc3\xa4");		/* the same letter as one */
	db_file_add(db, 3, "A");
	db_file_add(db, 4, "a");
	cr_assert_eq(db_file_count(db), 4, "%s", db_message(db));
	st = db_query(db, "SELECT COUNT(*) FROM images WHERE url = $1");
	db_bind_text(st, 1, "a");
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 1);
	db_done(st);
}

Test(engine_values, a_parameter_may_be_used_twice)
{
	struct statement	*st;

	db_file_add(db, 7, "7");
	st = db_query(db, "SELECT $1 + id, $2, $1 FROM images"
	    " WHERE id = $1 AND url = $2 AND $2 <> ''");
	db_bind_integer(st, 1, 7);
	db_bind_text(st, 2, "7");
	cr_assert(db_step(st));
	cr_expect_eq(db_integer(st, 0), 14);
	cr_expect_str_eq(db_string(st, 1), "7");
	cr_expect_eq(db_integer(st, 2), 7);
	db_done(st);
}

/* The first value must not fix the type of the parameter. */
Test(engine_values, null_and_values_take_turns)
{
	struct statement	*st;
	int64_t			 round;

	for (round = 0; round < 6; round++) {
		st = db_query(db, "INSERT INTO outbox (id, type, created, body)"
		    " VALUES ($1, COALESCE($2, 'none'), COALESCE($3, -1), '')"
		    " RETURNING type, created");
		db_bind_integer(st, 1, round + 1);
		db_bind_text(st, 2, round % 2 == 0 ? NULL : "some");
		if (round % 3 == 0)
			db_bind_null(st, 3);
		else
			db_bind_integer(st, 3, round);
		cr_assert(db_step(st), "%s", db_message(db));
		cr_expect_str_eq(db_string(st, 0), round % 2 == 0 ? "none" :
		    "some");
		cr_expect_eq(db_integer(st, 1), round % 3 == 0 ? -1 : round);
		db_done(st);
	}
}

Test(engine_values, bound_values_are_forgotten)
{
	struct statement	*st;
	int			 round;

	for (round = 0; round < 3; round++) {
		st = db_query(db, "SELECT $1");
		if (round != 1)
			db_bind_text(st, 1, "here");
		cr_assert(db_step(st));
		cr_assert_eq(db_null(st, 0), round == 1);
		db_done(st);
	}
}

/* Rows of id_list(): how many, and their sum. */
static void
expect_ids(const char *list, int64_t count, int64_t sum)
{
	struct statement	*st;

	st = db_query(db, "SELECT COUNT(*), COALESCE(SUM(value), 0)"
	    " FROM id_list($1)");
	db_bind_text(st, 1, list);
	cr_assert(db_step(st), "%s", db_message(db));
	cr_expect_eq(db_integer(st, 0), count, "%s", list);
	cr_expect_eq(db_integer(st, 1), sum, "%s", list);
	db_done(st);
}

Test(engine_values, lists_of_ids_are_read)
{
	expect_ids("[]", 0, 0);
	expect_ids("[7]", 1, 7);
	expect_ids("[3,-1,4611686018427387904]", 3, 4611686018427387906);
	expect_ids("", 0, 0);
	expect_ids(NULL, 0, 0);
}

Test(engine_values, lists_of_ids_keep_their_order)
{
	static const int64_t	 order[] = { 3, 1, 2, 3, -5 };
	struct statement	*st;
	size_t			 i;

	st = db_query(db, "SELECT value FROM id_list($1)");
	db_bind_text(st, 1, "[3,1,2,3,-5]");
	for (i = 0; i < COUNT(order); i++) {
		cr_assert(db_step(st));
		cr_expect_eq(db_integer(st, 0), order[i]);
	}
	cr_expect_not(db_step(st));
	db_done(st);
}

Test(engine_values, one_out_of_bounds_fails)
{
	struct statement	*st;

	st = db_query(db, "SELECT $1, $1");
	db_bind_integer(st, 1, 8);
	cr_assert(db_step(st));
	cr_expect_eq(db_bounded(st, 0, 1, 8), 8);
	cr_expect_eq(db_bounded(st, 1, 1, 7), 1);
	cr_expect_eq(db_error(db), DB_BROKEN);
	cr_expect_not_null(strstr(db_message(db), "cannot be 8"));
	db_done(st);
	db_recover(db);

	st = db_query(db, "SELECT $1");
	cr_assert(db_step(st));
	cr_expect_str_eq(db_string(st, 0), "");
	cr_expect_eq(db_error(db), DB_BROKEN);
	db_done(st);
	db_recover(db);
}
