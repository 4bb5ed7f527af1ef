/*
 * The ceiling: what Kore gives when there is nothing to do but to send
 * BARE_BYTES bytes.
 */
#include <sys/types.h>

#include <kore/kore.h>
#include <kore/hooks.h>
#include <kore/http.h>

#include <stdlib.h>
#include <string.h>

int	bare_page(struct http_request *);

static char	*body;
static size_t	 length;

void
kore_worker_configure(void)
{
	length = strtoul(getenv("BARE_BYTES"), NULL, 10);
	body = kore_malloc(length);
	memset(body, 'x', length);
}

int
bare_page(struct http_request *req)
{
	http_response(req, HTTP_STATUS_OK, body, length);
	return (KORE_RESULT_OK);
}
