/*
 * Our SQL functions:
 *
 * 	search_matches(search, text, ...)
 *
 * is true if each word of the search occurs in at least one of the texts and
 * no excluded word does. The texts are fold_search()ed; the search is bound as
 * a pointer of type SEARCH_POINTER. The function stops when the budget is
 * spent.
 */
#include <string.h>

#include "base/budget.h"
#include "store/search/search.h"
#include "store/sqlite/connection.h"

#define BYTES_A_NANOSECOND	4	/* of memmem(), about */

static bool
occurs(const struct search_word *word, sqlite3_value **texts, int count)
{
	const void	*text;
	int		 i;

	for (i = 0; i < count; i++) {
		text = sqlite3_value_text(texts[i]);
		if (text != NULL && memmem(text,
		    (size_t)sqlite3_value_bytes(texts[i]), word->text,
		    word->length) != NULL)
			return (true);
	}
	return (false);
}

static size_t
cost_of(sqlite3_value **texts, int count)
{
	size_t	 length = 0;
	int	 i;

	for (i = 0; i < count; i++)
		length += (size_t)sqlite3_value_bytes(texts[i]);
	return (length / BYTES_A_NANOSECOND);
}

static void
search_matches(sqlite3_context *context, int count, sqlite3_value **values)
{
	const struct search	*search;
	struct db		*db;
	size_t			 i, cost;

	db = sqlite3_user_data(context);
	search = sqlite3_value_pointer(values[0], SEARCH_POINTER);
	cost = cost_of(values + 1, count - 1);
	for (i = 0; search != NULL && i < search->count; i++) {
		if (!budget_spend(db->budget, cost)) {
			sqlite3_result_error_code(context, SQLITE_INTERRUPT);
			return;
		}
		if (occurs(&search->words[i], values + 1, count - 1) ==
		    search->words[i].excluded)
			break;
	}
	sqlite3_result_int(context, search != NULL && i == search->count);
}

void
functions_install(struct db *db)
{
	sqlite3_create_function(handle_of(db), "search_matches", -1,
	    SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, db,
	    search_matches, NULL, NULL);
}
