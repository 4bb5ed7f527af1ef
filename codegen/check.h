/* Rules for a spec that the tables of keys cannot express. */
#ifndef CODEGEN_CHECK_H
#define CODEGEN_CHECK_H

#include "codegen/spec.h"

/* These report all faults in their part. */
void	 check_service(const struct spec *);
void	 check_limits(const struct spec *);
void	 check_groups(const struct spec *);
void	 check_routes(const struct spec *);
void	 check_records(const struct spec *);

/* Whether the names, kinds and markup of templates agree. */
void	 check_pages(const struct spec *);
void	 check_page_routes(const struct spec *site);

/* Whether routes and their paths agree; fills spec->paths. */
void	 check_paths(struct spec *);

/* Whether locales have all texts; fills spec->texts and spec->described. */
void	 check_texts(struct spec *);

/* The params of a group, or of a route its own. */
void	 check_params(const struct spec *, const struct list *rows,
	    const struct group *);

/* Complains about a name, or NULL, of an unknown thing of a kind. */
void	 check_known(const struct list *, const struct node *,
	    const char *kind);

/* Adds a name to the list; complains if it is there already. */
void	 check_once(struct list *, const struct node *);

/* Complains about a name that is not like "EventList". */
void	 check_schema(const struct node *);

#endif
