#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/manual/manual.h"

#define MARK	"@"	/* begins a line to replace: "@verbs" */
#define FILE_MARK	"@file "	/* replaced by that file, literally */
#define LINE	4096

static const struct part {
	const char	*name;
	void		(*print)(FILE *);
}	 parts[] = {
	{ "synopsis", manual_synopsis },
	{ "verbs", manual_verbs },
	{ "flags", manual_flags },
	{ "settings", manual_settings },
	{ "completion", manual_completion },
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

/* Escapes what roff would interpret. */
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

/* manual TEMPLATE: the page is written to standard output. */
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
