/*
 * How many events a term has, kept by the database itself, so that a record
 * that shows the number need not count.
 */
#ifndef ALMANAC_SCHEMA_COUNTS_H
#define ALMANAC_SCHEMA_COUNTS_H

/* Behind the tables of version 1. */
extern const char	 schema_counts_1[];

/* Likewise, and anew where the links have new tables. */
extern const char	 schema_counts_triggers[];

#endif
