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
 * A wide search also finds words by their forms and by names; it has texts of
 * events alone.
 */
struct search {
	size_t			 count;		/* 0: nothing to search for */
	struct search_word	*words;
	bool			 wide;
};

/* Each word once, in the order of first occurrence. */
void	search_read(struct search *, struct arena *, const char *text);

/* The same in the arena; NULL when there is nothing to search for. */
struct search	*_Nullable search_find(struct arena *, const char *text);

/*
 * The SQL function search_matches(search, text, ...), with a search bound by
 * db_bind_search(): whether each word occurs in at least one of the texts, which
 * are fold_search()ed too, and no excluded word does.
 */

/*
 * What a wide search looks at: the texts of event_texts, and the links of
 * event_index. These are valid as long as the row of a statement that reads
 * SEARCH_EVENT from `first` on.
 */
#define SEARCH_EVENT		"t.title, t.excerpt, t.description, i.links"
#define SEARCH_EVENT_COLUMNS	4

struct search_event {
	const char	*texts[SEARCH_TEXTS];
	struct list_ids	 lists;		/* EVENT_LIST(), in the arena */
};

void	search_event_read(struct search_event *, struct arena *,
	    struct statement *, int first);

/* Whether a word of a wide search is found, and whether all are as asked. */
bool	search_word_names(const struct search_word *,
	    const struct search_event *);	/* one of its records */
bool	search_word_occurs(const struct search_word *,
	    const struct search_event *);
bool	search_wide_matches(struct db *, const struct search *,
	    const struct search_event *);

/* EVENT_LIST() of the links of an event, which are as in event_index. */
struct list_ids	search_lists(struct arena *, const struct ids *links);

#endif
