#include "store/search/search_words.h"

#include <string.h>

#include "base/arena.h"
#include "store/db.h"

#define MOST_WORDS	(1 << 19)
#define MOST_TEXT	(8 << 20)	/* bytes, each word with a NUL */

struct search_words {
	struct word_table	 table;

	/* The number of words known before the current transaction. */
	size_t			 sure;
	uint64_t		 writes, rollbacks;	/* of struct db_cache */
	struct statement	*sent;			/* or NULL */
};

static void
free_words(void *data)
{
	struct search_words	*words = data;

	word_table_end(&words->table);
}

static struct search_words *
make_words(struct db *db)
{
	struct search_words	*words;

	words = arena_alloc(db_arena(db), sizeof(*words));
	word_table_init(&words->table);
	db_cache(db)->data = words;
	db_cache(db)->release = free_words;
	return (words);
}

static bool
load_word(struct word_table *table, struct statement *st)
{
	struct word	 word;

	word.text = db_text(st, 1);
	word.length = word.text == NULL ? 0 : strlen(word.text);
	return (db_integer(st, 0) == (int64_t)table->count + 1 &&
	    word.length > 0 && word.length <= WORD_MAX &&
	    word_table_add(table, word));
}

static void
load_words(struct db *db, struct word_table *table, struct statement *st)
{
	while (db_step(st))
		if (!load_word(table, st)) {
			db_fail(db, DB_BROKEN,
			    "search_words is damaged");
			break;
		}
	db_done(st);
}

/*
 * After a rollback to a savepoint the same numbers are assigned again. So a
 * rollback removes every word added since the transaction began. A connection
 * that has never written only knows committed words.
 */
static struct search_words *
find_words(struct db *db)
{
	const struct db_cache	*cache = db_cache(db);
	struct search_words	*words = cache->data;

	if (words == NULL)
		words = make_words(db);
	if (cache->writes == 0)
		words->sure = words->table.count;
	if (words->rollbacks != cache->rollbacks)
		word_table_forget(&words->table, words->sure);
	else if (words->writes != cache->writes)
		words->sure = words->table.count;
	words->rollbacks = cache->rollbacks;
	words->writes = cache->writes;
	return (words);
}

static struct statement *
send_words(struct db *db, const struct search_words *words)
{
	struct statement	*st;

	st = db_query(db,
	    "SELECT id, word FROM search_words WHERE id > $1 ORDER BY id");
	db_bind_integer(st, 1, (int64_t)words->table.count);
	db_send(st);
	return (st);
}

void
search_words_send(struct db *db)
{
	struct search_words	*words;

	if (!db_sends(db))
		return;
	words = find_words(db);
	words->sent = send_words(db, words);
}

void
search_words_end(struct db *db)
{
	struct search_words	*words = db_cache(db)->data;

	if (words == NULL || words->sent == NULL)
		return;
	db_done(words->sent);
	words->sent = NULL;
}

struct word_table *
search_words(struct db *db)
{
	struct search_words	*words = find_words(db);
	struct statement	*st = words->sent;

	words->sent = NULL;
	load_words(db, &words->table, st != NULL ? st :
	    send_words(db, words));
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
	struct search_words	*words = db_cache(db)->data;
	struct word_table	*table = &words->table;
	struct statement	*st;
	uint32_t		 number;

	if (db_failed_yet(db) || search_words_full(table) ||
	    !word_table_add(table, word))
		return (SEARCH_WORD_UNKNOWN);
	number = (uint32_t)table->count;
	st = db_query(db, "INSERT INTO search_words VALUES ($1, $2)");
	db_bind_integer(st, 1, number);
	db_bind_text(st, 2, word_table_at(table, number).text);
	db_run(st);
	return (number);
}
