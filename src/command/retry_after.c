#include "command/retry_after.h"

#include <sys/param.h>

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "text/dates.h"

int64_t
retry_after(CURL *curl)
{
	struct curl_header	*field;
	int64_t			 seconds;
	time_t			 date;

	if (curl_easy_header(curl, "Retry-After", 0, CURLH_HEADER, -1,
	    &field) != CURLHE_OK)
		return (0);
	if (field->value[strspn(field->value, "0123456789")] == '\0')
		seconds = strtoll(field->value, NULL, 10);
	else if ((date = curl_getdate(field->value, NULL)) != -1)
		seconds = (int64_t)date - clock_now();
	else
		seconds = 0;
	return (MAX(0, MIN(seconds, DATE_DAY)));
}
