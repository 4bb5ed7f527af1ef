/*
 * Several clients that create, change and delete at once.
 */
#ifndef ALMANAC_CRASH_WRITERS_H
#define ALMANAC_CRASH_WRITERS_H

/* Once, before the others. */
void	 writers_start(void);

/* Let them work for so long, or until so many changes more are acknowledged. */
void	 writers_run(int milliseconds);
void	 writers_run_for_changes(int count);

/* Waits for what is on its way; what is lost then will not be repeated. */
void	 writers_drain(void);

#endif
