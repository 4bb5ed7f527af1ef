#include <sys/stat.h>

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "ledger.h"
#include "replay.h"
#include "trace.h"

#define CONTENTS_MAX	(RECORDS_MAX * 4)

struct image {
	char	*bytes;
	size_t	 size, room;
};

/* A write that is done but not synced. */
struct pending {
	struct pending	*next;
	struct trace	 trace;
	long		 number;	/* in the order of the trace */
	char		*bytes;
};

/* A sync that has begun. */
struct sync {
	uint32_t	 thread, file;
	long		 number;
};

struct replay {
	FILE		*trace;
	long		 number;
	struct image	 images[TRACE_FILES];
	struct pending	*pending[TRACE_FILES];
	struct pending	*last[TRACE_FILES];	/* when there is one */
	struct sync	 syncs[64];
	int		 checkpoints;
	char		*answer;
	bool		 safe[CONTENTS_MAX];
};

struct replay *
replay_open(const char *trace)
{
	struct replay	*r;

	r = calloc(1, sizeof(*r));
	r->trace = fopen(trace, "r");
	cr_assert(r->trace != NULL, "no %s", trace);
	return (r);
}

static void
drop_first(struct replay *r, uint32_t file)
{
	struct pending	*p;

	p = r->pending[file];
	r->pending[file] = p->next;
	free(p->bytes);
	free(p);
}

static void
drop_all(struct replay *r, uint32_t file)
{
	while (r->pending[file] != NULL)
		drop_first(r, file);
}

void
replay_close(struct replay *r)
{
	uint32_t	 file;

	for (file = 0; file < TRACE_FILES; file++) {
		drop_all(r, file);
		free(r->images[file].bytes);
	}
	(void)fclose(r->trace);
	free(r->answer);
	free(r);
}

static void
resize(struct image *image, size_t size)
{
	if (size > image->room) {
		image->room = size * 2;
		image->bytes = realloc(image->bytes, image->room);
	}
	if (size > image->size)
		memset(image->bytes + image->size, 0, size - image->size);
	image->size = size;
}

static void
apply(struct image *image, const struct pending *p)
{
	size_t	 end;

	if (p->trace.kind == TRACE_TRUNCATE) {
		resize(image, (size_t)p->trace.offset);
		return;
	}
	end = (size_t)p->trace.offset + p->trace.length;
	if (end > image->size)
		resize(image, end);
	memcpy(image->bytes + p->trace.offset, p->bytes, p->trace.length);
}

/* Notes every content that the bytes mention: "c12z". */
static void
note_safe(struct replay *r, const struct pending *p)
{
	const char	*c, *end;
	long		 content;

	end = p->bytes + p->trace.length;
	for (c = p->bytes; (c = memchr(c, 'c', (size_t)(end - c))) != NULL; ) {
		content = 0;
		for (c++; c < end && *c >= '0' && *c <= '9'; c++)
			content = content < CONTENTS_MAX ?
			    content * 10 + *c - '0' : content;
		if (c < end && *c == 'z' && content < CONTENTS_MAX)
			r->safe[content] = true;
	}
}

/* Makes everything safe that was done before a sync began. */
static void
settle(struct replay *r, uint32_t file, long until)
{
	struct pending	*p;

	while ((p = r->pending[file]) != NULL && p->number < until) {
		apply(&r->images[file], p);
		note_safe(r, p);
		drop_first(r, file);
	}
}

static void
add(struct replay *r, const struct trace *t, char *bytes)
{
	struct pending	*p;

	p = malloc(sizeof(*p));
	*p = (struct pending){ .trace = *t, .number = r->number,
	    .bytes = bytes };
	if (r->pending[t->file] == NULL)
		r->pending[t->file] = p;
	else
		r->last[t->file]->next = p;
	r->last[t->file] = p;
}

static struct sync *
find_sync(struct replay *r, const struct trace *t)
{
	size_t	 i;

	for (i = 0; i < COUNT(r->syncs); i++)
		if (r->syncs[i].thread == t->thread ||
		    r->syncs[i].thread == 0)
			return (&r->syncs[i]);
	cr_assert_fail("too many threads");
	return (NULL);
}

static void
step(struct replay *r, const struct trace *t, char *bytes)
{
	switch (t->kind) {
	case TRACE_SYNC:
		*find_sync(r, t) = (struct sync){ t->thread, t->file,
		    r->number };
		break;
	case TRACE_SYNCED:
		settle(r, t->file, find_sync(r, t)->number);
		r->checkpoints += t->file == TRACE_DATABASE;
		break;
	case TRACE_REMOVE:
		drop_all(r, t->file);
		r->images[t->file].size = 0;
		break;
	case TRACE_ANSWER:
		free(r->answer);
		r->answer = bytes;
		return;
	default:
		add(r, t, bytes);
		return;
	}
	free(bytes);
}

bool
replay_step(struct replay *r, const char **answer)
{
	struct trace	 t;
	char		*bytes;

	*answer = NULL;
	if (fread(&t, sizeof(t), 1, r->trace) != 1)
		return (false);
	r->number++;
	bytes = malloc(t.length + 1);
	cr_assert_eq(fread(bytes, 1, t.length, r->trace), t.length);
	bytes[t.length] = '\0';
	step(r, &t, bytes);
	if (t.kind == TRACE_ANSWER)
		*answer = r->answer;
	return (true);
}

/* Most records are a page, with its header in the log. */
long
replay_length(const struct replay *r)
{
	struct stat	 st;

	cr_assert_eq(fstat(fileno(r->trace), &st), 0);
	return (st.st_size / 4150);
}

bool
replay_is_safe(const struct replay *r, int content)
{
	return (r->safe[content]);
}

int
replay_checkpoints(const struct replay *r)
{
	return (r->checkpoints);
}

static void
write_image(const struct replay *r, uint32_t file, const char *path,
    bool lucky)
{
	const struct pending	*p;
	struct image		 image;
	FILE			*to;

	image = r->images[file];
	image.bytes = malloc(image.room + 1);
	memcpy(image.bytes, r->images[file].bytes, image.size);
	for (p = r->pending[file]; lucky && p != NULL; p = p->next)
		if (random() % 2 == 0)
			apply(&image, p);
	to = fopen(path, "w");
	cr_assert_eq(fwrite(image.bytes, 1, image.size, to), image.size);
	cr_assert_eq(fclose(to), 0);
	free(image.bytes);
}

void
replay_cut(const struct replay *r, const char *path, bool lucky)
{
	char	 name[256];

	write_image(r, TRACE_DATABASE, path, lucky);
	snprintf(name, sizeof(name), "%s-wal", path);
	write_image(r, TRACE_WAL, name, lucky);
	snprintf(name, sizeof(name), "%s-shm", path);
	(void)unlink(name);
}
