#include "pages/desk/desk_guide.h"

#include <string.h>

#include "base/arena.h"
#include "base/json.h"
#include "config/site.h"
#include "http/request.h"
#include "pages/ask.h"
#include "pages/desk/desk.h"
#include "pages/phrase.h"
#include "store/beginnings.h"

static const struct {
	const char	*path;
	enum text	 name;
	enum text	 seen;		/* what the public sees now */
} steps[STEP_NONE] = {
	[STEP_NAME] = { "/desk/start/name", TEXT_DESK_STEP_NAME,
	    TEXT_DESK_SEEN_NAME },
	[STEP_LOOKS] = { "/desk/start/looks", TEXT_DESK_STEP_LOGO,
	    TEXT_DESK_SEEN_LOOKS },
	[STEP_CATEGORIES] = { "/desk/start/categories",
	    TEXT_DESK_STEP_CATEGORY, TEXT_DESK_SEEN_CATEGORIES },
	[STEP_EVENT] = { "/desk/start/event", TEXT_DESK_STEP_EVENT,
	    TEXT_DESK_SEEN_EVENTS },
	[STEP_SOURCES] = { "/desk/start/sources", TEXT_DESK_STEP_IMPORT,
	    TEXT_DESK_SEEN_EVENTS },
	[STEP_PEOPLE] = { "/desk/start/people", TEXT_DESK_STEP_INVITE,
	    TEXT_DESK_SEEN_PEOPLE },
	[STEP_SHARE] = { "/desk/start/share", TEXT_DESK_STEP_EMBED,
	    TEXT_DESK_SEEN_ADDRESS }
};

enum desk_step
desk_step(const struct request *rq)
{
	enum desk_step	 step = STEP_NAME;

	while (step < STEP_NONE &&
	    strcmp(rq->in.path->template, steps[step].path) != 0)
		step++;

	return (step);
}

/* Returns how many records a list has. */
static const char *
count_of(struct request *rq, const char *list)
{
	struct ask	 ask = { .method = METHOD_GET, .target =
			    arena_join(rq->arena, list,
			    "per_page=1&_fields=total", NULL) };

	return (ask_as_caller(rq, &ask) == 200 ? data_get(ask.body, "total") :
	    "0");
}

static bool
has_category(struct request *rq)
{
	return (strcmp(count_of(rq, "/categories?hide_empty=false&"), "0") !=
	    0);
}

static bool
is_done(struct request *rq, const struct beginning *b, enum desk_step step)
{
	const struct site	*site = rq->site;

	switch (step) {
	case STEP_NAME:
		return (*site->title != '\0');
	case STEP_LOOKS:
		return (site->logo.bytes != NULL || site->accent != -1);
	case STEP_CATEGORIES:
		return (has_category(rq));
	case STEP_EVENT:
		return (b->has_event);
	case STEP_SOURCES:
		return (b->has_source);
	case STEP_PEOPLE:
		return (b->has_people);
	default:
		return (site->frame_ancestors.count > 0);
	}
}

static const char *
what_is_seen(const struct page *page, enum desk_step step)
{
	struct request		*rq = page->rq;
	const struct site	*site = rq->site;
	const char *const	*own = texts[site->mounts[0].locale_index];

	return (phrase(rq->arena, page->texts[steps[step].seen],
	    "name", *site->title != '\0' ? site->title :
	    own[TEXT_SERVICE_TITLE],
	    "language", own[TEXT_PAGE_LANGUAGE],
	    "zone", site->timezone,
	    "count", step == STEP_EVENT || step == STEP_SOURCES ?
	    count_of(rq, "/events?") : "", NULL));
}

static const char *
path_after(enum desk_step step)
{
	return (step + 1 < STEP_NONE ? steps[step + 1].path : "/desk");
}

void
desk_guide(struct page *page)
{
	struct request		*rq = page->rq;
	const enum desk_step	 step = desk_step(rq);
	struct beginning	 b;
	struct value		*guide;

	if (step == STEP_NONE)
		return;
	b = beginning_read(rq->db);
	data_text(page->frame, "title", page->texts[steps[step].name]);
	guide = data_map(page->content, "guide");
	data_text(guide, "start", page_link(page, "/desk"));
	data_text(guide, "position", phrase(rq->arena,
	    page->texts[TEXT_DESK_STEP_OF],
	    "number", arena_integer(rq->arena, step + 1),
	    "count", arena_integer(rq->arena, STEP_NONE), NULL));
	data_text(guide, "name", page->texts[steps[step].name]);
	data_text(guide, "seen", what_is_seen(page, step));
	data_text(guide, "address", page->home);
	data_text(guide, "next", page_link(page, path_after(step)));
	data_text(guide, "on", page->texts[step == STEP_SHARE ?
	    TEXT_DESK_HOME : is_done(rq, &b, step) ? TEXT_DESK_NEXT :
	    TEXT_DESK_STEP_LATER]);
}

const char *
desk_guide_path(struct request *rq, enum desk_step step)
{
	return (rq->caller.role < ROLE_ADMINISTRATOR ||
	    beginning_read(rq->db).is_over ? NULL : steps[step].path);
}

int
desk_guide_go(struct request *rq, const char *done)
{
	return (desk_go(rq, arena_join(rq->arena, path_after(desk_step(rq)),
	    "?done=", done, NULL)));
}

void
desk_guide_list(struct page *page)
{
	const struct beginning	 b = beginning_read(page->rq->db);
	struct value		*list, *item;
	enum desk_step		 step;

	if (b.is_over)
		return;
	list = data_list(data_map(page->content, "beginning"), "steps");
	for (step = STEP_NAME; step < STEP_NONE; step++) {
		item = data_map(list, NULL);
		data_text(item, "name", page->texts[steps[step].name]);
		data_text(item, "at", page_link(page, steps[step].path));
		data_flag(item, "done", is_done(page->rq, &b, step));
	}
}

const char *
desk_guide_first(struct request *rq)
{
	const struct beginning	 b = beginning_read(rq->db);

	return (b.has_event || b.has_source || b.is_over ? NULL :
	    steps[STEP_NAME].path);
}
