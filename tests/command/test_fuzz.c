/* Runs the inputs that fuzzers have found through their targets. */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>

#include <criterion/criterion.h>

#include "tests/fuzz/fuzz.h"

#define FILE_SIZE	(1 << 20)	/* bytes */

static void
run_file(fuzz_target *target, const char *path)
{
	uint8_t	*bytes;
	size_t	 size;
	FILE	*in;

	cr_assert_not_null(in = fopen(path, "r"));
	cr_assert_not_null(bytes = malloc(FILE_SIZE));
	size = fread(bytes, 1, FILE_SIZE, in);
	fclose(in);
	/* Memory ends where the file does, to detect reads beyond it. */
	cr_assert_not_null(bytes = realloc(bytes, size + (size == 0)));
	target(bytes, size);
	free(bytes);
}

static void
run_corpus(fuzz_target *target, const char *pattern)
{
	glob_t	 files;
	size_t	 i;

	cr_assert_eq(glob(pattern, 0, NULL, &files), 0, "%s", pattern);
	for (i = 0; i < files.gl_pathc; i++)
		run_file(target, files.gl_pathv[i]);
	globfree(&files);
}

#define CORPUS(name)							\
	Test(fuzz, name)						\
	{								\
		run_corpus(fuzz_ ## name, "tests/fuzz/corpus/" #name "/*"); \
	}

CORPUS(chunks)
CORPUS(content)
CORPUS(cost)
CORPUS(csv)
CORPUS(dates)
CORPUS(desk)
CORPUS(form)
CORPUS(html)
CORPUS(import)
CORPUS(json)
CORPUS(message)
CORPUS(multipart)
CORPUS(route)
CORPUS(rrule)
CORPUS(search)
CORPUS(serve)
CORPUS(slugs)
CORPUS(spec)
CORPUS(stored)
CORPUS(zones)
