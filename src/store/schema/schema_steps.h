/*
 * The SQL of versions 2 to 9, for store/schema/schema.c.
 */
#ifndef ALMANAC_SCHEMA_STEPS_H
#define ALMANAC_SCHEMA_STEPS_H

/* Links that refer only to events. Drops the triggers that count terms. */
extern const char	 version_2_links[];

/* Tables of lists; event_index_rebuild() fills them. */
extern const char	 version_2_lists[];

/* Tables of the search index; search_index_rebuild() fills them. */
extern const char	 version_2_search[];

extern const char	 version_3_outbox[];
extern const char	 version_3_imports[];
extern const char	 version_9_imports[];
extern const char	 version_9_series[];
extern const char	 version_3_records[];
extern const char	 version_4_site[];
extern const char	 version_5_orders[];
extern const char	 version_5_counts[];
extern const char	 version_6_terms[];
extern const char	 version_6_stretches[];
extern const char	 version_6_ends[];
extern const char	 version_6_places[];

/* Chosen passwords, sessions, and links to choose a password. */
extern const char	 version_8_accounts[];
extern const char	 version_8_images[];
extern const char	 version_9_images[];

/* Names that events are found by; search_names_rebuild() fills them. */
extern const char	 version_9_search[];

extern const char	 version_9_outbox[];
extern const char	 version_9_subscriptions[];

/* Mail addresses that are confirmed, each of one user. */
extern const char	 version_9_mail[];

#endif
