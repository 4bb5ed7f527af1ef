#include <sys/mman.h>

#include <criterion/criterion.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "listener.h"
#include "post_office.h"
#include "tests/server/harness.h"

static struct post_office	*office;
static char			 person[64];
static int			 pause_of_others;

/* Reads the text of a letter up to its last line. */
static void
take_text(FILE *f, bool is_personal)
{
	char	 line[2048];

	fputs("354 go on\r\n", f);
	while (fgets(line, sizeof(line), f) != NULL)
		if (strcmp(line, ".\r\n") == 0)
			break;
	if (!is_personal)
		pause_for(pause_of_others);
	__atomic_add_fetch(&office->letters, 1, __ATOMIC_RELAXED);
	if (is_personal)
		__atomic_add_fetch(&office->personal, 1, __ATOMIC_RELAXED);
	fputs("250 taken\r\n", f);
}

static void
converse(FILE *f)
{
	char	 line[2048];
	bool	 is_personal = false;

	fputs("220 post office\r\n", f);
	while (fgets(line, sizeof(line), f) != NULL) {
		if (strncasecmp(line, "RCPT", 4) == 0)
			is_personal = strstr(line, person) != NULL;
		if (strncasecmp(line, "DATA", 4) == 0)
			take_text(f, is_personal);
		else
			fputs("250 fine\r\n", f);
	}
}

struct post_office *
post_office_open(const char *to, int milliseconds)
{
	snprintf(person, sizeof(person), "<%s>", to);
	pause_of_others = milliseconds;
	office = mmap(NULL, sizeof(*office), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	cr_assert_neq(office, MAP_FAILED);
	office->port = listener_start(converse);
	return (office);
}
