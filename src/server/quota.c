#include <sys/random.h>

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <xxhash.h>

#include "base/clock.h"
#include "base/meter.h"
#include "config/site.h"
#include "http/origin.h"
#include "server/limits.h"
#include "server/parent.h"
#include "server/quota.h"

static unsigned	 counts[QUOTAS + 1];	/* the last is for proxies */
static size_t	 held[QUOTAS];		/* unread bytes; not of proxies */
static uint64_t	 seed;			/* against chosen collisions */

void
quota_start(void)
{
	if (getrandom(&seed, sizeof(seed), 0) != sizeof(seed))
		abort();
}

unsigned
quota_find(const char *origin)
{
	if (origin == NULL)
		return (QUOTAS);

	return (XXH64(origin, strlen(origin), seed) % QUOTAS);
}

unsigned
quota_of(const struct message *m)
{
	char	 text[ORIGIN_TEXT];

	return (quota_find(origin_find(m, parent_site(), text)));
}

bool
quota_enter(const char *address, unsigned *quota)
{
	const struct site	*site = parent_site();
	char			 text[ORIGIN_TEXT];

	*quota = quota_find(site_trusts(site, address) ? NULL :
	    origin_network(address, text));
	if (*quota < QUOTAS && site->connections > 0 &&
	    counts[*quota] >= (unsigned)site->connections)
		return (false);
	counts[*quota]++;

	return (true);
}

void
quota_leave(unsigned quota)
{
	counts[quota]--;
}

void
quota_hold(unsigned quota, size_t more)
{
	if (quota < QUOTAS)
		held[quota] += more;
}

size_t
quota_held(unsigned quota)
{
	return (held[quota]);
}

bool
quota_has_room(unsigned quota, size_t more)
{
	return (quota == QUOTAS || held[quota] + more <= LIMIT_UNREAD_ADDRESS);
}

static struct meter	*requests;

void
quota_share(void)
{
	requests = meter_new();
}

int
quota_wait(const char *address, int a_minute)
{
	int64_t	 over;

	over = meter_take(requests, address, clock_steady(),
	    CLOCK_MINUTE / a_minute, CLOCK_MINUTE);

	return (over == 0 ? 0 : (int)(over / CLOCK_SECOND) + 1);
}
