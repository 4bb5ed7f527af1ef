#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "command/command.h"
#include "command/command_help.h"
#include "command/command_line.h"
#include "command/command_verbs.h"
#include "generated/service.h"

static int
report_misuse(const struct command_line *line, const char *why)
{
	command_fail(EXIT_USAGE, why);
	if (line->verb != NULL)
		help_usage(stderr, line->verb);
	else
		help_verbs(stderr, verbs);
	return (EXIT_USAGE);
}

int
main(int argc, char **argv)
{
	struct command_line	 line;
	const char		*why;

	if (argc < 2) {
		help_verbs(stderr, verbs);
		return (EXIT_USAGE);
	}
	if (strcmp(argv[1], "--version") == 0) {
		printf("almanac %s\n", SERVICE_VERSION);
		return (EXIT_SUCCESS);
	}
	if ((why = command_line_read(&line, verbs, argc, argv)) != NULL)
		return (report_misuse(&line, why));
	if (line.help) {
		if (line.verb != NULL)
			help_verb(stdout, line.verb);
		else if (!help_matching(stdout, verbs, argc - 2,
		    argv + 1))
			help_verbs(stdout, verbs);
		return (EXIT_SUCCESS);
	}
	if (!clock_start(getenv("ALMANAC_CLOCK")))
		return (command_fail(EXIT_USAGE,
		    "ALMANAC_CLOCK must be an instant or a shift"));
	return (command_run(&line));
}
