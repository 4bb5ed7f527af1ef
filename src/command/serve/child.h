/* Kore as a child process. It inherits sockets and configuration. */
#ifndef ALMANAC_COMMAND_CHILD_H
#define ALMANAC_COMMAND_CHILD_H

#include <sys/types.h>

struct service;

struct child {
	pid_t		 pid;		/* 0: none */
	int		 ready;		/* a pipe: one byte for each worker */
	int		 missing;	/* workers that are not ready */
};

/* NULL, or why there is no module. */
const char	*_Nullable child_find_module(const char **module);

/* NULL, or why Kore cannot be started. It ends when the command does. */
const char	*child_start(const struct service *, struct child *);

#endif
