/*
 * Functions that generated/records.c calls: those that spec/records.yaml names
 * (`ready`, `write`), and for records with texts that are `brief` or `within` a
 * row those of stored.h.
 */
#ifndef ALMANAC_RECORD_HOOKS_H
#define ALMANAC_RECORD_HOOKS_H

#include "generated/records.h"

typedef void	 stored_ready(struct request *, struct statement *,
		    const struct stored_table *, void *record);
typedef bool	 stored_reads(const struct request *,
		    const struct stored_table *, const void *record,
		    const char *member);
typedef bool	 stored_shares(const void *record);

stored_ready	 record_ready, event_ready;
stored_reads	 record_reads, term_reads;
stored_shares	 event_shares;

/* Functions that write a member, and perhaps those after it. */
typedef void	 record_writer(struct request *, const char *name,
		    const struct record_head *);
typedef void	 event_writer(struct request *, const char *name,
		    const struct event *);

record_writer	 record_write_modified, record_write_image, record_write_date;
record_writer	 record_write_url, record_write_rest_url;
record_writer	 record_write_global_id;
event_writer	 event_write_start, event_write_end, event_write_utc_start;
event_writer	 event_write_utc_end, event_write_abbreviation;
event_writer	 event_write_cost, event_write_links;
event_writer	 event_write_custom_fields, event_write_series;
event_writer	 event_write_json_ld;

void	 venue_write_json_ld(struct request *, const char *name,
	    const struct venue *);
void	 organizer_write_json_ld(struct request *, const char *name,
	    const struct organizer *);

#endif
