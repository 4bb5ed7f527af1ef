#include <sys/random.h>

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <xxhash.h>

#include "base/site.h"
#include "http/origin.h"
#include "server/crowd.h"
#include "server/limits.h"
#include "server/parent.h"

static unsigned	 counts[CROWDS + 1];	/* the last is for proxies */
static size_t	 held[CROWDS];		/* unread bytes; not of proxies */
static uint64_t	 seed;			/* against chosen collisions */

void
crowd_start(void)
{
	if (getrandom(&seed, sizeof(seed), 0) != sizeof(seed))
		abort();
}

unsigned
crowd_find(const char *origin)
{
	if (origin == NULL)
		return (CROWDS);

	return (XXH64(origin, strlen(origin), seed) % CROWDS);
}

bool
crowd_enter(const char *address, unsigned *crowd)
{
	const struct site	*site = parent_site();
	char			 text[ORIGIN_TEXT];

	*crowd = crowd_find(site_trusts(site, address) ? NULL :
	    origin_network(address, text));
	if (*crowd < CROWDS && site->connections > 0 &&
	    counts[*crowd] >= (unsigned)site->connections)
		return (false);
	counts[*crowd]++;

	return (true);
}

void
crowd_leave(unsigned crowd)
{
	counts[crowd]--;
}

void
crowd_hold(unsigned crowd, size_t more)
{
	if (crowd < CROWDS)
		held[crowd] += more;
}

bool
crowd_has_room(unsigned crowd, size_t more)
{
	return (crowd == CROWDS || held[crowd] + more <= LIMIT_UNREAD_ADDRESS);
}
