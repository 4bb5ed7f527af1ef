/*
 * A page: the output of a template, within the frame of all pages (rules,
 * section 35).
 *
 * A handler fills `content` and parts of `frame`, and sends the page:
 *
 * 	page_start(&page, rq, "/tag/jazz/");
 * 	data_text(page.content, "name", "Jazz");
 * 	data_text(page.frame, "title", "Jazz");
 * 	return (page_send(&page, &template_tag, 200));
 *
 * The names in both are those of spec/pages.yaml.
 */
#ifndef ALMANAC_PAGE_H
#define ALMANAC_PAGE_H

#include "generated/texts.h"
#include "pages/data.h"
#include "pages/template.h"

struct brand;
struct request;

struct page {
	struct request		*rq;
	const char *const	*texts;		/* of its language: enum text */
	const char		*name;		/* of the calendar */
	const char		*base;		/* path of {root}: "" or "/de" */
	const char		*home;		/* {site} or {root} */
	const char		*path;		/* of the page, below these */
	const char		*query;		/* canonical, or "" */
	const char		*document;	/* address of /doc */
	const char		*interface;	/* of what it shows, in the API */
	struct value		*tones;		/* pages/tones.h */
	const char		*about;		/* a sentence or two, or "" */
	const struct brand	*brand;
	bool			 embedded;	/* in a frame of another site */
	struct value		*content;
	struct value		*frame;
};

/* rq->mount must be set. The path is "/", or for example "/event/talk/". */
void		 page_start(struct page *, struct request *, const char *path);

/* Call it if the page shows one record: its list, "/events", and its id. */
void		 page_shows(struct page *, const char *list, const char *id);

/* A link to a page; `path` starts with a slash. */
const char	*page_link(const struct page *, const char *path);

/*
 * The same for a link to another part of what the page shows, which stays in the
 * frame of an embedded page.
 */
const char	*page_step(const struct page *, const char *link);

/* Adds `languages` to the frame: links to this page in each of them. */
void		 page_languages(struct page *);

/* Writes the answer and returns its status. */
int		 page_send(struct page *, const struct template *, int status);

/* The same for markup from template_fill(). */
int		 page_send_filled(struct page *, const struct buf *, int status);

#endif
