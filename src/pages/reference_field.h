/*
 * Parameters, header fields, and members of bodies and records, as the pages of
 * the reference show them: `reference_field` of spec/pages.yaml.
 */
#ifndef ALMANAC_REFERENCE_FIELD_H
#define ALMANAC_REFERENCE_FIELD_H

#include <stdbool.h>

struct value;

/* "Event" of { "$ref": "#/components/schemas/Event" }, else "". */
const char	*reference_name(const struct value *reference);

/* Adds to a field of the document what its template needs; once. */
void		 reference_field(struct value *field, const char *name,
		    const char *in, bool required,
		    const struct value *schema);

/* Adds the members of a schema as a list. */
void		 reference_members(struct value *map, const char *name,
		    const char *in, const struct value *schema);

#endif
