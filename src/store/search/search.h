/*
 * The words of a search (rules, section 22).
 */
#ifndef ALMANAC_SEARCH_H
#define ALMANAC_SEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/lists/listing.h"
#include "text/word_forms.h"

struct arena;
struct db;
struct ids;
struct statement;

#define SEARCH_TEXTS	3	/* title, excerpt, description */

struct search_word {
	const char	*text;		/* fold_search()ed */
	size_t		 length;
	bool		 excluded;

	/* Of a wide search (search_names.h). */
	struct word_forms	 forms;
	struct list_ids		 lists;	/* EVENT_LIST(), ascending */
};

/*
 * A wide search also finds forms of its words and names of linked records. Its
 * texts are those of an event only.
 */
struct search {
	size_t			 count;		/* 0: the search is empty */
	struct search_word	*words;
	bool			 wide;
};

/*
 * Reads the words of a search, each once, in the order of their first
 * occurrence.
 */
void	search_read(struct search *, struct arena *, const char *text);

/* The same, allocated in the arena. Returns NULL if the search is empty. */
struct search	*_Nullable search_find(struct arena *, const char *text);

/*
 * The SQL function search_matches(search, text, ...), with a search bound by
 * db_bind_search(). It is true if each word occurs in at least one of the
 * texts and no excluded word occurs in any. The texts must be fold_search()ed,
 * too.
 */

/*
 * The columns that a wide search reads: the texts of event_texts and the links
 * of event_index. The values read from column `first` on are valid until the
 * statement's next row.
 */
#define SEARCH_EVENT		"t.title, t.excerpt, t.description, i.links"
#define SEARCH_EVENT_COLUMNS	4

struct search_event {
	const char	*texts[SEARCH_TEXTS];
	struct list_ids	 lists;		/* EVENT_LIST(), in the arena */
};

void	search_event_read(struct search_event *, struct arena *,
	    struct statement *, int first);

/*
 * Whether an event has a record that the word names; whether it matches all
 * words of a wide search.
 */
bool	search_word_names(const struct search_word *,
	    const struct search_event *);	/* one of its records */
bool	search_word_occurs(const struct search_word *,
	    const struct search_event *);
bool	search_wide_matches(struct db *, const struct search *,
	    const struct search_event *);

/* Converts links as stored in event_index to EVENT_LIST() values. */
struct list_ids	search_lists(struct arena *, const struct ids *links);

#endif
