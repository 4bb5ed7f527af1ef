/*
 * A database that nobody can log in to is of no use.
 */
#ifndef ALMANAC_COMMAND_FIRST_H
#define ALMANAC_COMMAND_FIRST_H

/*
 * Makes the database or brings it up to date; where it has no user it gets an
 * administrator.  The password is printed if standard output is a terminal,
 * else put as "admin:PASSWORD" into a file beside the database, for its owner
 * alone, whose path is printed.  NULL, or what is wrong.
 */
const char	*command_first_user(const char *database);

#endif
