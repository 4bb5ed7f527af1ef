#include <string.h>

#include "base/arena.h"
#include "codegen/manual/manual.h"
#include "config/site_yaml.h"

static struct arena	*arena;

/* Which values are allowed. */
static void
print_rule(FILE *to, const struct key *key)
{
	switch (key->shape) {
	case KEY_TEXT:
	case KEY_NUMBER:
		mdoc_text(to, arena_printf(arena, "It must be %s.",
		    site_yaml_must(arena, key)));
		break;
	case KEY_TEXTS:
		mdoc_text(to, arena_printf(arena,
		    "It is a list, and each item must be %s.",
		    site_yaml_must(arena, key)));
		break;
	case KEY_MAP:
		mdoc_text(to, "It is a map of:");
		break;
	case KEY_MAPS:
		mdoc_text(to, "It is a list of maps of:");
		break;
	}
}

static void
print_default(FILE *to, const struct key *key)
{
	const char	*text;

	text = key->initial;
	if (text != NULL && *text == '\n')
		fprintf(to, "By default:\n.Bd -literal -offset indent\n"
		    "%s:%s\n.Ed\n", key->name, text);
	else if (text != NULL)
		mdoc_text(to, arena_printf(arena, "By default `%s`.", text));
	else if (key->keys == NULL)
		mdoc_text(to, "It must be given.");
}

static void
print_parts(FILE *to, const struct key *key)
{
	fprintf(to, ".Bl -tag -width position\n");
	for (; key->name != NULL; key++) {
		fprintf(to, ".It Ic %s\n", key->name);
		mdoc_text(to, arena_printf(arena, "%s.", key->meaning));
		print_rule(to, key);
		print_default(to, key);
	}
	fprintf(to, ".El\n");
}

void
manual_settings(FILE *to)
{
	const struct key	*key;

	arena = arena_new();
	fprintf(to, ".Bl -tag -width Ds\n");
	for (key = site_keys; key->name != NULL; key++) {
		fprintf(to, ".It Ic %s\n", key->name);
		mdoc_text(to, key->meaning);
		print_rule(to, key);
		if (key->keys != NULL)
			print_parts(to, key->keys);
		print_default(to, key);
	}
	fprintf(to, ".El\n");
	arena_free(arena);
}
