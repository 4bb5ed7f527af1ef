#include <string.h>

#include "command/command_help.h"
#include "config/site_yaml.h"

#define WIDTH	79

/* {symbol: "$", code: USD} */
static void
print_map(FILE *to, const struct key *key)
{
	const char	*before;

	for (before = "{"; key->name != NULL; key++, before = ", ")
		fprintf(to, "%s%s: %s", before, key->name, key->initial);
	fputc('}', to);
}

static void
print_parts(FILE *to, const struct key *key)
{
	int	 column;

	for (; key != NULL && key->name != NULL; key++) {
		column = fprintf(to, "#   %-11s ", key->name);
		help_wrap(to, "#               ", column, WIDTH, key->meaning);
	}
}

static void
print_key(FILE *to, const struct key *key)
{
	help_wrap(to, "# ", 0, WIDTH, key->meaning);
	print_parts(to, key->keys);
	fprintf(to, "%s:", key->name);
	if (key->initial == NULL || *key->initial != '\n')
		fputc(' ', to);
	if (key->initial == NULL)
		print_map(to, key->keys);
	else
		fputs(key->initial, to);
	fputc('\n', to);
}

void
help_site(FILE *to)
{
	const struct key	*key;

	fprintf(to, "# Configuration of almanac. Every key is optional; the"
	    " values here are the\n# defaults. Options of the command line"
	    " override them.\n");
	for (key = site_keys; key->name != NULL; key++) {
		fputc('\n', to);
		print_key(to, key);
	}
}
