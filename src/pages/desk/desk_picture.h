/*
 * Pictures uploaded in a form (rule 40.15). They are stored by the API's
 * routes.
 */
#ifndef ALMANAC_DESK_PICTURE_H
#define ALMANAC_DESK_PICTURE_H

#include <stdbool.h>

struct request;
struct value;

/*
 * Stores rq->picture. A form with a key (not NULL) stores it only once. Returns
 * NULL with its address, or the code of a complaint (desk_wrong()).
 */
const char	*_Nullable desk_picture_store(struct request *,
		    const char *key, const char *alt, const char **address);

/*
 * Stores the alternative text of a record's image if it is unlike that of the
 * image `before`. Returns false if that is not possible: there is no image, or
 * the user may not change all records that show it.
 */
bool		 desk_picture_describe(struct request *,
		    const struct value *before, const struct value *image,
		    const char *alt);

#endif
