/*
 * The table of imports, part of version 3 (store/schema/schema.c).
 */
#ifndef ALMANAC_SCHEMA_IMPORTS_H
#define ALMANAC_SCHEMA_IMPORTS_H

extern const char	 schema_imports_3[];

#endif
