/* Pictures of a form (rule 40.15), kept by the API's own routes. */
#ifndef ALMANAC_DESK_PICTURE_H
#define ALMANAC_DESK_PICTURE_H

struct request;
struct value;

/*
 * Keeps rq->picture, once for a form with that key (or NULL). Returns its
 * address; NULL: it is none.
 */
const char	*_Nullable desk_picture_store(struct request *,
		    const char *key, const char *alt);

/*
 * Changes the alternative text of a record's image, if it is another. That of
 * other people's pictures stays.
 */
void		 desk_picture_describe(struct request *,
		    const struct value *image, const char *alt);

#endif
