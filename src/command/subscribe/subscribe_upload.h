/* The work on a file that a user has sent at the desk (rules, section 47). */
#ifndef ALMANAC_SUBSCRIBE_UPLOAD_H
#define ALMANAC_SUBSCRIBE_UPLOAD_H

#include <stdbool.h>
#include <stdint.h>

struct arena;
struct subscriber;

/*
 * Makes the preview in a copy of the database, imports the file, or undoes its
 * import, as its state says, and stores the result. Does it again later if it
 * is stopped. Afterwards the database may have failed.
 */
void	upload_run(const struct subscriber *, struct arena *, int64_t id);

#endif
