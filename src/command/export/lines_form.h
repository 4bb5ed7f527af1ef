/*
 * Records of almanac export in the form of import_form.h; private to
 * import_lines.c.
 */
#ifndef ALMANAC_LINES_FORM_H
#define ALMANAC_LINES_FORM_H

#include <stdbool.h>

#include "command/export/lines_member.h"
#include "store/imports.h"

struct import;

struct merging {
	struct import	*im;
	struct lines	 l;
	struct value	*known;		/* "image 3": its address, and so on */
	bool		 ended;
};

/* What the number of the line stands for, when others refer to it. */
void	lines_know(struct merging *, const char *what, const char *text);

/* False: import->why is set. What is wrong with the line is in m->l.why. */
bool	lines_put_record(struct merging *, enum import_kind);

#endif
