/* State that Kore's parent creates before the fork, for all workers. */
#ifndef ALMANAC_PARENT_H
#define ALMANAC_PARENT_H

#include <sys/types.h>

#include <stdbool.h>
#include <stdint.h>

struct site;

/*
 * For the parent. parent_start() reads the configuration and prepares the
 * database. parent_catch_signals() handles signals; call it after everything
 * else.
 */
void			 parent_start(void);
void			 parent_catch_signals(void);

/*
 * Ends the parent with status 1, without exit handlers, since those of
 * libraries may block forever. parent_refuse() prints a message first.
 */
void			 parent_end(void);
void			 parent_refuse(const char *why);

const struct site	*parent_site(void);
const char		*parent_database(void);	/* its absolute address */

pid_t			 parent_pid(void);
int64_t			 parent_started(void);	/* seconds since 1970 */
bool			 parent_is_ending(void);

/* Whether the parent ends because another server has its sockets. */
bool			 parent_hands_over(void);

/*
 * Reports to `almanac serve`, if that runs, that this worker accepts
 * connections.
 */
void			 parent_report_ready(void);

/* Reports something of config/wake.h to `almanac serve`, if that runs. */
void			 parent_report(char what);

#endif
