#include <criterion/criterion.h>

#include "base/arena.h"
#include "tests/support/db_file.h"
#include "tests/support/search_given.h"
#include "store/db.h"
#include "store/search/search.h"

static struct db	*other;
static struct arena	*arena;

static void
setup(void)
{
	db_file_make();
	other = db_file_open();
	arena = arena_new();
}

static void
teardown(void)
{
	arena_free(arena);
	db_close(other);
	db_file_remove();
}

TestSuite(search_words, .init = setup, .fini = teardown);

static void
give(struct db *to, int64_t id, const char *title)
{
	struct given_event	 none = { 0 };
	struct given_event	 e = { id, true, { { id, id },
				    { title, "", "" }, { 0, NULL } } };

	given_store(to, arena, &none, &e);
}

static void
expect_count(struct db *from, const char *text, size_t count)
{
	static const struct search_window	 always;
	struct search_hits			 hits;

	db_begin_read(from);
	search_index_find(from, arena, search_find(arena, text), &always,
	    &hits);
	db_end_read(from);
	cr_expect_not(db_failed(from), "%s", db_message(from));
	cr_expect_eq(hits.count, count, "%s: %zu", text, hits.count);
}

static void
say(void *context, const char *sentence)
{
	(void)context;
	cr_expect(false, "%s", sentence);
}

static void
expect_sound(struct db *from)
{
	db_begin_read(from);
	cr_expect_eq(search_index_check(from, 5, say, NULL), 0);
	db_end_read(from);
}

Test(search_words, are_read_after_commits_of_other_connections)
{
	expect_count(other, "one", 0);
	db_begin_write(db);
	give(db, 1, "one two");
	expect_count(other, "one", 0);
	cr_assert(db_commit(db));
	expect_count(other, "one", 1);

	db_begin_write(other);
	give(other, 2, "two three");
	cr_assert(db_commit(other));
	expect_count(db, "two", 2);
	expect_count(db, "three", 1);
	expect_sound(db);
	expect_sound(other);
}

/* The second writer assigns the numbers that the first has given back. */
Test(search_words, given_back_have_other_numbers_with_the_next_writer)
{
	db_begin_write(db);
	give(db, 1, "one two three");
	db_rollback(db);
	db_begin_write(other);
	give(other, 1, "three four five six");
	cr_assert(db_commit(other));
	db_begin_write(db);
	give(db, 2, "one six two");
	cr_assert(db_commit(db));
	expect_count(db, "six", 2);
	expect_count(other, "six", 2);
	expect_count(other, "one", 1);
	expect_sound(db);
	expect_sound(other);
}

Test(search_words, a_savepoint_gives_back_are_numbered_by_the_next_one)
{
	db_begin_write(db);
	give(db, 1, "one two");
	db_savepoint(db);
	give(db, 2, "three");
	db_savepoint_undo(db);
	cr_assert(db_commit(db));
	db_begin_write(other);
	give(other, 3, "four five");
	cr_assert(db_commit(other));
	db_begin_write(db);
	give(db, 4, "five three");
	cr_assert(db_commit(db));
	expect_count(db, "five", 2);
	expect_count(db, "three", 1);
	expect_count(other, "three", 1);
	expect_sound(other);
}

Test(search_words, are_read_by_a_new_connection)
{
	struct db	*late;

	db_begin_write(db);
	give(db, 1, "one two");
	cr_assert(db_commit(db));
	late = db_file_open();
	db_begin_write(late);
	give(late, 2, "two three");
	cr_assert(db_commit(late));
	expect_sound(late);
	expect_count(late, "two", 2);
	db_close(late);
}

/*
 * A connection that never writes keeps what it has read. Here it misses the
 * change.
 */
Test(search_words, are_kept_when_a_read_ends_early)
{
	db_begin_write(db);
	give(db, 1, "one two");
	cr_assert(db_commit(db));
	expect_count(other, "one", 1);
	db_begin_write(db);
	db_run(db_query(db, "UPDATE search_words SET word = 'won'"
	    " WHERE word = 'one'"));
	cr_assert(db_commit(db));
	db_begin_read(other);
	db_rollback(other);
	expect_count(other, "one", 1);
}
