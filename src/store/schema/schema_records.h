/*
 * The number of store_records(), part of version 3 (store/schema/schema.c).
 */
#ifndef ALMANAC_SCHEMA_RECORDS_H
#define ALMANAC_SCHEMA_RECORDS_H

extern const char	 schema_records_3[];

#endif
