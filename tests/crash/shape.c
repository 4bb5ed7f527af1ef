#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ledger.h"

/* The text after the object that begins at `p`. */
static const char *
skip_object(const char *p)
{
	int	 depth;
	bool	 quoted;

	depth = 0;
	quoted = false;
	do {
		if (quoted && *p == '\\')
			p++;
		else if (*p == '"')
			quoted = !quoted;
		else if (!quoted)
			depth += (*p == '{') - (*p == '}');
		cr_assert(*p != '\0');
		p++;
	} while (depth > 0);
	return (p);
}

char *
ledger_plain(const char *body)
{
	static const char	 name[] = ",\"json_ld\":";
	const char		*from;
	char			*plain, *to;

	to = plain = malloc(strlen(body) + 1);
	for (from = body; *from != '\0'; ) {
		if (strncmp(from, name, strlen(name)) == 0)
			from = skip_object(from + strlen(name));
		else
			*to++ = *from++;
	}
	*to = '\0';
	return (plain);
}

/*
 * The length of the token at the start of the text, or of digits if `token` is
 * NULL.
 */
static size_t
measure(const char *text, const char *token)
{
	if (token == NULL)
		return (strspn(text, "0123456789"));
	return (strncmp(text, token, strlen(token)) == 0 ? strlen(token) : 0);
}

static void
mask(char *text, const char *token, char sign)
{
	char	*to;
	size_t	 length;

	for (to = text; *text != '\0'; to++) {
		length = measure(text, token);
		*to = length > 0 ? sign : *text;
		text += length > 0 ? length : 1;
	}
	*to = '\0';
}

char *
ledger_shape(const char *body, int number, int content)
{
	char	*plain, token[32];

	plain = ledger_plain(body);
	snprintf(token, sizeof(token), "s%dz", number);
	mask(plain, token, '%');
	snprintf(token, sizeof(token), "c%dz", content);
	mask(plain, token, '@');
	mask(plain, NULL, '#');
	return (plain);
}
