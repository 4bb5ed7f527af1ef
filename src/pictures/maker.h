/*
 * Decodes pictures in a separate process. Each picture is decoded in a fork of
 * that process, which has no files, no network, limits of time and memory, and
 * exits afterwards.
 */
#ifndef ALMANAC_MAKER_H
#define ALMANAC_MAKER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct picture;

/*
 * Makes all processes that are forked from now on decode one picture at a time
 * together. They take turns. Without this call, it is one in each process.
 */
void		 maker_share(void);

/*
 * Starts the process, which ends with the caller's process. Call it once,
 * before any thread starts. Without this call, the first maker_make() starts
 * the process.
 */
void		 maker_start(void);

/*
 * Takes the turn, unless it is taken, or a thread waits for it in maker_make().
 * maker_end_turn() gives it back.
 */
bool		 maker_try_turn(void);
void		 maker_end_turn(void);

/* Most nanoseconds of a decoder's CPU for a picture. */
#define MAKER_TIME	INT64_C(4000000000)

struct making {
	const atomic_bool	*unwanted;	/* may become true, or NULL */
	bool			 has_turn;	/* and keeps it */
	int64_t			 took;		/* ns from its turn on */
};

/*
 * Waits for the turn, before all who only try, and makes a picture, which the
 * caller frees. Returns NULL if the bytes are not a picture (picture_decode())
 * or exceed the limits, or when it is unwanted. `making`, which may be NULL,
 * gets the time that it took. May be called from any thread. Aborts if the
 * process has died.
 */
struct picture	*_Nullable maker_make(const void *, size_t length,
		    struct making *_Nullable making);

#endif
