#include "command/import/import_progress.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include "base/clock.h"

#define WIDTH	30
#define OFTEN	(CLOCK_SECOND / 10)

static const char	 full[] = "##############################";
static const char	 empty[] = "..............................";

static int64_t	 shown;		/* clock_steady() */

static bool
is_terminal(void)
{
	return (isatty(STDERR_FILENO) == 1);
}

static void
draw(const char *what, int64_t done, int64_t total)
{
	int	 part;

	if (total <= 0) {
		fprintf(stderr, "\r%-12s%10" PRId64 "\033[K", what, done);
		return;
	}
	part = (int)((double)(done < total ? done : total) / (double)total *
	    WIDTH);
	fprintf(stderr, "\r%-12s%10" PRId64 "/%-10" PRId64 " [%.*s%.*s]\033[K",
	    what, done, total, part, full, WIDTH - part, empty);
}

void
progress_show(const char *what, int64_t done, int64_t total)
{
	if (!is_terminal() || clock_steady() - shown < OFTEN)
		return;
	shown = clock_steady();
	draw(what, done, total);
}

void
progress_clear(void)
{
	if (is_terminal())
		fprintf(stderr, "\r\033[K");
}

void
progress_end(const char *what, int64_t done)
{
	progress_clear();
	fprintf(stderr, "%-12s%10" PRId64 "\n", what, done);
}

void
progress_wait(const char *why, long seconds)
{
	progress_clear();
	fprintf(stderr, "%s: waiting %ld s\n", why, seconds);
}
