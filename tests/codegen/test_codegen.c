#include <sys/wait.h>

#include <glob.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>
#include <jansson.h>

#include "base/array.h"
#include "tests/support/message.h"

#define GOOD		"tests/spec/good"
#define BASE		"tests/spec/base"
#define TABLES		"tests/spec/refused/*.txt"
#define OUTPUT_MAX	(1 << 20)
#define TEXT_MAX	4096

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
expect_in(const char *file, const char *part)
{
	char	path[256];

	snprintf(path, sizeof(path), "%s/out/%s", folder, file);
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

/* A case of tests/spec/refused/; tests/README.md describes the format. */
static struct {
	char		 name[TEXT_MAX];	/* "": none yet */
	enum { NOTHING, CHANGE, WRITE } doing;
	char		 file[TEXT_MAX];	/* to be changed or written */
	char		 before[TEXT_MAX], after[TEXT_MAX];
	char		 says[TEXT_MAX];
} row;

static void
add(char to[TEXT_MAX], const char *text)
{
	cr_assert_lt(strlen(to) + strlen(text), TEXT_MAX, "%s: too long",
	    row.name);
	strcat(to, text);
}

static const char *
path_of(const char *file)
{
	static char	 path[256];

	cr_assert_lt(snprintf(path, sizeof(path), "%s/spec/%s", folder, file),
	    (int)sizeof(path));

	return (path);
}

static void
begin_case(const char *name)
{
	cr_assert_eq(run("rm -rf %s/spec && cp -r " BASE " %s/spec", folder,
	    folder), 0);
	add(row.name, name);
}

static void
begin_file(int doing, const char *file)
{
	row.doing = doing;
	*row.file = '\0';
	add(row.file, file);
}

static void
end_file(void)
{
	const char	*found;
	FILE		*out;

	if (row.doing == CHANGE) {
		found = strstr(read_file(path_of(row.file)), row.before);
		cr_assert(found != NULL && strstr(found + 1, row.before) ==
		    NULL, "%s: not once in %s:\n%s", row.name, row.file,
		    row.before);
		change(row.file, row.before, row.after);
	} else if (row.doing == WRITE) {
		cr_assert_not_null(out = fopen(path_of(row.file), "w"));
		fputs(row.after, out);
		fclose(out);
	}
	row.doing = NOTHING;
	*row.before = *row.after = '\0';
}

/* Files are named without the folder. */
static void
leave_out_folder(char *text)
{
	const char	*part = path_of("");

	while ((text = strstr(text, part)) != NULL)
		memmove(text, text + strlen(part),
		    strlen(text + strlen(part)) + 1);
}

static void
expect_refused(const char *says)
{
	char	path[256];
	int	status;

	snprintf(path, sizeof(path), "%s/spec", folder);
	status = generate(path, "out");
	leave_out_folder(output);
	cr_expect_eq(status, 1, "%s: status %d", row.name, status);
	cr_expect(message_is(output, says), "%s:\n%s", row.name, output);
	snprintf(path, sizeof(path), "%s/out", folder);
	cr_expect_neq(access(path, F_OK), 0, "%s: wrote something", row.name);
}

static size_t
end_case(void)
{
	if (*row.name == '\0')
		return (0);
	end_file();
	expect_refused(row.says);
	*row.name = *row.says = '\0';

	return (1);
}

/* The text after a word and a blank, or NULL. */
static const char *
after_word(const char *line, const char *word)
{
	size_t	 length;

	length = strlen(word);

	return (strncmp(line, word, length) == 0 && line[length] == ' ' ?
	    line + length + 1 : NULL);
}

/* Takes a line that is not a line of a file. */
static void
take_word(const char *line)
{
	const char	*rest;

	end_file();
	if ((rest = after_word(line, "change")) != NULL)
		begin_file(CHANGE, rest);
	else if ((rest = after_word(line, "write")) != NULL)
		begin_file(WRITE, rest);
	else if ((rest = after_word(line, "remove")) != NULL)
		cr_assert_eq(unlink(path_of(rest)), 0, "%s", rest);
	else if ((rest = after_word(line, "says")) != NULL) {
		add(row.says, rest);
		add(row.says, "\n");
	} else
		cr_assert_fail("%s: unknown line: %s", row.name, line);
}

static size_t
run_table(const char *path)
{
	char		 line[1024];
	const char	*name;
	size_t		 count = 0;
	FILE		*in;

	cr_assert_not_null(in = fopen(path, "r"));
	while (fgets(line, sizeof(line), in) != NULL) {
		if (*line == ' ' || *line == '-')
			add(row.before, line + 1);
		if (*line == ' ' || *line == '+')
			add(row.after, line + 1);
		if (strchr(" -+#\n", *line) != NULL)
			continue;
		line[strcspn(line, "\n")] = '\0';
		if ((name = after_word(line, "case")) != NULL) {
			count += end_case();
			begin_case(name);
		} else
			take_word(line);
	}
	fclose(in);

	return (count + end_case());
}

Test(codegen, rejects_each_fault_at_its_place_and_writes_nothing)
{
	glob_t	 tables;
	size_t	 i, count = 0;

	cr_assert_eq(glob(TABLES, 0, NULL, &tables), 0);
	for (i = 0; i < tables.gl_pathc; i++)
		count += run_table(tables.gl_pathv[i]);
	globfree(&tables);
	cr_assert_gt(count, 165);
}

Test(codegen, rejects_bytes_that_are_not_utf8)
{
	begin_case("not UTF-8");
	change("service.yaml", "The librarians", "The \xff librarians");
	expect_refused("service.yaml:4:14: <library>\n");
}

Test(codegen, says_that_a_file_is_too_large)
{
	begin_case("too large");
	cr_assert_eq(run("yes '# A comment.' | head -c 1048577 >>%s",
	    path_of("books.yaml")), 0);
	expect_refused("service.yaml:7:13: 'books.yaml' is larger than 1 MB\n");
}

/* The base spec must be correct, so that each fault is the only one. */
Test(codegen, accepts_the_spec_without_faults)
{
	cr_expect_eq(generate(BASE, "out"), 0, "%s", output);
}

Test(codegen, a_good_spec_becomes_these_files)
{
	cr_assert_eq(generate(GOOD, "out"), 0, "%s", output);
	run("diff -r %s/out " GOOD "/expected", folder);
	cr_expect_str_eq(output, "");
}

Test(codegen, the_page_of_keys_is_current)
{
	cr_expect_eq(generate("--keys | diff -u spec/README.md - #", ""), 0,
	    "run 'make generated': %s", output);
}

Test(codegen, schemas_have_the_keys_of_their_files)
{
	static const char *const	 parts[][2] = {
		{ "service", "\"lines\": {\"description\": \"The most lines of"
		    " a text.\", \"type\": \"integer\", \"minimum\": 1}" },
		{ "routes", "\"null\": {\"description\": \"The effect of JSON"
		    " null.\", \"anyOf\": [{\"enum\": [\"refused\","
		    " \"absent\", \"clears\", \"update_clears\"]}]}" },
		{ "records", "\"required\": [\"as\", \"members\"]}, {" },
		{ "pages", "\"required\": [\"path\"]}]}}" }
	};
	json_t				*schema;
	size_t				 i;

	for (i = 0; i < COUNT(parts); i++) {
		cr_expect_eq(run("${CODEGEN:-build/codegen/codegen} --schema"
		    " %s", parts[i][0]), 0);
		cr_expect_not_null(strstr(output, parts[i][1]), "%s",
		    parts[i][0]);
		schema = json_loads(output, JSON_REJECT_DUPLICATES, NULL);
		cr_expect_not_null(schema, "%s is not JSON", parts[i][0]);
		json_decref(schema);
	}
	cr_expect_neq(run("${CODEGEN:-build/codegen/codegen} --schema books"
	    " 2>&1"), 0);
	cr_expect_str_eq(output, "codegen: no schema of 'books'\n");
}

Test(codegen, the_compiler_counts_the_texts_of_a_message)
{
	static const char *const	 calls[][2] = {
		{ "error_unknown(\"1\")", "error_unknown()" },
		{ "error_unknown(\"1\")", "error_unknown(\"1\", \"2\")" },
		{ "error_busy()", "error_busy(\"1\")" },
		{ "complaint_small(\"1\")", "complaint_small()" }
	};
	size_t				 i, bad;

	cr_assert_eq(generate(GOOD, "out"), 0, "%s", output);
	for (i = 0; i < COUNT(calls); i++)
		for (bad = 0; bad < 2; bad++)
			cr_expect_eq(run("echo '#include \"errors.h\"\nvoid f"
			    "(void); void f(void) { (void)%s; }' | cc -x c -I"
			    " src -I %s/out -fsyntax-only - 2>&1",
			    calls[i][bad], folder) != 0, bad, "%s", output);
}

Test(codegen, the_same_spec_becomes_the_same_bytes)
{
	cr_assert_eq(generate("spec", "out"), 0, "%s", output);
	cr_assert_eq(generate("spec", "again"), 0, "%s", output);
	run("diff -r %s/out %s/again", folder, folder);
	cr_expect_str_eq(output, "");
}

Test(codegen, lines_have_at_most_80_columns)
{
	cr_assert_eq(generate("spec", "out"), 0, "%s", output);
	run("cd %s/out && expand *.c *.h | LC_ALL=C.UTF-8 grep -E '.{81}'",
	    folder);
	cr_expect_str_eq(output, "");
}

Test(codegen, a_comment_changes_nothing)
{
	char	spec[256];

	cr_assert_eq(generate("spec", "out"), 0, "%s", output);
	run("sed -i '1i # A comment.' %s/spec/*.yaml %s/spec/locales/*.yaml",
	    folder, folder);
	snprintf(spec, sizeof(spec), "%s/spec", folder);
	cr_assert_eq(generate(spec, "again"), 0, "%s", output);
	run("diff -r %s/out %s/again", folder, folder);
	cr_expect_str_eq(output, "");
}

Test(codegen, a_parameter_more_is_a_row_more)
{
	static const char *const	locales[] = { "en", "de", "fr", "es" };
	char				name[256], spec[256];
	size_t				i;

	change("events.yaml", "per_page, start_date",
	    "per_page, shade, start_date");
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
	expect_in("routes.c",
	    "\tROW(event_list, shade, \"shade\", QUERY, ENUM, STRING,\n"
	    "\t    .shown = \"\\\"dark\\\"\", .has = AT(event_list, has_shade),"
	    "\n\t    .words = event_list_shade_words),\n");
	expect_in("openapi.json", "\"name\": \"shade\",\n");
	expect_in("documents.c", "\t{ \"event_list.shade\", { \"Shade.\", ");
	expect_in("routes.c", " .shade = EVENT_LIST_SHADE_DARK,");
	expect_in("routes.c", "1 /* per_page */,\n    2 /* shade */");
}

Test(codegen, another_default_is_another_value_everywhere)
{
	char	spec[256];

	cr_assert_eq(generate("spec", "before"), 0, "%s", output);
	change("service.yaml", "default: 10,", "default: 33,");
	snprintf(spec, sizeof(spec), "%s/spec", folder);
	cr_assert_eq(generate(spec, "out"), 0, "%s", output);
	expect_in("routes.c", ".paging.per_page = 33");
	expect_in("openapi.json", "\"default\": 33");
	run("cd %s/out && sed -i 's/per_page = 33/per_page = 10/; "
	    "s/shown = \"33\"/shown = \"10\"/; "
	    "s/\"default\": 33/\"default\": 10/' routes.c *.json && "
	    "diff -r . ../before", folder);
	cr_expect_str_eq(output, "");
}
