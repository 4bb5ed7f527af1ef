#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "http/conditional.h"
#include "http/request.h"

#define TAG	"\"0123456789abcdef\""

Test(conditional, lists_of_tags_are_compared)
{
	static const struct {
		const char	*list;
		bool		 weak, strong;
	} rows[] = {
		{ TAG, true, true },
		{ "*", true, true },
		{ "W/" TAG, true, false },
		{ "\"x\", " TAG, true, true },
		{ "\"x\",W/\"y\" ,\t" TAG, true, true },
		{ "\"a,b\", " TAG, true, true },
		{ "\"0123456789abcdef-gzip\"", true, true },
		{ "W/\"0123456789abcdef-gzip\"", true, false },
		{ "\"0123456789abcdef-br\"", false, false },
		{ "\"0123456789abcde\"", false, false },
		{ "\"-gzip\"", false, false },
		{ "\"\"", false, false },
		{ "", false, false },
		{ "0123456789abcdef", false, false },
		{ "\"x\", *", false, false },
		{ "\"0123456789abcdef", false, false },
		{ "w/" TAG, false, false },
		{ "W/", false, false },
		{ ",,", false, false }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		cr_expect_eq(conditional_names(rows[i].list, TAG, true),
		    rows[i].weak, "weak: %s", rows[i].list);
		cr_expect_eq(conditional_names(rows[i].list, TAG, false),
		    rows[i].strong, "strong: %s", rows[i].list);
	}
}

/* The tag of a GET with that body. */
static const char *
tag_of(struct request *rq, const char *body)
{
	char	*text;

	text = strdup(body);
	rq->in.method = METHOD_GET;
	rq->reply.status = 200;
	rq->out.buf.data = text;
	rq->out.buf.length = strlen(body);
	conditional_tag(rq);
	free(text);

	return (rq->reply.etag);
}

Test(conditional, a_change_needs_the_current_tag)
{
	static const char	 body[] = "{\"id\":21}";
	struct message		 m = { .method = "PUT" };
	struct request		 rq = { .message = &m };
	char			 tag[REPLY_TAG];
	size_t			 length;

	length = strlen(body);
	strcpy(tag, tag_of(&rq, body));

	cr_expect_not(conditional_asks(&rq));
	cr_expect_not(conditional_refuses(&rq, NULL, 0));
	m.header[HEADER_IF_MATCH] = "*";
	cr_expect_not(conditional_asks(&rq));
	cr_expect_not(conditional_refuses(&rq, NULL, 0));
	m.header[HEADER_IF_MATCH] = tag;
	cr_expect(conditional_asks(&rq));
	cr_expect_not(conditional_refuses(&rq, body, length));
	cr_expect(conditional_refuses(&rq, body, length - 1));
	cr_expect(conditional_refuses(&rq, NULL, 0));
}

Test(conditional, only_a_200_to_a_read_has_a_tag)
{
	static const struct {
		enum method	 method;
		int		 status;
		bool		 tagged;
	} rows[] = {
		{ METHOD_GET, 200, true },
		{ METHOD_HEAD, 200, true },
		{ METHOD_OPTIONS, 200, false },
		{ METHOD_POST, 201, false },
		{ METHOD_PUT, 200, false },
		{ METHOD_GET, 404, false }
	};
	struct message	 m = { .method = "" };
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		char		 body[] = "{}";
		struct request	 rq = { .message = &m,
		    .in.method = rows[i].method,
		    .reply.status = rows[i].status,
		    .out.buf = { .data = body, .length = 2 } };

		conditional_tag(&rq);
		cr_expect_eq(*rq.reply.etag != '\0', rows[i].tagged, "%zu", i);
		cr_expect_eq(rq.reply.status, rows[i].status);
	}
}
