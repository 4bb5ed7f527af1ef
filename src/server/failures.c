#include <kore/kore.h>

#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include <xxhash.h>

#include "base/shared.h"
#include "server/failures.h"
#include "server/limits.h"

#define KINDS		16	/* at a time; further ones are not reported */
#define KIND_SIZE	96	/* bytes of its text */

static struct kind {
	_Atomic uint64_t	 hash;		/* of the text; 0: free */
	_Atomic int64_t		 until;		/* seconds: no line before */
	_Atomic uint64_t	 more;		/* since its last line */
}	*kinds;					/* shared by all workers */

/* Texts of the failures that this worker has seen. */
static char	 texts[KINDS][KIND_SIZE];

void
failures_share(void)
{
	kinds = shared_new(KINDS * sizeof(*kinds));
}

static int64_t
now_seconds(void)
{
	struct timespec	 t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (t.tv_sec);
}

/*
 * Returns a hash of the constant part: error code and statement may differ
 * from request to request.
 */
static uint64_t
hash_kind(char text[KIND_SIZE], const char *message)
{
	char	*end;

	(void)kore_strlcpy(text, message, KIND_SIZE);
	if ((end = strstr(text, " (")) != NULL)
		*end = '\0';
	return (XXH3_64bits(text, strlen(text)) | 1);
}

/*
 * Returns the slot of the hash, a free or an expired one, or NULL if all are
 * in use.
 */
static struct kind *
find_kind(uint64_t hash, int64_t now)
{
	uint64_t	 held;
	size_t		 i;

	for (i = 0; i < KINDS; i++)
		if (atomic_load(&kinds[i].hash) == hash)
			return (&kinds[i]);
	for (i = 0; i < KINDS; i++) {
		held = atomic_load(&kinds[i].hash);
		if (atomic_load(&kinds[i].until) <= now &&
		    atomic_compare_exchange_strong(&kinds[i].hash, &held, hash))
			return (&kinds[i]);
	}
	return (NULL);
}

void
failures_report(const char *message, const char *request)
{
	struct kind	*k;
	char		 text[KIND_SIZE];
	int64_t		 now, until;

	now = now_seconds();
	if ((k = find_kind(hash_kind(text, message), now)) == NULL)
		return;
	memcpy(texts[k - kinds], text, sizeof(text));
	until = atomic_load(&k->until);
	if (until <= now && atomic_compare_exchange_strong(&k->until, &until,
	    now + LIMIT_QUIET))
		kore_log(LOG_ERR, "%s%s%s", message,
		    request != NULL ? "; request " : "",
		    request != NULL ? request : "");
	else
		atomic_fetch_add(&k->more, 1);
}

void
failures_look(void)
{
	uint64_t	 more;
	int64_t		 now;
	size_t		 i;

	now = now_seconds();
	for (i = 0; i < KINDS; i++) {
		if (texts[i][0] == '\0' || atomic_load(&kinds[i].until) > now)
			continue;
		more = atomic_exchange(&kinds[i].more, 0);
		if (more > 0) {
			atomic_store(&kinds[i].until, now + LIMIT_QUIET);
			kore_log(LOG_ERR, "%s: %llu more", texts[i],
			    (unsigned long long)more);
		}
		texts[i][0] = '\0';
	}
}
