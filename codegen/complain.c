#include <stdarg.h>
#include <stdio.h>

#include "codegen/complain.h"

static size_t	count;

void
complain(const struct place *place, const char *format, ...)
{
	va_list	args;

	fprintf(stderr, "%s:%zu:%zu: ", place->file, place->line,
	    place->column);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
	count++;
}

size_t
complaint_count(void)
{
	return (count);
}

void
complaint_forget(void)
{
	count = 0;
}
