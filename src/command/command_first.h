/*
 * A database that nobody can log in to is of no use.
 */
#ifndef ALMANAC_COMMAND_FIRST_H
#define ALMANAC_COMMAND_FIRST_H

/*
 * Makes the database or brings it up to date; where it has no user it gets an
 * administrator, whose password is printed.  NULL, or what is wrong.
 */
const char	*command_first_user(const char *database);

#endif
