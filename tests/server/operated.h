/* A service with an address for operations. */
#ifndef ALMANAC_OPERATED_H
#define ALMANAC_OPERATED_H

#include <stdbool.h>

/* For fixtures. */
void		 operated_start(void);

/* The same with more lines of configuration. */
void		 operated_start_with(const char *configuration);

/* Rewrites site.yaml: the same address, and these lines. */
void		 operated_configure(const char *configuration);

/* Writes only these lines to site.yaml. */
void		 write_configuration(const char *);

extern int	 operated_port;
extern const char *const	 operated_flags[];

/* The same as ask(), at the address of operations. */
const char	*ask_operations(const char *bytes);

/*
 * metrics() returns all metrics and checks their form. It is valid until the
 * next answer.
 */
const char	*metrics(void);
double		 metric(const char *series);

/* Requests that are being served. Those for metrics are not counted. */
int		 count_in_flight(void);

/* The path of a file in the service's folder; valid until the next call. */
const char	*path_of(const char *name);

/*
 * A port on which no process listens. A socket of the test keeps it: until the
 * test ends, no other process gets this port unless it asks for it.
 */
int		 free_port(void);

/*
 * For many requests: sends one and reads its answer in large pieces. Returns
 * the status, or 0. Sets `*last` if the connection ends with it.
 */
int		 ask_quickly(int fd, const char *request, bool *last);

/* How often a text occurs in a file of the service's folder. */
int		 times_in_file(const char *name, const char *text);

#endif
