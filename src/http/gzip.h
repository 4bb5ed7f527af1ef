/* Compressed bodies (rule 6.6; RFC 9110 section 8.4.1.3). */
#ifndef ALMANAC_GZIP_H
#define ALMANAC_GZIP_H

struct request;

/*
 * Compresses the body and changes its tag, if the body is large enough, the
 * client accepts gzip and the budget is sufficient. Call it last: the answer
 * must not change afterwards.
 */
void	gzip_body(struct request *);

#endif
