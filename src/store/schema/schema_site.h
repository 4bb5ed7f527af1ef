/*
 * What the database knows of its own site and of others, part of version 4
 * (store/schema/schema.c).
 */
#ifndef ALMANAC_SCHEMA_SITE_H
#define ALMANAC_SCHEMA_SITE_H

extern const char	 schema_site_4[];

#endif
