/*
 * Fuzz targets. Each takes any bytes, and aborts if a condition is not met.
 * `make fuzz` runs them with libFuzzer, `make test` with the files in
 * corpus/NAME (tests/command/test_fuzz.c).
 */
#ifndef ALMANAC_FUZZ_H
#define ALMANAC_FUZZ_H

#include <stddef.h>
#include <stdint.h>

typedef int	 fuzz_target(const uint8_t *, size_t);

fuzz_target	 fuzz_chunks;
fuzz_target	 fuzz_content;
fuzz_target	 fuzz_cost;
fuzz_target	 fuzz_csv;
fuzz_target	 fuzz_dates;
fuzz_target	 fuzz_desk;
fuzz_target	 fuzz_form;
fuzz_target	 fuzz_html;
fuzz_target	 fuzz_import;
fuzz_target	 fuzz_json;
fuzz_target	 fuzz_message;
fuzz_target	 fuzz_multipart;
fuzz_target	 fuzz_route;
fuzz_target	 fuzz_rrule;
fuzz_target	 fuzz_search;
fuzz_target	 fuzz_serve;
fuzz_target	 fuzz_slugs;
fuzz_target	 fuzz_spec;
fuzz_target	 fuzz_stored;
fuzz_target	 fuzz_zones;

/* Aborts unless the condition is true. */
#define MUST(truth)							\
	((truth) ? (void)0 : fuzz_fail(__FILE__, __LINE__, #truth))

_Noreturn void	 fuzz_fail(const char *file, int line, const char *what);

#endif
