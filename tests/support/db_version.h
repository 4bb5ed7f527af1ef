/* Databases of older versions, as their programs left them (tests/schema). */
#ifndef ALMANAC_DB_VERSION_H
#define ALMANAC_DB_VERSION_H

void	db_version_make(const char *path, int version);

#endif
