#include <sys/wait.h>

#include <dirent.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#define SPECS		"tests/spec"
#define OUTPUT_MAX	(1 << 20)

static char	folder[] = P_tmpdir "/codegen-XXXXXX";
static char	output[OUTPUT_MAX];	/* of the last command */

/* Runs a shell's command and returns its exit status. */
__attribute__((format(printf, 1, 2))) static int
run(const char *format, ...)
{
	char	 command[1024];
	va_list	 args;
	FILE	*pipe;

	va_start(args, format);
	vsnprintf(command, sizeof(command), format, args);
	va_end(args);
	cr_assert_not_null(pipe = popen(command, "r"));
	output[fread(output, 1, sizeof(output) - 1, pipe)] = '\0';

	return (WEXITSTATUS(pclose(pipe)));
}

static int
generate(const char *spec, const char *to)
{
	const char	*program;

	if ((program = getenv("CODEGEN")) == NULL)
		program = "build/codegen/codegen";

	return (run("%s %s %s/%s 2>&1", program, spec, folder, to));
}

static const char *
read_file(const char *path)
{
	static char	 text[OUTPUT_MAX];
	FILE		*in;

	cr_assert_not_null(in = fopen(path, "r"), "cannot open '%s'", path);
	text[fread(text, 1, sizeof(text) - 1, in)] = '\0';
	fclose(in);

	return (text);
}

/* Replaces the first of `from` in a file of the copied spec. */
static void
change(const char *name, const char *from, const char *to)
{
	char		 path[256];
	const char	*text, *found;
	FILE		*out;

	snprintf(path, sizeof(path), "%s/spec/%s", folder, name);
	text = read_file(path);
	found = strstr(text, from);
	cr_assert_not_null(found, "%s has no '%s'", name, from);
	cr_assert_not_null(out = fopen(path, "w"));
	fprintf(out, "%.*s%s%s", (int)(found - text), text, to,
	    found + strlen(from));
	fclose(out);
}

static void
expect_in_routes(const char *part)
{
	char	path[256];

	snprintf(path, sizeof(path), "%s/out/routes.c", folder);
	cr_expect_not_null(strstr(read_file(path), part), "no %s", part);
}

static void
make_folder(void)
{
	cr_assert_not_null(mkdtemp(folder));
	cr_assert_eq(run("cp -r --parents spec src/pages %s", folder), 0);
}

static void
remove_folder(void)
{
	run("rm -rf '%s'", folder);
}

TestSuite(codegen, .init = make_folder, .fini = remove_folder);

static int
is_refused(const struct dirent *entry)
{
	return (*entry->d_name != '.' && strcmp(entry->d_name, "good") != 0);
}

static void
expect_refused(const char *name)
{
	char	spec[128], expected[256], out[256];
	int	status;

	snprintf(spec, sizeof(spec), SPECS "/%s", name);
	snprintf(expected, sizeof(expected), "%s/expected", spec);
	snprintf(out, sizeof(out), "%s/out", folder);
	status = generate(spec, "out");
	cr_expect_eq(status, 1, "%s: status %d", name, status);
	cr_expect_str_eq(output, read_file(expected), "%s:\n%s", name,
	    output);
	cr_expect_neq(access(out, F_OK), 0, "%s: wrote something", name);
}

Test(codegen, refuses_each_fault_at_its_place_and_writes_nothing)
{
	struct dirent	**entries;
	int		  count, i;

	count = scandir(SPECS, &entries, is_refused, alphasort);
	cr_assert_gt(count, 100);
	for (i = 0; i < count; i++) {
		expect_refused(entries[i]->d_name);
		free(entries[i]);
	}
	free(entries);
}

Test(codegen, a_good_spec_becomes_these_files)
{
	cr_assert_eq(generate(SPECS "/good", "out"), 0, "%s", output);
	run("diff -r %s/out " SPECS "/good/expected", folder);
	cr_expect_str_eq(output, "");
}

Test(codegen, the_same_spec_becomes_the_same_bytes)
{
	cr_assert_eq(generate("spec", "out"), 0, "%s", output);
	cr_assert_eq(generate("spec", "again"), 0, "%s", output);
	run("diff -r %s/out %s/again", folder, folder);
	cr_expect_str_eq(output, "");
}

Test(codegen, files_that_are_right_are_left_alone)
{
	cr_assert_eq(generate("spec", "out"), 0, "%s", output);
	run("touch -d @0 %s/out/* && rm %s/out/tree.c", folder, folder);
	cr_assert_eq(generate("spec", "out"), 0, "%s", output);
	run("cd %s/out && find . -newermt @0", folder);
	cr_expect_str_eq(output, ".\n./tree.c\n");
}

Test(codegen, check_accepts_what_is_current)
{
	cr_assert_eq(generate("spec", "out"), 0, "%s", output);
	cr_expect_eq(generate("--check spec", "out"), 0);
	cr_expect_str_eq(output, "");
}

Test(codegen, check_refuses_what_is_stale_and_leaves_it)
{
	char	expected[256];

	cr_assert_eq(generate("spec", "out"), 0, "%s", output);
	run("echo >>%s/out/tree.c; cp -r %s/out %s/stale", folder, folder,
	    folder);
	cr_expect_eq(generate("--check spec", "out"), 1);
	snprintf(expected, sizeof(expected),
	    "%s/out/ is stale: run 'make generated'\n", folder);
	cr_expect_str_eq(output, expected);
	run("diff -r %s/out %s/stale", folder, folder);
	cr_expect_str_eq(output, "");
}

Test(codegen, check_makes_no_folder)
{
	char	path[256];

	cr_expect_eq(generate("--check spec", "out"), 1);
	snprintf(path, sizeof(path), "%s/out", folder);
	cr_expect_neq(access(path, F_OK), 0);
}

Test(codegen, a_parameter_more_is_a_row_more)
{
	static const char *const	locales[] = { "en", "de", "fr", "es" };
	char				name[256], spec[256];
	size_t				i;

	change("events.yaml", "per_page, start_date", "per_page, shade, start_date");
	change("events.yaml", "      start_date:       {in: query",
	    "      shade: {in: query, type: enum, values: [light, dark], "
	    "default: dark}\n      start_date:       {in: query");
	for (i = 0; i < 4; i++) {
		snprintf(name, sizeof(name), "locales/%s.yaml", locales[i]);
		change(name, "service.title:", "event_list.shade: Shade.\n"
		    "service.title:");
	}
	snprintf(spec, sizeof(spec), "%s/spec", folder);
	cr_assert_eq(generate(spec, "out"), 0, "%s", output);
	expect_in_routes("\tROW_HAS(event_list, shade, QUERY, ENUM, STRING,\n"
	    "\t    .flags = PARAM_DEFAULT, .words = event_list_shade_words,\n"
	    "\t    .shown_default = \"\\\"dark\\\"\", "
	    ".text = TEXT_EVENT_LIST_SHADE),\n");
	expect_in_routes("\t.shade = EVENT_LIST_SHADE_DARK,\n");
	expect_in_routes("\tROW_EVENT_LIST_PER_PAGE,\n\tROW_EVENT_LIST_SHADE,\n");
}

Test(codegen, another_default_is_another_value_everywhere)
{
	char	spec[256];

	cr_assert_eq(generate("spec", "before"), 0, "%s", output);
	change("service.yaml", "default: 10,", "default: 33,");
	snprintf(spec, sizeof(spec), "%s/spec", folder);
	cr_assert_eq(generate(spec, "out"), 0, "%s", output);
	expect_in_routes("\t.paging.per_page = 33");
	expect_in_routes(".max = 50, .shown_default = \"33\"");
	run("cd %s/out && sed -i 's/per_page = 33/per_page = 10/; "
	    "s/shown_default = \"33\"/shown_default = \"10\"/' routes.c && "
	    "diff -r . ../before", folder);
	cr_expect_str_eq(output, "");
}
