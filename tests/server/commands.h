/* Runs commands other than serve, and checks their effect on the database. */
#ifndef ALMANAC_COMMANDS_H
#define ALMANAC_COMMANDS_H

#include <sys/types.h>

/*
 * Runs a command on a file and the service's database. Its output goes to
 * command.log. `in` is its standard input; -1: that of the test. `flag` may be
 * NULL.
 */
pid_t	 start_command(const char *verb, const char *file, int in,
	    const char *flag);

/* Waits for the command and returns its exit status. */
int	 end_command(pid_t);

/*
 * The number that a query returns from a database in the service's folder; if
 * it returns a text, whether this is "ok".
 */
long	 ask_database(const char *name, const char *sql);

#endif
