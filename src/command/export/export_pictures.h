/*
 * Images and their files, as lines of an export. Errors are in lines->why, or
 * the database has failed.
 */
#ifndef ALMANAC_EXPORT_PICTURES_H
#define ALMANAC_EXPORT_PICTURES_H

#include <stddef.h>
#include <stdint.h>

struct db;
struct json;
struct lines;

/* Writes a member: base64. */
void	export_bytes(struct json *, const char *name, const void *, size_t);

/* With the id of the export. */
void	restore_image(struct db *, struct lines *, int64_t author);

/* Only one that is kept in the export, and not here yet; with a new id. */
void	merge_image(struct db *, struct lines *, int64_t author);

/* A file that is not here yet, of an image that is. */
void	restore_image_file(struct db *, struct lines *);

#endif
