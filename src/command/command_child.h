/*
 * Kore as a child of the command, with sockets and configuration inherited.
 */
#ifndef ALMANAC_COMMAND_CHILD_H
#define ALMANAC_COMMAND_CHILD_H

#include <sys/types.h>

struct service;

struct child {
	pid_t		 pid;		/* 0: none */
	int		 ready;		/* each worker writes a byte when it is */
	int		 missing;	/* bytes until all are */
};

/* NULL, or why there is no module. */
const char	*_Nullable child_find_module(const char **module);

/* NULL, or why there is no child.  It ends when the command does. */
const char	*child_start(const struct service *, struct child *);

#endif
