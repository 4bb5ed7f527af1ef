#include <signal.h>
#include <stdlib.h>

#include "server/threads.h"

void
jobs_append(struct jobs *q, struct job *job)
{
	if (q->first == NULL)
		q->end = &q->first;
	*q->end = job;
	q->end = &job->next;
	q->count++;
	job->next = NULL;
}

void
jobs_put_first(struct jobs *q, struct job *job)
{
	if (q->first == NULL) {
		jobs_append(q, job);
		return;
	}
	job->next = q->first;
	q->first = job;
	q->count++;
}

struct job *
jobs_take_at(struct jobs *q, struct job **place)
{
	struct job	*job = *place;

	*place = job->next;
	if (*place == NULL)
		q->end = place;
	q->count--;
	return (job);
}

struct job **
jobs_find(struct jobs *q, const struct job *job)
{
	struct job	**place;

	for (place = &q->first; *place != NULL; place = &(*place)->next)
		if (*place == job)
			return (place);
	return (NULL);
}

struct job *
jobs_take(struct jobs *q)
{
	return (q->first == NULL ? NULL : jobs_take_at(q, &q->first));
}

struct job *
jobs_take_all(struct jobs *q)
{
	struct job	*first = q->first;

	*q = (struct jobs){ .first = NULL };
	return (first);
}

void
thread_start(pthread_t *thread, void *(*run)(void *), void *arg)
{
	sigset_t	 all, before;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	if (pthread_create(thread, NULL, run, arg) != 0)
		abort();
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}
