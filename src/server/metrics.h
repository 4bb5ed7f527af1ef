/*
 * What the service counts, in the text format 0.0.4 of Prometheus
 * (prometheus.io, "Exposition formats").
 */
#ifndef ALMANAC_METRICS_H
#define ALMANAC_METRICS_H

struct buf;
struct db;

#define METRICS_TYPE	"text/plain; version=0.0.4; charset=utf-8"

/* Of all workers; the connection is one that reads. */
void	 metrics_write(struct buf *, struct db *);

#endif
