/*
 * Decodes pictures in a separate process. Each picture is decoded in a fork of
 * that process, which has no files, no network, limits of time and memory, and
 * exits afterwards.
 */
#ifndef ALMANAC_MAKER_H
#define ALMANAC_MAKER_H

#include <stddef.h>

struct picture;

/*
 * Starts the process, which ends with the caller's process. Call it once,
 * before any thread starts. Without this call, the first maker_make() starts
 * the process.
 */
void		 maker_start(void);

/*
 * Returns the picture, which the caller frees. Returns NULL if the bytes are
 * not a picture (picture_decode()) or exceed the limits. May be called from
 * any thread; one picture is decoded at a time. Aborts if the process has
 * died.
 */
struct picture	*_Nullable maker_make(const void *, size_t length);

#endif
