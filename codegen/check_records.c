#include "codegen/check.h"

static void
check_member(const struct spec *spec, const struct member *member)
{
	if (member->type == NULL && member->schema == NULL)
		complain(&member->key->place,
		    "member '%s' needs 'type' or 'schema'",
		    member->key->text);
	if (member->schema != NULL && member->type != NULL &&
	    !node_is(member->type, "array"))
		complain(&member->type->place,
		    "'schema' goes with type 'array' or none");
	if (member->map && member->schema == NULL)
		complain(&member->key->place, "'map' needs 'schema'");
	if (member->schema != NULL &&
	    list_find(&spec->records, member->schema->text) == NULL)
		complain(&member->schema->place, "unknown record '%s'",
		    member->schema->text);
}

void
check_records(const struct spec *spec)
{
	const struct record	*record;
	const struct member	*member;
	size_t			 i, k;

	for (i = 0; i < spec->records.count; i++) {
		record = spec->records.items[i];
		if (!check_is_schema(record->key->text))
			complain(&record->key->place,
			    "'%s' is no name of a schema",
			    record->key->text);
		for (k = 0; k < record->members.count; k++) {
			member = record->members.items[k];
			check_member(spec, member);
		}
	}
}
