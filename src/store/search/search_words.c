#include <string.h>

#include "base/arena.h"
#include "store/search/search_words.h"
#include "store/sqlite/connection.h"

#define MOST_WORDS	(1 << 19)
#define MOST_TEXT	(8 << 20)	/* bytes, with a NUL behind each */

struct search_words {
	struct word_table	 table;

	/* Words up to `sure` stay when the writing transaction is undone. */
	size_t			 sure;
	uint64_t		 writes, undone; /* of the db, when last seen */
};

static struct search_words *
make(struct db *db)
{
	struct search_words	*words;

	words = arena_alloc(db->arena, sizeof(*words));
	word_table_init(&words->table);
	return (words);
}

static bool
add_row(struct word_table *table, struct statement *st)
{
	struct word	 word;

	word.text = db_text(st, 1);
	word.length = word.text == NULL ? 0 : strlen(word.text);
	return (db_integer(st, 0) == (int64_t)table->count + 1 &&
	    word.length > 0 && word.length <= WORD_MAX &&
	    word_table_add(table, word));
}

static void
load(struct db *db, struct word_table *table)
{
	struct statement	*st;

	st = db_query(db,
	    "SELECT id, word FROM search_words WHERE id > $1 ORDER BY id");
	db_bind_integer(st, 1, (int64_t)table->count);
	while (db_step(st))
		if (!add_row(table, st)) {
			db_fail_with(db, DB_BROKEN,
			    "search_words is damaged");
			break;
		}
	db_done(st);
}

/*
 * Numbers that an undone savepoint has given are given again, so what was
 * learnt in the same writing transaction is in doubt from then on.
 */
struct word_table *
search_words(struct db *db)
{
	struct search_words	*words;

	if (db->words == NULL)
		db->words = make(db);
	words = db->words;
	if (words->undone != db->undone)
		word_table_forget(&words->table, words->sure);
	else if (words->writes != db->writes)
		words->sure = words->table.count;
	words->undone = db->undone;
	words->writes = db->writes;
	load(db, &words->table);
	return (&words->table);
}

bool
search_words_full(const struct word_table *table)
{
	return (table->count >= MOST_WORDS ||
	    table->length > MOST_TEXT - WORD_MAX - 1);
}

uint32_t
search_words_add(struct db *db, struct word word)
{
	struct word_table	*table = &db->words->table;
	struct statement	*st;
	uint32_t		 number;

	if (db_failed(db) || search_words_full(table) ||
	    !word_table_add(table, word))
		return (SEARCH_WORD_UNKNOWN);
	number = (uint32_t)table->count;
	st = db_query(db, "INSERT INTO search_words VALUES ($1, $2)");
	db_bind_integer(st, 1, number);
	db_bind_text(st, 2, word_table_at(table, number).text);
	db_run(st);
	return (number);
}

void
search_words_free(struct search_words *words)
{
	if (words != NULL)
		word_table_end(&words->table);
}
