#include <stdlib.h>
#include <string.h>

#include "date_grammar.h"
#include "date_parts.h"

#define BLANKS	" \t\n\v\f\r"

bool
date_by_grammar(const char *text, const struct zone *reading, int64_t now,
    struct moment *moment)
{
	struct date_parts	 p;
	char			*copy, *end;
	bool			 fine;

	text += strspn(text, BLANKS);
	copy = strdup(text);
	for (end = copy + strlen(copy); end > copy &&
	    strchr(BLANKS, end[-1]) != NULL; end--)
		end[-1] = '\0';
	fine = date_parts_read(&p, copy) &&
	    date_parts_resolve(&p, reading, now, moment);
	free(copy);

	return (fine);
}
