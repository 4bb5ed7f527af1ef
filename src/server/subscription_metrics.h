/* Metrics of subscriptions, with the name of each as a label. */
#ifndef ALMANAC_SUBSCRIPTION_METRICS_H
#define ALMANAC_SUBSCRIPTION_METRICS_H

struct buf;
struct db;

enum subscription_metric {
	SUBSCRIPTION_RUNS,	/* by result */
	SUBSCRIPTION_EVENTS,	/* by result */
	SUBSCRIPTION_LAST,	/* time of the last run */
	SUBSCRIPTION_LEFT	/* vanished events that were kept */
};

/* Writes the samples of a metric, in a separate read transaction. */
void	subscription_metrics(struct buf *, struct db *, const char *prefix,
	    const char *name, enum subscription_metric);

#endif
