#include "server/turns.h"

unsigned
turns_user(const struct job *job)
{
	return ((unsigned)(job->user % QUOTAS));
}

void
turns_put(struct turns *t, struct job *job)
{
	job->origin = turns_user(job);
	if (t->queued[job->origin]++ == 0)
		t->turns[job->origin] = ++t->turn;
	jobs_append(&t->waiting, job);
}

struct job *
turns_take(struct turns *t)
{
	struct job	**place, **best = &t->waiting.first;

	if (*best == NULL)
		return (NULL);
	for (place = best; *place != NULL; place = &(*place)->next)
		if (t->turns[(*place)->origin] < t->turns[(*best)->origin])
			best = place;
	t->queued[(*best)->origin]--;
	t->turns[(*best)->origin] = ++t->turn;
	return (jobs_take_at(&t->waiting, best));
}

void
turns_put_back(struct turns *t, struct jobs *jobs)
{
	struct jobs	 later = t->waiting;
	struct job	*job;

	t->waiting = (struct jobs){ .first = NULL };
	while ((job = jobs_take(jobs)) != NULL) {
		t->queued[job->origin]++;
		jobs_append(&t->waiting, job);
	}
	while ((job = jobs_take(&later)) != NULL)
		jobs_append(&t->waiting, job);
}
