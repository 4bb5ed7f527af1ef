#include "command/deliver/deliver_post.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "command/command.h"
#include "command/public_only.h"
#include "command/retry_after.h"
#include "config/site.h"
#include "generated/service.h"
#include "store/deliveries.h"
#include "text/signatures.h"

#define KEYS_MAX	8
#define SIGNATURES	(KEYS_MAX * (SIGNATURE_TEXT + 1))	/* with NUL */
#define LINE	256	/* bytes of a line in a file of secrets */
#define HEARD_MAX	65536	/* bytes read, to keep a connection open */
#define PLAIN		"http://"

/* The secrets of an endpoint, from the configuration or a file. */
struct keys {
	size_t			 count;
	struct signing_key	 list[KEYS_MAX];
};

static bool
add_key(struct keys *keys, const char *secret)
{
	return (keys->count < KEYS_MAX &&
	    signing_key_read(secret, &keys->list[keys->count++]));
}

static const char *
read_lines(FILE *file, const char *path, struct keys *keys)
{
	char	 line[LINE];

	while (fgets(line, sizeof(line), file) != NULL) {
		line[strcspn(line, "\r\n")] = '\0';
		if (*line != '\0' && *line != '#' && !add_key(keys, line))
			return (command_complaint("'%s' must contain at most %d"
			    " secrets, one a line: whsec_ and the base64 of 24"
			    " to 64 bytes", path, KEYS_MAX));
	}
	if (keys->count > 0 && !ferror(file))
		return (NULL);
	return (command_complaint("'%s' contains no secret", path));
}

static const char *
read_file(const char *path, struct keys *keys)
{
	const char	*why;
	FILE		*file;

	if ((file = fopen(path, "re")) == NULL)
		return (command_complaint("cannot open '%s': %s", path,
		    strerror(errno)));
	why = read_lines(file, path, keys);
	(void)fclose(file);
	return (why);
}

static const char *
read_keys(const struct webhook *w, struct keys *keys)
{
	size_t	 i;

	keys->count = 0;
	if (*w->secret_file != '\0')
		return (read_file(w->secret_file, keys));
	for (i = 0; i < w->secrets.count; i++)
		if (!add_key(keys, w->secrets.list[i]))
			return (command_complaint("there are at most %d"
			    " 'secrets'", KEYS_MAX));
	return (NULL);
}

/* Writes "v1,K5oZ...= v1,hnO3...=". */
static void
write_signatures(const struct keys *keys, const struct delivery *d,
    int64_t now, char text[SIGNATURES])
{
	size_t	 i;

	for (i = 0; i < keys->count; i++) {
		if (i > 0)
			*text++ = ' ';
		signature_make(&keys->list[i], d->name, now, d->body,
		    strlen(d->body), text);
		text += strlen(text);
	}
}

struct post {
	struct transfer		 transfer;
	struct keys		 keys;
	struct curl_slist	*fields;
	size_t			 heard;
	char			 inner[INET6_ADDRSTRLEN];	/* rejected */
};

/* Stops reading a long body: the connection is closed instead. */
static size_t
limit_body(char *bytes, size_t size, size_t count, void *context)
{
	struct post	*p = context;

	(void)bytes;
	p->heard += size * count;
	return (p->heard <= HEARD_MAX ? size * count : 0);
}

/*
 * Whether the host is this machine. Other machines do not resolve such names
 * (config/site_webhooks.c).
 */
static bool
is_local(const struct webhook *w)
{
	return (!w->plain_http &&
	    strncasecmp(w->url, PLAIN, strlen(PLAIN)) == 0);
}

struct post *
post_new(struct transfers *all, const struct webhook *w, bool private,
    const char **why)
{
	struct post	*p;
	CURL		*easy;

	transfer_require((p = calloc(1, sizeof(*p))) != NULL);
	transfer_open(&p->transfer, all, w->timeout);
	*why = read_keys(w, &p->keys);
	easy = p->transfer.easy;
	transfer_require(curl_easy_setopt(easy, CURLOPT_URL, w->url) ==
	    CURLE_OK && curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR,
	    "http,https") == CURLE_OK);
	(void)curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
	(void)curl_easy_setopt(easy, CURLOPT_USERAGENT,
	    "almanac/" SERVICE_VERSION);
	(void)curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, limit_body);
	(void)curl_easy_setopt(easy, CURLOPT_WRITEDATA, p);
	if (!private)
		public_only(easy, p->inner);
	else if (is_local(w))
		(void)curl_easy_setopt(easy, CURLOPT_PROXY, "");
	return (p);
}

static void
drop_fields(struct post *p)
{
	curl_slist_free_all(p->fields);
	p->fields = NULL;
}

void
post_free(struct post *p)
{
	transfer_close(&p->transfer);
	drop_fields(p);
	free(p);
}

static void
add_field(struct post *p, const char *name, const char *value)
{
	char			 field[SIGNATURES + 32];
	struct curl_slist	*fields;

	snprintf(field, sizeof(field), "%s: %s", name, value);
	fields = curl_slist_append(p->fields, field);
	transfer_require(fields != NULL);
	p->fields = fields;
}

/* Each attempt is signed again. All attempts have the same id. */
static void
add_fields(struct post *p, const struct delivery *d, int64_t now)
{
	char	 stamp[32], signatures[SIGNATURES];

	snprintf(stamp, sizeof(stamp), "%" PRId64, now);
	write_signatures(&p->keys, d, now, signatures);
	add_field(p, "Content-Type", "application/json");
	add_field(p, "Expect", "");
	add_field(p, "webhook-id", d->name);
	add_field(p, "webhook-timestamp", stamp);
	add_field(p, "webhook-signature", signatures);
}

void
post_start(struct post *p, const struct delivery *d, int64_t now)
{
	CURL	*easy = p->transfer.easy;

	p->heard = 0;
	p->inner[0] = '\0';
	add_fields(p, d, now);
	(void)curl_easy_setopt(easy, CURLOPT_HTTPHEADER, p->fields);
	(void)curl_easy_setopt(easy, CURLOPT_POSTFIELDS, d->body);
	(void)curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE,
	    (curl_off_t)strlen(d->body));
	transfer_start(&p->transfer);
}

/* The status counts even if the body is too long or incomplete. */
static enum delivery_result
find_result(struct post *p, long status)
{
	struct transfer	*t = &p->transfer;

	if (status == 0 && p->inner[0] != '\0') {
		snprintf(t->text, sizeof(t->text), PUBLIC_ONLY_FAULT,
		    p->inner);
		return (RESULT_PRIVATE);
	}
	if (status != 0)
		snprintf(t->text, sizeof(t->text), "%ld", status);
	return (transfer_result(t, status));
}

bool
post_is_over(struct post *p, struct transfer_outcome *o)
{
	struct transfer	*t = &p->transfer;

	if (!transfer_is_over(t))
		return (false);
	(void)curl_easy_getinfo(t->easy, CURLINFO_RESPONSE_CODE, &o->status);
	o->wait = retry_after(t->easy);
	o->text = t->text;
	o->code = o->status;
	o->result = find_result(p, o->status);
	transfer_stop(t);
	drop_fields(p);
	return (true);
}
