#include <getopt.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "command/command.h"
#include "command/command_line.h"

#define FLAGS_MAX	32

const struct flag	 common_flags[] = {
	{ "db", "DATABASE", offsetof(struct command_line, database), false,
	  "database file, or the address of a database in PostgreSQL; "
	  "default: the configured one" },
	{ "config", "FILE", offsetof(struct command_line, config), false,
	  "configuration file; default: " COMMAND_CONFIG " or, if it does not"
	  " exist, " COMMAND_CONFIG_SYSTEM },
	{ "help", NULL, offsetof(struct command_line, help), false,
	  "print this help and exit" },
	{ NULL, NULL, 0, false, NULL }
};

static bool
is_word(const char *text, size_t length, const char *word)
{
	return (strncmp(text, word, length) == 0 && word[length] == '\0');
}

int
verb_match(const struct verb *verb, int count, char *const *words)
{
	const char	*name;
	size_t		 length;
	int		 i;

	name = verb->name;
	for (i = 0; i < count && *name != '\0'; i++) {
		length = strcspn(name, " ");
		if (!is_word(name, length, words[i]))
			return (0);
		name += length + (name[length] == ' ');
	}
	return (i);
}

static int
name_words(const struct verb *verb)
{
	return (strchr(verb->name, ' ') == NULL ? 1 : 2);
}

/*
 * Counts the arguments in the usage of a command: all of them, or only the
 * required ones.
 */
static int
count_words(const struct verb *verb, bool all)
{
	const char	*text;
	int		 count;

	count = 0;
	for (text = verb->words; *text != '\0'; text += strspn(text, " ")) {
		if (strncmp(text, "...", 3) == 0)
			return (all ? INT_MAX : count);
		if (all || *text != '[')
			count++;
		text += strcspn(text, " ");
	}
	return (count);
}

static int
words_least(const struct verb *verb)
{
	return (count_words(verb, false));
}

static int
words_most(const struct verb *verb)
{
	return (count_words(verb, true));
}

static const char *
complain_flag(const struct command_line *line, char **argv, int letter)
{
	const struct verb	*verb;
	const struct flag	*flag;
	const char		*typed;

	typed = argv[optind - 1];
	if (letter == ':')
		return (command_complaint("%s needs a value", typed));
	if (strncmp(typed, "--", 2) != 0)
		return (command_complaint("unknown option '-%c'", optopt));
	for (verb = line->verbs; verb->name != NULL; verb++)
		for (flag = verb->flags; flag != NULL && flag->name != NULL;
		    flag++)
			if (strcmp(flag->name, typed + 2) == 0)
				return (command_complaint("%s does not accept"
				    " --%s",
				    line->verb->name, flag->name));
	return (command_complaint("unknown option '%s'", typed));
}

static size_t
add_flags(const struct flag **known, struct option *options, size_t count,
    const struct flag *flag)
{
	for (; flag != NULL && flag->name != NULL && count < FLAGS_MAX;
	    flag++) {
		known[count] = flag;
		options[count++] = (struct option){ .name = flag->name,
		    .has_arg = flag->value != NULL ? required_argument :
		    no_argument };
	}
	return (count);
}

static void
store_flag(struct command_line *line, const struct flag *flag)
{
	char	*to;

	to = (char *)line + flag->at;
	if (flag->value == NULL)
		*(bool *)to = true;
	else
		memcpy(to, &optarg, sizeof(optarg));
}

/* Reads the arguments and options after the command. */
static const char *
read_flags(struct command_line *line, int argc, char **argv)
{
	const struct flag	*known[FLAGS_MAX];
	struct option		 options[FLAGS_MAX + 1] = { 0 };
	size_t			 count;
	int			 letter, which;

	count = add_flags(known, options, 0, line->verb->flags);
	add_flags(known, options, count, common_flags);
	optind = 0;
	while ((letter = getopt_long(argc, argv, ":h", options, &which)) != -1)
		if (letter == 0)
			store_flag(line, known[which]);
		else if (letter == 'h')
			line->help = true;
		else
			return (complain_flag(line, argv, letter));
	line->count = argc - optind;
	line->words = argv + optind;
	return (NULL);
}

static const char *
check_usage(const struct command_line *line)
{
	const struct verb	*verb;
	const struct flag	*flag;
	const char		*value;

	verb = line->verb;
	if (line->count < words_least(verb) ||
	    line->count > words_most(verb))
		return (command_complaint("%s takes %s", verb->name,
		    *verb->words == '\0' ? "no arguments" : verb->words));
	for (flag = verb->flags; flag != NULL && flag->name != NULL; flag++) {
		if (!flag->needed)
			continue;
		memcpy(&value, (const char *)line + flag->at, sizeof(value));
		if (value == NULL)
			return (command_complaint("--%s is missing: %s",
			    flag->name, flag->meaning));
	}
	return (NULL);
}

static const char *
complain_verb(const struct verb *verb, int count, char **words)
{
	for (; verb->name != NULL; verb++)
		if (verb_match(verb, 1, words) == 1)
			return (count == 1 || words[1][0] == '-' ?
			    command_complaint("incomplete command '%s'",
			    words[0]) :
			    command_complaint("unknown command '%s %s'",
			    words[0], words[1]));
	return (command_complaint("unknown command '%s'", words[0]));
}

static bool
is_help(const char *word)
{
	return (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0);
}

const char *
command_line_read(struct command_line *line, const struct verb *verbs,
    int argc, char **argv)
{
	const struct verb	*verb;
	const char		*why;
	int			 matched;

	memset(line, 0, sizeof(*line));
	line->verbs = verbs;
	line->count = argc - 1;
	line->words = argv + 1;
	for (verb = verbs; verb->name != NULL; verb++) {
		matched = verb_match(verb, argc - 1, argv + 1);
		if (matched != name_words(verb))
			continue;
		line->verb = verb;
		why = read_flags(line, argc - matched, argv + matched);
		return (why != NULL || line->help ? why : check_usage(line));
	}
	line->help = is_help(argv[1]) || is_help(argv[argc - 1]);
	return (line->help ? NULL : complain_verb(verbs, argc - 1, argv + 1));
}
