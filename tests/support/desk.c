#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "desk.h"
#include "store/db.h"
#include "store/sessions.h"
#include "store/users.h"

#define FORM	"Content-Type: application/x-www-form-urlencoded"
#define HERE	"Sec-Fetch-Site: same-origin"

void
desk_stranger(struct visitor *v)
{
	strcpy(v->cookie, "X-None: 1");
	strcpy(v->token, "none");
}

const char *
desk_invitation(const char *login)
{
	static char	 token[ACCOUNT_TOKEN];
	struct caller	 caller;

	harness_start();
	db_begin_write(harness.db);
	cr_assert(user_find(harness.db, login, &caller));
	invitation_make(harness.db, &(struct invitation){ INVITATION_PASSWORD,
	    caller.id, "" }, harness.now, token);
	cr_assert(db_commit(harness.db));
	return (token);
}

bool
desk_keep(struct visitor *v, const struct outcome *o)
{
	const char	*field = outcome_header(o, "Set-Cookie");

	if (field == NULL)
		return (false);
	snprintf(v->cookie, sizeof(v->cookie), "Cookie: %.*s",
	    (int)strcspn(field, ";"), field);
	return (true);
}

struct outcome *
desk_open(const struct visitor *v, const char *path)
{
	harness_start();
	harness.prefix = "";
	return (ask_with("GET", path, NULL, v->cookie,
	    "Accept: text/html", NULL));
}

/* The page to which a form leads must know what its address says. */
static void
expect_page(const struct visitor *v, const struct outcome *o)
{
	const char	*to = outcome_header(o, "Location");
	char		 path[2048];

	if (o->status != 303 || to == NULL)
		return;
	if (strstr(to, "://") != NULL)
		to = strchr(strstr(to, "://") + 3, '/');
	snprintf(path, sizeof(path), "%.*s", (int)strcspn(to, "\r\n#"), to);
	cr_expect_neq(desk_open(v, path)->status, 400, "%s", path);
}

struct outcome *
desk_send_form(const struct visitor *v, const char *path, const char *fields)
{
	struct outcome	*o;
	char		 body[8192];

	harness_start();
	harness.prefix = "";
	snprintf(body, sizeof(body), "token=%s&%s", v->token, fields);
	o = ask_with("POST", path, body, v->cookie, FORM, HERE,
	    "Accept: text/html", NULL);
	expect_page(v, o);

	return (o);
}

const char *
desk_hidden(const struct outcome *o, const char *name)
{
	static char	 value[256];
	char		 field[64];
	const char	*at;
	size_t		 length = 0;

	snprintf(field, sizeof(field), "name=\"%s\" value=\"", name);
	if ((at = strstr(o->body, field)) == NULL)
		return (NULL);
	for (at += strlen(field); *at != '"' && length < 255; at++)
		if (strncmp(at, "&quot;", 6) == 0) {
			value[length++] = '"';
			at += 5;
		} else {
			value[length++] = *at;
		}
	value[length] = '\0';
	return (value);
}

struct outcome *
desk_approve(const struct visitor *v, const char *path)
{
	struct outcome	*o = desk_open(v, "/desk/events?show=waiting");
	char		 fields[256];

	snprintf(fields, sizeof(fields), "action=approve&version=%s",
	    desk_hidden(o, "version"));
	return (desk_send_form(v, path, fields));
}

struct outcome *
desk_send_sure(const struct visitor *v, const char *path, const char *fields)
{
	struct outcome	*o;
	char		 more[256];

	o = desk_send_form(v, path, fields);
	cr_assert_eq(o->status, 422, "%s", o->body);
	snprintf(more, sizeof(more), "%s&sure[]=%s", fields,
	    desk_hidden(o, "sure[]"));

	return (desk_send_form(v, path, more));
}

struct outcome *
desk_trash(const struct visitor *v, const char *path, const char *scope)
{
	char	 fields[64];

	snprintf(fields, sizeof(fields), "scope=%s&action=trash", scope);

	return (desk_send_sure(v, path, fields));
}

void
desk_visitor(struct visitor *v, const char *login)
{
	struct outcome	*o;
	char		 fields[256];

	desk_stranger(v);
	snprintf(fields, sizeof(fields), "key=%s&password=" DESK_PASSWORD,
	    desk_invitation(login));
	o = desk_send_form(v, "/desk/welcome", fields);
	cr_assert_eq(o->status, 303, "%s", o->body);
	cr_assert(desk_keep(v, o));
	o = desk_open(v, "/desk/account");
	cr_assert_eq(o->status, 200, "%s", o->body);
	strcpy(v->token, desk_hidden(o, "token"));
}
