/*
 * Images and their files as lines of an export. Errors are in lines->why, or
 * the database has failed.
 */
#ifndef ALMANAC_EXPORT_PICTURES_H
#define ALMANAC_EXPORT_PICTURES_H

#include <stddef.h>
#include <stdint.h>

struct db;
struct json;
struct lines;

/* Writes bytes as a member, in base64. */
void	export_bytes(struct json *, const char *name, const void *, size_t);

/* Restores an image with the id of the export. */
void	restore_image(struct db *, struct lines *, int64_t author);

/*
 * Adds an image with a new id, if the export has its files and the image does
 * not exist here.
 */
void	merge_image(struct db *, struct lines *, int64_t author);

/* Adds a file to an existing image, unless the file exists. */
void	restore_image_file(struct db *, struct lines *);

#endif
