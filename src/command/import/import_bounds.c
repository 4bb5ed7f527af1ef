#include <sys/socket.h>

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/import/import_fetching.h"
#include "command/retry_after.h"
#include "text/inner.h"

#define BODY_MAX	(32L << 20)

size_t
fetch_most(const struct fetch *f)
{
	return (f->bounds != NULL ? f->bounds->bytes : (size_t)BODY_MAX);
}

static void
print_address(const struct sockaddr *at, char text[INET6_ADDRSTRLEN])
{
	text[0] = '\0';
	if (at->sa_family == AF_INET)
		(void)inet_ntop(AF_INET, &((const struct sockaddr_in *)(const
		    void *)at)->sin_addr, text, INET6_ADDRSTRLEN);
	else if (at->sa_family == AF_INET6)
		(void)inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)(const
		    void *)at)->sin6_addr, text, INET6_ADDRSTRLEN);
}

/*
 * libcurl calls this for each network address before it connects, also after
 * redirects, so it checks the address to which the name resolves at that
 * moment.
 */
static curl_socket_t
open_public(void *to, curlsocktype purpose, struct curl_sockaddr *at)
{
	struct fetch	*f = to;
	char		 text[INET6_ADDRSTRLEN];

	print_address(&at->addr, text);
	if (purpose == CURLSOCKTYPE_IPCXN && !inner_address(text))
		return (socket(at->family, at->socktype | SOCK_CLOEXEC,
		    at->protocol));
	snprintf(f->inner, sizeof(f->inner), "%s", text);
	return (CURL_SOCKET_BAD);
}

static int
check_stop(void *to, curl_off_t total, curl_off_t done, curl_off_t up_total,
    curl_off_t up)
{
	(void)total;
	(void)done;
	(void)up_total;
	(void)up;
	return (*((struct fetch *)to)->bounds->stops ? 1 : 0);
}

void
fetch_bind(struct fetch *f, struct fetch_bounds *bounds)
{
	CURL	*curl = f->curl;

	f->bounds = bounds;
	f->connected = true;
	f->is_public = !bounds->private;
	curl_easy_setopt(curl, CURLOPT_TIMEOUT, bounds->seconds);
	curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
	curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, check_stop);
	curl_easy_setopt(curl, CURLOPT_XFERINFODATA, f);
	if (bounds->private)
		return;
	/* No proxy: it would resolve names without these checks. */
	curl_easy_setopt(curl, CURLOPT_PROXY, "");
	curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_public);
	curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, f);
}

static void
add_condition(struct fetch *f, const char *field, const char *value)
{
	struct curl_slist	*list;
	char			 line[FETCH_VALIDATOR + 32];

	if (*value == '\0')
		return;
	snprintf(line, sizeof(line), "%s: %s", field, value);
	if ((list = curl_slist_append(f->conditions, line)) == NULL)
		abort();
	f->conditions = list;
}

void
fetch_unless(struct fetch *f, const char *etag, const char *modified)
{
	add_condition(f, "If-None-Match", etag);
	add_condition(f, "If-Modified-Since", modified);
	curl_easy_setopt(f->curl, CURLOPT_HTTPHEADER, f->conditions);
}

void
fetch_note(struct fetch *f, CURLcode code, long status)
{
	struct fetch_bounds	*b = f->bounds;

	if (b == NULL)
		return;
	b->fault = FETCH_FINE;
	b->status = status;
	b->wait = status == 429 || status == 503 ? retry_after(f->curl) : 0;
	if (code == CURLE_OK) {
		f->inner[0] = '\0';
		return;
	}
	snprintf(b->inner, sizeof(b->inner), "%s", f->inner);
	snprintf(b->error, sizeof(b->error), "%s", f->error[0] != '\0' ?
	    f->error : curl_easy_strerror(code));
	b->fault = f->inner[0] != '\0' ? FETCH_INNER : f->too_long ||
	    code == CURLE_FILESIZE_EXCEEDED ? FETCH_LONG :
	    code == CURLE_OPERATION_TIMEDOUT ? FETCH_LATE : FETCH_LOST;
}
