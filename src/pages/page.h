/*
 * A page: what a template says, within the frame that all pages have
 * (contract section 20).
 *
 * A handler fills `content`, and what it knows of `frame`, and sends it:
 *
 *	page_start(&page, rq, "/tag/jazz/");
 *	data_text(page.content, "name", "Jazz");
 *	data_text(page.frame, "title", "Jazz");
 *	return (page_send(&page, &template_tag, 200));
 *
 * Names of both are those of spec/pages.yaml.
 */
#ifndef ALMANAC_PAGE_H
#define ALMANAC_PAGE_H

#include "pages/data.h"
#include "pages/template.h"

struct request;

struct page {
	struct request		*rq;
	const char *const	*texts;		/* of its language */
	const char		*name;		/* of the calendar */
	const char		*base;		/* path of {root}: "" or "/de" */
	const char		*home;		/* {site} or {root}, without / */
	const char		*path;		/* of the page behind these */
	const char		*query;		/* of its own address, or "" */
	const char		*document;	/* address of /doc */
	const char		*interface;	/* of what it shows, in the API */
	struct value		*content;
	struct value		*frame;
};

/* rq->mount is set.  The path is "/", or such as "/event/talk/". */
void		 page_start(struct page *, struct request *, const char *path);

/* It shows one record: of a list, "/events", that id. */
void		 page_shows(struct page *, const char *list, const char *id);

/* An address of a page, for links: `path` begins with a slash. */
const char	*page_link(const struct page *, const char *path);

/* Writes the answer and returns its status. */
int		 page_send(struct page *, const struct template *, int status);

/* The same of markup that template_fill() has made. */
int		 page_send_filled(struct page *, const struct buf *, int status);

#endif
