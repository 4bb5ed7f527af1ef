/* Rules for a spec that the tables of keys cannot express. */
#ifndef CODEGEN_CHECK_H
#define CODEGEN_CHECK_H

#include "codegen/spec.h"

/* Each function reports all faults in its part. */
void	 check_service(const struct spec *);
void	 check_limits(const struct spec *);
void	 check_groups(const struct spec *);
void	 check_routes(const struct spec *);
void	 check_records(const struct spec *);

/* Whether routes and their paths agree; fills spec->paths. */
void	 check_paths(struct spec *);

/*
 * Whether locales have all texts, also those that the document asks for; sets
 * spec->texts and spec->described.
 */
void	 check_texts(struct spec *, const char *document);

/* Checks the params of a group, or (NULL) the own ones of a route. */
void	 check_params(const struct spec *, const struct list *rows,
	    const struct group *);

/* What a default of the type must be, or NULL if its form is right. */
const char	*check_form(const struct type *, const struct node *);

/* Adds a name to the list. Complains if it is already there. */
void	 check_once(struct list *, const struct node *);

/* Complains about a name whose form is not like "EventList". */
void	 check_schema(const struct node *);

#endif
