/*
 * Parameters, header fields, and members of bodies and records on pages of the
 * reference: `reference_field` of spec/pages.yaml.
 */
#ifndef ALMANAC_REFERENCE_FIELD_H
#define ALMANAC_REFERENCE_FIELD_H

#include <stdbool.h>

struct value;

/* Returns "Event" for { "$ref": "#/components/schemas/Event" }, else "". */
const char	*reference_name(const struct value *reference);

/*
 * Adds the values that the template needs to a field of the document. Call it
 * once for each field. `parts` begins the addresses of the pages of parts.
 */
void		 reference_field(struct value *field, const char *name,
		    const char *in, bool required,
		    const struct value *schema, const char *parts);

/* Adds the members of a schema as a list. */
void		 reference_members(struct value *map, const char *name,
		    const char *in, const struct value *schema,
		    const char *parts);

#endif
