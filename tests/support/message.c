#include <string.h>

#include "message.h"

#define LIBRARY	"<library>"

bool
message_is(const char *message, const char *expected)
{
	const char	*mark;
	size_t		 ours, theirs;

	if ((mark = strstr(expected, LIBRARY)) == NULL)
		return (strcmp(message, expected) == 0);
	ours = (size_t)(mark - expected);
	if (strncmp(message, expected, ours) != 0)
		return (false);
	theirs = strcspn(message + ours, "\n");

	return (theirs > 0 && message_is(message + ours + theirs,
	    mark + strlen(LIBRARY)));
}
