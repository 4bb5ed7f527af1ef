#include "command/import/import_site.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "command/command.h"
#include "command/import/import.h"
#include "command/import/import_fetch.h"
#include "command/import/import_policy.h"
#include "command/import/import_policy_run.h"
#include "command/import/import_report.h"
#include "command/import/import_tec.h"
#include "command/import/import_tec_form.h"
#include "text/urls.h"

#define API_END		"/events/v1"
#define API_NAME	"events/v1"	/* the end of a namespace */
#define API_REL		"https://api.w.org/"
#define PAGES_MAX	100000
#define PER_PAGE	50
#define PARTS		COUNT(parts)
#define EVERY_STATUS	"&status=publish,future,draft,pending,private,trash"

/* A numeric member of an answer, or 0. */
static int64_t
site_number(const struct value *map, const char *name)
{
	const char	*text;

	text = tec_member(map, name);
	return (text != NULL ? strtoll(text, NULL, 10) : 0);
}

/* Whether the parameters of a link contain the relation. */
static bool
has_relation(const char *params, const char *end)
{
	const char	*rel;

	rel = memmem(params, (size_t)(end - params), API_REL,
	    strlen(API_REL));
	return (rel != NULL);
}

const char *
site_read_link(struct arena *arena, const char *links)
{
	const char	*begin, *close, *end, *address;

	for (begin = strchr(links, '<'); begin != NULL;
	    begin = strchr(end, '<')) {
		if ((close = strchr(begin, '>')) == NULL)
			return (NULL);
		end = strchrnul(close, '<');
		if (!has_relation(close, end))
			continue;
		address = arena_copy(arena, begin + 1,
		    (size_t)(close - begin - 1));
		return (url_is_web(address) ? address : NULL);
	}
	return (NULL);
}

static const char *
without_end(struct arena *arena, const char *address)
{
	size_t	 length;

	length = strcspn(address, "#");
	while (length > 0 && address[length - 1] == '/')
		length--;
	return (arena_copy(arena, address, length));
}

/*
 * Whether the answer is the index of the API. `*denial` is set if access is
 * denied.
 */
static bool
is_api(struct fetch *f, struct arena *arena, const char *address,
    const char **denial)
{
	struct fetched	 got;
	const char	*error, *name;

	if (fetch_get(f, arena, address, &got) != NULL)
		return (false);
	if (*denial == NULL &&
	    (name = fetch_denial(f, address, &got)) != NULL)
		*denial = arena_string(arena, name);
	if (got.status != 200)
		return (false);
	name = tec_member(json_read(arena, got.body, got.length, &error),
	    "namespace");
	return (name != NULL && strstr(name, API_NAME) != NULL);
}

/* The root of all APIs of a site, with a slash at its end. */
static const char *
find_root(struct arena *arena, const char *site, const struct fetched *got)
{
	const char	*root;

	root = got->status < 400 ? site_read_link(arena, got->links) : NULL;
	if (root == NULL)
		return (arena_join(arena, site, "/wp-json/", NULL));
	return (arena_join(arena, root, root[strlen(root) - 1] == '/' ? "" :
	    "/", NULL));
}

/*
 * Finds the API of a site, where WordPress says it is or in the usual places.
 * `address` is an address of the API or of the site. Sets the address of
 * .../events/v1 without a slash at the end. Returns NULL, or an error.
 */
static const char *
find_api(struct fetch *f, struct arena *arena, const char *address,
    const char **api)
{
	const char	*names[] = { "tribe/events/v1", "calendar/events/v1" };
	const char	*site, *root, *why, *denial = NULL;
	struct fetched	 got;
	size_t		 i;

	site = without_end(arena, address);
	*api = site;
	if (strstr(site, API_END) != NULL)
		return (NULL);
	if ((why = fetch_get(f, arena, site, &got)) != NULL)
		return (why);
	root = find_root(arena, site, &got);
	for (i = 0; i < COUNT(names); i++) {
		*api = arena_join(arena, root, names[i], NULL);
		if (is_api(f, arena, *api, &denial))
			return (NULL);
	}
	*api = arena_join(arena, site, "/calendar" API_END, NULL);
	if (is_api(f, arena, *api, &denial))
		return (NULL);
	if ((why = fetch_refusal(f)) != NULL)
		return (why);
	if (denial != NULL)
		return (command_complaint("%s", denial));
	return (command_complaint("%s: there is no REST API of The Events"
	    " Calendar, or it is disabled", site));
}

struct site_reader {
	struct import	*im;
	struct tec	 tec;
	struct fetch	*fetch;
	struct arena	*page;		/* of one page */
	const char	*api;
	bool		 signed_in;
	int64_t			 total;		/* on the first page of a
						   list */
	bool			 shifts;	/* the list, while it is read */
};

struct part {
	enum import_kind	 kind;
	const char		*wishes;
	bool			 has_status;
};

/* The order of the lists: a record comes after those to which it refers. */
static const struct part	 parts[] = {
	{ IMPORT_CATEGORY, "&hide_empty=0", false },
	{ IMPORT_TAG, "&hide_empty=0", false },
	{ IMPORT_VENUE, "", true },
	{ IMPORT_ORGANIZER, "", true },
	{ IMPORT_EVENT, "&start_date=1000-01-01&end_date=9999-12-30", true }
};

enum turn { TURN_ON, TURN_OVER, TURN_AGAIN, TURN_FAILED };

static bool
fail_import(struct site_reader *s, const char *why)
{
	s->im->why = why;
	return (false);
}

static const char *
address_of(struct site_reader *s, const struct part *p, int page,
    int per_page, bool every_status)
{
	return (arena_printf(s->page, "%s/%s%cpage=%d&per_page=%d%s%s", s->api,
	    import_kind_plural(p->kind), strchr(s->api, '?') != NULL ? '&' :
	    '?', page, per_page, p->wishes, every_status ? EVERY_STATUS : ""));
}

/* Some sites answer 404 for the first page of an empty list. */
static bool
is_past_end(const struct fetched *got, const struct value *body)
{
	const char	*code;

	code = tec_member(body, "code");
	return (got->status == 404 && code != NULL &&
	    strstr(code, "not-found") != NULL);
}

static enum turn
handle_refusal(struct site_reader *s, const struct part *p, const char *address,
    const struct fetched *got, const struct value *body)
{
	if (is_past_end(got, body))
		return (TURN_OVER);
	if (got->status == 401 && s->signed_in) {
		fail_import(s, fetch_denial(s->fetch, address, got));
		return (TURN_FAILED);
	}
	if ((got->status == 401 || got->status == 403) &&
	    (s->im->policy == NULL || p->kind != IMPORT_EVENT)) {
		report_passed_over(s->im->report, import_kind_plural(p->kind),
		    "may not be read", address);
		return (TURN_OVER);
	}
	fail_import(s, command_complaint("%s answered %ld", address,
	    got->status));
	return (TURN_FAILED);
}

/* A shorter list than the last page has promised has changed, too. */
static void
note_total(struct site_reader *s, int page, const struct value *list,
    int64_t total)
{
	if (page == 1)
		s->total = total;
	else if (total != s->total || list->count == 0)
		s->shifts = true;
	s->im->total = total;
}

static enum turn
read_page(struct site_reader *s, const struct part *p, int page,
    bool every_status)
{
	struct fetched		 got;
	const struct value	*body, *list;
	const char		*address, *why, *error;

	address = address_of(s, p, page, PER_PAGE, every_status);
	if ((why = fetch_get(s->fetch, s->page, address, &got)) != NULL) {
		fail_import(s, why);
		return (TURN_FAILED);
	}
	body = json_read(s->page, got.body, got.length, &error);
	if (got.status == 400 && every_status)
		return (TURN_AGAIN);
	if (got.status != 200) {
		s->shifts = s->shifts || page > 1;
		return (handle_refusal(s, p, address, &got, body));
	}
	list = value_get(body, import_kind_plural(p->kind));
	if (list == NULL || list->kind != VALUE_LIST) {
		fail_import(s, command_complaint("%s: the answer is not a page"
		    " of %s", address, import_kind_plural(p->kind)));
		return (TURN_FAILED);
	}
	note_total(s, page, list, site_number(body, "total"));
	if (!tec_put_page(&s->tec, body, address) || !import_commit(s->im))
		return (TURN_FAILED);
	return (list->count == 0 || page >= site_number(body, "total_pages") ?
	    TURN_OVER : TURN_ON);
}

/* What has moved to a page that was read before is missing. */
static void
report_shifted(struct site_reader *s, const struct part *p)
{
	if (!s->shifts && !s->tec.repeats)
		return;
	report_passed_over(s->im->report, import_kind_plural(p->kind),
	    "have changed while they were read, so that some may come with the"
	    " next import", s->api);
	if (s->im->policy != NULL && p->kind == IMPORT_EVENT)
		s->im->policy->is_shifted = true;
}

static bool
read_part(struct site_reader *s, const struct part *p)
{
	bool		 every_status = s->signed_in && p->has_status;
	enum turn	 turn = TURN_ON;
	int		 page = 1;

	s->shifts = s->tec.repeats = false;
	while (page <= PAGES_MAX && (turn == TURN_ON || turn == TURN_AGAIN)) {
		turn = read_page(s, p, page, every_status);
		if (turn == TURN_AGAIN)
			every_status = false;
		else
			page++;
		arena_reset(s->page);
	}
	if (turn == TURN_ON)
		report_passed_over(s->im->report, import_kind_plural(p->kind),
		    "continue after page 100000", s->api);
	if (turn == TURN_FAILED)
		return (false);
	report_shifted(s, p);
	progress_end(import_kind_plural(p->kind),
	    report_seen(s->im->report, p->kind));
	return (true);
}

static bool
read_site(struct site_reader *s, const char *address, const char *source)
{
	struct import	*im = s->im;
	size_t		 i;

	im->why = find_api(s->fetch, im->arena, address, &s->api);
	if (im->why != NULL)
		return (false);
	im->source = source;
	if (im->policy != NULL && !policy_start(im))
		return (false);
	tec_open(&s->tec, im);
	if (!im->no_pictures)
		im->pictures = fetch_for_pictures(s->fetch);
	for (i = 0; i < PARTS; i++)
		if (!read_part(s, &parts[i]))
			return (false);
	return (import_finish(im) && import_commit(im));
}

bool
import_site(struct import *im, const char *address, const char *source,
    const char *login)
{
	struct site_reader	 s = { .im = im, .signed_in = login != NULL };
	bool			 fine;

	if (source == NULL && (source = import_name(im, address)) == NULL)
		return (false);
	if (login != NULL && !url_is_private(address))
		return (fail_import(&s, command_complaint("a login is not sent"
		    " unencrypted to another machine; import from https%s",
		    strstr(address, "://"))));
	s.fetch = fetch_new(address, login);
	if (im->bounds != NULL)
		fetch_bind(s.fetch, im->bounds);
	s.page = arena_new();
	fine = read_site(&s, address, source);
	if (im->pictures != NULL)
		fetch_free(im->pictures);
	im->pictures = NULL;
	arena_free(s.page);
	fetch_free(s.fetch);
	return (fine);
}
