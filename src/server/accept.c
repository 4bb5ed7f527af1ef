#include <kore/kore.h>
#include <kore/http.h>

#include <stdbool.h>

#include "server/accept.h"
#include "server/client.h"

/* As many wait for one more that comes in: turns are long then. */
#define REQUESTS_AHEAD	8

static bool	 full, stopped;

static bool
has_room(void)
{
	return (worker_active_connections < worker_max_connections);
}

/* A listener that nobody accepts from would wake the loop without an end. */
static void
on_connection(void *arg, int error)
{
	if (has_room()) {
		worker_accept_threshold = 1 +
		    http_request_count / REQUESTS_AHEAD;
		kore_listener_accept(arg, error);
	} else if (!full && !client_make_room()) {
		full = true;
		kore_platform_disable_accept();
	}
}

/* Without listeners Kore sees nothing to queue for. */
void
accept_share(void)
{
	nlisteners = 0;
	worker_accept_threshold = 1;
}

void
accept_start(void)
{
	struct kore_server	*server;
	struct listener		*l;

	LIST_FOREACH(server, &kore_servers, list) {
		LIST_FOREACH(l, &server->listeners, list)
			l->evt.handle = on_connection;
	}
}

void
accept_stop(void)
{
	stopped = true;
	if (!full)
		kore_platform_disable_accept();
}

void
accept_look(void)
{
	if (!full || stopped || (!has_room() && !client_make_room()))
		return;
	full = false;
	kore_platform_enable_accept();
}
