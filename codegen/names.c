#include <ctype.h>
#include <string.h>

#include "codegen/names.h"

struct claim {
	const char		*name;
	const struct node	*from;
};

/* Of C, and of <string.h>, which everybody includes. */
static const char *const	reserved[] = {
	"auto", "bool", "break", "case", "char", "const", "continue",
	"default", "do", "double", "else", "enum", "extern", "false",
	"float", "for", "goto", "if", "index", "inline", "int", "long",
	"main", "register", "restrict", "return", "short", "signed",
	"sizeof", "static", "struct", "switch", "true", "typedef", "union",
	"unsigned", "void", "volatile", "while"
};

/* Whatever is no letter or digit becomes '_', once and not in front. */
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

bool
name_is_identifier(const char *text)
{
	size_t	i;

	for (i = 0; i < sizeof(reserved) / sizeof(reserved[0]); i++) {
		if (strcmp(reserved[i], text) == 0)
			return (false);
	}

	return (islower((unsigned char)*text) &&
	    text[strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_")] ==
	    '\0');
}

static void
complain_of_claim(const char *name, const struct node *from,
    const struct node *other)
{
	if (strcmp(from->text, other->text) == 0)
		complain(&from->place, "'%s' is there already (%s:%zu)",
		    from->text, other->place.file, other->place.line);
	else
		complain(&from->place, "'%s' becomes %s, as '%s' does (%s:%zu)",
		    from->text, name, other->text, other->place.file,
		    other->place.line);
}

void
name_claim(struct names *names, const char *name, const struct node *from)
{
	const struct claim	*other;
	struct claim		*claim;
	size_t			 i;

	for (i = 0; i < names->taken.count; i++) {
		other = names->taken.items[i];
		if (strcmp(other->name, name) == 0) {
			complain_of_claim(name, from, other->from);
			return;
		}
	}
	claim = memory_get(sizeof(*claim));
	claim->name = name;
	claim->from = from;
	list_add(&names->taken, claim);
}
