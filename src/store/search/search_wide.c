/* Wide searches: they also find forms of words, and names. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "store/db.h"
#include "store/ids.h"
#include "store/lists/event_lists.h"
#include "store/lists/packed.h"
#include "store/lists/query.h"
#include "store/search/search.h"
#include "store/search/search_names.h"
#include "store/sequences.h"
#include "text/fold.h"

#define BYTES_A_NANOSECOND	2	/* of a text, for each word, about */

/* Appended to a prefix, sorts after every word with that prefix. */
#define AFTER_ALL	"\xf4\x8f\xbf\xbf"

/* SQLite numbers parameters by their position in the text. */
#define BY_WORD(kind, hidden, most) \
	"SELECT w.record_id, w.word FROM search_names w WHERE w.kind = " kind \
	" AND w.word >= $1 AND w.word < $2" hidden \
	" ORDER BY w.word, w.record_id LIMIT " most
#define UNLESS_HIDDEN(table) \
	" AND w.record_id NOT IN (SELECT e.id FROM " table " e" \
	" WHERE e.status <> 0 AND " LISTING_READS("e", "$3", "$4", "$5") \
	" IS NOT TRUE)"

static const struct {
	const char		*by_word;
	const char		*names;		/* reads names by ids */
	bool			 may_hide;
	enum event_list_of	 of;
} kinds[SEARCH_KINDS] = {
	[SEARCH_VENUE] = { BY_WORD("0", UNLESS_HIDDEN("venues"), "$6"),
	    "SELECT v.id, v.name, v.city FROM id_list($1) j"
	    " CROSS JOIN venues v ON v.id = j.value", true, LIST_RECORD },
	[SEARCH_ORGANIZER] = { BY_WORD("1", UNLESS_HIDDEN("organizers"), "$6"),
	    "SELECT o.id, o.name, '' FROM id_list($1) j"
	    " CROSS JOIN organizers o ON o.id = j.value", true, LIST_RECORD },
	[SEARCH_TERM] = { BY_WORD("2", "", "$3"),
	    "SELECT t.id, t.name, '' FROM id_list($1) j"
	    " CROSS JOIN terms t ON t.id = j.value", false, LIST_TERM }
};

struct widener {
	struct db			*db;
	struct arena			*arena;
	const struct visibility		*visible;
	int64_t				 most;	/* rows for a word and kind */
	struct ids			 found;	/* lists of the current word */
};

/*
 * Finds the beginning of stored words to look for. Returns false if names
 * cannot contain the word.
 */
static bool
find_start(struct arena *arena, const struct search_word *word,
    const char **start)
{
	const char	*text = arena_copy(arena, word->text, word->length);
	struct word	 first = { NULL, 0 };
	struct part	 part;

	for (; part_read(&part, text), part.kind != PART_END;
	    text += part.length) {
		if (part.kind != PART_LETTERS && part.kind != PART_SCRIPT)
			continue;
		(void)part_word(&part, &first);
		*start = arena_copy(arena, first.text, word->forms.count > 0 ?
		    word->forms.stem : first.length);
		return (true);
	}
	return (false);
}

/* Whether the word is a single part. If so, its stored word proves a match. */
static bool
is_one(const struct search_word *word, const char *start)
{
	return (word->forms.count > 0 || strlen(start) == word->length);
}

static bool
begins(const struct search_word *word, const char *name)
{
	const char	*at = name;

	for (; (at = memmem(at, strlen(at), word->text, word->length)) != NULL;
	    at++)
		if (part_begins(name, at))
			return (true);
	return (false);
}

static bool
fits(const struct search_word *word, const char *stored)
{
	return (strncmp(stored, word->text, word->length) == 0 ||
	    word_forms_have(&word->forms,
	    (struct word){ stored, strlen(stored) }));
}

/* Keeps the records whose names contain the whole word or phrase. */
static struct ids
verify(struct widener *w, enum search_kind kind,
    const struct search_word *word, const struct ids *candidates)
{
	struct statement	*st;
	struct ids		 kept = { 0 };

	st = db_compose(w->db, kinds[kind].names);
	db_bind_text(st, 1, query_ids(w->arena,
	    &(struct list_ids){ candidates->count, candidates->list }));
	while (db_step(st))
		if (begins(word, fold_search(w->arena, db_string(st, 1))) ||
		    begins(word, fold_search(w->arena, db_string(st, 2))))
			ids_add(&kept, w->arena, db_integer(st, 0));
	db_done(st);
	return (kept);
}

static struct statement *
select_kind(struct widener *w, enum search_kind kind, const char *start)
{
	struct statement	*st;

	st = db_compose(w->db, kinds[kind].by_word);
	db_bind_text(st, 1, start);
	db_bind_text(st, 2, arena_join(w->arena, start, AFTER_ALL, NULL));
	if (kinds[kind].may_hide) {
		db_bind_integer(st, 3, w->visible->reads_all);
		db_bind_integer(st, 4, w->visible->now);
		db_bind_integer(st, 5, w->visible->reader);
	}
	db_bind_integer(st, kinds[kind].may_hide ? 6 : 3, w->most);
	return (st);
}

static struct ids
find_kind(struct widener *w, enum search_kind kind,
    const struct search_word *word, const char *start)
{
	struct statement	*st;
	struct ids		 found = { 0 };
	bool			 one = is_one(word, start);

	st = select_kind(w, kind, start);
	while (db_step(st))
		if (!one || fits(word, db_string(st, 1)))
			ids_add(&found, w->arena, db_integer(st, 0));
	db_done(st);
	return (one || found.count == 0 ? found :
	    verify(w, kind, word, &found));
}

/* Adds the descendants of categories. */
static struct ids
add_below(struct widener *w, const struct ids *terms)
{
	struct statement	*st;
	struct ids		 all = { 0 };

	st = db_query(w->db, "WITH RECURSIVE below (id) AS"
	    " (SELECT value FROM id_list($1) UNION SELECT t.id FROM terms t"
	    " JOIN below b ON t.parent = b.id) SELECT id FROM below");
	db_bind_text(st, 1, query_ids(w->arena,
	    &(struct list_ids){ terms->count, terms->list }));
	while (db_step(st))
		ids_add(&all, w->arena, db_integer(st, 0));
	db_done(st);
	return (all);
}

/* Sorts the ids and removes duplicates. */
static struct list_ids
settle(struct ids *ids)
{
	size_t	 i, kept = 0;

	if (ids->count > 0)
		qsort(ids->list, ids->count, sizeof(*ids->list), ids_compare);
	for (i = 0; i < ids->count; i++)
		if (kept == 0 || ids->list[i] != ids->list[kept - 1])
			ids->list[kept++] = ids->list[i];
	return ((struct list_ids){ kept, ids->list });
}

static void
widen_word(struct widener *w, struct search_word *word)
{
	struct ids	 found, all = { 0 };
	const char	*start;
	size_t		 i;
	int		 kind;

	word_forms_make(&word->forms, w->arena,
	    (struct word){ word->text, word->length });
	if (!find_start(w->arena, word, &start))
		return;
	for (kind = 0; kind < SEARCH_KINDS; kind++) {
		found = find_kind(w, (enum search_kind)kind, word, start);
		if (kind == SEARCH_TERM && found.count > 0)
			found = add_below(w, &found);
		for (i = 0; i < found.count; i++)
			ids_add(&all, w->arena, EVENT_LIST(kinds[kind].of,
			    found.list[i]));
	}
	word->lists = settle(&all);
}

void
search_widen(struct db *db, struct arena *arena, struct search *search,
    const struct visibility *visible)
{
	struct widener	 w = { .db = db, .arena = arena, .visible = visible };
	size_t		 i;

	search->wide = true;
	w.most = SEARCH_NAMES_MOST / (int64_t)search->count;
	for (i = 0; i < search->count && w.most > 0 && !db_failed(db); i++)
		widen_word(&w, &search->words[i]);
}

void
search_names_like(struct db *db, struct arena *arena, const char *word,
    const struct visibility *visible,
    void (*each)(void *, const char *, int64_t), void *context)
{
	struct widener		 w = { .db = db, .arena = arena,
				     .visible = visible,
				     .most = SEARCH_NAMES_MOST };
	struct statement	*st;
	size_t			 first = 1;
	int			 kind;

	while ((word[first] & 0xc0) == 0x80)
		first++;
	for (kind = 0; kind < SEARCH_KINDS; kind++) {
		st = select_kind(&w, (enum search_kind)kind,
		    arena_copy(arena, word, first));
		while (db_step(st))
			each(context, db_string(st, 1),
			    EVENT_LIST(kinds[kind].of, db_integer(st, 0)));
		db_done(st);
	}
}

struct list_ids
search_lists(struct arena *arena, const struct ids *links)
{
	struct ids	 all = { 0 };
	int64_t		 organizers;
	size_t		 i;

	organizers = links->count > 1 ? links->list[1] : 0;
	for (i = 0; i < links->count; i++)
		if (i != 1 && links->list[i] != 0)
			ids_add(&all, arena, EVENT_LIST((int64_t)i <
			    organizers + 2 ? LIST_RECORD : LIST_TERM,
			    links->list[i]));
	return ((struct list_ids){ all.count, all.list });
}

void
search_event_read(struct search_event *event, struct arena *arena,
    struct statement *st, int first)
{
	struct ids	 links = { 0 };
	struct packed	 packed;
	const void	*data;
	size_t		 length;
	int64_t		 id;
	int		 i;

	for (i = 0; i < SEARCH_TEXTS; i++)
		event->texts[i] = db_string(st, first + i);
	data = db_blob(st, first + SEARCH_TEXTS, &length);
	packed = packed_read(data, length);
	while (packed_next(&packed, &id) && id <= ID_MOST)
		ids_add(&links, arena, id);
	event->lists = search_lists(arena, &links);
}

bool
search_word_names(const struct search_word *word, const struct search_event *event)
{
	size_t	 i;

	for (i = 0; i < event->lists.count; i++)
		if (ids_have(&word->lists, event->lists.list[i]))
			return (true);
	return (false);
}

bool
search_word_occurs(const struct search_word *word,
    const struct search_event *event)
{
	int	 i;

	for (i = 0; i < SEARCH_TEXTS; i++)
		if (memmem(event->texts[i], strlen(event->texts[i]),
		    word->text, word->length) != NULL ||
		    word_forms_occur(&word->forms, event->texts[i]))
			return (true);
	return (search_word_names(word, event));
}

bool
search_wide_matches(struct db *db, const struct search *search,
    const struct search_event *event)
{
	size_t	 length = 0, i;

	for (i = 0; i < SEARCH_TEXTS; i++)
		length += strlen(event->texts[i]);
	for (i = 0; i < search->count; i++)
		if (!db_spend(db, length / BYTES_A_NANOSECOND) ||
		    search_word_occurs(&search->words[i], event) ==
		    search->words[i].excluded)
			return (false);
	return (true);
}
