/*
 * A service with an address for its operations, and what it tells there.
 */
#ifndef ALMANAC_OPERATED_H
#define ALMANAC_OPERATED_H

#include <stdbool.h>

/* For fixtures. */
void		 operated_start(void);

/* The same, with more lines of configuration. */
void		 operated_start_with(const char *configuration);

/* Writes its site.yaml anew: the same address, and these lines. */
void		 operated_configure(const char *configuration);

/* Writes it with these lines alone. */
void		 write_configuration(const char *);

extern int	 operated_port;
extern const char *const	 operated_flags[];

/* ask() there. */
const char	*ask_operations(const char *bytes);

/* All metrics, which must be well-formed; until the next answer. */
const char	*metrics(void);
double		 metric(const char *series);

/* The path of a file in the service's folder; until the next call. */
const char	*path_of(const char *name);

/* A port that nobody listens at. */
int		 free_port(void);

/*
 * For many requests: sends one and reads its answer in large pieces. Its
 * status, or 0; `*last` when the connection ends with it.
 */
int		 ask_quickly(int fd, const char *request, bool *last);

/* The number of times that a text is in a file of the service's folder. */
int		 times_in_file(const char *name, const char *text);

#endif
