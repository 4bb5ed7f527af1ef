#include "codegen/manual/manual.h"
#include "command/command_line.h"
#include "store/users.h"

static void
print_flags(FILE *to, const struct flag *flag, const char *before)
{
	for (; flag != NULL && flag->name != NULL; flag++, before = " ")
		fprintf(to, "%s--%s%s%s", before, flag->name,
		    flag->value == NULL ? "" : "=",
		    flag->value == NULL ? "" : flag->value);
}

/* The tables for conf/manual/completion.bash. */
void
manual_completion(FILE *to)
{
	const struct verb	*verb;
	int			 role;

	fprintf(to, "_almanac_roles='");
	for (role = ROLE_SUBSCRIBER; role <= ROLE_ADMINISTRATOR; role++)
		fprintf(to, "%s%s", role == ROLE_SUBSCRIBER ? "" : " ",
		    role_name((enum role)role));
	fprintf(to, "'\n\ndeclare -gA _almanac_words=(\n");
	for (verb = verbs; verb->name != NULL; verb++)
		fprintf(to, "\t['%s']='%s'\n", verb->name, verb->words);
	fprintf(to, ")\n\ndeclare -gA _almanac_flags=(\n");
	for (verb = verbs; verb->name != NULL; verb++) {
		fprintf(to, "\t['%s']='", verb->name);
		print_flags(to, verb->flags, "");
		print_flags(to, common_flags, verb->flags == NULL ? "" : " ");
		fprintf(to, "'\n");
	}
	fprintf(to, ")\n");
}
