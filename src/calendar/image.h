/*
 * An image of a record: every URL has a number. Images that are stored here
 * have files (rules, sections 16 and 41).
 */
#ifndef ALMANAC_IMAGE_H
#define ALMANAC_IMAGE_H

#include <stdint.h>

struct image_ref;
struct request;

/* An image as stored, in the request's arena. No image: id 0 and "". */
struct image {
	int64_t		 id;
	const char	*url;		/* "/images/..." if stored here */
	const char	*alt;		/* alternative text */
};

/* The image with a number, or with a stored URL. */
void	image_by_id(struct request *, int64_t id, struct image *);
void	image_by_url(struct request *, const char *url, struct image *);

/* Finds an image. A new URL gets a number. No image if `ref` is empty. */
void	image_find(struct request *, const struct image_ref *,
	    struct image *);

/*
 * Adds an image of the caller, and returns its number. `source` is the address
 * from which its file was fetched, or "". `bytes` are those of its files, or 0.
 */
int64_t	image_add(struct request *, const char *url, const char *alt,
	    const char *source, int64_t bytes);

/* The public address of a stored URL. */
const char	*image_address(const struct request *, const char *url);

/* Writes an image as a member: false if its number is 0. */
void	image_write(struct request *, const char *name,
	    const struct image *);

#endif
