#include <stdio.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/harness.h"

#define DOC	"{\"openapi\":\"3.1.0\"}"
#define REFUSED(method)							\
	"{\"code\":\"rest_method_not_allowed\",\"message\":"		\
	"\"The method " method " is not allowed here; "			\
	"allowed: GET, HEAD, OPTIONS.\",\"data\":{\"status\":405}}"
#define HEADER	"X-HTTP-Method-Override: "
#define NO_WORD	HEADER

Test(override, post_may_stand_for_another_method)
{
	static const struct {
		const char	*query, *line;
		int		 status;
		const char	*body;
	} rows[] = {
		{ "", NO_WORD, 405, REFUSED("POST") },
		{ "", HEADER "GET", 200, DOC },
		{ "", HEADER "get", 200, DOC },
		{ "", HEADER "delete", 405, REFUSED("DELETE") },
		{ "", HEADER "Put", 405, REFUSED("PUT") },
		{ "", HEADER "PATCH", 405, REFUSED("PATCH") },
		{ "", HEADER "POST", 405, REFUSED("POST") },
		{ "", HEADER "HEAD", 405, REFUSED("HEAD") },
		{ "", HEADER "OPTIONS", 405, REFUSED("OPTIONS") },
		{ "", HEADER "\"x\"", 405, REFUSED("\\\"x\\\"") },
		{ "&_method=GET", NO_WORD, 200, DOC },
		{ "&%5Fmethod=gEt", NO_WORD, 200, DOC },
		{ "&_method=BREW", NO_WORD, 405, REFUSED("BREW") },
		{ "&_method=%ff", NO_WORD, 405, REFUSED("?") },
		{ "&_method=", NO_WORD, 405, REFUSED("POST") },
		{ "&_method[]=GET", NO_WORD, 405, REFUSED("POST") },
		{ "&_method=DELETE", HEADER "GET", 200, DOC },
		{ "&_method=GET", HEADER "DELETE", 405, REFUSED("DELETE") }
	};
	char	 target[64];
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++) {
		snprintf(target, sizeof(target), "/doc?_fields=openapi%s",
		    rows[i].query);
		EXPECT(ask_with("POST", target, NULL, rows[i].line, NULL),
		    rows[i].status, rows[i].body);
	}
}

Test(override, other_methods_stand_for_themselves)
{
	EXPECT(ask_with("PUT", "/doc", NULL, HEADER "GET", NULL), 405,
	    REFUSED("PUT"));
	EXPECT(ask("DELETE", "/doc?_method=GET"), 405, REFUSED("DELETE"));
	EXPECT(ask_with("GET", "/doc?_fields=openapi&_method=DELETE", NULL,
	    HEADER "DELETE", NULL), 200, DOC);
}

Test(override, a_body_does_not_override)
{
	EXPECT(ask_form(NULL, "POST", "/doc", "_method=GET"), 405,
	    REFUSED("POST"));
	EXPECT(ask_json(NULL, "POST", "/doc", "{\"_method\":\"GET\"}"), 405,
	    REFUSED("POST"));
}

Test(override, an_overridden_get_is_an_ordinary_read)
{
	struct outcome	*o;

	o = ask_with("POST", "/doc?_fields=openapi", NULL, HEADER "GET", NULL);
	cr_expect_not_null(outcome_header(o, "ETag"));
	cr_expect_not_null(outcome_header(o, "Last-Modified"));
}
