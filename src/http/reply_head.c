#include "base/arena.h"
#include "base/array.h"
#include "base/buf.h"
#include "generated/service.h"
#include "http/cors.h"
#include "http/reply.h"
#include "http/request.h"
#include "text/dates.h"

/* In every answer; the second one not in pages (rule 6.5). */
static const char	nosniff[] =
    "X-Content-Type-Options: nosniff\r\n";

static const char	robots[] =
    "X-Robots-Tag: noindex\r\n";

#define ALWAYS(exposed) \
    "Vary: Accept, Accept-Encoding, Authorization, Origin\r\n" \
    "Access-Control-Expose-Headers: X-WP-Total, X-WP-TotalPages, " \
    "X-TEC-Total, X-TEC-TotalPages, Link, Location, ETag, " \
    "Last-Modified" exposed "\r\n" \
    "Access-Control-Allow-Headers: Authorization, X-WP-Nonce, " \
    "Content-Disposition, Content-MD5, Content-Type, If-Match, " \
    "If-None-Match, Idempotency-Key, Prefer, X-HTTP-Method-Override\r\n"

static const char	always[] = ALWAYS("");

static const char	page[] =
    ALWAYS(", X-TEC-API-VERSION, X-TEC-API-ROOT, X-TEC-API-ORIGIN")
    "X-TEC-API-VERSION: v1\r\n";

static const char	anonymous[] =
    "Cache-Control: no-cache\r\n";

static const char	immutable[] =
    "Cache-Control: public, max-age=31536000, immutable\r\n";

static const char	personal[] =
    "Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private\r\n"
    "Expires: Wed, 11 Jan 1984 05:00:00 GMT\r\n";

static const struct {
	int		 status;
	const char	*reason;
} reasons[] = {
	{ 200, "OK" },
	{ 201, "Created" },
	{ 301, "Moved Permanently" },
	{ 302, "Found" },
	{ 303, "See Other" },
	{ 304, "Not Modified" },
	{ 400, "Bad Request" },
	{ 401, "Unauthorized" },
	{ 403, "Forbidden" },
	{ 404, "Not Found" },
	{ 405, "Method Not Allowed" },
	{ 408, "Request Timeout" },
	{ 409, "Conflict" },
	{ 410, "Gone" },
	{ 411, "Length Required" },
	{ 412, "Precondition Failed" },
	{ 413, "Content Too Large" },
	{ 414, "URI Too Long" },
	{ 422, "Unprocessable Content" },
	{ 429, "Too Many Requests" },
	{ 431, "Request Header Fields Too Large" },
	{ 500, "Internal Server Error" },
	{ 503, "Service Unavailable" },
	{ 505, "HTTP Version Not Supported" },
	{ 507, "Insufficient Storage" }
};

const char *
reply_reason(int status)
{
	size_t	 i;

	for (i = 0; i < COUNT(reasons); i++)
		if (reasons[i].status == status)
			return (reasons[i].reason);

	return ("");
}

int
reply_status(size_t i)
{
	return (i < COUNT(reasons) ? reasons[i].status :
	    0);
}

/* Omits the field if the value is NULL. */
static void
write_field(struct buf *b, const char *name, const char *value)
{
	if (value == NULL)
		return;
	buf_string(b, name);
	buf_string(b, ": ");
	buf_string(b, value);
	buf_string(b, "\r\n");
}

static void
write_number(struct buf *b, const char *name, int64_t n)
{
	buf_string(b, name);
	buf_string(b, ": ");
	buf_integer(b, n);
	buf_string(b, "\r\n");
}

static void
write_time(struct buf *b, const char *name, int64_t utc)
{
	char	 text[DATE_HTTP];

	date_print_http(utc, text);
	write_field(b, name, text);
}

static void
write_status_line(struct buf *b, int status)
{
	buf_string(b, "HTTP/1.1 ");
	buf_integer(b, status);
	buf_char(b, ' ');
	buf_string(b, reply_reason(status));
	buf_string(b, "\r\n");
}

/* HTTP/1.0 closes connections by default (RFC 9112 section 9.3). */
static void
write_connection(const struct request *rq, struct buf *b)
{
	if (rq->message->close)
		write_field(b, "Connection", "close");
	else if (rq->message->minor_zero)
		write_field(b, "Connection", "keep-alive");
}

static void
write_content(const struct request *rq, struct buf *b)
{
	if (rq->reply.status == 304)
		return;
	write_field(b, "Content-Type", rq->reply.content_type != NULL ?
	    rq->reply.content_type : "application/json; charset=UTF-8");
	write_field(b, "Content-Encoding", rq->reply.encoding);
	write_number(b, "Content-Length", rq->reply.attachment != NULL ?
	    rq->reply.length : (int64_t)rq->out.buf.length);
	write_field(b, "Content-Disposition", rq->reply.attachment == NULL ?
	    NULL : arena_join(rq->arena, "attachment; filename=",
	    rq->reply.attachment, NULL));
}

static bool
is_page(const struct request *rq)
{
	return (rq->reply.policy != NULL && rq->in.for_people);
}

/* Clients of The Events Calendar discover the API from a page (rule 35.3). */
static void
write_common(const struct request *rq, struct buf *b)
{
	buf_add(b, nosniff, sizeof(nosniff) - 1);
	if (!is_page(rq)) {
		buf_add(b, robots, sizeof(robots) - 1);
		buf_add(b, always, sizeof(always) - 1);
		return;
	}
	buf_add(b, page, sizeof(page) - 1);
	write_field(b, "X-TEC-API-ROOT", rq->reply.interface);
	write_field(b, "X-TEC-API-ORIGIN", rq->in.site_url);
	write_field(b, "Link", rq->reply.link);
}

static void
write_access(const struct request *rq, struct buf *b)
{
	const char	*origin;

	origin = rq->message->header[HEADER_ORIGIN];
	if (rq->reply.immutable)
		buf_add(b, immutable, sizeof(immutable) - 1);
	else if (rq->message->header[HEADER_AUTHORIZATION] != NULL ||
	    (rq->in.path != NULL && rq->in.path->has_sessions))
		buf_add(b, personal, sizeof(personal) - 1);
	else
		buf_add(b, anonymous, sizeof(anonymous) - 1);
	if (origin == NULL)
		return;
	write_field(b, "Access-Control-Allow-Origin", cors_allow(rq->site,
	    origin));
	write_field(b, "Access-Control-Allow-Credentials",
	    cors_allow_credentials(rq) ? "true" : NULL);
	write_field(b, "Access-Control-Allow-Methods",
	    "OPTIONS, GET, POST, PUT, PATCH, DELETE");
}

static void
write_version(const struct reply *r, struct buf *b)
{
	if (r->etag[0] == '\0')
		return;
	write_field(b, "ETag", r->etag);
	if (r->last_modified != 0)
		write_time(b, "Last-Modified", r->last_modified);
}

static void
write_paging(const struct reply *r, struct buf *b, const char *link)
{
	if (r->status != 200 || r->total < 0)
		return;
	write_number(b, "X-TEC-Total", r->total);
	write_number(b, "X-TEC-TotalPages", r->total_pages);
	write_number(b, "X-WP-Total", r->total);
	write_number(b, "X-WP-TotalPages", r->total_pages);
	write_field(b, "Link", link);
}

static void
write_head(const struct request *rq, struct buf *b, const char *link)
{
	const struct reply	*r;

	r = &rq->reply;
	write_status_line(b, r->status);
	write_field(b, "X-Request-Id", rq->message->request_id);
	write_time(b, "Date", rq->now);
	write_connection(rq, b);
	write_content(rq, b);
	write_field(b, "Content-Language", r->language);
	write_field(b, "Content-Security-Policy", r->policy);
	write_common(rq, b);
	write_access(rq, b);
	write_version(r, b);
	write_paging(r, b, link);
	write_field(b, "Location", r->location);
	write_field(b, "Set-Cookie", r->cookie);
	write_field(b, "Set-Cookie", r->marker);
	write_field(b, "Allow", r->allow);
	if (r->status == 401)
		write_field(b, "WWW-Authenticate",
		    "Basic realm=\"calendar\", charset=\"UTF-8\"");
	if (rq->in.strict)
		write_field(b, "Preference-Applied", "handling=strict");
	if (r->replayed)
		write_field(b, "Idempotency-Replayed", "true");
	if (r->retry_after != 0)
		write_number(b, "Retry-After", r->retry_after);
	buf_string(b, "\r\n");
}

/*
 * Omits Link if the head becomes too long: the body has the links too, and
 * proxies limit the length of heads.
 */
void
reply_head(const struct request *rq, struct buf *b)
{
	size_t	 start = b->length;

	write_head(rq, b, rq->reply.link);
	if (b->length - start <= SERVICE_ANSWER_HEAD_BYTES)
		return;
	buf_cut(b, start);
	write_head(rq, b, NULL);
}

const char *
reply_body(const struct request *rq, size_t *length)
{
	bool	 none;

	none = rq->in.method == METHOD_HEAD || rq->reply.status == 304;
	*length = none ? 0 : rq->out.buf.length;

	return (none ? "" : rq->out.buf.data);
}
