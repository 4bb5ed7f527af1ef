#include <ctype.h>
#include <string.h>

#include "codegen/memory.h"
#include "codegen/names.h"

/*
 * Each run of characters other than letters and digits becomes one '_', except
 * at the start and the end.
 */
static char *
name_of(const char *text, bool split, int (*convert)(int))
{
	char	*name, *end;

	name = end = memory_get(2 * strlen(text) + 1);
	for (; *text != '\0'; text++) {
		if (isalnum((unsigned char)*text)) {
			if (split && isupper((unsigned char)*text) &&
			    end > name && islower((unsigned char)text[-1]))
				*end++ = '_';
			*end++ = (char)convert((unsigned char)*text);
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
	return (name_of(text, false, toupper));
}

char *
name_constant(const char *prefix, const char *text)
{
	return (name_upper(memory_print("%s_%s", prefix, text)));
}

char *
name_lower(const char *text)
{
	return (name_of(text, true, tolower));
}
