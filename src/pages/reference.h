/*
 * The reference (rule 33.5): /doc as a page, which lists what there is
 * to know, and a page for each part of it.
 */
#ifndef ALMANAC_REFERENCE_H
#define ALMANAC_REFERENCE_H

#include "pages/page.h"

struct chapter {
	struct page		 page;
	const struct value	*document;	/* that of /doc */
	struct value		*groups;	/* operations by resource */
};

/* The path is that of page_start(). */
void			 reference_start(struct chapter *, struct request *,
			    const char *path);
int			 reference_send(struct chapter *,
			    const struct template *, const char *title);

/* "schemas", "responses", "parameters" or "headers". */
const struct value	*reference_components(const struct chapter *,
			    const char *kind);

#endif
