#include "codegen/manual/manual.h"
#include "command/command_line.h"

/* "Fl -port Ar PORT" */
static void
print_flag(FILE *to, const struct flag *flag)
{
	fprintf(to, "Fl -%s", flag->name);
	if (flag->value != NULL)
		mdoc_words(to, flag->value);
}

static void
print_use(FILE *to, const struct verb *verb)
{
	const struct flag	*flag;

	fprintf(to, "Cm %s", verb->name);
	mdoc_words(to, verb->words);
	for (flag = verb->flags; flag != NULL && flag->name != NULL; flag++) {
		fprintf(to, flag->needed ? " " : " Oo ");
		print_flag(to, flag);
		if (!flag->needed)
			fprintf(to, " Oc");
	}
	fputc('\n', to);
}

void
manual_synopsis(FILE *to)
{
	const struct verb	*verb;

	for (verb = verbs; verb->name != NULL; verb++) {
		fprintf(to, ".Nm\n.");
		print_use(to, verb);
	}
}

static void
print_flags(FILE *to, const struct flag *flag)
{
	fprintf(to, ".Bl -tag -width Ds\n");
	for (; flag->name != NULL; flag++) {
		fprintf(to, ".It ");
		print_flag(to, flag);
		fputc('\n', to);
		mdoc_text(to, flag->meaning);
	}
	fprintf(to, ".El\n");
}

void
manual_verbs(FILE *to)
{
	const struct verb	*verb;

	fprintf(to, ".Bl -tag -width Ds\n");
	for (verb = verbs; verb->name != NULL; verb++) {
		fprintf(to, ".It ");
		print_use(to, verb);
		mdoc_text(to, verb->text);
		if (verb->flags != NULL)
			print_flags(to, verb->flags);
	}
	fprintf(to, ".El\n");
}

void
manual_flags(FILE *to)
{
	print_flags(to, common_flags);
}
