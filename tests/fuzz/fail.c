#include <stdio.h>
#include <stdlib.h>

#include "tests/fuzz/fuzz.h"

void
fuzz_fail(const char *file, int line, const char *what)
{
	fprintf(stderr, "%s:%d: not so: %s\n", file, line, what);
	abort();
}
