/*
 * Child processes of `almanac serve`: Kore, which inherits sockets and
 * configuration, and helpers (helper.h).
 */
#ifndef ALMANAC_COMMAND_CHILD_H
#define ALMANAC_COMMAND_CHILD_H

#include <sys/types.h>

#include <stdbool.h>

struct service;

struct child {
	pid_t		 pid;		/* 0: none */
	int		 ready;		/* a pipe: one byte for each worker */
	int		 missing;	/* workers that are not ready */
};

/* Finds Kore's module. Returns NULL, or an error. */
const char	*_Nullable child_find_module(const char **module);

/*
 * Starts Kore, which ends when the command does. Workers write reports
 * (config/wake.h) to the pipe `wake`. Returns NULL, or an error.
 */
const char	*_Nullable child_start(const struct service *, int wake,
		    struct child *);

/* The first steps of every child. Standard output stays with the parent. */
void		 child_become(pid_t parent);

/* Passes a descriptor on, with its number in the environment. */
void		 child_inherit(const char *name, int fd);

/* Reports in a child why exec has failed, and ends it. */
_Noreturn void	 child_fail(const char *what);

#endif
