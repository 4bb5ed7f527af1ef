#include <string.h>

#include "codegen/types.h"

static const struct holding	holdings[] = {
	{ "text", "STORED_TEXT", "const char *", "TEXT" },
	{ "slug", "STORED_SLUG", "const char *", "TEXT" },
	{ "id", "STORED_ID", "int64_t", "INTEGER" },
	{ "user", "STORED_USER", "int64_t", "INTEGER" },
	{ "integer", "STORED_INTEGER", "int64_t", "INTEGER" },
	{ "number", "STORED_NUMBER", "double", "REAL" },
	{ "truth", "STORED_TRUTH", "bool", "INTEGER" },
	{ "time", "STORED_TIME", "int64_t", "INTEGER" },
	{ "status", "STORED_STATUS", "enum status", "INTEGER" }
};

const struct holding *
holding_find(const char *word)
{
	size_t	i;

	for (i = 0; i < sizeof(holdings) / sizeof(holdings[0]); i++) {
		if (strcmp(holdings[i].word, word) == 0)
			return (&holdings[i]);
	}

	return (NULL);
}

/* Functions that make what is stored of a text that was sent. */
const struct word	words_clean[] = {
	{ "line", "html_strip_line(rq->arena, %s)" },
	{ "markup", "markup_clean(rq, %s)" },
	{ NULL, NULL }
};

/* What stands for NULL in C: no value at all, or "". */
const struct word	words_empty[] = {
	{ "none", "none" },
	{ "empty", "empty" },
	{ NULL, NULL }
};
