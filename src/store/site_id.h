/*
 * What tells this site from all others: 32 hexadecimal digits, random, made
 * with the database.  A copy or an export of it takes them along.
 */
#ifndef ALMANAC_SITE_ID_H
#define ALMANAC_SITE_ID_H

#include <stdbool.h>

struct arena;
struct db;

const char	*site_id(struct db *, struct arena *);

/* Inside a write transaction.  False: it has another form. */
bool		 site_id_set(struct db *, const char *);

#endif
