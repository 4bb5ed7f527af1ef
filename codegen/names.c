#include <ctype.h>
#include <string.h>

#include "codegen/memory.h"
#include "codegen/names.h"

/*
 * Each run of characters other than letters and digits becomes one '_', except
 * at the start.
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

char *
name_path(const char *template)
{
	char	*name;
	size_t	 length;

	if (*template == '\0')
		return (memory_print("PATH_ROOT"));
	name = memory_print("PATH_%s", name_upper(template));
	length = strlen(name);
	if (name[length - 1] == '_')
		name[length - 1] = '\0';

	return (name);
}
