/* An endpoint of webhooks. It accepts every message in a separate thread. */
#ifndef ALMANAC_CLUSTER_MESSAGES_H
#define ALMANAC_CLUSTER_MESSAGES_H

#include <stdbool.h>

/* Returns its port. */
int	 messages_start(void);

/* Call it for a new database. */
void	 messages_clear(void);

/* Whether the message about the tag with that id has arrived. */
bool	 messages_have(long id);

/*
 * The number of messages that arrived before an earlier one, and of repeated
 * ones.
 */
int	 messages_disordered(void);
int	 messages_repeated(void);
int	 messages_count(void);

#endif
