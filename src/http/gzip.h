/*
 * Bodies made smaller (rule 6.6; RFC 9110 section 8.4.1.3).
 */
#ifndef ALMANAC_GZIP_H
#define ALMANAC_GZIP_H

struct request;

/*
 * Puts the gzip form in place of an answer's body, where the body is large
 * enough, the client takes it and the budget lasts for it; its tag becomes
 * that of this form. The last thing that is done to an answer.
 */
void	gzip_body(struct request *);

#endif
