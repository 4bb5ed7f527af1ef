/*
 * codegen [--check] SPECDIR OUTDIR
 * codegen --keys
 * codegen --schema service|routes|records|pages
 *
 * Reads and checks the spec and writes the files generated from it. Writes
 * nothing if the spec has a fault, and only files that have changed. Prints
 * the names of other files in OUTDIR, for 'make generated', which removes them.
 * With --check, only checks whether all files are up to date, without others.
 * With --keys, prints spec/README.md; with --schema the JSON Schema of a file,
 * for editors.
 */
#include <sys/stat.h>

#include <dirent.h>
#include <err.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "codegen/generate.h"

static bool
is_current(const char *path, const struct buf *out)
{
	FILE	*in;
	char	*text;
	size_t	 length;

	if ((in = fopen(path, "r")) == NULL)
		return (false);
	text = memory_get(out->length + 1);
	length = fread(text, 1, out->length + 1, in);
	fclose(in);

	return (length == out->length && memcmp(text, out->data, length) == 0);
}

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

static bool
is_generated(const struct list *files, const char *name)
{
	const struct file	*file;

	EACH(file, *files) {
		if (strcmp(file->name, name) == 0)
			return (true);
	}

	return (*name == '.');
}

/* With `check`, other files are a fault. */
static int
report_others(const struct list *files, const char *folder, bool check)
{
	struct dirent	*entry;
	DIR		*dir;
	int		 status = 0;

	if ((dir = opendir(folder)) == NULL)
		err(1, "cannot open '%s'", folder);
	while ((entry = readdir(dir)) != NULL) {
		if (is_generated(files, entry->d_name))
			continue;
		if (check) {
			fprintf(stderr, "'%s/%s' is not generated: run 'make"
			    " generated'\n", folder, entry->d_name);
			status = 1;
		} else
			printf("%s/%s\n", folder, entry->d_name);
	}
	closedir(dir);

	return (status);
}

/* Writes the files that are not up to date. With `check`, only reports them. */
static int
write_files(const struct list *files, const char *folder, bool check)
{
	const struct file	*file;
	const char		*path;

	if (!check && mkdir(folder, 0777) != 0 && errno != EEXIST)
		err(1, "cannot make '%s'", folder);
	EACH(file, *files) {
		path = memory_print("%s/%s", folder, file->name);
		if (is_current(path, &file->out))
			continue;
		if (check) {
			fprintf(stderr, "%s/ is stale: run 'make generated'\n",
			    folder);
			return (1);
		}
		write_file(path, &file->out);
	}

	return (report_others(files, folder, check));
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
	bool		check;
	int		status;

	if (argc == 2 && strcmp(argv[1], "--keys") == 0)
		return (print_keys(NULL));
	if (argc == 3 && strcmp(argv[1], "--schema") == 0)
		return (print_keys(argv[2]));
	check = argc == 4 && strcmp(argv[1], "--check") == 0;
	if (argc != 3 && !check)
		errx(2, "usage: codegen [--check] SPECDIR OUTDIR | --keys |"
		    " --schema FILE");
	status = 1;
	if (generate_read(&spec, argv[argc - 2])) {
		generate_files(&spec, &files);
		status = write_files(&files, argv[argc - 1], check);
	}
	generate_end();

	return (status);
}
