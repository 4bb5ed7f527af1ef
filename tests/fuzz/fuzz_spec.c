/*
 * A spec with one file of any bytes; the first line is its name. The generator
 * rejects it with positions in its files, or its output is complete and the
 * same each time.
 */
#include <sys/stat.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "codegen/generate.h"
#include "tests/fuzz/fuzz.h"

#define GOOD	"tests/spec/good/"

static const char *const	names[] = {
	"books.yaml", "service.yaml", "records.yaml", "locales/en.yaml",
	"locales/de.yaml"
};

#define NAMES	COUNT(names)

static char	folder[] = "/tmp/fuzz-spec-XXXXXX";

static const char *
path_of(const char *name)
{
	static char	 path[100];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return (path);
}

static void
write_file(const char *name, const void *bytes, size_t length)
{
	FILE	*to;

	MUST((to = fopen(path_of(name), "w")) != NULL);
	MUST(fwrite(bytes, 1, length, to) == length);
	MUST(fclose(to) == 0);
}

/* Copies a file of the good spec. */
static void
copy_file(const char *name)
{
	static char	 text[10000], from[100];
	FILE		*in;

	snprintf(from, sizeof(from), GOOD "%s", name);
	MUST((in = fopen(from, "r")) != NULL);
	write_file(name, text, fread(text, 1, sizeof(text), in));
	MUST(fclose(in) == 0);
}

static void
remove_folder(void)
{
	size_t	 i;

	for (i = 0; i < NAMES; i++)
		(void)unlink(path_of(names[i]));
	(void)rmdir(path_of("locales"));
	(void)rmdir(folder);
}

static void
make_folder(void)
{
	size_t	 i;

	MUST(mkdtemp(folder) != NULL);
	MUST(mkdir(path_of("locales"), 0700) == 0);
	for (i = 0; i < NAMES; i++)
		copy_file(names[i]);
	atexit(remove_folder);
}

/* Each line is "FOLDER/NAME:LINE:COLUMN: sentence". */
static void
check_complaints(const char *text)
{
	const char	*end;
	char		*at;

	for (; *text != '\0'; text = end + 1) {
		MUST((end = strchr(text, '\n')) != NULL);
		if (strncmp(text, folder, strlen(folder)) != 0)
			continue;
		MUST((text = strchr(text, ':')) != NULL);
		MUST(strtoul(text + 1, &at, 10) > 0 && *at == ':');
		MUST(strtoul(at + 1, &at, 10) > 0 && *at == ':');
		MUST(at[1] == ' ' && at + 2 < end);
	}
}

static void
check_files(const struct list *files, const struct list *again)
{
	const struct file	*file, *other;
	size_t			 i;

	MUST(files->count == again->count);
	for (i = 0; i < files->count; i++) {
		file = files->items[i];
		other = again->items[i];
		MUST(file->out.length == other->out.length);
		MUST(memcmp(file->out.data, other->out.data,
		    file->out.length) == 0);
		MUST(strlen(file->out.data) == file->out.length);
		MUST(file->out.data[file->out.length - 1] == '\n');
	}
}

static void
check_spec(void)
{
	struct spec	spec = { .folder = NULL };
	struct list	files = { NULL, 0 }, again = { NULL, 0 };
	FILE		*screen = stderr;
	char		*said;
	size_t		 length;
	bool		 sound;

	MUST((stderr = open_memstream(&said, &length)) != NULL);
	sound = generate_read(&spec, folder);
	fclose(stderr);
	stderr = screen;
	MUST(sound == (complaint_count() == 0));
	MUST(sound == (length == 0));
	check_complaints(said);
	free(said);
	if (sound) {
		generate_files(&spec, &files);
		generate_files(&spec, &again);
		check_files(&files, &again);
	}
	generate_end();
}

int
fuzz_spec(const uint8_t *data, size_t size)
{
	const uint8_t	*text;
	size_t		 i;

	if (access(folder, F_OK) == -1)
		make_folder();
	if ((text = memchr(data, '\n', size)) == NULL)
		return (0);
	for (i = 0; i < NAMES; i++)
		if (strlen(names[i]) == (size_t)(text - data) &&
		    memcmp(names[i], data, strlen(names[i])) == 0)
			break;
	if (i == NAMES)
		return (0);
	text++;
	write_file(names[i], text, size - (size_t)(text - data));
	check_spec();
	copy_file(names[i]);

	return (0);
}
