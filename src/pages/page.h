/*
 * A page: the output of a template, within the frame that all pages share
 * (rules, section 35).
 *
 * A handler fills `content` and parts of `frame`, and sends the page:
 *
 * 	page_start(&page, rq, "/tag/jazz/");
 * 	data_text(page.content, "name", "Jazz");
 * 	data_text(page.frame, "title", "Jazz");
 * 	return (page_send(&page, &template_term, 200));
 *
 * spec/pages.yaml lists the names in both.
 */
#ifndef ALMANAC_PAGE_H
#define ALMANAC_PAGE_H

#include "base/buf.h"
#include "generated/texts.h"
#include "pages/data.h"
#include "pages/template.h"

struct brand;
struct request;

struct page {
	struct request		*rq;
	const char *const	*texts;		/* by enum text */
	const char		*name;		/* of the calendar */
	const char		*base;		/* of {root}: "" or "/de" */
	const char		*home;		/* {site} or {root} */
	const char		*path;		/* of the page, after these */
	const char		*query;		/* canonical, or "" */
	const char		*view;		/* of the calendar, or "" */
	const char		*document;	/* address of /doc */
	const char		*interface;	/* API address of its content */
	struct value		*tones;		/* see pages/tones.h */
	struct buf		 rules;		/* CSS of this page alone */
	const char		*about;		/* description, or "" */
	const struct brand	*brand;
	bool			 embedded;	/* in a frame of another site */
	const char		*posts;		/* see page_posts() */
	struct value		*content;
	struct value		*frame;
};

/* rq->in.mount must be set. The path is "/" or, for example, "/event/talk/". */
void		 page_start(struct page *, struct request *, const char *path);

/*
 * Call it if the page shows one record. `list` is its list, such as "/events".
 */
void		 page_shows(struct page *, const char *list, const char *id);

/* Returns an address without scheme and host. */
const char	*page_path(const char *address);

/* Returns a link to a page. `path` starts with a slash. */
const char	*page_link(const struct page *, const char *path);

/*
 * Returns page_link() to another part of this page's content. On an embedded
 * page the link stays in the frame.
 */
const char	*page_step(const struct page *, const char *link);

/*
 * Adds `paging` to a page of several, with the addresses of those before and
 * after it.
 */
void		 page_paging(struct page *, int64_t number, int64_t pages,
		    const char *previous, const char *next);

/* Returns a link to the calendar with parameters, which may be "". */
const char	*page_calendar_link(const struct page *, const char *query);

/*
 * Returns the parameter that selects a view of the calendar, such as
 * "view=week"; "" for the view of the site's front page.
 */
const char	*page_view(const struct page *, const char *view);

/*
 * Returns page_link() for the action of a form, and adds the address to
 * `posts`, for the policy of the page. A path that ends in a slash stands for
 * all paths below.
 */
const char	*page_posts(struct page *, const char *path);

/* Adds `languages` to the frame: links to this page in the other languages. */
void		 page_languages(struct page *);

/* Writes the answer and returns its status. */
int		 page_send(struct page *, const struct template *, int status);

/* The same for output of template_fill(). */
int		 page_send_filled(struct page *, const struct buf *,
		    int status);

/* Answers with 301 or 302. `link` is from page_link(). */
int		 page_moved(struct page *, int status, const char *link);

/* The same for any address, such as "https://cal.example/". */
int		 page_moved_to(struct page *, int status, const char *address);

#endif
