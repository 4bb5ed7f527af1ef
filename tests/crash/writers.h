/* Several clients that create, change and delete at the same time. */
#ifndef ALMANAC_CRASH_WRITERS_H
#define ALMANAC_CRASH_WRITERS_H

/* Call it once, before the others. */
void	 writers_start(void);

/*
 * Let clients work for that time, or until that many more changes are
 * acknowledged.
 */
void	 writers_run(int milliseconds);
void	 writers_run_for_changes(int count);

/* Waits for requests in flight. Changes that are lost then are not repeated. */
void	 writers_drain(void);

#endif
