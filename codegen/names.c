#include <ctype.h>
#include <string.h>

#include "codegen/memory.h"
#include "codegen/names.h"

/*
 * Each run of characters other than letters and digits becomes one '_', except
 * at the start and the end.
 */
static char *
name_of(const char *text, bool split)
{
	char	*name, *end;

	name = end = memory_get(2 * strlen(text) + 1);
	for (; *text != '\0'; text++) {
		if (isalnum((unsigned char)*text)) {
			if (split && isupper((unsigned char)*text) &&
			    end > name && islower((unsigned char)text[-1]))
				*end++ = '_';
			*end++ = *text;
		} else if (end > name && end[-1] != '_')
			*end++ = '_';
	}
	if (end > name && end[-1] == '_')
		end[-1] = '\0';

	return (name);
}

char *
name_upper(const char *text)
{
	char	*name, *c;

	name = name_of(text, false);
	for (c = name; *c != '\0'; c++)
		*c = (char)toupper((unsigned char)*c);

	return (name);
}

char *
name_lower(const char *text)
{
	char	*name, *c;

	name = name_of(text, true);
	for (c = name; *c != '\0'; c++)
		*c = (char)tolower((unsigned char)*c);

	return (name);
}
