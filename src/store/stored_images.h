/*
 * How much room images take, and how long they are kept (rules 41.11 and
 * 41.12). The functions that write must be called inside a write transaction.
 */
#ifndef ALMANAC_STORED_IMAGES_H
#define ALMANAC_STORED_IMAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf;
struct db;

/* Bytes of the files of a user's images, or of all images. */
int64_t	images_room_of(struct db *, int64_t author);
int64_t	images_room(struct db *);

/*
 * Adds the bytes of an image's file, "/images/...", to a buffer. Returns false
 * if there is no such file.
 */
bool	image_file_read(struct db *, const char *url, struct buf *);

/* A stored image; not one that is only an address. */
struct stored_image {
	int64_t	 id;
	int64_t	 author;
	int64_t	 bytes;		/* of all its files */
	bool	 in_texts;	/* a text names one, or has done so */
};

/*
 * Reads at most `most` images of a user, newest first, after as many as
 * `skipped`. Author 0: those of all users. Returns their number.
 */
size_t	images_list(struct db *, int64_t author, int64_t skipped,
	    struct stored_image *, size_t most);

/*
 * Keeps the images whose files a text with markup names, until they are deleted
 * by hand: no one looks for them in texts later.
 */
void	images_keep_named(struct db *, const char *text);

/* Keeps those that any stored text names, after an export was restored. */
void	images_keep_all_named(struct db *);

/* Whether images_sweep() has not looked at all images today. */
bool	images_are_due(struct db *, int64_t now);

/*
 * Looks at the next few images and deletes those that no record has shown for a
 * week. Returns false if there is nothing left to do today.
 */
bool	images_sweep(struct db *, int64_t now);

#endif
