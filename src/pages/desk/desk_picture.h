/*
 * Pictures uploaded in a form (rule 40.15). They are stored by the API's
 * routes.
 */
#ifndef ALMANAC_DESK_PICTURE_H
#define ALMANAC_DESK_PICTURE_H

struct request;
struct value;

/*
 * Stores rq->picture. A form with a key (not NULL) stores it only once. Returns
 * NULL with its address, or the code of a complaint (desk_wrong()).
 */
const char	*_Nullable desk_picture_store(struct request *,
		    const char *key, const char *alt, const char **address);

/*
 * Updates the alternative text of a record's image if it has changed. Pictures
 * of other users keep theirs.
 */
void		 desk_picture_describe(struct request *,
		    const struct value *image, const char *alt);

#endif
