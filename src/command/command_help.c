#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "command/command.h"
#include "command/command_help.h"
#include "command/command_line.h"
#include "config/site_yaml.h"

#define WIDTH	79
#define FLAG	18	/* columns for an option */

/*
 * Prints a text in lines of up to `width` columns, each after `lead`. The
 * first line continues a line with `used` columns.
 */
static void
wrap_text(FILE *to, const char *lead, int used, int width, const char *text)
{
	int	 column, length;

	for (column = used; *text != '\0'; text += strspn(text, " ")) {
		if (strncmp(text, "\n\n", 2) == 0) {
			fprintf(to, "\n\n");
			text += 2;
			column = 0;
		}
		length = (int)strcspn(text, " \n");
		if (column > (int)strlen(lead) && column > used &&
		    column + 1 + length > width) {
			fputc('\n', to);
			column = 0;
		}
		if (column == 0)
			column = fprintf(to, "%s", lead);
		else if (column > used)
			column += fprintf(to, " ");
		column += fprintf(to, "%.*s", length, text);
		text += length;
	}
	fputc('\n', to);
}

void
help_verbs(FILE *to, const struct verb *verb)
{
	fprintf(to, "usage: almanac COMMAND ...\n\n");
	for (; verb->name != NULL; verb++)
		fprintf(to, "  %-15s  %s\n", verb->name, verb->summary);
	fprintf(to, "\n'almanac help COMMAND' describes a command, 'almanac"
	    " help site.yaml' the\nconfiguration. See also almanac(1) and"
	    " site.yaml(5).\n");
}

void
help_usage(FILE *to, const struct verb *verb)
{
	const struct flag	*flag;

	fprintf(to, "usage: almanac %s%s%s", verb->name,
	    *verb->words == '\0' ? "" : " ", verb->words);
	for (flag = verb->flags; flag != NULL && flag->name != NULL; flag++)
		fprintf(to, flag->needed ? " --%s%s%s" : " [--%s%s%s]",
		    flag->name, flag->value == NULL ? "" : " ",
		    flag->value == NULL ? "" : flag->value);
	fputc('\n', to);
}

static void
print_flags(FILE *to, const struct flag *flag)
{
	int	 column;

	for (; flag != NULL && flag->name != NULL; flag++) {
		column = fprintf(to, "  --%s%s%s", flag->name,
		    flag->value == NULL ? "" : " ",
		    flag->value == NULL ? "" : flag->value);
		column += fprintf(to, "%*s", column < FLAG ? FLAG - column : 2,
		    "");
		wrap_text(to, "                  ", column, WIDTH,
		    flag->meaning);
	}
}

static void
print_verb(FILE *to, const struct verb *verb)
{
	help_usage(to, verb);
	fputc('\n', to);
	wrap_text(to, "", 0, WIDTH, verb->text);
	fputc('\n', to);
	print_flags(to, verb->flags);
	if (verb->flags != NULL)
		fputc('\n', to);
}

void
help_verb(FILE *to, const struct verb *verb)
{
	print_verb(to, verb);
	print_flags(to, common_flags);
}

bool
help_matching(FILE *to, const struct verb *verb, int count, char **words)
{
	bool	 found = false;

	for (; count > 0 && verb->name != NULL; verb++) {
		if (verb_match(verb, count, words) != count)
			continue;
		print_verb(to, verb);
		found = true;
	}
	if (found)
		print_flags(to, common_flags);
	return (found);
}

/* Prints a map such as {symbol: "$", code: USD}. */
static void
print_map(FILE *to, const struct key *key)
{
	const char	*before;

	for (before = "{"; key->name != NULL; key++, before = ", ")
		fprintf(to, "%s%s: %s", before, key->name, key->initial);
	fputc('}', to);
}

/* Prints the keys of a map; the defaults if the setting is a list of maps. */
static void
print_parts(FILE *to, struct arena *arena, const struct key *key, bool list)
{
	const char	*text;
	int		 column;

	for (; key != NULL && key->name != NULL; key++) {
		text = key->meaning;
		if (key->shape == KEY_NUMBER)
			text = arena_printf(arena, "%s, from %d to %d", text,
			    key->min, key->max);
		if (list)
			text = arena_printf(arena, "%s; %s%s", text,
			    key->initial == NULL ? "required" : "default: ",
			    key->initial == NULL ? "" : key->initial);
		column = fprintf(to, "#   %-11s ", key->name);
		wrap_text(to, "#               ", column, WIDTH, text);
	}
}

/* Each line of the default is a comment, too: "#port: 8888". */
static void
print_initial(FILE *to, const char *initial)
{
	for (; *initial != '\0'; initial++) {
		fputc(*initial, to);
		if (*initial == '\n')
			fputc('#', to);
	}
}

static void
print_key(FILE *to, struct arena *arena, const struct key *key)
{
	const char	*meaning = key->meaning;

	if (key->shape == KEY_NUMBER)
		meaning = arena_printf(arena, "%s From %d to %d.", meaning,
		    key->min, key->max);
	if (key->desk)
		meaning = arena_join(arena, meaning, " Administrators set it"
		    " at the desk, unless it is set here.", NULL);
	wrap_text(to, "# ", 0, WIDTH, meaning);
	print_parts(to, arena, key->keys, key->shape == KEY_MAPS);
	fprintf(to, "#%s:", key->name);
	if (key->initial == NULL || *key->initial != '\n')
		fputc(' ', to);
	if (key->initial == NULL)
		print_map(to, key->keys);
	else
		print_initial(to, key->initial);
	fputc('\n', to);
}

/* Prints conf/site.yaml, from the table of settings. */
static void
help_site(FILE *to, struct arena *arena)
{
	const struct key	*key;

	fprintf(to, "# Configuration of almanac. Every key is optional; the"
	    " values here are the\n"
	    "# defaults. To set a key, remove the # before"
	    " it. Options of the command line\n# override them.\n");
	for (key = site_keys; key->name != NULL; key++) {
		fputc('\n', to);
		print_key(to, arena, key);
	}
}

const char *
command_help(const struct command_line *line, struct arena *arena)
{
	if (line->count == 0)
		help_verbs(stdout, line->verbs);
	else if (line->count == 1 && strcmp(line->words[0], "site.yaml") == 0)
		help_site(stdout, arena);
	else if (!help_matching(stdout, line->verbs, line->count,
	    line->words)) {
		command_fail(EXIT_USAGE, command_complaint("unknown command"
		    " '%s'", line->words[0]));
		help_verbs(stderr, line->verbs);
		return (command_end(EXIT_USAGE, ""));
	}
	return (NULL);
}
