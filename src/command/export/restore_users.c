#include "command/export/restore_users.h"

#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "command/import/import_report.h"
#include "command/export/lines_member.h"
#include "store/db.h"
#include "store/secret.h"
#include "store/sequences.h"
#include "store/users.h"
#include "text/dates.h"

void
restored_users_open(struct restored_users *u, struct db *db, bool trusted,
    struct report *report)
{
	memset(u, 0, sizeof(*u));
	u->db = db;
	u->report = report;
	u->first = user_count(db) == 0;
	u->trusted = u->first || trusted;
}

void
restored_users_close(struct restored_users *u)
{
	free(u->list);
}

static void
remember(struct restored_users *u, int64_t there, int64_t here)
{
	if (u->count == u->size) {
		u->size = u->size == 0 ? 64 : u->size * 2;
		u->list = realloc(u->list, u->size * sizeof(*u->list));
		if (u->list == NULL)
			abort();
	}
	u->list[u->count++] = (struct restored_user){ there, here };
}

/* The role of a new user, which a calendar of others does not decide. */
static enum role
read_role(struct restored_users *u, struct lines *l, const char *login)
{
	enum role	 role;

	if (!role_find(lines_text(l, "role"), &role)) {
		lines_fail(l, "role", "is unknown");
		return (ROLE_SUBSCRIBER);
	}
	if (u->trusted)
		return (role);
	if (role > ROLE_SUBSCRIBER || lines_has(l, "passwords"))
		report_passed_over(u->report, "user role and passwords",
		    "are taken over with --users only", login);
	return (ROLE_SUBSCRIBER);
}

static int64_t
add(struct restored_users *u, struct lines *l, const char *login)
{
	struct statement	*st;
	enum role		 role;
	int64_t			 id;

	role = read_role(u, l, login);
	id = u->first ? lines_id(l, "id") :
	    sequence_next(u->db, SEQUENCE_USERS);
	if (l->why != NULL)
		return (0);
	st = db_query(u->db, "INSERT INTO users (id, login, role, created)"
	    " VALUES ($1, $2, $3, $4)");
	db_bind_integer(st, 1, id);
	db_bind_text(st, 2, login);
	db_bind_integer(st, 3, role);
	db_bind_integer(st, 4, lines_time(l, "created"));
	db_run(st);
	report_user(u->report, role == ROLE_ADMINISTRATOR);
	return (id);
}

static bool
read_hash(const char *text, unsigned char hash[SECRET_DIGEST])
{
	char	 pair[3] = "";
	size_t	 i;

	if (strlen(text) != 2 * SECRET_DIGEST ||
	    strspn(text, "0123456789abcdef") != 2 * SECRET_DIGEST)
		return (false);
	for (i = 0; i < SECRET_DIGEST; i++) {
		memcpy(pair, text + 2 * i, 2);
		hash[i] = (unsigned char)strtoul(pair, NULL, 16);
	}
	return (true);
}

static bool
is_stored(struct db *db, const unsigned char hash[SECRET_DIGEST])
{
	struct statement	*st;
	bool			 found;

	st = db_query(db, "SELECT 1 FROM passwords WHERE hash = $1");
	db_bind_blob(st, 1, hash, SECRET_DIGEST);
	found = db_step(st);
	db_done(st);
	return (found);
}

static void
add_password(struct restored_users *u, struct lines *l, int64_t user)
{
	unsigned char		 hash[SECRET_DIGEST];
	struct statement	*st;
	const char		*label;
	int64_t			 created;

	if (!read_hash(lines_text(l, "hash"), hash))
		lines_fail(l, "hash", "is not a hash");
	else if (is_stored(u->db, hash))
		lines_fail(l, "hash", "is that of another password");
	label = lines_line(l, "label");
	created = lines_bounded(l, "created", DATE_LEAST, DATE_MOST);
	if (l->why != NULL)
		return;
	st = db_query(u->db, "INSERT INTO passwords (hash, user_id, label,"
	    " created) VALUES ($1, $2, $3, $4)");
	db_bind_blob(st, 1, hash, sizeof(hash));
	db_bind_integer(st, 2, user);
	db_bind_text(st, 3, label);
	db_bind_integer(st, 4, created);
	db_run(st);
}

static void
add_passwords(struct restored_users *u, struct lines *l, int64_t user)
{
	const struct value	*list;
	struct lines		 inner = *l;

	list = value_get(l->line, "passwords");
	if (list == NULL || list->kind != VALUE_LIST)
		return;
	for (inner.line = list->first; inner.line != NULL;
	    inner.line = inner.line->next)
		add_password(u, &inner, user);
	l->why = inner.why;
}

void
restore_user(struct restored_users *u, struct lines *l)
{
	struct caller	 caller;
	const char	*login;
	int64_t		 id;

	login = lines_line(l, "login");
	if (user_find(u->db, login, &caller)) {
		remember(u, lines_id(l, "id"), caller.id);
		return;
	}
	if ((id = add(u, l, login)) == 0)
		return;
	if (u->trusted)
		add_passwords(u, l, id);
	remember(u, lines_id(l, "id"), id);
}

int64_t
restored_author(const struct restored_users *u, struct lines *l)
{
	int64_t	 author;
	size_t	 i;

	author = lines_bounded(l, "author", 0, ID_MOST);
	for (i = 0; i < u->count; i++)
		if (u->list[i].there == author)
			return (u->list[i].here);
	return (u->first || !user_exists(u->db, author) ? author : 0);
}
