#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"

#define SHIFT_DIGITS	12	/* longest shift in seconds */

static int64_t	shift;		/* set before any fork or thread */

static bool
read_shift(const char *text, int64_t *seconds)
{
	size_t	 digits;

	if (*text != '+' && *text != '-')
		return (false);
	digits = strspn(text + 1, "0123456789");
	if (digits == 0 || digits > SHIFT_DIGITS || text[1 + digits] != '\0')
		return (false);
	*seconds = strtoll(text, NULL, 10);

	return (true);
}

/* strptime() alone would accept blanks, signs and single digits. */
static bool
read_instant(const char *text, int64_t *utc)
{
	static const char	 form[] = "0000-00-00T00:00:00Z";
	struct tm		 tm, read;
	size_t			 i;

	if (strlen(text) != sizeof(form) - 1)
		return (false);
	for (i = 0; i < sizeof(form) - 1; i++)
		if (form[i] == '0' ? text[i] < '0' || text[i] > '9' :
		    text[i] != form[i])
			return (false);
	memset(&tm, 0, sizeof(tm));
	if (strptime(text, "%Y-%m-%dT%H:%M:%SZ", &tm) == NULL)
		return (false);

	/* timegm() turns days that do not exist, such as 02-30, into others. */
	read = tm;
	*utc = timegm(&tm);

	return (tm.tm_mday == read.tm_mday && tm.tm_sec == read.tm_sec);
}

bool
clock_start(const char *setting)
{
	int64_t	 utc;

	shift = 0;
	if (setting == NULL)
		return (true);
	if (read_shift(setting, &shift))
		return (true);
	if (!read_instant(setting, &utc))
		return (false);
	shift = utc - time(NULL);

	return (true);
}

int64_t
clock_shift(void)
{
	return (shift);
}

int64_t
clock_now(void)
{
	return (time(NULL) + shift);
}

static int64_t
read_clock(clockid_t clock)
{
	struct timespec	 t;

	clock_gettime(clock, &t);

	return (t.tv_sec * CLOCK_SECOND + t.tv_nsec);
}

int64_t
clock_steady(void)
{
	return (read_clock(CLOCK_MONOTONIC));
}

int64_t
clock_work(void)
{
	return (read_clock(CLOCK_THREAD_CPUTIME_ID));
}
