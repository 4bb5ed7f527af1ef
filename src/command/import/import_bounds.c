#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/import/import_fetching.h"
#include "command/public_only.h"
#include "command/retry_after.h"

#define BODY_MAX	(32L << 20)

size_t
fetch_most(const struct fetch *f)
{
	return (f->bounds != NULL ? f->bounds->bytes : (size_t)BODY_MAX);
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
	if (!bounds->private)
		public_only(curl, f->inner);
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
