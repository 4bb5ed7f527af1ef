/*
 * What one Kore serves: as the configuration said when it was started.
 */
#ifndef ALMANAC_COMMAND_SERVICE_H
#define ALMANAC_COMMAND_SERVICE_H

#define SERVICE_ADDRESS	64	/* bytes of a text; all that are valid fit */
#define SERVICE_API	256	/* bytes; a longer one is cut */

struct site;

struct service {
	const char	*config;	/* "": none */
	const char	*database;	/* absolute */
	const char	*module;	/* absolute */
	char		 listen[SERVICE_ADDRESS];
	int		 wanted;	/* port; 0: any */
	int		 port;		/* that it became */
	int		 socket;
	char		 asked_at[SERVICE_ADDRESS];	/* operations; "": none */
	int		 operations;	/* socket; -1: none */
	int		 workers;
	char		 api[SERVICE_API];	/* "/calendar/events/v1" */
};

/*
 * Opens the sockets of a service and counts its workers; those sockets that
 * `running` has already, if it is not NULL, are the same.  NULL, or what is
 * wrong: then none was opened.
 */
const char	*service_open(struct service *, const struct site *,
		    const struct service *running);

/* Closes those of its sockets that the other one does not have. */
void		 service_close(const struct service *,
		    const struct service *other);

/* Where it listens, and what there is to open, on standard output. */
void		 service_tell(const struct service *);

#endif
