/*
 * Other verbs of almanac than serve, and what they leave in a database.
 */
#ifndef ALMANAC_COMMANDS_H
#define ALMANAC_COMMANDS_H

#include <sys/types.h>

/*
 * Runs a verb on a file and the service's database; its output is in
 * command.log. `in` is its standard input, -1: the test's; `flag` may be NULL.
 */
pid_t	 start_command(const char *verb, const char *file, int in,
	    const char *flag);

/* Waits for it; its exit status. */
int	 end_command(pid_t);

/*
 * The number that a query finds in a database of the service's folder, or
 * whether the text that it finds is "ok".
 */
long	 ask_database(const char *name, const char *sql);

#endif
