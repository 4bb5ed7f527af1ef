#include "command/import/import_fetch_server.h"

#include <stdlib.h>
#include <strings.h>

#include <curl/curl.h>

static bool
is_same_part(CURLU *one, CURLU *other, CURLUPart part)
{
	char	*a = NULL, *b = NULL;
	bool	 same;

	same = curl_url_get(one, part, &a, CURLU_DEFAULT_PORT) == CURLUE_OK &&
	    curl_url_get(other, part, &b, CURLU_DEFAULT_PORT) == CURLUE_OK &&
	    strcasecmp(a, b) == 0;
	curl_free(a);
	curl_free(b);
	return (same);
}

bool
fetch_same_server(const char *address, const char *other)
{
	CURLU	*a, *b;
	bool	 same;

	if ((a = curl_url()) == NULL || (b = curl_url()) == NULL)
		abort();
	same = curl_url_set(a, CURLUPART_URL, address, 0) == CURLUE_OK &&
	    curl_url_set(b, CURLUPART_URL, other, 0) == CURLUE_OK &&
	    is_same_part(a, b, CURLUPART_SCHEME) &&
	    is_same_part(a, b, CURLUPART_HOST) &&
	    is_same_part(a, b, CURLUPART_PORT);
	curl_url_cleanup(a);
	curl_url_cleanup(b);
	return (same);
}
