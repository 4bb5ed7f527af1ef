/*
 * codegen SPECDIR OUTDIR
 * codegen --keys
 * codegen --schema service|routes|records|pages
 *
 * Reads and checks the spec and writes the files generated from it to a folder.
 * Writes nothing if the spec has a fault. With --keys, prints spec/README.md;
 * with --schema the JSON Schema of a file, for editors.
 */
#include <sys/stat.h>

#include <err.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "codegen/generate.h"

static void
write_file(const char *path, const struct buf *out)
{
	FILE	*file;

	if ((file = fopen(path, "w")) == NULL)
		err(1, "cannot open '%s'", path);
	if (fwrite(out->data, 1, out->length, file) != out->length ||
	    fclose(file) != 0)
		err(1, "cannot write '%s'", path);
}

static void
write_files(const struct list *files, const char *folder)
{
	const struct file	*file;

	if (mkdir(folder, 0777) != 0 && errno != EEXIST)
		err(1, "cannot make '%s'", folder);
	EACH(file, *files)
		write_file(memory_print("%s/%s", folder, file->name),
		    &file->out);
}

/* Prints the page of keys, or the schema of a kind of file. */
static int
print_keys(const char *file)
{
	struct buf	page = memory_buf();

	if (file == NULL)
		emit_keys(&page);
	else if (!emit_schema(&page, file))
		errx(2, "no schema of '%s'", file);
	fputs(page.data, stdout);
	generate_end();

	return (0);
}

int
main(int argc, char **argv)
{
	struct spec	spec = { .folder = NULL };
	struct list	files = { NULL, 0 };
	bool		good;

	if (argc == 2 && strcmp(argv[1], "--keys") == 0)
		return (print_keys(NULL));
	if (argc != 3)
		errx(2, "usage: codegen SPECDIR OUTDIR | --keys |"
		    " --schema FILE");
	if (strcmp(argv[1], "--schema") == 0)
		return (print_keys(argv[2]));
	if ((good = generate_read(&spec, argv[1]))) {
		generate_files(&spec, &files);
		write_files(&files, argv[2]);
	}
	generate_end();

	return (good ? 0 : 1);
}
