/* Names in C, made from names in the spec. */
#ifndef CODEGEN_NAMES_H
#define CODEGEN_NAMES_H

#include "codegen/node.h"

/* "rest-no-route" and "@type" become REST_NO_ROUTE, TYPE. */
char	*name_upper(const char *);

/* The same in lower case; capitals begin words: "JsonLd" becomes json_ld. */
char	*name_lower(const char *);

/* "/events/{id}" becomes PATH_EVENTS_ID, "" becomes PATH_ROOT. */
char	*name_path(const char *template);

/* A name that C takes as it is: lower case, no keyword. */
bool	 name_is_identifier(const char *);

/* Names of one scope that must differ. */
struct names {
	struct list	 taken;
};

/* Complains when another name of the spec made the same one. */
void	 name_claim(struct names *, const char *name,
	    const struct node *from);

#endif
