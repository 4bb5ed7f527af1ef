/*
 * Ways to die.
 */
#ifndef ALMANAC_CRASH_DEATHS_H
#define ALMANAC_CRASH_DEATHS_H

/* Starts a server on the database of before, if there is one. */
void		 deaths_start(void);

/*
 * Starts the first one. Its clock begins at 2027-01-01 and runs on for all
 * that follow: it never jumps back.
 */
void		 deaths_fixture(void);

/*
 * Kills something while writers work, and checks that all that must die with
 * it has, and that what must be replaced was. No change is on its way and a
 * server listens when it returns. Any number does; the name of what died.
 */
const char	*deaths_call(long number);

/* Kills everything. */
void		 deaths_all(void);

#endif
