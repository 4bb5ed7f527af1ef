/*
 * How the service describes itself: the index, OPTIONS and /doc (contract
 * section 15).
 *
 * All three are made from the tables once at start, per locale, as templates;
 * an answer is a template with the request's addresses put in.
 */
#ifndef ALMANAC_DESCRIBE_H
#define ALMANAC_DESCRIBE_H

#include <stddef.h>
#include <stdint.h>

#include "generated/texts.h"

struct buf;
struct json;
struct param;
struct path;
struct request;
struct route;

/* What a template holds the place of; each between two PLACE_MARK. */
#define PLACE_MARK	"\177"
#define PLACE_API	PLACE_MARK "A" PLACE_MARK	/* {api} */
#define PLACE_NAMESPACE	PLACE_MARK "N" PLACE_MARK
#define PLACE_DATE	PLACE_MARK "D"	/* and a date text, PLACE_MARK */

/* Renders the templates; once, before the fork.  Their memory is kept. */
void	describe_start(int64_t now);

/* The answers: 200, or the refusal of an unknown namespace. */
int	describe_index(struct request *, const char *namespace);
int	describe_doc(struct request *);
int	describe_options(struct request *);	/* of rq->path */

/*
 * Adds a template to `out`, with what `put` writes for each place in it: the
 * text between two PLACE_MARK.
 */
void	describe_fill(struct buf *out, const char *, size_t,
	    void (*put)(void *context, struct buf *out, const char *place,
	    size_t length), void *context);

/* The parts that describe.c puts together; `locale` indexes texts[]. */
void	describe_routes(struct json *, size_t locale);
void	describe_path(struct json *, const char *name, const struct path *,
	    size_t locale);
void	describe_document(struct json *, size_t locale);

/* "enum" of a parameter that is one of several words, into an open object. */
void	describe_words(struct json *, const struct param *);

#endif
