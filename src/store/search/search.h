/*
 * The words of a search (contract section 9.3).
 */
#ifndef ALMANAC_SEARCH_H
#define ALMANAC_SEARCH_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct db;

struct search_word {
	const char	*text;		/* fold_case()d */
	size_t		 length;
	bool		 excluded;
};

struct search {
	size_t			 count;		/* 0: no search at all */
	struct search_word	*words;
};

/* Each word once, in the order in which they are first there. */
void	search_read(struct search *, struct arena *, const char *text);

/* The same in the arena; NULL when there is nothing to look for. */
struct search	*_Nullable search_find(struct arena *, const char *text);

/*
 * Makes search_matches(search, text, ...) known to a connection: each word
 * occurs in at least one of the texts, which are fold_case()d too, and no
 * excluded one does.  Bind the search as a pointer of type SEARCH_POINTER.  It
 * stops where the connection's budget ends.
 */
#define SEARCH_POINTER	"search"
void	search_install(struct db *);

#endif
