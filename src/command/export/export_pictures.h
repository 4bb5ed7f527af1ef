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

/* Loads an image with the id of the export. */
void	load_image(struct db *, struct lines *, int64_t author);

/*
 * Decodes the file of a line from base64, into the line's arena. Returns NULL
 * if the line is not valid.
 */
const unsigned char	*_Nullable image_bytes(struct lines *, size_t *length);

/* Adds a file to an existing image, unless the file exists. */
void	load_image_file(struct db *, struct lines *);

#endif
