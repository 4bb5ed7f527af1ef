#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "authority.h"
#include "authority_table.h"

#define SECRETS	32

static const char	*secrets[SECRETS];
static size_t		 secret_count;

struct mark {
	char	 kind[16];
	char	 status[16];
	char	 owner[16];
	char	 part[16];
};

void
authority_secret(const char *text)
{
	cr_assert(secret_count < SECRETS);
	secrets[secret_count++] = text;
}

/* "Planted.event.draft.other.text", as a slug with dashes. */
static bool
read_mark(const char *at, struct mark *m)
{
	return (sscanf(at, "%*7[Plantedp]%*1[.-]%15[a-z]%*1[.-]%15[a-z]"
	    "%*1[.-]%15[a-z]%*1[.-]%15[a-z]", m->kind, m->status, m->owner,
	    m->part) == 4);
}

/*
 * Callers who may read a record may see it, also in the trash. Lists show
 * everyone the name of a locked event.
 */
static bool
may_see(enum role role, const char *where, const struct mark *m)
{
	const struct verdict	*v;
	const char		*word, *status;

	status = m->status;
	if (strcmp(status, "locked") == 0 && (strcmp(m->part, "name") == 0 ||
	    strstr(where, "password=" SESAME) != NULL))
		status = "publish";
	v = verdict_find(target("%s_get", m->kind), "", status);
	cr_assert_not_null(v, "no verdict for %s %s", status, m->kind);
	word = verdict_word(v, role, strcmp(m->owner, owner_name(role)) == 0);

	return (strcmp(word, "ok") == 0 || strcmp(word, "410") == 0);
}

static void
search_marks(enum role role, const char *where, const char *text)
{
	struct mark	 m;
	const char	*at, *said;

	for (at = text; (at = strcasestr(at, "planted")) != NULL; at++) {
		cr_assert(read_mark(at, &m), "%s: %.60s", where, at);
		if (strcmp(m.kind, "category") == 0 ||
		    strcmp(m.kind, "tag") == 0)
			continue;
		/* An answer may repeat what the request has sent. */
		said = target("%.*s", (int)strcspn(at, "\"\\/ &_?"), at);
		if (strcasestr(where, said) != NULL)
			continue;
		cr_expect(may_see(role, where, &m), "%s %s shows %s",
		    owner_name(role), where, said);
	}
}

void
authority_search(enum role role, const char *where, const struct outcome *a)
{
	size_t	 i;

	for (i = 0; i < secret_count; i++)
		cr_expect(strstr(a->body, secrets[i]) == NULL &&
		    strstr(a->head, secrets[i]) == NULL,
		    "%s %s shows the secret %s", owner_name(role), where,
		    secrets[i]);
	search_marks(role, where, a->head);
	search_marks(role, where, a->body);
}
