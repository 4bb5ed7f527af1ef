/* The addresses and settings with which a Kore was started. */
#ifndef ALMANAC_COMMAND_SERVICE_H
#define ALMANAC_COMMAND_SERVICE_H

#define SERVICE_ADDRESS	64	/* bytes; fits every valid address */
#define SERVICE_API	256	/* bytes; a longer text is cut */

struct site;

struct service {
	const char	*config;	/* "": none */
	const char	*database;	/* absolute */
	const char	*module;	/* absolute */
	char		 listen[SERVICE_ADDRESS];
	int		 wanted;	/* port; 0: any */
	int		 port;		/* the port in use */
	int		 socket;
	char		 asked_at[SERVICE_ADDRESS];	/* operations, or "" */
	int		 operations;	/* socket; -1: none */
	int		 workers;
	int		 copies[2];	/* config/copying.h: Kore's end, and
					   that of `almanac copy` */
	char		 api[SERVICE_API];	/* "/calendar/events/v1" */
};

/*
 * Opens the sockets of a service and counts its workers. If `running` is not
 * NULL, shares its sockets for equal addresses. Returns NULL, or an error;
 * then no socket was opened.
 */
const char	*service_open(struct service *, const struct site *,
		    const struct service *running);

/* Closes the sockets of a service, except those that the other one shares. */
void		 service_close(const struct service *,
		    const struct service *other);

/* Prints the addresses of the service on standard output. */
void		 service_print(const struct service *);

#endif
