/* What a spec must satisfy beside its form. */
#ifndef CODEGEN_CHECK_H
#define CODEGEN_CHECK_H

#include "codegen/names.h"
#include "codegen/spec.h"

/* These leave out nothing: every fault of their part is told. */
void	 check_service(const struct spec *);
void	 check_limits(const struct spec *);
void	 check_groups(const struct spec *);
void	 check_routes(const struct spec *);
void	 check_records(const struct spec *);

/* Whether names, kinds and markup agree; settles what each piece is. */
void	 check_pages(const struct spec *);
void	 check_page_routes(const struct spec *site);

/* Whether routes and their paths agree; fills spec->paths. */
void	 check_paths(struct spec *);

/* Whether locales have the texts that the spec asks for; fills spec->texts. */
void	 check_texts(struct spec *);

/* The params of a group, or of a route its own. */
void	 check_params(const struct spec *, const struct list *rows,
	    const struct group *);

/* Complains about a name that C would not take. */
void	 check_identifier(const struct node *);

/* Complains about a name, or NULL, of an unknown thing of a kind. */
void	 check_known(const struct list *, const struct node *,
	    const char *kind);

/* Complains about a name that is in the list already, and adds it. */
void	 check_once(struct list *, const struct node *);

/* "EventList": capitals begin words. */
bool	 check_is_schema(const char *);

#endif
