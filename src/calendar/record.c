#include "calendar/record.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "calendar/image.h"
#include "config/site.h"
#include "http/fieldmask.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/permissions.h"
#include "text/dates.h"
#include "text/zones.h"

static const struct kind {
	const char	*path;		/* after {api} */
	const char	*page;		/* after {site}; "": by `slugs` */
	const char	*post_type;
	problem_with	 missing_id;
	problem_with	 missing_slug;
	problem_plain	 hidden;
	problem_plain	 trashed;
	problem_plain	 no_page;
} kinds[] = {
	[RECORD_EVENT] = { "events", "", "tribe_events",
	    error_rest_event_not_found, error_rest_event_slug_not_found,
	    error_event_not_accessible, error_event_is_in_trash,
	    error_event_archive_page_not_found },
	[RECORD_VENUE] = { "venues", "venue", "tribe_venue",
	    error_rest_venue_not_found, error_rest_venue_slug_not_found,
	    error_venue_not_accessible, error_venue_is_in_trash,
	    error_venue_archive_page_not_found },
	[RECORD_ORGANIZER] = { "organizers", "organizer", "tribe_organizer",
	    error_rest_organizer_not_found,
	    error_rest_organizer_slug_not_found,
	    error_organizer_not_accessible, error_organizer_is_in_trash,
	    error_organizer_archive_page_not_found }
};

const char *
record_plural(enum record_kind kind)
{
	return (kinds[kind].path);
}

bool
record_wants(const struct request *rq, enum record_kind kind,
    const char *member)
{
	return (fieldmask_wants(rq->wanted, kinds[kind].path, member));
}

bool
record_reads(const struct request *rq, const struct stored_table *table,
    const void *record, const char *member)
{
	(void)record;
	return (record_wants(rq, (enum record_kind)table->kind, member));
}

/*
 * Sets the effective status: a scheduled record that is due counts as
 * published.
 */
void
record_ready(struct request *rq, struct statement *st,
    const struct stored_table *table, void *record)
{
	struct record_head	*r = record;

	(void)st;
	r->kind = (enum record_kind)table->kind;
	r->status = status_now(r->status, r->has_published, r->published,
	    rq->now);
}

void
record_write_time(struct json *out, const char *name, int64_t seconds)
{
	char	 text[DATE_TEXT];

	date_print(seconds, text);
	json_string(out, name, text);
}

/* Also writes `date_utc`. */
void
record_write_date(struct request *rq, const char *name,
    const struct record_head *r)
{
	struct json	*out = &rq->out;

	record_write_time(out, name, zone_to_local(rq->site->zone,
	    r->has_published ? r->published : r->created));
	if (r->has_published)
		record_write_time(out, "date_utc", r->published);
	else
		json_string(out, "date_utc", "0000-00-00 00:00:00");
}

/* Also writes `modified_utc`. */
void
record_write_modified(struct request *rq, const char *name,
    const struct record_head *r)
{
	record_write_time(&rq->out, name, zone_to_local(rq->site->zone,
	    r->modified));
	record_write_time(&rq->out, "modified_utc", r->modified);
}

void
record_write_url(struct request *rq, const char *name,
    const struct record_head *r)
{
	if (json_wants(&rq->out, name))
		json_string(&rq->out, name, record_url(rq, r));
}

void
record_write_rest_url(struct request *rq, const char *name,
    const struct record_head *r)
{
	if (json_wants(&rq->out, name))
		json_string(&rq->out, name, record_rest_url(rq, r));
}

void
record_write_image(struct request *rq, const char *name,
    const struct record_head *r)
{
	image_write(rq, name, &(struct image){ r->image, r->image_url,
	    r->image_alt });
}

const char *
record_site(struct request *rq)
{
	const char	*host, *port, *end;

	host = strstr(rq->in.site_url, "://");
	host = host == NULL ? rq->in.site_url : host + strlen("://");
	end = host + strcspn(host, "/");
	port = memchr(host, *host == '[' ? ']' : ':', end - host);
	if (port == NULL)
		return (host);
	if (*port == ']')
		port++;

	return (arena_join(rq->arena,
	    arena_copy(rq->arena, host, (size_t)(port - host)), end, NULL));
}

/* Also writes `global_id_lineage`. */
void
record_write_global_id(struct request *rq, const char *name,
    const struct record_head *r)
{
	static const char	 lineage[] = "global_id_lineage";
	const char		*text;

	if (!json_wants(&rq->out, name) && !json_wants(&rq->out, lineage))
		return;
	text = arena_join(rq->arena, record_site(rq), "?id=",
	    arena_integer(rq->arena, r->id), NULL);
	json_string(&rq->out, name, text);
	json_list(&rq->out, lineage);
	json_string(&rq->out, NULL, text);
	json_list_end(&rq->out);
}

static const char *
page_of(const struct request *rq, enum record_kind kind)
{
	return (kind == RECORD_EVENT ? rq->site->slugs.event :
	    kinds[kind].page);
}

const char *
record_url(struct request *rq, const struct record_head *r)
{
	const struct kind	*kind = &kinds[r->kind];

	if (*r->slug != '\0' &&
	    (r->status == STATUS_PUBLISH || r->status == STATUS_PRIVATE))
		return (arena_join(rq->arena, rq->in.site_url, "/",
		    page_of(rq, r->kind), "/", r->slug, "/", NULL));

	return (arena_join(rq->arena, rq->in.site_url, "/?post_type=",
	    kind->post_type, "&p=", arena_integer(rq->arena, r->id), NULL));
}

const char *
record_rest_url(struct request *rq, const struct record_head *r)
{
	return (arena_join(rq->arena, rq->in.api, "/", kinds[r->kind].path, "/",
	    arena_integer(rq->arena, r->id), NULL));
}

bool
record_is_shown(const struct request *rq, const struct record_head *r)
{
	return (r->status != STATUS_TRASH &&
	    may_read(&rq->caller, r->author, r->status));
}

int
record_missing(struct request *rq, enum record_kind kind)
{
	if (strcmp(rq->in.path->capture, "slug") == 0)
		return (reply_error(rq,
		    kinds[kind].missing_slug(rq->in.capture)));

	return (reply_error(rq, kinds[kind].missing_id(rq->in.capture)));
}

int
record_hidden(struct request *rq, enum record_kind kind)
{
	return (reply_error(rq, kinds[kind].hidden()));
}

int
record_trashed(struct request *rq, enum record_kind kind)
{
	return (reply_error(rq, kinds[kind].trashed()));
}

int
record_no_page(struct request *rq, enum record_kind kind)
{
	return (reply_error(rq, kinds[kind].no_page()));
}
