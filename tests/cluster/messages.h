/*
 * An endpoint of webhooks, which accepts every message in a thread of its own.
 */
#ifndef ALMANAC_CLUSTER_MESSAGES_H
#define ALMANAC_CLUSTER_MESSAGES_H

#include <stdbool.h>

/* Returns its port. */
int	 messages_start(void);

/* The database is a new one. */
void	 messages_clear(void);

/* Whether the one about a tag with that id has arrived. */
bool	 messages_have(long id);

/* Messages that came before an earlier one, and those that came again. */
int	 messages_disordered(void);
int	 messages_repeated(void);
int	 messages_count(void);

#endif
