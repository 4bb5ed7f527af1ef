/*
 * The configuration: conf/site.yaml and the options of the command line
 * (site.yaml(5)). site_keys.c describes each key.
 */
#ifndef ALMANAC_SITE_H
#define ALMANAC_SITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "text/cost.h"

/* Kore stores the number in a byte and adds two. */
#define SITE_WORKERS_MAX	253

#define SITE_FAULTS_MAX		100 /* errors that are reported for a file */

struct zone;
struct arena;

struct texts {
	size_t		 count;
	const char	**list;
};

/* A path prefix for all routes, and the language of their texts. */
struct mount {
	const char	*prefix;	/* "" or "/wp-json": no slash at the
					   end */
	const char	*locale;	/* "en" */
	size_t		 locale_index;	/* index of the generated texts */
};

/* A file that was read with the configuration. */
struct site_file {
	const char	*bytes;		/* then a NUL; NULL: there is none */
	size_t		 length;
	const char	*extension;	/* "svg" */
};

/* A link in the footer of pages. */
struct site_link {
	const char	*name;
	const char	*url;		/* a URL or a path */
};

/* Variants of style.css. */
struct look {
	const char	*type;		/* "medium" */
	const char	*cards;		/* "framed" */
};

/* Words in addresses of pages. */
struct slugs {
	const char	*events;
	const char	*event;
};

struct brand;
struct key;
struct node;

/* A setting of the desk (rules, section 46). */
struct setting {
	const char	*name;		/* of a key of site.yaml */
	const char	*value;		/* YAML */
};

#define SITE_LINKS_MAX		20
#define SITE_ANCESTORS_MAX	50
#define SITE_WEBHOOKS_MAX	32

/*
 * An endpoint of webhooks, which gets messages about changes
 * (calendar/notices.h).
 */
struct webhook {
	const char	*url;
	struct texts	 secrets;	/* "whsec_...", at least one, or: */
	const char	*secret_file;	/* one secret a line; "": no file */
	struct texts	 events;	/* "event.created"; empty: all */
	int		 timeout;	/* seconds for an attempt */
	bool		 plain_http;	/* allows http: to other machines */
};

/* Settings for sending letters. */
struct mail {
	const char	*server;	/* "smtp://host:587"; "": no mail */
	const char	*from;
	const char	*login;		/* "": no login */
	const char	*password;	/* or: */
	const char	*password_file;
};

/* A calendar that is fetched regularly (store/subscriptions.h). */
struct site_subscription {
	const char	*name;
	const char	*url;
	int		 every;		/* seconds */
	const char	*author;	/* "": the first administrator */
	struct texts	 categories;
	bool		 pending;	/* events wait for review */
	int		 wins;		/* enum subscription_wins */
	bool		 allow_private;
};

struct site {
	const char		*database;
	const char		*listen;
	int			 port;
	int			 workers;	/* 0: from the cores */
	int			 horizon;	/* months */
	int			 history;	/* days; 0: none is kept */
	const char		*title;		/* "": from the language */
	struct site_file	 logo;
	int			 accent;	/* -1: from style.css */
	struct look		 look;
	struct site_file	 stylesheet;
	size_t			 link_count;
	const struct site_link	*links;
	const char		*site_url;	/* "": from the request */
	const char		*base_url;	/* "": from the request */
	struct texts		 trusted_proxies;
	const char		*timezone;	/* as written */
	const struct zone	*zone;		/* zone with this name */
	int			 week_starts;	/* 0: Sunday; -1: by language */
	int			 clock;		/* 12, 24; 0: by language */
	struct currency		 currency;
	const char		*country;	/* "": none */
	struct slugs		 slugs;
	bool			 front_month;	/* else what is on */
	const char		*map_tiles;	/* "": no maps */
	const char		*map_credit;	/* shown below them */
	const char		*map_credit_url;
	const char		*address;	/* in the footer of pages */
	size_t			 mount_count;
	const struct mount	*mounts;
	struct texts		 namespaces;	/* the first is the main one */
	struct texts		 cors_origins;	/* "*": any */
	struct texts		 frame_ancestors; /* may embed pages */
	const char		*operations;	/* "": none */
	const char		*request_log;	/* "-": standard output; "":
						   none */
	int			 request_rate;	/* per minute; 0: no limit */
	int			 login_rate;	/* failed logins per minute */
	int			 connections;	/* per worker; 0: no limit */
	int			 read_time;	/* milliseconds of work */
	int			 write_time;	/* milliseconds of work */
	int			 cache;		/* megabytes a worker; 0:
						   none */
	int			 picture_space;	/* megabytes; 0: no limit */
	int			 user_picture_space;	/* of one user */
	bool			 desk;		/* whether users may sign in */
	struct texts		 second_factor;	/* roles that must have one */
	bool			 submissions;	/* by visitors */
	const char		*submission_terms;	/* address or text */
	const char		*submission_privacy;	/* the same */
	struct mail		 mail;
	size_t			 webhook_count;
	const struct webhook	*webhooks;
	size_t			 subscription_count;
	const struct site_subscription	*subscriptions;

	/*
	 * Not settings: its memory, and there what brand_of() has made, or
	 * NULL; the map of the file, or NULL; the settings of the file alone,
	 * or NULL: these are; and the version of the desk's
	 * (store/settings.h).
	 */
	struct arena		*arena;
	struct brand		**brand;
	const struct node	*said;
	const struct site	*alone;
	int64_t			 version;
};

/*
 * Fills `site` with the defaults and, unless `path` is NULL, with the settings
 * of the file. All memory is in the arena, which must outlive the site. Returns
 * NULL, or an error such as "conf/site.yaml:3:1: unknown key 'prot'". Load the
 * zones first.
 */
const char	*_Nullable site_read(struct site *, struct arena *,
	    const char *path);

/*
 * Fills `site` with the settings of another and, where its file does not set
 * them, those of the desk, in the arena. The other one must outlive it. Returns
 * NULL, or an error: "'clock' must be 12, 24 or empty". Then `*wrong` is
 * the index of the setting to leave out.
 */
const char	*_Nullable site_add(struct site *, struct arena *,
		    const struct site *file, const struct setting *,
		    size_t count, size_t *wrong);

/* The key of a name, if it can be set at the desk. */
const struct key	*_Nullable site_key(const char *name);

/* Adds all errors in a file to `faults`. Returns NULL, or the first error. */
const char	*site_check(struct arena *, const char *path,
		    struct texts *faults);

/*
 * Sets a key that holds a single text or number to a value of the command line.
 * Returns NULL, or an error: "'port' must be a number from 1 to 65535".
 */
const char	*_Nullable site_set(struct site *, struct arena *,
	    const char *key, const char *value);

/* Whether webhooks or letters are configured, so that messages must be sent. */
bool		 site_delivers(const struct site *);

/* Whether the address is in `trusted_proxies`. */
bool		 site_trusts(const struct site *, const char *address);

#endif
