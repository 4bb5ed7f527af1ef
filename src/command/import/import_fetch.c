#include "command/import/import_fetching.h"

#include <sys/param.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/buf.h"
#include "command/command.h"
#include "command/import/import_report.h"
#include "command/public_only.h"
#include "command/retry_after.h"
#include "generated/service.h"
#include "text/inner.h"

#define LINKS_MAX	4096
#define REDIRECTS	5L
#define CONNECT_SECONDS	15L
#define SECONDS		180L	/* for a complete answer */
#define PICTURE_SECONDS	30L
#define IDLE_SECONDS	30L	/* without receiving data */
#define ATTEMPTS	6
#define WAIT_MAX	120L	/* seconds */

static bool
is_same_part(CURLU *one, CURLU *other, CURLUPart part)
{
	char	*a = NULL, *b = NULL;
	bool	 same;

	same = curl_url_get(one, part, &a, CURLU_DEFAULT_PORT) == CURLUE_OK &&
	    curl_url_get(other, part, &b, CURLU_DEFAULT_PORT) == CURLUE_OK &&
	    strcasecmp(a, b) == 0;
	curl_free(a);
	curl_free(b);
	return (same);
}

static bool
fetch_same_server(const char *address, const char *other)
{
	CURLU	*a, *b;
	bool	 same;

	if ((a = curl_url()) == NULL || (b = curl_url()) == NULL)
		abort();
	same = curl_url_set(a, CURLUPART_URL, address, 0) == CURLUE_OK &&
	    curl_url_set(b, CURLUPART_URL, other, 0) == CURLUE_OK &&
	    is_same_part(a, b, CURLUPART_SCHEME) &&
	    is_same_part(a, b, CURLUPART_HOST) &&
	    is_same_part(a, b, CURLUPART_PORT);
	curl_url_cleanup(a);
	curl_url_cleanup(b);
	return (same);
}

static size_t
receive_body(char *bytes, size_t size, size_t count, void *to)
{
	struct fetch	*f = to;

	if (count * size > fetch_most(f) - f->body.length) {
		f->too_long = true;
		return (0);
	}
	buf_add(&f->body, bytes, count * size);
	return (count * size);
}

/* The Link fields of the last answer, not of redirects. */
static void
read_links(struct fetch *f)
{
	struct curl_header	*field;
	size_t			 i;

	for (i = 0; curl_easy_header(f->curl, "Link", i, CURLH_HEADER, -1,
	    &field) == CURLHE_OK && strlen(field->value) + f->links.length <
	    LINKS_MAX; i++) {
		buf_string(&f->links, field->value);
		buf_char(&f->links, ',');
	}
}

/* A field of the last answer, or "" if it is absent or too long. */
static const char *
field_of(struct fetch *f, struct arena *arena, const char *name)
{
	struct curl_header	*field;

	if (curl_easy_header(f->curl, name, 0, CURLH_HEADER, -1, &field) !=
	    CURLHE_OK || strlen(field->value) > LINKS_MAX)
		return ("");
	return (arena_string(arena, field->value));
}

bool
fetch_may_ask(struct fetch *f, const char *address)
{
	bool	 inner = inner_address(address);

	if (!f->connected)
		f->is_public = !inner;
	f->connected = true;
	if (!f->is_public || !inner)
		return (true);
	snprintf(f->inner, sizeof(f->inner), "%s", address);
	return (false);
}

/*
 * libcurl calls this for each request, also after redirects, with the address
 * to which it connects. That may be a proxy, which then decides which servers
 * can be reached.
 */
static int
check_server(void *to, char *address, char *own, int port, int own_port)
{
	(void)own;
	(void)port;
	(void)own_port;
	return (fetch_may_ask(to, address) ? CURL_PREREQFUNC_OK :
	    CURL_PREREQFUNC_ABORT);
}

static void
set_limits(CURL *curl)
{
	curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
	curl_easy_setopt(curl, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
	curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 1L);
	curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, CONNECT_SECONDS);
	curl_easy_setopt(curl, CURLOPT_TIMEOUT, SECONDS);
	curl_easy_setopt(curl, CURLOPT_LOW_SPEED_LIMIT, 1L);
	curl_easy_setopt(curl, CURLOPT_LOW_SPEED_TIME, IDLE_SECONDS);
	curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
}

/* Whether the login is not for this server. Stores the first such address. */
static bool
is_elsewhere(struct fetch *f, const char *address)
{
	if (f->named == NULL || strcmp(address, f->named) == 0 ||
	    fetch_same_server(address, f->named))
		return (false);
	if (f->elsewhere[0] == '\0')
		snprintf(f->elsewhere, sizeof(f->elsewhere), "%s", address);
	return (true);
}

const char *
fetch_refusal(const struct fetch *f)
{
	if (f->bounds != NULL && f->inner[0] != '\0')
		return (command_complaint(PUBLIC_ONLY_FAULT, f->inner));
	if (f->inner[0] != '\0')
		return (command_complaint("the site " PUBLIC_ONLY_FAULT
		    ": import from there directly if that is intended",
		    f->inner));
	if (f->elsewhere[0] == '\0')
		return (NULL);
	return (command_complaint("the login is only for %s, which leads to %s;"
	    " to send it there, import from that address", f->named,
	    f->elsewhere));
}

const char *
fetch_denial(const struct fetch *f, const char *address,
    const struct fetched *got)
{
	if (got->status != 401 && got->status != 403)
		return (NULL);
	if (f->named == NULL)
		return (command_complaint("%s answered %ld: a login is"
		    " required",
		    address, got->status));
	return (command_complaint("%s answered %ld: the site rejected the"
	    " login",
	    address, got->status));
}

/* No proxy, since it could read the login. */
static void
set_login(struct fetch *f, const char *named, const char *login)
{
	f->named = named;
	curl_easy_setopt(f->curl, CURLOPT_USERPWD, login);
	curl_easy_setopt(f->curl, CURLOPT_HTTPAUTH, CURLAUTH_BASIC);
	if (strncasecmp(named, "http:", 5) == 0)
		curl_easy_setopt(f->curl, CURLOPT_PROXY, "");
}

struct fetch *
fetch_new(const char *named, const char *login)
{
	struct fetch	*f;
	CURL		*curl;

	if ((f = calloc(1, sizeof(*f))) == NULL ||
	    curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK ||
	    (curl = curl_easy_init()) == NULL)
		abort();
	f->curl = curl;
	set_limits(curl);
	curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, f->error);
	curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, receive_body);
	curl_easy_setopt(curl, CURLOPT_WRITEDATA, f);
	curl_easy_setopt(curl, CURLOPT_PREREQFUNCTION, check_server);
	curl_easy_setopt(curl, CURLOPT_PREREQDATA, f);
	curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "");
	curl_easy_setopt(curl, CURLOPT_USERAGENT, "almanac/" SERVICE_VERSION);
	if (login != NULL)
		set_login(f, named, login);
	return (f);
}

void
fetch_free(struct fetch *f)
{
	curl_slist_free_all(f->conditions);
	curl_easy_cleanup(f->curl);
	curl_global_cleanup();
	free(f);
}

struct fetch *
fetch_for_pictures(const struct fetch *site)
{
	struct fetch	*f = fetch_new(NULL, NULL);

	f->connected = true;
	f->is_public = site->is_public;
	if (site->bounds != NULL)
		fetch_bind(f, site->bounds);
	curl_easy_setopt(f->curl, CURLOPT_TIMEOUT, PICTURE_SECONDS);
	return (f);
}

/* A caller with bounds retries later, so it does not wait for a busy server. */
static bool
may_help(const struct fetch *f, CURLcode code, long status)
{
	if (f->bounds != NULL)
		return (false);
	switch (code) {
	case CURLE_OK:
		return (status == 429 ||
		    (status >= 502 && status <= 504));
	case CURLE_GOT_NOTHING:
	case CURLE_OPERATION_TIMEDOUT:
	case CURLE_PARTIAL_FILE:
	case CURLE_RECV_ERROR:
	case CURLE_SEND_ERROR:
		return (!f->too_long);
	default:
		return (false);
	}
}

static void
wait_for(struct fetch *f, const char *address, int attempt)
{
	const int64_t	 asked = retry_after(f->curl);
	long		 seconds;

	seconds = asked > 0 ? MIN(asked, WAIT_MAX) : 1L << attempt;
	progress_wait(address, seconds);
	(void)sleep((unsigned)seconds);
}

static const char *
complain_transfer(const struct fetch *f, const char *address, CURLcode code)
{
	return (command_complaint("%s: %s", address, f->error[0] != '\0' ?
	    f->error : curl_easy_strerror(code)));
}

static const char *
effective_address(struct fetch *f, const char *asked)
{
	const char	*address = NULL;

	curl_easy_getinfo(f->curl, CURLINFO_EFFECTIVE_URL, &address);
	return (address != NULL ? address : asked);
}

/*
 * Some sites redirect to webcal:, which stands for http: and opens a calendar
 * program. libcurl does not follow it. NULL: it was something else. From https:
 * it does not lead to http:.
 */
static const char *_Nullable
webcal_address(struct fetch *f, struct arena *arena, long redirects)
{
	struct curl_header	*field;
	const char		*address, *scheme = NULL;
	size_t			 name;

	if (redirects < 1 || curl_easy_header(f->curl, "Location", 0,
	    CURLH_HEADER, (int)redirects - 1, &field) != CURLHE_OK)
		return (NULL);
	address = field->value;
	name = strncasecmp(address, "webcals://", strlen("webcals://")) == 0 ?
	    strlen("webcals") : strlen("webcal");
	if (strncasecmp(address, "webcal", strlen("webcal")) != 0 ||
	    strncmp(address + name, "://", strlen("://")) != 0)
		return (NULL);
	curl_easy_getinfo(f->curl, CURLINFO_SCHEME, &scheme);
	address = arena_join(arena, name == strlen("webcal") &&
	    scheme != NULL && strcasecmp(scheme, "http") == 0 ? "http" :
	    "https", address + name, NULL);
	return (is_elsewhere(f, address) ? NULL : address);
}

static void
begin_request(struct fetch *f, struct arena *arena, const char *address,
    long redirects)
{
	f->error[0] = '\0';
	f->too_long = false;
	if (f->bounds != NULL)
		f->inner[0] = '\0';
	buf_init(&f->body, arena, 65536);
	buf_init(&f->links, arena, 256);
	curl_easy_setopt(f->curl, CURLOPT_URL, address);
	curl_easy_setopt(f->curl, CURLOPT_MAXREDIRS, redirects);
}

static CURLcode
perform_request(struct fetch *f, struct arena *arena, const char *address,
    long *status)
{
	CURLcode	 code;
	long		 left = REDIRECTS, count;

	do {
		begin_request(f, arena, address, left);
		code = curl_easy_perform(f->curl);
		count = 0;
		curl_easy_getinfo(f->curl, CURLINFO_REDIRECT_COUNT, &count);
		left -= count;
	} while (code == CURLE_UNSUPPORTED_PROTOCOL && left >= 0 &&
	    (address = webcal_address(f, arena, count)) != NULL);
	read_links(f);
	*status = 0;
	curl_easy_getinfo(f->curl, CURLINFO_RESPONSE_CODE, status);
	return (code);
}

const char *
fetch_get(struct fetch *f, struct arena *arena, const char *address,
    struct fetched *to)
{
	CURLcode	 code;
	int		 attempt;

	if (is_elsewhere(f, address))
		return (fetch_refusal(f));
	for (attempt = 0;; attempt++) {
		code = perform_request(f, arena, address, &to->status);
		fetch_note(f, code, to->status);
		/*
		 * libcurl does not send the login to another server after a
		 * redirect.
		 */
		if (is_elsewhere(f, effective_address(f, address)) ||
		    f->inner[0] != '\0')
			return (fetch_refusal(f));
		if (attempt + 1 == ATTEMPTS || !may_help(f, code, to->status))
			break;
		wait_for(f, address, attempt);
	}
	if (f->too_long)
		return (command_complaint("%s: the answer is longer than %zu"
		    " bytes", address, fetch_most(f)));
	if (code != CURLE_OK)
		return (complain_transfer(f, address, code));
	to->body = f->body.data;
	to->length = f->body.length;
	to->type = field_of(f, arena, "Content-Type");
	to->links = f->links.data;
	to->etag = field_of(f, arena, "ETag");
	to->modified = field_of(f, arena, "Last-Modified");
	return (NULL);
}

const char *
fetch_picture(struct fetch *f, struct arena *arena, const char *address,
    struct fetched *to)
{
	CURLcode	 code;

	f->inner[0] = '\0';
	code = perform_request(f, arena, address, &to->status);
	if (code != CURLE_OK && f->inner[0] != '\0')
		return (fetch_refusal(f));
	if (code != CURLE_OK)
		return (complain_transfer(f, address, code));
	if (to->status != 200)
		return (command_complaint("%s answered %ld", address,
		    to->status));
	to->body = f->body.data;
	to->length = f->body.length;
	return (NULL);
}
