/* State that Kore's parent creates before the fork, for all workers. */
#ifndef ALMANAC_PARENT_H
#define ALMANAC_PARENT_H

#include <sys/types.h>

#include <stdbool.h>
#include <stdint.h>

struct site;

/*
 * In the parent: reads the configuration, and prepares the database; handles
 * signals, after everything else is set up.
 */
void			 parent_start(void);
void			 parent_take_signals(void);

/*
 * Ends the parent with status 1, without exit handlers: those of libraries may
 * wait for ever. The same with a message.
 */
void			 parent_end(void);
void			 parent_refuse(const char *why);

const struct site	*parent_site(void);
const char		*parent_database(void);	/* its absolute address */

pid_t			 parent_pid(void);
int64_t			 parent_started(void);	/* seconds since 1970 */
bool			 parent_is_ending(void);

/* It ends, and another server has its sockets already. */
bool			 parent_hands_over(void);

/* This worker accepts connections: tells `almanac serve`, if it runs. */
void			 parent_tell_ready(void);

#endif
