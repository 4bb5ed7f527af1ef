#include <criterion/criterion.h>

#include "base/array.h"
#include "text/agents.h"

#define WINDOWS	"Mozilla/5.0 (Windows NT 10.0; Win64; x64"
#define WEBKIT	") AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
#define IPHONE	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) " \
		"AppleWebKit/605.1.15 (KHTML, like Gecko) "

Test(agents, are_named_by_a_table)
{
	static const struct {
		const char	*field, *browser, *system;
	} rows[] = {
		{ WINDOWS "; rv:143.0) Gecko/20100101 Firefox/143.0",
		  "Firefox", "Windows" },
		{ WINDOWS WEBKIT "Safari/537.36", "Chrome", "Windows" },
		{ WINDOWS WEBKIT "Safari/537.36 Edg/140.0.0.0",
		  "Edge", "Windows" },
		{ WINDOWS WEBKIT "Safari/537.36 OPR/122.0.0.0",
		  "Opera", "Windows" },
		{ "Mozilla/5.0 (Linux; Android 10; K" WEBKIT
		  "Mobile Safari/537.36", "Chrome", "Android" },
		{ "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 "
		  "(KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 "
		  "Mobile Safari/537.36", "Samsung Internet", "Android" },
		{ "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0"
		  " Firefox/143.0", "Firefox", "Android" },
		{ "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101"
		  " Firefox/140.0", "Firefox", "Linux" },
		{ "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0" WEBKIT
		  "Safari/537.36", "Chrome", "ChromeOS" },
		{ "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
		  " AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0"
		  " Safari/605.1.15", "Safari", "macOS" },
		{ IPHONE "Version/18.6 Mobile/15E148 Safari/604.1",
		  "Safari", "iPhone" },
		{ IPHONE "CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
		  "Chrome", "iPhone" },
		{ IPHONE "FxiOS/143.0 Mobile/15E148 Safari/605.1.15",
		  "Firefox", "iPhone" },
		{ "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X)"
		  " AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/140.0"
		  " Mobile/15E148 Safari/605.1.15", "Edge", "iPad" },
		{ "curl/8.14.1", "", "" },
		{ "You won <b>a prize</b>: call 555", "", "" },
		{ "", "", "" },
		{ NULL, "", "" }
	};
	struct agent	 agent;
	size_t		 i;

	for (i = 0; i < COUNT(rows); i++) {
		agent = agent_find(rows[i].field);
		cr_expect_str_eq(agent.browser, rows[i].browser, "%s",
		    rows[i].field);
		cr_expect_str_eq(agent.system, rows[i].system, "%s",
		    rows[i].field);
	}
}
