/* The list of stored pictures, and the room that they take (rule 40.24). */
#ifndef ALMANAC_DESK_PICTURES_H
#define ALMANAC_DESK_PICTURES_H

#include <stdint.h>

struct page;

/*
 * Adds the room that the pictures of a user take, for desk/room.html; on a
 * page about the caller, for an administrator also that of all users.
 */
void	desk_room(struct page *, int64_t user);

#endif
