/*
 * The tables of the search index, part of version 2 (store/schema/schema.c); filled
 * by search_index_rebuild().
 */
#ifndef ALMANAC_SCHEMA_SEARCH_H
#define ALMANAC_SCHEMA_SEARCH_H

extern const char	 schema_search_2[];

#endif
