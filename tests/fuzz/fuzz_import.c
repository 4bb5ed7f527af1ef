/*
 * After every import, derived data matches the records, and a second import of
 * the same input creates and changes nothing.
 */
#include <stdio.h>

#include "base/arena.h"
#include "base/json.h"
#include "command/csv/csv_rows.h"
#include "command/export/export.h"
#include "command/ical/ical_text.h"
#include "command/import/import.h"
#include "command/import/import_input.h"
#include "command/import/import_site.h"
#include "command/import/import_tec.h"
#include "command/inside.h"
#include "config/site.h"
#include "store/db.h"
#include "store/store.h"
#include "tests/support/derived.h"
#include "tests/fuzz/fuzz.h"
#include "text/zones.h"

#define NOW	INT64_C(1800000000)	/* in January 2027 */

static struct arena	*forever;
static struct site	 site;
static struct inside	*inside;
static FILE		*nowhere;

static void
start(void)
{
	if (inside != NULL)
		return;
	forever = arena_new();
	MUST(zones_load(NULL));
	MUST(site_read(&site, forever, NULL) == NULL);
	inside = inside_new(store_memory(), &site);
	MUST((nowhere = fopen("/dev/null", "w")) != NULL);
}

static bool
put_json(struct import *im, const struct buf *text)
{
	const struct value	*page;
	struct arena		*arena;
	const char		*error;
	struct tec		 tec;
	bool			 fine = true;

	arena = arena_new();
	tec_open(&tec, im);
	im->source = "site";
	page = json_read(arena, text->data, text->length, &error);
	if (page != NULL)
		fine = tec_put_page(&tec, page, "page");
	arena_free(arena);
	return (fine);
}

static bool
put_ical(struct import *im, const struct buf *text)
{
	char	*copy;

	copy = ical_text(im->arena, text->data, text->length, "", im->report,
	    "file");
	return (copy != NULL && import_ical(im, copy, "file", NULL));
}

static bool
put_csv(struct import *im, const struct buf *text)
{
	const char	*copy;

	copy = csv_text(im->arena, text->data, text->length, im->report,
	    "file");
	return (copy != NULL && import_csv(im, copy, "file", NULL));
}

/* Imports a text. Returns how many records it has created and changed. */
static int64_t
put(enum input_kind kind, const struct buf *text)
{
	struct import	 im;
	int64_t		 count = 0;
	int		 k;
	bool		 fine;

	import_open(&im, inside, report_new());
	im.now = NOW;
	fine = kind == INPUT_JSON ? put_json(&im, text) :
	    kind == INPUT_CSV ? put_csv(&im, text) : put_ical(&im, text);
	if (fine)
		MUST(import_finish(&im));
	for (k = 0; k < IMPORT_KINDS; k++)
		count += report_count(im.report, (enum import_kind)k,
		    IMPORT_NEW) + report_count(im.report,
		    (enum import_kind)k, IMPORT_CHANGED);
	report_print(im.report, nowhere);
	report_free(im.report);
	import_close(&im);
	return (count);
}

static void
put_twice(struct input *in)
{
	struct arena	*arena;
	struct buf	 text;

	arena = arena_new();
	MUST(input_all(in, arena, &text) == NULL);
	(void)site_read_link(arena, text.data);
	(void)put(in->kind, &text);
	MUST(put(in->kind, &text) == 0);
	arena_free(arena);
}

static void
put_back(struct input *in)
{
	struct report	*report;

	report = report_new();
	if (export_load(inside_db(inside), &site, in, true, report) != NULL)
		db_rollback(inside_db(inside));
	report_free(report);
}

int
fuzz_import(const uint8_t *data, size_t size)
{
	struct input	 in;
	FILE		*f;

	start();
	if (size == 0)
		return (0);
	MUST((f = fmemopen((void *)(uintptr_t)data, size, "r")) != NULL);
	input_take(&in, f, "file");
	inside_begin(inside);
	if (in.kind == INPUT_LINES)
		put_back(&in);
	else
		put_twice(&in);
	if (!db_failed(inside_db(inside)))
		MUST(!derived_differs(inside_db(inside)));
	db_recover(inside_db(inside));
	fclose(f);
	return (0);
}
