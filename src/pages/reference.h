/*
 * The API reference (rule 33.5): /doc as a page, which is the table of
 * contents, and a page for each part.
 */
#ifndef ALMANAC_REFERENCE_H
#define ALMANAC_REFERENCE_H

#include "pages/page.h"

struct chapter {
	struct page		 page;
	const struct value	*document;	/* the document at /doc */
	struct value		*groups;	/* operations by resource */
	const char		*parts;		/* start of their addresses */
};

/* `path` is as for page_start(). */
void			 reference_start(struct chapter *, struct request *,
			    const char *path);
int			 reference_send(struct chapter *,
			    const struct template *, const char *title);

/* `kind` is "schemas", "responses", "parameters" or "headers". */
const struct value	*reference_components(const struct chapter *,
			    const char *kind);

#endif
