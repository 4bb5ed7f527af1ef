/* The first administrator of a database. */
#ifndef ALMANAC_COMMAND_FIRST_H
#define ALMANAC_COMMAND_FIRST_H

/*
 * Creates or upgrades the database. If it has no users, it gets an
 * administrator, whose password is printed if standard output is a terminal.
 * Otherwise "admin:PASSWORD" is written to a file beside the database that only
 * its owner can read, and the path of the file is printed. NULL, or an error.
 */
const char	*command_first_user(const char *database);

#endif
