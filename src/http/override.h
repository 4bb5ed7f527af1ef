/* Another method than that of the message (rule 2.4). */
#ifndef ALMANAC_OVERRIDE_H
#define ALMANAC_OVERRIDE_H

struct request;

/* On POST: sets rq->method and rq->method_word anew if the client says so. */
void	override_method(struct request *);

#endif
