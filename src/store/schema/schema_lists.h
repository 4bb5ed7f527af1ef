/*
 * What is derived from the records so that lists need not look at them: the
 * tables of store/event_index.h and store/lists/event_lists.h, and where venues lie.
 */
#ifndef ALMANAC_SCHEMA_LISTS_H
#define ALMANAC_SCHEMA_LISTS_H

/* Behind the tables of version 1; event_index_rebuild() fills them. */
extern const char	 schema_lists_2[];

#endif
