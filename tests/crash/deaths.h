/* Ways to kill processes. */
#ifndef ALMANAC_CRASH_DEATHS_H
#define ALMANAC_CRASH_DEATHS_H

/* Starts a server, on the existing database if there is one. */
void		 deaths_start(void);

/*
 * Starts the first server. The clock begins at 2027-01-01 and continues for
 * all later servers: it never jumps back.
 */
void		 deaths_fixture(void);

/*
 * Kills processes while writers work. Checks that all that depend on them have
 * died, and that those to be replaced were. When it returns, no change is in
 * flight and a server listens. `number` selects what to kill and may be any
 * number. Returns its name.
 */
const char	*deaths_call(long number);

/* Kills all processes. */
void		 deaths_all(void);

#endif
