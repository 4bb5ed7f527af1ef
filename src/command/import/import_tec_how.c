#include "command/import/import_tec_how.h"

#include <stddef.h>
#include <string.h>

struct member {
	const char	*name;
	enum tec_how	 how;
};

static const struct member	 heads[] = {
	{ "id", TEC_NOT }, { "global_id", TEC_NOT },
	{ "global_id_lineage", TEC_NOT }, { "author", TEC_LOST },
	{ "status", TEC_NOT }, { "date", TEC_NOT }, { "date_utc", TEC_NOT },
	{ "modified", TEC_NOT }, { "modified_utc", TEC_NOT },
	{ "url", TEC_NOT }, { "rest_url", TEC_NOT }, { "image", TEC_NOT },
	{ "slug", TEC_NOT }, { "json_ld", TEC_NOT }, { "_links", TEC_NOT },
	{ "description", TEC_AS_IT_IS }, { "website", TEC_AS_IT_IS },
	{ NULL, TEC_NOT }
};

static const struct member	 events[] = {
	{ "title", TEC_NOT }, { "excerpt", TEC_AS_IT_IS },
	{ "all_day", TEC_TRUTH }, { "start_date", TEC_NOT },
	{ "start_date_details", TEC_NOT }, { "end_date", TEC_NOT },
	{ "end_date_details", TEC_NOT }, { "utc_start_date", TEC_NOT },
	{ "utc_start_date_details", TEC_NOT }, { "utc_end_date", TEC_NOT },
	{ "utc_end_date_details", TEC_NOT }, { "timezone", TEC_NOT },
	{ "timezone_abbr", TEC_NOT }, { "cost", TEC_NOT },
	{ "cost_details", TEC_NOT }, { "show_map", TEC_TRUTH },
	{ "show_map_link", TEC_TRUTH }, { "hide_from_listings", TEC_TRUTH },
	{ "sticky", TEC_TRUTH }, { "featured", TEC_TRUTH },
	{ "ticketed", TEC_TRUTH }, { "categories", TEC_NOT },
	{ "tags", TEC_NOT }, { "venue", TEC_NOT }, { "organizer", TEC_NOT },
	{ "post_parent", TEC_NOT }, { "custom_fields", TEC_LOST },
	{ NULL, TEC_NOT }
};

static const struct member	 venues[] = {
	{ "venue", TEC_TEXT }, { "address", TEC_TEXT }, { "city", TEC_TEXT },
	{ "country", TEC_TEXT }, { "province", TEC_TEXT },
	{ "state", TEC_TEXT }, { "stateprovince", TEC_TEXT },
	{ "zip", TEC_TEXT }, { "phone", TEC_TEXT },
	{ "geo_lat", TEC_AS_IT_IS }, { "geo_lng", TEC_AS_IT_IS },
	{ "show_map", TEC_TRUTH_TEXT }, { "show_map_link", TEC_TRUTH_TEXT },
	{ NULL, TEC_NOT }
};

static const struct member	 organizers[] = {
	{ "organizer", TEC_TEXT }, { "phone", TEC_TEXT },
	{ "email", TEC_TEXT }, { NULL, TEC_NOT }
};

static const struct member	 terms[] = {
	{ "name", TEC_TEXT }, { "taxonomy", TEC_NOT }, { "count", TEC_NOT },
	{ "parent", TEC_NOT }, { "term_group", TEC_NOT },
	{ "term_taxonomy_id", TEC_NOT }, { "filter", TEC_NOT },
	{ "urls", TEC_NOT }, { "meta", TEC_LOST }, { NULL, TEC_NOT }
};

static const struct member *const	 members[IMPORT_KINDS] = {
	[IMPORT_CATEGORY] = terms, [IMPORT_TAG] = terms,
	[IMPORT_VENUE] = venues, [IMPORT_ORGANIZER] = organizers,
	[IMPORT_EVENT] = events
};

static const struct member *
find(const struct member *m, const char *name)
{
	while (m->name != NULL && strcmp(m->name, name) != 0)
		m++;
	return (m->name != NULL ? m : NULL);
}

enum tec_how
tec_how(enum import_kind kind, const char *name)
{
	const struct member	*m;

	if ((m = find(members[kind], name)) == NULL)
		m = find(heads, name);
	return (m != NULL ? m->how : TEC_UNKNOWN);
}
