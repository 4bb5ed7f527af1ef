/*
 * Makes pictures in a process of their own: each is decoded in a fork of it that
 * has no files, no network, and limits of time and memory, and ends afterwards.
 */
#ifndef ALMANAC_MAKER_H
#define ALMANAC_MAKER_H

#include <stddef.h>

struct picture;

/*
 * Starts the process, which ends with this one. Before threads; once. Without it,
 * maker_make() starts one.
 */
void		 maker_start(void);

/*
 * A picture of what was sent, to be freed by the caller, or NULL: it is not one
 * (picture_decode()), or took too much. For any thread; one waits for another.
 * Aborts if the process has gone.
 */
struct picture	*_Nullable maker_make(const void *, size_t length);

#endif
