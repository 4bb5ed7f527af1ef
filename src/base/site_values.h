/*
 * Single values of the configuration.  The site's own.
 */
#ifndef ALMANAC_SITE_VALUES_H
#define ALMANAC_SITE_VALUES_H

struct arena;

/*
 * Stores what a text says at `to`, which each function knows the type of.
 * NULL, or what it must be: "an IPv4 or IPv6 address".  Texts are kept as they
 * are and must lie in the arena.
 */
typedef const char	*site_value(struct arena *, const char *, void *to);

site_value	site_value_text;	/* const char *; not "" */
site_value	site_value_address;	/* const char * */
site_value	site_value_port;	/* int */
site_value	site_value_workers;	/* int */
site_value	site_value_rate;	/* int */
site_value	site_value_connections;	/* int */
site_value	site_value_cache;	/* int */
site_value	site_value_url;		/* const char *; "": none */
site_value	site_value_zone;	/* struct site */
site_value	site_value_code;	/* const char *: of a currency */
site_value	site_value_position;	/* bool: behind */
site_value	site_value_prefix;	/* const char * */
site_value	site_value_locale;	/* struct mount */
site_value	site_value_namespace;	/* const char * */
site_value	site_value_origin;	/* const char * */
site_value	site_value_operations;	/* const char *; "": none */

#endif
