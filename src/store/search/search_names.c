#include "store/search/search_names.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "text/fold.h"
#include "text/words.h"

#define BATCH		1000	/* records read at once */
#define WORDS_START	8
#define WORDS_MOST	200	/* minimum for the names of a record */

static const char *const	 all_names[SEARCH_KINDS] = {
	[SEARCH_VENUE] = "SELECT id, name, city FROM venues"
	    " WHERE id > $1 ORDER BY id LIMIT $2",
	[SEARCH_ORGANIZER] = "SELECT id, name, '' FROM organizers"
	    " WHERE id > $1 ORDER BY id LIMIT $2",
	[SEARCH_TERM] = "SELECT id, name, '' FROM terms"
	    " WHERE id > $1 AND kind < 2 ORDER BY id LIMIT $2"
};

/* The words of a record, without duplicates, in the arena. */
struct words {
	struct arena	*arena;
	size_t		 count, room;
	const char	**list;
};

static void
add_word(struct words *words, struct word word)
{
	const char	*text = arena_copy(words->arena, word.text, word.length);
	const char	**larger;
	size_t		 i;

	for (i = 0; i < words->count; i++)
		if (strcmp(words->list[i], text) == 0)
			return;
	if (words->count == words->room) {
		words->room = words->room * 2 + WORDS_START;
		larger = arena_alloc(words->arena,
		    words->room * sizeof(*larger));
		if (words->count > 0)
			memcpy(larger, words->list,
			    words->count * sizeof(*larger));
		words->list = larger;
	}
	words->list[words->count++] = text;
}

/* Adds the words of a name. Signs are not words. */
static void
add_name(struct words *words, const char *name)
{
	struct part	 part;
	struct word	 word;

	for (name = fold_search(words->arena, name);
	    words->count < WORDS_MOST && (part_read(&part, name),
	    part.kind != PART_END); name += part.length) {
		memset(&word, 0, sizeof(word));
		if (part.kind == PART_LETTERS)
			add_word(words, part_front(&part, WORD_MAX));
		while (part.kind == PART_SCRIPT && part_word(&part, &word))
			add_word(words, word);
	}
}

static struct words
words_of(struct arena *arena, const char *const *names, size_t count)
{
	struct words	 words = { .arena = arena };
	size_t		 i;

	for (i = 0; i < count; i++)
		add_name(&words, names[i]);
	return (words);
}

static void
store(struct db *db, enum search_kind kind, int64_t record,
    const struct words *words)
{
	struct statement	*st;
	size_t			 i;

	for (i = 0; i < words->count; i++) {
		st = db_query(db, "INSERT INTO search_names"
		    " (kind, word, record_id) VALUES ($1, $2, $3)");
		db_bind_integer(st, 1, kind);
		db_bind_text(st, 2, words->list[i]);
		db_bind_integer(st, 3, record);
		db_run(st);
	}
}

void
search_names_set(struct db *db, struct arena *arena, enum search_kind kind,
    int64_t record, const char *const *names, size_t count)
{
	struct words		 words = words_of(arena, names, count);
	struct statement	*st;

	st = db_query(db, "DELETE FROM search_names"
	    " WHERE record_id = $1 AND kind = $2");
	db_bind_integer(st, 1, record);
	db_bind_integer(st, 2, kind);
	db_run(st);
	store(db, kind, record, &words);
}

/* Names of records of one kind, in the arena. */
struct batch {
	size_t		 count;
	int64_t		 ids[BATCH];
	const char	*names[BATCH][2];
};

/* Reads the records after `id`. Returns false if there are none. */
static bool
read_batch(struct db *db, struct arena *arena, enum search_kind kind,
    int64_t id, struct batch *batch)
{
	struct statement	*st;
	int			 i;

	st = db_compose(db, all_names[kind]);
	db_bind_integer(st, 1, id);
	db_bind_integer(st, 2, BATCH);
	for (batch->count = 0; batch->count < BATCH && db_step(st);
	    batch->count++) {
		batch->ids[batch->count] = db_integer(st, 0);
		for (i = 0; i < 2; i++)
			batch->names[batch->count][i] = arena_string(arena,
			    db_string(st, 1 + i));
	}
	db_done(st);

	return (batch->count > 0);
}

/* Calls `each` with the words of every record, by kind and id. */
static void
read_all(struct db *db, void (*each)(void *, enum search_kind, int64_t,
    const struct words *), void *context)
{
	static _Thread_local struct batch	 batch;
	struct arena				*arena;
	struct words				 words;
	int64_t					 id;
	size_t					 i;
	int					 kind;

	arena = arena_new();
	for (kind = 0; kind < SEARCH_KINDS; kind++)
		for (id = 0; read_batch(db, arena, (enum search_kind)kind, id,
		    &batch); arena_reset(arena)) {
			for (i = 0; i < batch.count; i++) {
				words = words_of(arena, batch.names[i], 2);
				each(context, (enum search_kind)kind,
				    batch.ids[i], &words);
			}
			id = batch.ids[batch.count - 1];
		}
	arena_free(arena);
}

static void
store_each(void *db, enum search_kind kind, int64_t record,
    const struct words *words)
{
	store(db, kind, record, words);
}

void
search_names_rebuild(struct db *db)
{
	db_run(db_query(db, "DELETE FROM search_names"));
	read_all(db, store_each, db);
}

struct checker {
	struct db	*db;
	int64_t		 rows;		/* the expected number */
	size_t		 faults, most;
	void		(*say)(void *, const char *);
	void		*context;
};

static bool
is_there(struct db *db, enum search_kind kind, int64_t record,
    const char *word)
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM search_names"
	    " WHERE kind = $1 AND word = $2 AND record_id = $3");
	db_bind_integer(st, 1, kind);
	db_bind_text(st, 2, word);
	db_bind_integer(st, 3, record);
	found = db_step(st);
	db_done(st);
	return (found);
}

static void
check_each(void *context, enum search_kind kind, int64_t record,
    const struct words *words)
{
	struct checker	*c = context;
	char		 sentence[96];
	size_t		 i;

	for (i = 0; i < words->count && c->faults < c->most; i++) {
		c->rows++;
		if (is_there(c->db, kind, record, words->list[i]))
			continue;
		snprintf(sentence, sizeof(sentence), "search_names: a word of"
		    " record %" PRId64 " is missing", record);
		c->faults++;
		c->say(c->context, sentence);
	}
}

size_t
search_names_check(struct db *db, size_t most,
    void (*say)(void *, const char *), void *context)
{
	struct checker		 c = { db, 0, 0, most, say, context };
	struct statement	*st;
	int64_t			 found;

	read_all(db, check_each, &c);
	st = db_query(db, "SELECT COUNT(*) FROM search_names");
	found = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	if (c.faults > 0 || most == 0 || found == c.rows || db_failed(db))
		return (c.faults);
	say(context, "search_names: a word is left over");
	return (1);
}
