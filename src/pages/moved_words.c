#include "pages/moved_words.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/json.h"
#include "http/request.h"
#include "http/route.h"
#include "pages/data.h"
#include "pages/filters.h"
#include "pages/page.h"
#include "pages/when.h"

#define PAST	31	/* days in a list of past events */

/* Words in paths and in `eventDisplay`. */
static const struct word {
	const char	*word;
	enum moved_view	 view;
} words[] = {
	{ "month", MOVED_MONTH }, { "list", MOVED_LIST },
	{ "upcoming", MOVED_LIST }, { "photo", MOVED_LIST },
	{ "map", MOVED_LIST }, { "summary", MOVED_LIST },
	{ "week", MOVED_WEEK }, { "day", MOVED_DAY },
	{ "today", MOVED_TODAY }, { "past", MOVED_PAST }
};

/* Words of feeds in paths and in `feed`, and the endings of ours. */
static const struct {
	const char	*word, *ending;
} feeds[] = {
	{ "feed", ".rss" }, { "rss2", ".rss" }, { "rss", ".rss" },
	{ "rdf", ".rss" }, { "atom", ".rss" }, { "ical", ".ics" }
};

/* Parameters, and what they are called here; NULL: they are not kept. */
static const struct {
	const char	*name, *ours;
} parameters[] = {
	{ "post_type", NULL }, { "p", NULL }, { "tribe_venue", NULL },
	{ "tribe_organizer", NULL }, { "eventDisplay", NULL },
	{ "tribe_event_display", NULL }, { "tribe-bar-date", NULL },
	{ "tribe-bar-search", NULL }, { "s", NULL }, { "eventDate", NULL },
	{ "ical", NULL }, { "outlook-ical", NULL }, { "feed", NULL },
	{ "paged", NULL },
	{ "tribe_paged", NULL }, { "tribe_events_cat", "categories" },
	{ "tribe_eventcategory", "categories" }, { "tag", "tags" },
	{ "tribe_tags", "tags" }, { "tribe_venues", "venue" },
	{ "tribe_organizers", "organizer" }
};

#define PARAMETERS	COUNT(parameters)

static enum moved_view
view_of(const char *word)
{
	size_t	 i;

	for (i = 0; i < COUNT(words); i++)
		if (strcasecmp(word, words[i].word) == 0)
			return (words[i].view);

	return (MOVED_ANY);
}

/* Returns the ending of a feed, or NULL if the word names none. */
static const char *
ending_of(const char *word)
{
	size_t	 i;

	for (i = 0; i < COUNT(feeds); i++)
		if (strcasecmp(word, feeds[i].word) == 0)
			return (feeds[i].ending);

	return (NULL);
}

static bool
is_date(const char *text)
{
	return (route_is_day(text, strlen(text)) ||
	    route_is_month(text, strlen(text)));
}

/* A path that is only a day means the view of that day. */
static bool
read_word(struct moved *m, const char *word)
{
	enum moved_view	 view;
	const char	*ending = ending_of(word);

	if (strcasecmp(word, "featured") == 0) {
		m->featured = true;
		return (true);
	}
	if (ending != NULL && (m->ending != NULL ||
	    strcasecmp(word, "feed") == 0 || strcasecmp(word, "ical") == 0)) {
		m->ending = m->ending == NULL ? ending : m->ending;
		return (true);
	}
	if (is_date(word) && m->date == NULL) {
		m->date = word;
		if (m->view == MOVED_ANY &&
		    route_is_day(word, strlen(word)))
			m->view = MOVED_DAY;
		return (true);
	}
	view = view_of(word);
	if (view == MOVED_ANY || m->view != MOVED_ANY || m->ending != NULL)
		return (false);
	m->view = view;

	return (true);
}

bool
moved_words(struct page *page, const char *path, struct moved *m)
{
	const char	*word;
	bool		 is_number = false;
	size_t		 length;

	*m = (struct moved){ .view = MOVED_ANY, .kept = "" };
	length = strlen(path);
	if (length > 0 && path[length - 1] == '/')
		return (false);
	for (; *path != '\0'; path += length + (path[length] == '/')) {
		length = strcspn(path, "/");
		word = arena_copy(page->rq->arena, path, length);
		if (is_number) {
			if (length == 0 ||
			    strspn(word, "0123456789") != length)
				return (false);
			is_number = false;
		} else if (strcasecmp(word, "page") == 0) {
			is_number = true;
		} else if (!read_word(m, word)) {
			return (false);
		}
	}

	return (!is_number);
}

/*
 * Returns a pair of the query with our name, or "" if it is not kept. An index
 * after the name, such as "[]", stays.
 */
static const char *
kept_pair(struct page *page, const char *pair, size_t length)
{
	struct arena	*arena = page->rq->arena;
	const char	*text = arena_copy(arena, pair, length);
	size_t		 i, name = strcspn(text, "=[%");

	for (i = 0; i < PARAMETERS; i++) {
		if (strlen(parameters[i].name) != name ||
		    strncmp(text, parameters[i].name, name) != 0)
			continue;
		return (parameters[i].ours == NULL ? "" : arena_join(arena,
		    parameters[i].ours, text + name, NULL));
	}

	return (text);
}

static const char *
remaining_query(struct page *page)
{
	const char	*pair, *kept = "";
	size_t		 length;

	for (pair = page->rq->in.query; *pair != '\0';
	    pair += length + (pair[length] == '&')) {
		length = strcspn(pair, "&");
		kept = filters_join(page, kept, kept_pair(page, pair, length));
	}

	return (kept);
}

/* These need no value. */
static bool
asks_for_calendar(const struct request *rq)
{
	return (value_get(rq->in.fields, "ical") != NULL ||
	    value_get(rq->in.fields, "outlook-ical") != NULL);
}

bool
moved_asked(const struct request *rq)
{
	const struct value	*sent;
	size_t			 i;

	for (i = 0; i < PARAMETERS; i++) {
		sent = value_get(rq->in.fields, parameters[i].name);
		if (sent != NULL && strcmp(sent->name, "post_type") != 0 &&
		    (sent->kind != VALUE_TEXT || *sent->text != '\0'))
			return (true);
	}

	return (asks_for_calendar(rq));
}

const char *
moved_ending(const struct request *rq)
{
	return (asks_for_calendar(rq) ? ".ics" :
	    ending_of(data_get(rq->in.fields, "feed")));
}

void
moved_query(struct page *page, struct moved *m)
{
	const struct value	*sent = page->rq->in.fields;
	const char		*search = data_get(sent, "tribe-bar-search");
	const char		*date = data_get(sent, "tribe-bar-date");
	enum moved_view		 view;

	m->kept = remaining_query(page);
	if (*search == '\0')
		search = data_get(sent, "s");
	if (*search != '\0')
		m->kept = filters_join(page, m->kept,
		    filters_pair(page, "search", search));
	if (!is_date(date))
		date = data_get(sent, "eventDate");
	if (m->date == NULL && is_date(date))
		m->date = date;
	view = view_of(data_get(sent, "eventDisplay"));
	if (view == MOVED_ANY)
		view = view_of(data_get(sent, "tribe_event_display"));
	if (m->view == MOVED_ANY || view == MOVED_PAST)
		m->view = view;
	if (moved_ending(page->rq) != NULL)
		m->ending = moved_ending(page->rq);
}

/* Returns "&year=2027&month=3". */
static const char *
month_of(struct page *page, const char *date)
{
	const char	*month = date + strlen("0000-");

	month += *month == '0';

	return (arena_join(page->rq->arena, "year=",
	    arena_copy(page->rq->arena, date, strlen("0000")), "&month=",
	    arena_copy(page->rq->arena, month, strspn(month, "0123456789")),
	    NULL));
}

/* Returns a parameter with the day, or with the first day of a month. */
static const char *
day_of(struct page *page, const char *name, const char *date)
{
	return (date == NULL ? "" : arena_join(page->rq->arena, name, date,
	    strlen(date) == strlen("0000-00") ? "-01" : "", NULL));
}

static const char *
past_query(struct page *page)
{
	int64_t	 today = when_today(page);

	return (arena_join(page->rq->arena, "start_date=",
	    when_machine_day(page, today - PAST), "&end_date=",
	    when_machine_day(page, today - 1), NULL));
}

/* A feed of a day ends with it; others have all events from then on. */
static const char *
feed_query(struct page *page, const struct moved *m)
{
	const char	*day = m->date;

	if (m->view == MOVED_PAST)
		return (past_query(page));
	if (m->view == MOVED_TODAY || (m->view == MOVED_DAY && day == NULL))
		day = when_machine_day(page, when_today(page));

	return (filters_join(page, day_of(page, "start_date=", day),
	    m->view == MOVED_TODAY || m->view == MOVED_DAY ?
	    day_of(page, "end_date=", day) : ""));
}

static const char *
view_query(struct page *page, const struct moved *m)
{
	switch (m->view) {
	case MOVED_LIST:
		return (filters_join(page, "view=list",
		    day_of(page, "start_date=", m->date)));
	case MOVED_WEEK:
		return (filters_join(page, "view=week",
		    day_of(page, "date=", m->date)));
	case MOVED_DAY:
		return (filters_join(page, "view=day",
		    day_of(page, "date=", m->date)));
	case MOVED_TODAY:
		return ("view=day");
	case MOVED_PAST:
		return (filters_join(page, "view=list", past_query(page)));
	default:
		return (m->date != NULL ? month_of(page, m->date) :
		    m->view == MOVED_MONTH ? page_view(page, "month") : "");
	}
}

const char *
moved_address(struct page *page, const struct moved *m, const char *filter)
{
	struct arena	*arena = page->rq->arena;
	const char	*query;

	query = filters_join(page, filters_join(page, m->kept, filter),
	    filters_join(page, m->featured ? "featured=1" : "",
	    m->ending != NULL ? feed_query(page, m) : view_query(page, m)));
	if (*query != '\0')
		query = arena_join(arena, "?", query, NULL);
	if (m->ending != NULL)
		return (arena_join(arena, page->rq->in.api, "/events",
		    m->ending, query, NULL));

	return (arena_join(arena, page->home, "/", query, NULL));
}

bool
moved_depends_on_day(const struct moved *m)
{
	return (m->view == MOVED_TODAY || m->view == MOVED_PAST ||
	    (m->view == MOVED_DAY && m->date == NULL && m->ending != NULL));
}
