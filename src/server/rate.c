#include "base/clock.h"
#include "base/meter.h"
#include "server/rate.h"

#define MINUTE	(60 * CLOCK_SECOND)

static struct meter	*requests;

void
rate_share(void)
{
	requests = meter_new();
}

int
rate_wait(const char *address, int a_minute)
{
	int64_t	 over;

	over = meter_take(requests, address, clock_steady(),
	    MINUTE / a_minute, MINUTE);

	return (over == 0 ? 0 : (int)(over / CLOCK_SECOND) + 1);
}
