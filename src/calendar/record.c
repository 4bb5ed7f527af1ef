#include "calendar/record.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "base/site.h"
#include "http/fieldmask.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/db.h"
#include "text/dates.h"
#include "text/zones.h"

static const struct kind {
	const char	*path;		/* behind {api} */
	const char	*page;		/* behind {site} */
	const char	*post_type;
	enum error	 missing_id;
	enum error	 missing_slug;
	enum error	 hidden;
	enum error	 trashed;
	enum error	 no_page;
} kinds[] = {
	[RECORD_EVENT] = { "events", "event", "tribe_events",
	    ERROR_REST_EVENT_NOT_FOUND, ERROR_REST_EVENT_SLUG_NOT_FOUND,
	    ERROR_EVENT_NOT_ACCESSIBLE, ERROR_EVENT_IS_IN_TRASH,
	    ERROR_EVENT_ARCHIVE_PAGE_NOT_FOUND },
	[RECORD_VENUE] = { "venues", "venue", "tribe_venue",
	    ERROR_REST_VENUE_NOT_FOUND, ERROR_REST_VENUE_SLUG_NOT_FOUND,
	    ERROR_VENUE_NOT_ACCESSIBLE, ERROR_VENUE_IS_IN_TRASH,
	    ERROR_VENUE_ARCHIVE_PAGE_NOT_FOUND },
	[RECORD_ORGANIZER] = { "organizers", "organizer", "tribe_organizer",
	    ERROR_REST_ORGANIZER_NOT_FOUND,
	    ERROR_REST_ORGANIZER_SLUG_NOT_FOUND,
	    ERROR_ORGANIZER_NOT_ACCESSIBLE, ERROR_ORGANIZER_IS_IN_TRASH,
	    ERROR_ORGANIZER_ARCHIVE_PAGE_NOT_FOUND }
};

bool
record_wants(const struct request *rq, enum record_kind kind,
    const char *member)
{
	return (fieldmask_wants(rq->brief, kinds[kind].path, member));
}

void
record_write_filled(struct json *out, const char *name, const char *text)
{
	if (*text != '\0')
		json_string(out, name, text);
}

static void
write_time(struct json *out, const char *name, int64_t seconds)
{
	char	 text[DATE_TEXT];

	date_print(seconds, text);
	json_string(out, name, text);
}

static void
write_times(struct request *rq, const struct record_times *t)
{
	const struct zone	*zone = rq->site->zone;
	struct json		*out = &rq->out;

	if (t->has_published) {
		write_time(out, "date", zone_to_local(zone, t->published));
		write_time(out, "date_utc", t->published);
	} else {
		write_time(out, "date", zone_to_local(zone, t->created));
		json_string(out, "date_utc", "0000-00-00 00:00:00");
	}
	write_time(out, "modified", zone_to_local(zone, t->modified));
	write_time(out, "modified_utc", t->modified);
}

void
record_write_state(struct request *rq, const struct record_head *r)
{
	struct json	*out = &rq->out;

	json_string(out, "author", arena_integer(rq->arena, r->author));
	json_string(out, "status", status_name(r->status));
	write_times(rq, &r->times);
	json_string(out, "url", record_url(rq, r));
}

const char *
record_site(struct request *rq)
{
	const char	*host, *port, *end;

	host = strstr(rq->site_url, "://");
	host = host == NULL ? rq->site_url : host + strlen("://");
	end = host + strcspn(host, "/");
	port = memchr(host, *host == '[' ? ']' : ':', end - host);
	if (port == NULL)
		return (host);
	if (*port == ']')
		port++;

	return (arena_join(rq->arena,
	    arena_copy(rq->arena, host, (size_t)(port - host)), end, NULL));
}

void
record_write_global_id(struct request *rq, const struct record_head *r)
{
	const char	*text;

	text = arena_join(rq->arena, record_site(rq), "?id=",
	    arena_integer(rq->arena, r->id), NULL);
	json_string(&rq->out, "global_id", text);
	json_list(&rq->out, "global_id_lineage");
	json_string(&rq->out, NULL, text);
	json_list_end(&rq->out);
}

const char *
record_url(struct request *rq, const struct record_head *r)
{
	const struct kind	*kind = &kinds[r->kind];

	if (r->status == STATUS_PUBLISH || r->status == STATUS_PRIVATE)
		return (arena_join(rq->arena, rq->site_url, "/", kind->page,
		    "/", r->slug, "/", NULL));

	return (arena_join(rq->arena, rq->site_url, "/?post_type=",
	    kind->post_type, "&p=", arena_integer(rq->arena, r->id), NULL));
}

const char *
record_rest_url(struct request *rq, const struct record_head *r)
{
	return (arena_join(rq->arena, rq->api, "/", kinds[r->kind].path, "/",
	    arena_integer(rq->arena, r->id), NULL));
}

int
record_missing(struct request *rq, enum record_kind kind)
{
	if (db_failed(rq->db))
		return (reply_broken(rq));
	if (strcmp(rq->path->capture, "slug") == 0)
		return (reply_error(rq, kinds[kind].missing_slug, rq->capture));

	return (reply_error(rq, kinds[kind].missing_id, rq->capture));
}

int
record_hidden(struct request *rq, enum record_kind kind)
{
	return (reply_error(rq, kinds[kind].hidden));
}

int
record_trashed(struct request *rq, enum record_kind kind)
{
	return (reply_error(rq, kinds[kind].trashed));
}

int
record_no_page(struct request *rq, enum record_kind kind)
{
	return (reply_error(rq, kinds[kind].no_page));
}
