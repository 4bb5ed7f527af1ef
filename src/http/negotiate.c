#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "http/negotiate.h"

#define BLANKS	" \t"
#define UNNAMED	(-1)	/* instead of a weight */

#define RANGE_MAX	32	/* bytes of a range */

struct piece {
	const char	*text;
	size_t		 length;
};

/* Returns the number of bytes before the next `stop` outside of quotes. */
static size_t
piece_length(const char *text, size_t length, char stop)
{
	bool	 quoted;
	size_t	 i;

	quoted = false;
	for (i = 0; i < length; i++) {
		if (quoted && text[i] == '\\')
			i++;
		else if (text[i] == '"')
			quoted = !quoted;
		else if (!quoted && text[i] == stop)
			return (i);
	}

	return (length);
}

/*
 * Removes the piece before the next `stop` from `rest`, and trims its blanks.
 */
static struct piece
consume_piece(struct piece *rest, char stop)
{
	struct piece	 p;
	size_t		 whole;

	p.text = rest->text;
	p.length = piece_length(rest->text, rest->length, stop);
	whole = p.length < rest->length ? p.length + 1 : p.length;
	rest->text += whole;
	rest->length -= whole;

	while (p.length > 0 && strchr(BLANKS, p.text[0]) != NULL) {
		p.text++;
		p.length--;
	}
	while (p.length > 0 && strchr(BLANKS, p.text[p.length - 1]) != NULL)
		p.length--;

	return (p);
}

static bool
is_word(struct piece p, const char *word)
{
	return (p.length == strlen(word) &&
	    strncasecmp(p.text, word, p.length) == 0);
}

static struct piece
strip_quotes(struct piece p)
{
	if (p.length >= 2 && p.text[0] == '"' && p.text[p.length - 1] == '"') {
		p.text++;
		p.length -= 2;
	}

	return (p);
}

/* "0.5" becomes 500. An invalid weight counts as absent: 1000. */
static int
read_weight(struct piece p)
{
	int	 n, unit;
	size_t	 i;

	if (p.length == 0 || p.text[0] != '0' ||
	    (p.length > 1 && p.text[1] != '.'))
		return (1000);

	n = 0;
	unit = 100;
	for (i = 2; i < p.length; i++) {
		if (!isdigit((unsigned char)p.text[i]))
			return (1000);
		n += (p.text[i] - '0') * unit;
		unit /= 10;
	}

	return (n);
}

/* Returns the weight among the parameters of a media type. */
static int
range_weight(struct piece rest)
{
	struct piece	 value;

	while (rest.length > 0) {
		value = consume_piece(&rest, ';');
		if (is_word(consume_piece(&value, '='), "q"))
			return (read_weight(value));
	}

	return (1000);
}

/* Whether it is the language, or begins with it and "-". */
static bool
asks_for(struct piece p, const char *language)
{
	const size_t	 length = strlen(language);

	if (p.length > length && p.text[length] == '-')
		p.length = length;

	return (is_word(p, language));
}

/* The highest weight in a list of what matches a name, or UNNAMED. */
static int
best_weight(const char *list, const char *name,
    bool (*matches)(struct piece, const char *))
{
	struct piece	 rest, range;
	int		 n, best;

	if (list == NULL)
		return (UNNAMED);

	best = UNNAMED;
	rest = (struct piece){ list, strlen(list) };
	while (rest.length > 0) {
		range = consume_piece(&rest, ',');
		if (!matches(consume_piece(&range, ';'), name))
			continue;
		if ((n = range_weight(range)) > best)
			best = n;
	}

	return (best);
}

static int
named_weight(const char *list, const char *name)
{
	return (best_weight(list, name, is_word));
}

int
accept_language_weight(const char *accept, const char *language)
{
	int	 n;

	n = best_weight(accept, language, asks_for);

	return (n == UNNAMED ? 0 : n);
}

int
accept_weight(const char *accept, const char *type)
{
	int	 n;

	n = named_weight(accept, type);

	return (n == UNNAMED ? 0 : n);
}

int
accept_range_weight(const char *accept, const char *type)
{
	char	 range[RANGE_MAX];
	int	 n;

	snprintf(range, sizeof(range), "%.*s/*", (int)strcspn(type, "/"),
	    type);
	if ((n = named_weight(accept, type)) == UNNAMED &&
	    (n = named_weight(accept, range)) == UNNAMED)
		n = named_weight(accept, "*/*");

	return (n == UNNAMED ? 0 : n);
}

bool
accept_gzip(const char *encodings)
{
	int	 gzip;

	gzip = named_weight(encodings, "gzip");
	if (gzip == UNNAMED)
		gzip = named_weight(encodings, "x-gzip");
	if (gzip == UNNAMED)
		gzip = named_weight(encodings, "*");

	return (gzip > 0 && gzip >= named_weight(encodings, "identity"));
}

bool
prefer_strict(const char *prefer)
{
	struct piece	 rest, preference, value;

	if (prefer == NULL)
		return (false);

	rest = (struct piece){ prefer, strlen(prefer) };
	while (rest.length > 0) {
		preference = consume_piece(&rest, ',');
		value = consume_piece(&preference, ';');
		/* If a preference is repeated, the first one counts. */
		if (is_word(consume_piece(&value, '='), "handling"))
			return (is_word(strip_quotes(consume_piece(&value,
			    ';')), "strict"));
	}

	return (false);
}
