#include "server/turns.h"

unsigned
turns_user(const struct job *job)
{
	return (job->user != 0 ? (unsigned)(job->user % QUOTAS) :
	    QUOTAS + job->address % QUOTAS);
}

static bool
is_visitor(const struct job *job)
{
	return (job->user_index >= QUOTAS);
}

static void
count_queued(struct turns *t, const struct job *job, int more)
{
	t->queued[job->user_index] += (unsigned)more;
	t->visitors += is_visitor(job) ? (unsigned)more : 0;
}

void
turns_put(struct turns *t, struct job *job)
{
	job->user_index = turns_user(job);
	if (t->queued[job->user_index] == 0)
		t->turns[job->user_index] = ++t->turn;
	if (is_visitor(job) && t->visitors == 0)
		t->visitors_turn = ++t->turn;
	count_queued(t, job, 1);
	jobs_append(&t->waiting, job);
}

/* The turn among users. */
static uint64_t
turn_of(const struct turns *t, const struct job *job)
{
	return (is_visitor(job) ? t->visitors_turn :
	    t->turns[job->user_index]);
}

static bool
is_before(const struct turns *t, const struct job *a, const struct job *b)
{
	if (is_visitor(a) && is_visitor(b))
		return (t->turns[a->user_index] < t->turns[b->user_index]);

	return (turn_of(t, a) < turn_of(t, b));
}

struct job *
turns_take(struct turns *t, bool (*fits)(const struct job *))
{
	struct job	**place, **best = NULL;

	for (place = &t->waiting.first; *place != NULL; place = &(*place)->next)
		if ((best == NULL || is_before(t, *place, *best)) &&
		    (fits == NULL || fits(*place)))
			best = place;
	if (best == NULL)
		return (NULL);
	count_queued(t, *best, -1);
	(*best)->turn = t->turns[(*best)->user_index];
	(*best)->turn_among_users = turn_of(t, *best);
	t->turns[(*best)->user_index] = ++t->turn;
	if (is_visitor(*best))
		t->visitors_turn = t->turn;
	return (jobs_take_at(&t->waiting, best));
}

bool
turns_drop(struct turns *t, struct job *job)
{
	struct job	**place = jobs_find(&t->waiting, job);

	if (place == NULL)
		return (false);
	count_queued(t, job, -1);
	(void)jobs_take_at(&t->waiting, place);
	return (true);
}

void
turns_put_back(struct turns *t, struct jobs *jobs)
{
	struct jobs	 later = t->waiting;
	struct job	*job;

	t->waiting = (struct jobs){ .first = NULL };
	while ((job = jobs_take(jobs)) != NULL) {
		count_queued(t, job, 1);
		if (job->turn < t->turns[job->user_index])
			t->turns[job->user_index] = job->turn;
		if (is_visitor(job) &&
		    job->turn_among_users < t->visitors_turn)
			t->visitors_turn = job->turn_among_users;
		jobs_append(&t->waiting, job);
	}
	while ((job = jobs_take(&later)) != NULL)
		jobs_append(&t->waiting, job);
}
