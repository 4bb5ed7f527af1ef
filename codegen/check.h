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
void	 check_page_routes(const struct spec *site);

/* Whether routes and their paths agree; fills spec->paths. */
void	 check_paths(struct spec *);

/* Whether locales have the texts that the spec asks for; fills spec->texts. */
void	 check_texts(struct spec *);

/* The params of a group, or of a route its own. */
void	 check_params(const struct spec *, const struct list *rows,
	    const struct group *);
void	 check_default(const struct param *);
void	 check_limit(const struct spec *, const struct param *);
void	 check_limit_errors(const struct spec *, const struct route *);

/* Complain about a name that C would not take, or a word that is no choice. */
void	 check_identifier(const struct node *);
void	 check_word(const struct node *, const struct word *,
	    const char *key);

/* "EventList": capitals begin words. */
bool	 check_is_schema(const char *);

#endif
