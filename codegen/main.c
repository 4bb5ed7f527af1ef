/*
 * codegen [--check] SPECDIR OUTDIR
 *
 * Reads the spec, checks it, and writes the C that follows from it.  Nothing
 * is written when the spec has a fault, and no file that is right already.
 * With --check it only says whether all files are.
 */
#include <sys/stat.h>

#include <err.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "codegen/check.h"
#include "codegen/emit.h"

struct file {
	const char	*name;
	struct out	 out;
};

static const struct {
	const char	*name;
	void		(*emit)(struct out *, const struct spec *);
} makers[] = {
	{ "service.h", emit_service_h },
	{ "errors.h", emit_errors_h },
	{ "errors.c", emit_errors_c },
	{ "texts.h", emit_texts_h },
	{ "texts.c", emit_texts_c },
	{ "routes.h", emit_routes_h },
	{ "routes.c", emit_routes_c },
	{ "tree.c", emit_tree_c },
	{ "records.c", emit_records_c },
	{ "common.c", emit_common_c }
};

static bool
is_sound(struct spec *spec, const char *folder)
{
	if (!spec_read(spec, folder))
		return (false);
	check_service(spec);
	check_groups(spec);
	check_routes(spec);
	check_paths(spec);
	check_records(spec);
	if (complaint_count() > 0 || !spec_read_locales(spec))
		return (false);
	check_texts(spec);

	return (complaint_count() == 0);
}

static struct file *
new_file(struct list *files, const char *name)
{
	struct file	*file;

	file = memory_get(sizeof(*file));
	file->name = name;
	list_add(files, file);

	return (file);
}

static void
make_files(const struct spec *spec, struct list *files)
{
	const struct locale	*locale;
	size_t			 i;

	for (i = 0; i < sizeof(makers) / sizeof(makers[0]); i++)
		makers[i].emit(&new_file(files, makers[i].name)->out, spec);
	for (i = 0; i < spec->locales.count; i++) {
		locale = spec->locales.items[i];
		emit_locale_c(&new_file(files, memory_print("texts_%s.c",
		    locale->name->text))->out, spec, locale);
	}
}

static bool
is_current(const char *path, const struct out *out)
{
	FILE	*in;
	char	*text;
	size_t	 length;

	if ((in = fopen(path, "r")) == NULL)
		return (false);
	text = memory_get(out->length + 1);
	length = fread(text, 1, out->length + 1, in);
	fclose(in);

	return (length == out->length && memcmp(text, out->text, length) == 0);
}

static void
write_file(const char *path, const struct out *out)
{
	FILE	*file;

	if ((file = fopen(path, "w")) == NULL)
		err(1, "cannot open '%s'", path);
	if (fwrite(out->text, 1, out->length, file) != out->length ||
	    fclose(file) != 0)
		err(1, "cannot write '%s'", path);
}

/* Writes what is not right already, or with `check` says that it is not. */
static int
finish(const struct list *files, const char *folder, bool check)
{
	const struct file	*file;
	const char		*path;
	size_t			 i;

	if (!check && mkdir(folder, 0777) != 0 && errno != EEXIST)
		err(1, "cannot make '%s'", folder);
	for (i = 0; i < files->count; i++) {
		file = files->items[i];
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

	return (0);
}

int
main(int argc, char **argv)
{
	struct spec	spec = { .folder = NULL };
	struct list	files = { NULL, 0 };
	bool		check;

	check = argc == 4 && strcmp(argv[1], "--check") == 0;
	if (argc != 3 && !check)
		errx(2, "usage: codegen [--check] SPECDIR OUTDIR");
	if (!is_sound(&spec, argv[argc - 2]))
		return (1);
	make_files(&spec, &files);

	return (finish(&files, argv[argc - 1], check));
}
