/* Names in C for names in the spec. */
#ifndef CODEGEN_NAMES_H
#define CODEGEN_NAMES_H

/* "rest-no-route" and "@type" become REST_NO_ROUTE, TYPE. */
char	*name_upper(const char *);

/* The same in lower case. Capitals start words: "JsonLd" becomes json_ld. */
char	*name_lower(const char *);

/* "/events/{id}" becomes PATH_EVENTS_ID, "" becomes PATH_ROOT. */
char	*name_path(const char *template);

#endif
