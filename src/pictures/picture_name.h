/*
 * The path of a picture's file below {root}: "/images/", 20 letters and
 * digits, "-", the size of this file in pixels, "." and the extension.
 * Example: "/images/4fZ...Qa-300x225.jpg".
 */
#ifndef ALMANAC_PICTURE_NAME_H
#define ALMANAC_PICTURE_NAME_H

#include <stdbool.h>

#define PICTURE_FOLDER	"/images/"
#define PICTURE_RANDOM	20
#define PICTURE_NAME	64	/* bytes of a name with its NUL */

struct picture_name {
	char		 random[PICTURE_RANDOM + 1];
	unsigned	 width, height;		/* pixels */
	const char	*extension;		/* "jpg", "png" or "webp" */
};

/* Returns false if the text is not the name of a picture. */
bool		 picture_name_read(const char *text, struct picture_name *);
void		 picture_name_print(const struct picture_name *,
		    char text[PICTURE_NAME]);

/* Returns "image/jpeg" for "jpg", or NULL for another extension. */
const char	*_Nullable picture_type(const char *extension);

#endif
