/*
 * The browser and the system that a User-Agent field names, by a small table:
 * nothing else of the field is used.
 */
#ifndef ALMANAC_AGENTS_H
#define ALMANAC_AGENTS_H

struct agent {
	const char	*browser;	/* "Firefox", or "" */
	const char	*system;	/* "Windows", or "" */
};

/* The names are constants. NULL: there is no such field. */
struct agent	 agent_find(const char *_Nullable field);

#endif
