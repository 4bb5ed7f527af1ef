#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/command.h"
#include "generated/service.h"

static const struct verb {
	const char	*name;
	const char	*does;
	int		(*call)(int argc, char **argv);
}	 verbs[] = {
	{ "serve", "answer requests", command_serve },
	{ "user", "add, list and remove users", command_user },
	{ "password", "add, list and remove their passwords",
	    command_password },
	{ "backup", "copy the database, while it is served",
	    command_backup },
	{ "restore", "bring such a copy back", command_restore },
	{ "check", "say what is wrong with the database", command_check },
};

#define VERBS	(sizeof(verbs) / sizeof(verbs[0]))

static int
print_usage(FILE *to, int status)
{
	size_t	 i;

	fprintf(to, "usage: almanac VERB ...\n\n");
	for (i = 0; i < VERBS; i++)
		fprintf(to, "  %-9s %s\n", verbs[i].name, verbs[i].does);
	fprintf(to, "\n'almanac VERB --help' tells more;"
	    " 'almanac --version' the version.\n");
	return (status);
}

int
main(int argc, char **argv)
{
	size_t	 i;

	if (argc < 2)
		return (print_usage(stderr, 2));
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
		return (print_usage(stdout, EXIT_SUCCESS));
	if (strcmp(argv[1], "--version") == 0) {
		printf("almanac %s\n", SERVICE_VERSION);
		return (EXIT_SUCCESS);
	}
	for (i = 0; i < VERBS; i++)
		if (strcmp(verbs[i].name, argv[1]) == 0)
			return (verbs[i].call(argc - 1, argv + 1));
	fprintf(stderr, "almanac: unknown verb '%s'\n", argv[1]);
	return (print_usage(stderr, 2));
}
