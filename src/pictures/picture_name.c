#include "pictures/picture_name.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "pictures/picture.h"

static const struct {
	const char	*extension;
	const char	*type;
} types[] = {
	{ "jpg", "image/jpeg" }, { "png", "image/png" },
	{ "webp", "image/webp" }
};

#define TYPES	COUNT(types)

const char *
picture_type(const char *extension)
{
	size_t	 i;

	for (i = 0; i < TYPES; i++)
		if (strcmp(types[i].extension, extension) == 0)
			return (types[i].type);
	return (NULL);
}

/* Reads a number from 1 to PICTURE_SIDE without leading zeros, or returns 0. */
static unsigned
read_side(const char **text)
{
	unsigned	 side = 0;

	if (**text == '0')
		return (0);
	while (isdigit((unsigned char)**text) && side <= PICTURE_SIDE)
		side = side * 10 + (unsigned)(*(*text)++ - '0');
	return (side <= PICTURE_SIDE ? side : 0);
}

static bool
read_random(const char **text, char *random)
{
	size_t	 i;

	for (i = 0; i < PICTURE_RANDOM; i++)
		if (!isalnum((unsigned char)(random[i] = *(*text)++)))
			return (false);
	random[i] = '\0';
	return (true);
}

bool
picture_name_read(const char *text, struct picture_name *name)
{
	size_t	 i;

	if (strncmp(text, PICTURE_FOLDER, strlen(PICTURE_FOLDER)) != 0)
		return (false);
	text += strlen(PICTURE_FOLDER);
	if (!read_random(&text, name->random) || *text++ != '-' ||
	    (name->width = read_side(&text)) == 0 || *text++ != 'x' ||
	    (name->height = read_side(&text)) == 0 || *text++ != '.')
		return (false);
	for (i = 0; i < TYPES; i++)
		if (strcmp(types[i].extension, text) == 0) {
			name->extension = types[i].extension;
			return (true);
		}
	return (false);
}

void
picture_name_print(const struct picture_name *name, char text[PICTURE_NAME])
{
	snprintf(text, PICTURE_NAME, PICTURE_FOLDER "%s-%ux%u.%s",
	    name->random, name->width, name->height, name->extension);
}
