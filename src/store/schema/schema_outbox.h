/*
 * The tables of webhooks, part of version 3 (store/schema/schema.c).
 */
#ifndef ALMANAC_SCHEMA_OUTBOX_H
#define ALMANAC_SCHEMA_OUTBOX_H

extern const char	 schema_outbox_3[];

#endif
