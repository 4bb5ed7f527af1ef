/*
 * A socket between a connection and PostgreSQL. The test decides what passes.
 */
#ifndef ALMANAC_POSTGRESQL_WIRE_H
#define ALMANAC_POSTGRESQL_WIRE_H

enum wire {
	WIRE_OPEN,
	WIRE_SILENT,		/* answers wait */
	WIRE_ONCE,		/* loses the next answer, and is open again */
	WIRE_CUT		/* the same, and then accepts nothing */
};

/* Listens. Returns the address of the database through this socket. */
const char	*wire_start(const char *database);

void		 wire_set(enum wire);

#endif
