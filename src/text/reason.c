#include "text/reason.h"

#include <stdio.h>

#define ENGLISH	0	/* the first locale of the spec */

void
reason_set(struct reason *r, enum text text, const char *about)
{
	r->text = text;
	snprintf(r->about, sizeof(r->about), "%s", about);
}

const char *
reason_text(enum text text)
{
	return (texts[ENGLISH][text]);
}

void
reason_print(const struct reason *r, char *to, size_t size)
{
	snprintf(to, size, "%s%s%s", r->about, *r->about != '\0' ? ": " : "",
	    reason_text(r->text));
}
