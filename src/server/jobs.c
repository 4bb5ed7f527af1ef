#include "http/message.h"
#include "server/jobs.h"

void
jobs_append(struct jobs *q, struct job *job)
{
	if (q->first == NULL)
		q->end = &q->first;
	*q->end = job;
	q->end = &job->next;
	q->count++;
	q->bytes += job->message->body_length;
	job->next = NULL;
}

struct job *
jobs_take(struct jobs *q)
{
	struct job	*job;

	if ((job = q->first) != NULL) {
		q->first = job->next;
		q->count--;
		q->bytes -= job->message->body_length;
	}
	return (job);
}
