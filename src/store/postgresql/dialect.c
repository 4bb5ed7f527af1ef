#include "store/postgresql/dialect.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "store/db.h"

#define NOTHING	" ON CONFLICT DO NOTHING"
#define GROWS	10	/* id_list($1) to IDS */

/* The rows of id_list(), of a JSON list of numbers or an empty text. */
#define IDS \
	"(SELECT u.value FROM unnest(CAST(translate(NULLIF(%.*s, '')," \
	" '[]', '{}') AS BIGINT[])) AS u (value))"

static const char *
skip_blanks(const char *at)
{
	while (isspace((unsigned char)*at))
		at++;
	return (at);
}

static bool
begins_with(const char *at, const char *word)
{
	return (strncmp(at, word, strlen(word)) == 0);
}

static bool
is_sign(char c)
{
	return (isalnum((unsigned char)c) || c == '_' || c == '.');
}

static const char *
skip_word(const char *at)
{
	while (is_sign(*at))
		at++;
	return (skip_blanks(at));
}

static const char *
skip_arguments(const char *at)
{
	if (*at == '(')
		at += strcspn(at, ")") + 1;
	return (skip_blanks(at));
}

/* False for CROSS JOIN table alias ON: PostgreSQL allows no condition there. */
static bool
has_condition(const char *table)
{
	const char	*at;

	at = skip_arguments(skip_word(skip_blanks(table)));
	if (begins_with(at, "ON "))
		return (true);
	return (begins_with(skip_word(at), "ON "));
}

/* The length of the quoted text that begins at `at`. */
static size_t
quoted_length(const char *at)
{
	const char	*end = strchr(at + 1, *at);

	return (end == NULL ? strlen(at) : (size_t)(end + 1 - at));
}

/* Returns how many bytes of `from` are replaced; 0: none. */
typedef size_t	 (*replacement)(const char *from, const char **by);

static size_t
replace_phrase(const char *from, const char **by)
{
	static const char	 cross[] = "CROSS JOIN ";
	static const char	 fail[] = "INSERT OR FAIL ";
	static const char	 ignore[] = "INSERT OR IGNORE ";

	if (begins_with(from, cross) && has_condition(from + strlen(cross))) {
		*by = "JOIN ";
		return (strlen(cross));
	}
	*by = "INSERT ";
	if (begins_with(from, fail))
		return (strlen(fail));
	return (begins_with(from, ignore) ? strlen(ignore) : 0);
}

/*
 * Replaces the name of a type. Types are in capitals, columns in small
 * letters.
 */
static size_t
replace_type(const char *from, const char **by)
{
	static const char *const	 types[][2] = {
		{ "INTEGER", "BIGINT" },
		{ "REAL", "DOUBLE PRECISION" },
		{ "TEXT", "TEXT COLLATE \"C\"" },
		{ "BLOB", "BYTEA" },
		{ " REFERENCES series (id) ON DELETE SET NULL"
		    " DEFERRABLE INITIALLY IMMEDIATE", "" },
		{ " STRICT, WITHOUT ROWID", "" },
		{ " STRICT", "" }
	};
	size_t				 i;

	for (i = 0; i < COUNT(types); i++)
		if (begins_with(from, types[i][0])) {
			*by = types[i][1];
			return (strlen(types[i][0]));
		}
	return (0);
}

/* A subquery needs an alias. Aliases are in small letters. */
static char *
put_ids(char *to, const char **from)
{
	const char	*value = *from + strlen("id_list(");
	const size_t	 length = strcspn(value, ")");

	*from = value + length + 1;
	to += sprintf(to, IDS, (int)length, value);
	return (islower((unsigned char)*skip_blanks(*from)) ? to :
	    stpcpy(to, " AS ids"));
}

/* Returns the end of `to`. */
static char *
translate_text(const char *from, char *to, replacement find)
{
	const char	*by;
	size_t		 length;

	while (*from != '\0')
		if (*from == '\'' || *from == '"') {
			length = quoted_length(from);
			to = (char *)mempcpy(to, from, length);
			from += length;
		} else if (begins_with(from, "id_list(")) {
			to = put_ids(to, &from);
		} else if ((length = find(from, &by)) > 0) {
			to = stpcpy(to, by);
			from += length;
		} else {
			*to++ = *from++;
		}
	*to = '\0';
	return (to);
}

static char *
allocate_text(size_t length, const char *sql)
{
	char	*room;

	if ((room = malloc(length)) == NULL)
		db_abort("out of memory", sql);
	return (room);
}

char *
dialect_translate(const char *sql)
{
	char	*translated, *end;

	translated = allocate_text(strlen(sql) * GROWS + sizeof(NOTHING), sql);
	end = translate_text(sql, translated, replace_phrase);
	if (strstr(sql, "INSERT OR IGNORE ") != NULL)
		strcpy(end, NOTHING);
	return (translated);
}

char *
dialect_translate_schema(const char *sql)
{
	char	*translated;

	translated = allocate_text(strlen(sql) * GROWS + 1, sql);
	(void)translate_text(sql, translated, replace_type);
	return (translated);
}

int
dialect_parameters(const char *sql)
{
	int	 most = 0, number;

	for (; *sql != '\0'; sql++)
		if (*sql == '\'' || *sql == '"')
			sql += quoted_length(sql) - 1;
		else if (*sql == '$' && (number = atoi(sql + 1)) > most)
			most = number;
	return (most);
}

bool
dialect_writes(const char *sql)
{
	return (strstr(sql, "INSERT ") != NULL ||
	    strstr(sql, "UPDATE ") != NULL || strstr(sql, "DELETE ") != NULL);
}
