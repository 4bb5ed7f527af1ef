/*
 * Checks templates against spec/pages.yaml: their names, the kinds of values in
 * `shapes`, and the markup around them.
 */
#ifndef ALMANAC_TEMPLATE_CHECK_H
#define ALMANAC_TEMPLATE_CHECK_H

#include <stdio.h>

struct node;
struct template;

/*
 * Prints each fault on a line: "src/pages/month.html:3:7: unknown name ...".
 * The templates have been read; NULL ends them. `folder` precedes their names.
 */
void	template_check(FILE *, const struct node *pages, const char *folder,
	    const struct template *const *);

#endif
