/*
 * The verbs of the command.  Each gets its arguments with itself as the first
 * and returns the exit status: 0, 1 for a failure, 2 for a wrong use.
 */
#ifndef ALMANAC_COMMAND_H
#define ALMANAC_COMMAND_H

int	command_serve(int argc, char **argv);
int	command_user(int argc, char **argv);
int	command_password(int argc, char **argv);
int	command_backup(int argc, char **argv);
int	command_restore(int argc, char **argv);
int	command_check(int argc, char **argv);

#endif
