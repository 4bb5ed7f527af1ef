#include <sys/param.h>

#include "base/budget.h"
#include "base/clock.h"

void
budget_start(struct budget *budget, int64_t time, size_t memory)
{
	*budget = (struct budget){ .deadline = clock_work() + time,
	    .memory = memory, .low_time = time / 4, .low_memory = memory / 4 };
}

bool
budget_spend(struct budget *budget, size_t work)
{
	if (budget == NULL)
		return (true);
	budget->unseen += work;
	if (budget->unseen >= BUDGET_LOOK && budget->over == BUDGET_LASTS) {
		budget->unseen = 0;
		if (clock_work() > budget->deadline - (int64_t)work)
			budget->over = BUDGET_TIME;
	}

	return (budget->over == BUDGET_LASTS);
}

bool
budget_report(struct budget *budget, size_t work)
{
	if (budget != NULL)
		budget->unseen += work;

	return (budget_spend(budget, 0));
}

void
budget_wait(struct budget *budget, int64_t time)
{
	if (budget != NULL) {
		budget->waited += time;
		if (budget->waited > budget->patience)
			budget->deadline -= MIN(time,
			    budget->waited - budget->patience);
	}
	(void)budget_report(budget, BUDGET_LOOK);
}

int64_t
budget_left(const struct budget *budget)
{
	if (budget == NULL)
		return (INT64_MAX);
	return (budget_spent(budget) ? 0 : budget->deadline - clock_work() +
	    MAX(0, budget->patience - budget->waited));
}

bool
budget_take(struct budget *budget, size_t bytes)
{
	if (budget == NULL)
		return (true);
	if (bytes <= budget->memory)
		budget->memory -= bytes;
	else if (budget->over == BUDGET_LASTS)
		budget->over = BUDGET_MEMORY;

	return (budget->over == BUDGET_LASTS);
}

void
budget_give(struct budget *budget, size_t bytes)
{
	if (budget != NULL)
		budget->memory += bytes;
}

bool
budget_low(const struct budget *budget)
{
	return (budget != NULL && !budget->hurried &&
	    (budget->memory < budget->low_memory ||
	    budget_left(budget) < budget->low_time));
}
