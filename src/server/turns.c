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
turns_take(struct turns *t, bool (*fits)(const struct job *))
{
	struct job	**place, **best = NULL;

	for (place = &t->waiting.first; *place != NULL; place = &(*place)->next)
		if ((best == NULL || t->turns[(*place)->origin] <
		    t->turns[(*best)->origin]) &&
		    (fits == NULL || fits(*place)))
			best = place;
	if (best == NULL)
		return (NULL);
	t->queued[(*best)->origin]--;
	(*best)->turn = t->turns[(*best)->origin];
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
		if (job->turn < t->turns[job->origin])
			t->turns[job->origin] = job->turn;
		jobs_append(&t->waiting, job);
	}
	while ((job = jobs_take(&later)) != NULL)
		jobs_append(&t->waiting, job);
}
