/*
 * Metrics of the service in Prometheus' text format 0.0.4 (prometheus.io,
 * "Exposition formats").
 */
#ifndef ALMANAC_METRICS_H
#define ALMANAC_METRICS_H

struct buf;
struct db;

#define METRICS_TYPE	"text/plain; version=0.0.4; charset=utf-8"

/* Those of all workers. The connection must be able to read. */
void	 metrics_write(struct buf *, struct db *);

#endif
