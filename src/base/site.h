/*
 * The site's configuration: conf/site.yaml, and what the command line puts in
 * its place (contract section 19).  site_keys.c describes each key.
 */
#ifndef ALMANAC_SITE_H
#define ALMANAC_SITE_H

#include <stdbool.h>
#include <stddef.h>

/* Kore counts workers in a byte, and adds two. */
#define SITE_WORKERS_MAX	253

#define SITE_FAULTS_MAX		100	/* that are told of a file */

struct zone;
struct arena;

struct texts {
	size_t		 count;
	const char	**list;
};

/* Where the routes are offered, and in which language they are described. */
struct mount {
	const char	*prefix;	/* "" or "/wp-json": no slash at the end */
	const char	*locale;	/* "en" */
	size_t		 locale_index;	/* into the generated texts */
};

struct currency {
	const char	*symbol;
	const char	*code;		/* ISO 4217 */
	bool		 behind;	/* position: postfix */
};

#define SITE_WEBHOOKS_MAX	32

/* Who is told of changes (calendar/notices.h). */
struct webhook {
	const char	*url;
	struct texts	 secrets;	/* "whsec_...", one at least, or: */
	const char	*secret_file;	/* with one a line; "": none */
	struct texts	 events;	/* "event.created"; none: all */
	int		 timeout;	/* seconds for an attempt */
	bool		 plain_http;	/* not only to this machine */
};

struct site {
	const char		*database;
	const char		*listen;
	int			 port;
	int			 workers;	/* 0: one per core, at least 2 */
	const char		*title;		/* "": of the language */
	const char		*site_url;	/* "": from the request */
	const char		*base_url;	/* "": from the request */
	struct texts		 trusted_proxies;
	const char		*timezone;	/* as written */
	const struct zone	*zone;		/* what it names */
	struct currency		 currency;
	size_t			 mount_count;
	const struct mount	*mounts;
	struct texts		 namespaces;	/* the first is the main one */
	struct texts		 cors_origins;	/* "*": any */
	const char		*operations;	/* "": none */
	const char		*request_log;	/* "-": standard output; "": none */
	int			 request_rate;	/* a minute; 0: any number */
	int			 login_rate;	/* failed ones, likewise */
	int			 connections;	/* a worker; 0: any number */
	int			 read_time;	/* milliseconds of work */
	int			 write_time;	/* likewise */
	int			 cache;		/* megabytes a worker; 0: none */
	size_t			 webhook_count;
	const struct webhook	*webhooks;
};

/*
 * Fills `site` with defaults and, unless `path` is NULL, with the file's keys.
 * All memory is in the arena, which must outlive the site.  NULL, or what is
 * wrong, as "conf/site.yaml:3:1: unknown key 'prot'".  Zones must be loaded.
 */
const char	*site_read(struct site *, struct arena *, const char *path);

/* Finds all that is wrong with a file: NULL, or the first of it. */
const char	*site_check(struct arena *, const char *path,
		    struct texts *faults);

/*
 * Puts a value from the command line in the place of a key that holds a single
 * text or number.  NULL, or what is wrong: "'port' must be a number from 1 to
 * 65535".
 */
const char	*site_set(struct site *, struct arena *, const char *key,
		    const char *value);

/* Whether the address is one of the proxies that are trusted. */
bool		 site_trusts(const struct site *, const char *address);

#endif
