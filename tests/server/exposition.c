#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exposition.h"

#define FAMILIES	128
#define NAME		128
#define SERIES		512

struct family {
	char	 name[NAME];
	char	 type[16];
};

/* The buckets of a histogram that are being read. */
struct buckets {
	char	 labels[SERIES];	/* all but le */
	double	 le, count;
	bool	 whole;			/* +Inf was found */
};

static struct family	 families[FAMILIES];
static size_t		 family_count;
static struct buckets	 buckets;

static size_t
name_length(const char *p, bool colons)
{
	size_t	 i;

	for (i = 0; isalpha((unsigned char)p[i]) || p[i] == '_' ||
	    (colons && p[i] == ':') ||
	    (i > 0 && isdigit((unsigned char)p[i])); i++)
		continue;
	return (i);
}

static struct family *
find(const char *name, size_t length)
{
	size_t	 i;

	for (i = 0; i < family_count; i++)
		if (strlen(families[i].name) == length &&
		    strncmp(families[i].name, name, length) == 0)
			return (&families[i]);
	return (NULL);
}

/* "# HELP name text" begins a family, "# TYPE name type" follows. */
static const char *
read_comment(const char *line)
{
	struct family	*f;
	const char	*name, *rest;
	size_t		 length;

	if (strncmp(line, "# HELP ", 7) != 0 &&
	    strncmp(line, "# TYPE ", 7) != 0)
		return ("a comment is neither HELP nor TYPE");
	name = line + 7;
	length = name_length(name, true);
	if (length == 0 || length >= NAME || name[length] != ' ')
		return ("a comment has no name");
	rest = name + length + 1;
	f = find(name, length);
	if (line[2] == 'H') {
		if (f != NULL)
			return ("a metric has two HELP lines");
		if (*rest == '\0' || strchr(rest, '\\') != NULL)
			return ("a HELP line is empty or has escapes");
		f = &families[family_count++];
		memset(f, 0, sizeof(*f));
		snprintf(f->name, NAME, "%.*s", (int)length, name);
		return (NULL);
	}
	if (f == NULL || f != &families[family_count - 1] ||
	    f->type[0] != '\0')
		return ("a TYPE line is not the one behind its HELP");
	if (strcmp(rest, "counter") != 0 && strcmp(rest, "gauge") != 0 &&
	    strcmp(rest, "histogram") != 0)
		return ("a type is unknown");
	strcpy(f->type, rest);
	buckets.whole = true;
	return (NULL);
}

/* Reads from after the opening brace to after the closing one, without `le`. */
static const char *
read_labels(const char **at, char *labels, char *le)
{
	const char	*p, *end;
	size_t		 length;

	for (p = *at; *p != '}'; p += *p == ',') {
		length = name_length(p, false);
		if (length == 0 || strncmp(p + length, "=\"", 2) != 0)
			return ("a label has no name or value");
		for (end = p + length + 2; *end != '"'; end++) {
			if (*end == '\0')
				return ("a label has no end");
			if (*end == '\\' && strchr("\\\"n", *++end) == NULL)
				return ("a label has an unknown escape");
		}
		if (strncmp(p, "le=", 3) == 0)
			sprintf(le, "%.*s", (int)(end - p) - 4, p + 4);
		else
			sprintf(strchr(labels, '\0'), "%.*s,",
			    (int)(end - p) + 1, p);
		p = end + 1;
		if (*p != ',' && *p != '}')
			return ("labels are not parted by commas");
	}
	*at = p + 1;
	return (NULL);
}

static const char *
read_number(const char *text, double *value)
{
	char	*end;

	if (*text == '\0' || isspace((unsigned char)*text))
		return ("a value is missing");
	*value = strtod(text, &end);
	if (*end != '\0' || isnan(*value) || strchr(text, 'x') != NULL)
		return ("a value is no number");
	return (NULL);
}

static const char *
check_bucket(const char *labels, const char *le, double value)
{
	double	 limit;

	if (*le == '\0' || read_number(le, &limit) != NULL)
		return ("a bucket has no le");
	if (buckets.whole) {
		strcpy(buckets.labels, labels);
		buckets.le = -INFINITY;
		buckets.count = 0;
		buckets.whole = false;
	}
	if (strcmp(buckets.labels, labels) != 0)
		return ("a histogram ends without +Inf");
	if (limit <= buckets.le || value < buckets.count)
		return ("buckets do not increase");
	buckets.le = limit;
	buckets.count = value;
	buckets.whole = strcmp(le, "+Inf") == 0;
	return (NULL);
}

static const char *
check_histogram(const char *suffix, const char *labels, const char *le,
    double value)
{
	if (strcmp(suffix, "_bucket") == 0)
		return (check_bucket(labels, le, value));
	if (*le != '\0' || strcmp(buckets.labels, labels) != 0 ||
	    !buckets.whole)
		return ("a histogram has no +Inf before its sum");
	if (strcmp(suffix, "_sum") == 0)
		return (NULL);
	if (strcmp(suffix, "_count") != 0)
		return ("a histogram has another sample");
	return (value == buckets.count ? NULL :
	    "a histogram's count is not its last bucket");
}

static const char *
read_sample(const char *line)
{
	struct family	*f;
	const char	*p, *why;
	char		 labels[SERIES] = "", le[SERIES] = "", suffix[NAME];
	double		 value;
	size_t		 length;

	if (family_count == 0)
		return ("a sample has no family");
	f = &families[family_count - 1];
	length = name_length(line, true);
	if (f->type[0] == '\0' || length < strlen(f->name) ||
	    strncmp(line, f->name, strlen(f->name)) != 0)
		return ("a sample is not of the family above it");
	snprintf(suffix, sizeof(suffix), "%.*s",
	    (int)(length - strlen(f->name)), line + strlen(f->name));
	p = line + length;
	if (*p == '{') {
		p++;
		if ((why = read_labels(&p, labels, le)) != NULL)
			return (why);
	}
	if (*p++ != ' ')
		return ("no blank before a value");
	if ((why = read_number(p, &value)) != NULL)
		return (why);
	if (strcmp(f->type, "gauge") != 0 && value < 0)
		return ("a counter is negative");
	if (strcmp(f->type, "histogram") == 0)
		return (check_histogram(suffix, labels, le, value));
	if (strcmp(f->type, "counter") == 0 &&
	    (strlen(f->name) < 6 ||
	    strcmp(strchr(f->name, '\0') - 6, "_total") != 0))
		return ("a counter is not called _total");
	return (*suffix == '\0' && *le == '\0' ? NULL :
	    "a sample has a name or label that only histograms have");
}

/* Lines of one series are equal up to their last blank. */
static bool
is_repeated(const char *text, const char *line, const char *at)
{
	const char	*p;
	size_t		 length;

	length = (size_t)(strrchr(line, ' ') - line) + 1;
	for (p = text; p < at; p = strchr(p, '\n') + 1)
		if (strncmp(p, line, length) == 0)
			return (true);
	return (false);
}

const char *
exposition_check(const char *text)
{
	static char	 complaint[1200];
	char		 line[1024];
	const char	*p, *end, *why;

	family_count = 0;
	for (p = text; *p != '\0'; p = end + 1) {
		if ((end = strchr(p, '\n')) == NULL)
			return ("the last line has no end");
		snprintf(line, sizeof(line), "%.*s", (int)(end - p), p);
		why = *line == '#' ? read_comment(line) : read_sample(line);
		if (why == NULL && *line != '#' && is_repeated(text, line, p))
			why = "a series is there twice";
		if (why != NULL) {
			snprintf(complaint, sizeof(complaint), "%s: %s", why,
			    line);
			return (complaint);
		}
	}
	return (family_count > 0 ? NULL : "there is nothing");
}

double
exposition_value(const char *text, const char *series)
{
	const char	*p;
	size_t		 length;

	length = strlen(series);
	for (p = text; p != NULL; p = strchr(p, '\n')) {
		p += *p == '\n';
		if (strncmp(p, series, length) == 0 && p[length] == ' ')
			return (strtod(p + length, NULL));
	}
	return (-1);
}
