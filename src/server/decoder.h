/*
 * The thread of a worker in which requests wait until their pictures are
 * decoded. Users take turns, and so do workers: one picture is decoded at a
 * time (maker.h). Those of editors come first, whichever worker has them. It
 * stops when the client leaves.
 */
#ifndef ALMANAC_DECODER_H
#define ALMANAC_DECODER_H

#include <stdbool.h>

struct job;

/* Makes users take turns on the whole machine. Call it before the fork. */
void	 decoder_share(void);

void	 decoder_start(void);

/*
 * Queues a job with a picture, of job->user, whose request has passed all
 * checks of a thread that reads. The writer gets it afterwards. Returns false
 * if too many pictures are queued, in total or of this user.
 */
bool	 decoder_put(struct job *);

/* Ends the thread. Queued jobs are dropped. */
void	 decoder_stop(void);

#endif
