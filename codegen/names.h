/* Names in C for names in the spec. */
#ifndef CODEGEN_NAMES_H
#define CODEGEN_NAMES_H

#include <stdbool.h>

/* "rest-no-route" and "@type" become REST_NO_ROUTE, TYPE. */
char	*name_upper(const char *);

/* The same in lower case. Capitals start words: "JsonLd" becomes json_ld. */
char	*name_lower(const char *);

/* "/events/{id}" becomes PATH_EVENTS_ID, "" becomes PATH_ROOT. */
char	*name_path(const char *template);

/* Whether the text is a C name in lower case; it may be a keyword. */
bool	 name_is_identifier(const char *);

/*
 * Whether the text names a language, or a language and a region (RFC 5646):
 * "en", "en-GB".
 */
bool	 name_is_locale(const char *);

#endif
