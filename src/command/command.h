/*
 * The commands. Each gets a command line that matches its row in
 * command_verbs.c and returns the exit status: 0, 1 for a failure, 2 for wrong
 * usage.
 */
#ifndef ALMANAC_COMMAND_H
#define ALMANAC_COMMAND_H

struct command_line;

int	command_serve(const struct command_line *);
int	command_user_add(const struct command_line *);
int	command_user_list(const struct command_line *);
int	command_user_remove(const struct command_line *);
int	command_password_add(const struct command_line *);
int	command_password_list(const struct command_line *);
int	command_password_remove(const struct command_line *);
int	command_backup(const struct command_line *);
int	command_restore(const struct command_line *);
int	command_check(const struct command_line *);
int	command_check_config(const struct command_line *);
int	command_demo(const struct command_line *);
int	command_import(const struct command_line *);
int	command_export(const struct command_line *);
int	command_deliver(const struct command_line *);
int	command_webhooks_list(const struct command_line *);
int	command_webhooks_retry(const struct command_line *);
int	command_help(const struct command_line *);

#endif
