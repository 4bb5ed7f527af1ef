#include <stdatomic.h>

#include "store/engine.h"

static _Atomic int64_t	 numbers[DB_TRAFFIC_NUMBERS];

void
db_traffic_add(enum db_traffic_number which, int64_t more)
{
	atomic_fetch_add_explicit(&numbers[which], more,
	    memory_order_relaxed);
}

static int64_t
read_number(enum db_traffic_number which)
{
	return (atomic_load_explicit(&numbers[which], memory_order_relaxed));
}

void
db_traffic(struct db_traffic *traffic)
{
	traffic->round_trips = read_number(DB_ROUND_TRIPS);
	traffic->connects = read_number(DB_CONNECTS);
	traffic->reconnects = read_number(DB_RECONNECTS);
	traffic->open = read_number(DB_CONNECTIONS_OPEN);
}
