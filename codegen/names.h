/* Names in C for names in the spec. */
#ifndef CODEGEN_NAMES_H
#define CODEGEN_NAMES_H

/* Converts "rest-no-route" to REST_NO_ROUTE, "/events/{id}" to EVENTS_ID. */
char	*name_upper(const char *);

/* "METHOD", "get": METHOD_GET */
char	*name_constant(const char *prefix, const char *);

/* Converts to lower case. Capitals start words: "JsonLd" becomes json_ld. */
char	*name_lower(const char *);

#endif
