/*
 * Generates the manual pages and the shell completion from the tables of the
 * command.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "codegen/manual/mdoc.h"
#include "command/command_line.h"
#include "config/site_yaml.h"
#include "store/users.h"

#define MARK	"@"	/* begins a line to replace: "@verbs" */
#define FILE_MARK	"@file "	/* replaced by this file, verbatim */
#define LINE	4096

/* "Fl -port Ar PORT" */
static void
print_flag(FILE *to, const struct flag *flag)
{
	fprintf(to, "Fl -%s", flag->name);
	if (flag->value != NULL)
		mdoc_words(to, flag->value);
}

static void
print_use(FILE *to, const struct verb *verb)
{
	const struct flag	*flag;

	fprintf(to, "Cm %s", verb->name);
	mdoc_words(to, verb->words);
	for (flag = verb->flags; flag != NULL && flag->name != NULL; flag++) {
		fprintf(to, flag->needed ? " " : " Oo ");
		print_flag(to, flag);
		if (!flag->needed)
			fprintf(to, " Oc");
	}
	fputc('\n', to);
}

static void
print_synopsis(FILE *to)
{
	const struct verb	*verb;

	for (verb = verbs; verb->name != NULL; verb++) {
		fprintf(to, ".Nm\n.");
		print_use(to, verb);
	}
}

static void
print_flags(FILE *to, const struct flag *flag)
{
	fprintf(to, ".Bl -tag -width Ds\n");
	for (; flag->name != NULL; flag++) {
		fprintf(to, ".It ");
		print_flag(to, flag);
		fputc('\n', to);
		mdoc_text(to, flag->meaning);
	}
	fprintf(to, ".El\n");
}

static void
print_verbs(FILE *to)
{
	const struct verb	*verb;

	fprintf(to, ".Bl -tag -width Ds\n");
	for (verb = verbs; verb->name != NULL; verb++) {
		fprintf(to, ".It ");
		print_use(to, verb);
		mdoc_text(to, verb->text);
		if (verb->flags != NULL)
			print_flags(to, verb->flags);
	}
	fprintf(to, ".El\n");
}

static void
print_common_flags(FILE *to)
{
	print_flags(to, common_flags);
}

static void
print_words_of(FILE *to, const struct flag *flag, const char *before)
{
	for (; flag != NULL && flag->name != NULL; flag++, before = " ")
		fprintf(to, "%s--%s%s%s", before, flag->name,
		    flag->value == NULL ? "" : "=",
		    flag->value == NULL ? "" : flag->value);
}

/* The tables for conf/manual/completion.bash. */
static void
print_completion(FILE *to)
{
	const struct verb	*verb;
	int			 role;

	fprintf(to, "_almanac_roles='");
	for (role = ROLE_SUBSCRIBER; role <= ROLE_ADMINISTRATOR; role++)
		fprintf(to, "%s%s", role == ROLE_SUBSCRIBER ? "" : " ",
		    role_name((enum role)role));
	fprintf(to, "'\n\ndeclare -gA _almanac_words=(\n");
	for (verb = verbs; verb->name != NULL; verb++)
		fprintf(to, "\t['%s']='%s'\n", verb->name, verb->words);
	fprintf(to, ")\n\ndeclare -gA _almanac_flags=(\n");
	for (verb = verbs; verb->name != NULL; verb++) {
		fprintf(to, "\t['%s']='", verb->name);
		print_words_of(to, verb->flags, "");
		print_words_of(to, common_flags,
		    verb->flags == NULL ? "" : " ");
		fprintf(to, "'\n");
	}
	fprintf(to, ")\n");
}

static struct arena	*arena;

/* Prints the rule for allowed values. */
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

static void
print_settings(FILE *to)
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

/* The lines of a template that are replaced. */
static const struct part {
	const char	*name;
	void		(*print)(FILE *);
}	 parts[] = {
	{ "synopsis", print_synopsis },
	{ "verbs", print_verbs },
	{ "flags", print_common_flags },
	{ "settings", print_settings },
	{ "completion", print_completion },
	{ NULL, NULL }
};

static void
fail(const char *what, const char *why)
{
	fprintf(stderr, "manual: %s: %s\n", what, why);
	exit(1);
}

static FILE *
open_file(const char *path)
{
	FILE	*file;

	if ((file = fopen(path, "r")) == NULL)
		fail(path, strerror(errno));

	return (file);
}

/* Prints a file verbatim: escapes what roff would interpret. */
static void
print_file(const char *path)
{
	FILE	*file;
	int	 c, before;

	file = open_file(path);
	for (before = '\n'; (c = getc(file)) != EOF; before = c)
		if (c == '\t')
			printf("    ");
		else if (before == '\n' && (c == '.' || c == '\''))
			printf("\\&%c", c);
		else if (c == '\\')
			printf("\\e");
		else
			putchar(c);
	fclose(file);
}

static void
print_part(const char *name)
{
	const struct part	*part;

	for (part = parts; part->name != NULL; part++)
		if (strcmp(part->name, name) == 0) {
			part->print(stdout);
			return;
		}
	fail(name, "there is no such part");
}

/* manual TEMPLATE: writes the page to standard output. */
int
main(int argc, char **argv)
{
	char	 line[LINE];
	FILE	*file;

	if (argc != 2)
		fail("usage", "manual TEMPLATE");
	file = open_file(argv[1]);
	while (fgets(line, sizeof(line), file) != NULL) {
		if (strncmp(line, MARK, strlen(MARK)) != 0) {
			fputs(line, stdout);
			continue;
		}
		line[strcspn(line, "\n")] = '\0';
		if (strncmp(line, FILE_MARK, strlen(FILE_MARK)) == 0)
			print_file(line + strlen(FILE_MARK));
		else
			print_part(line + strlen(MARK));
	}
	fclose(file);
	if (fflush(stdout) == EOF)
		fail("standard output", strerror(errno));

	return (0);
}
