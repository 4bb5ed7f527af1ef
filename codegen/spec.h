/*
 * The model of a spec: its words with their positions, and the links between
 * its parts. A node is NULL if its key is absent in the spec. Members without a
 * comment are keys; their tables say what they mean (spec/README.md).
 */
#ifndef CODEGEN_SPEC_H
#define CODEGEN_SPEC_H

#include "codegen/keys.h"

/* A line under `params`. */
struct param {
	const struct node	*key;		/* name in requests, and of the
						   member in C */
	const struct group	*group;		/* NULL: the route's own */
	const struct type	*kind;		/* what `type` names */
	const char		*most;		/* `max`, unless a greater value
						   becomes this one */
	bool			 is_above;	/* must be more than `min` */
	bool			 is_path;
	bool			 zero;		/* an id, or 0 */
	bool			 has_twin;	/* has_ in the struct in C */
	bool			 clears;	/* clears_ */
	const struct node	*type, *in, *shown, *min, *max, *with;
	const struct node	*values, *null, *exists, *limit, *example;
	bool			 required, nonempty, lines, markup, fold;
	bool			 other, lenient;
};

/* Params that several routes share, as a struct within their structs. */
struct group {
	const struct node	*key, *as, *form, *aside, *more, *none, *open,
				*params;
	struct list		 own;		/* of struct param */
};

struct route {
	const struct node	*key;		/* its handler in C */
	const struct resource	*resource;
	const struct node	*path;		/* the first one */
	const struct node	*methods, *paths, *operations, *handler, *role;
	const struct node	*use, *params, *address, *body, *answers;
	const struct node	*formats, *flags, *proof;
	bool			 partial;	/* an update: no parameter of
						   a group is required */
	bool			 picture;	/* in the body */
	struct list		 groups;	/* of struct group */
	struct list		 rows;		/* of struct param, all */
	const struct route	*main;		/* route `handler`, or NULL */
	const char		*function;	/* in C, and of the struct */
	struct list		*members;	/* of the params struct */
};

/* One file with routes. */
struct resource {
	const struct node	*file;		/* its name in `resources` */
	const struct node	*resource, *groups, *routes;
};

/* All routes with one template. */
struct path {
	const struct node	*key;		/* `path` of the first route */
	const char		*template;
	const char		*shape;		/* "/events/{digits}", in order
						   those match first */
	const char		*capture;	/* NULL: none */
	const char		*takes;		/* digits, month, ... */
	struct list		 routes;	/* of struct route */
};

/* An entry of `errors`, or of `complaints`, which have no status. */
struct error {
	const struct node	*key;		/* ERROR_<KEY> */
	const struct node	*status, *code, *message;
};

/*
 * A limit. query_text, query_list, body_text and body_list apply to parameters
 * in that place that name no other.
 */
struct limit {
	const struct node	*key, *bytes, *characters, *words, *items;
	const struct node	*lines, *error;
};

/*
 * A member of a record, in the order of the answer. A stored one has `column`.
 * A member with `write` is written by that function, together with the
 * following members that have neither `column` nor `write`.
 */
struct member {
	const struct node	*key;
	const struct block	*block;		/* NULL: the record's own */
	const char		*field;		/* in the struct of the block */
	const char		*place;		/* in that of the record */
	const char		*twin;		/* place of its has_ member */
	const struct type	*held;		/* what the column holds */
	bool			 is_id;		/* of the record */
	bool			 is_text;
	bool			 elsewhere;	/* in a struct of src/ */
	bool			 written;	/* by the record's statements */
	const struct node	*type, *format, *schema, *instead, *values, *of;
	const struct node	*column, *holds, *as, *null, *export;
	const struct node	*write, *clean, *absent, *folded, *cased, *min;
	const struct node	*max, *with, *refers, *through, *within;
	bool			 optional, brief, alone, filled, searched;
	bool			 compared, counted, unique, outlived;
};

/* Members that several stored records share, as a struct within theirs. */
struct block {
	const struct node	*key, *as, *all, *ready;
	struct list		 members;	/* of struct member */
};

/*
 * A record of an answer, which may have a table. A group of `records` with a
 * table is also a record, but only stored: other code shows it.
 */
struct record {
	const struct node	*key, *all, *table;
	const char		*name;		/* "venue" */
	const char		*letter;	/* of its table: "v" */
	bool			 lone;		/* a group, only stored */
	const struct node	*use, *fields, *also, *ready, *more;
	const struct node	*constraint;
	const struct block	*block;
	struct list		 own;		/* of struct member, all */
	struct list		 members;	/* the shown ones */
	struct list		 stored;	/* in order of columns */
	const struct member	*folded;	/* its folded member, or NULL */
	bool			 searched;	/* whether any member is */
	bool			 compared;	/* whether any member is */
	bool			 shares;	/* whether any is `within` */
	const char		*reads;		/* function that says which
						   brief texts are read */
	bool			 linked, open;
};

/*
 * A parameter or header field that several operations or answers share, for
 * /doc.
 */
struct common {
	const struct node	*key, *in, *type, *uses;
};

struct locale {
	const struct node	*name;		/* "en", or "en-GB" */
	const struct node	*texts;
	const struct locale	*base;		/* "en" for "en-GB", which
						   must follow it; or NULL */
};

struct spec {
	const char		*folder;
	bool			 site;		/* of pages, not documented */
	const struct node	*namespace;	/* "calendar/events/v1" */
	const struct node	*alias;		/* has the same routes */
	const struct node	*version, *contact, *license;
	const struct node	*always;	/* errors of every route */
	const struct node	*creates;	/* and of creates */
	const struct node	*locale_names, *resource_names;
	const struct node	*pages_file;	/* of pages, or NULL */
	const struct node	*group_map;
	struct list		 errors;	/* of struct error */
	struct list		 complaints;	/* of struct error */
	struct list		 limits;	/* of struct limit */
	struct list		 commons;	/* of struct common */
	struct list		 groups;	/* of struct group, all */
	struct list		 resources;	/* of struct resource */
	struct list		 routes;	/* of struct route, all */
	struct list		 paths;		/* of struct path */
	struct list		 records;	/* of struct record */
	struct list		 tables;	/* stored ones and groups */
	struct list		 blocks;	/* of struct block */
	struct list		 locales;	/* of struct locale */
	struct list		 texts;		/* keys of texts, for C */
	struct list		 described;	/* keys, for documents */
	struct pages		*pages;		/* pages.h; NULL: none */
};

/* The keys of each map. */
extern const struct key	service_keys[];
extern const struct key	error_keys[], complaint_keys[], limit_keys[];
extern const struct key	common_keys[], group_keys[];
extern const struct key	resource_keys[], route_keys[], param_keys[];
extern const struct key	record_keys[], block_keys[];
extern const struct key	member_keys[], pages_keys[], area_keys[];

/*
 * Reads service.yaml and the files that it names. Returns false after a
 * complaint; then the model is incomplete.
 */
bool	spec_read_service(struct spec *);
bool	spec_read_resources(struct spec *);
bool	spec_read_records(struct spec *);
bool	spec_read_locales(struct spec *);

/* Reads the routes of pages. The default method is GET. */
void	spec_read_pages(struct spec *site, const struct node *map);

/*
 * Returns the record of an answer such as "200 Event", and its status, or NULL
 * if the answer is an error.
 */
const char		*answer_record(const struct node *, int *status);

/*
 * list_find() finds structs by their key, in spec->errors, route->rows and so
 * on. These functions find others.
 */
const char		*spec_file(const struct spec *, const char *name);

/* "PATH_EVENTS_ID"; for pages "PAGE_PATH_EVENT_SLUG". */
const char		*spec_path_name(const struct spec *, const char *);

/* The path's template, with its capture, if any, replaced by a text. */
const char		*path_replace(const struct path *, const char *);

/* The limit of a text or list, or NULL. */
const struct limit	*param_limit(const struct spec *,
			    const struct param *);

/*
 * form_rows(): the rows of a form in their order. form_part(): the part of a
 * row, of enum form_part.
 */
struct list	 form_rows(const struct group *);
const char	*form_part(const struct group *, const struct param *);

/* Whether the form offers the values to choose from. */
bool		 form_has_choices(const struct param *);

/* Whether the type has that constant, such as LINKS. */
bool		 param_is(const struct param *, const char *constant);

/* The route whose parameters a new record that is linked may have, or NULL. */
const struct route	*param_creates(const struct spec *,
			    const struct param *);

/* Whether the route answers 400 if the parameter is missing. */
bool		 param_is_required(const struct route *,
		    const struct param *);

/* What null means for the route: refused, absent or clears. */
const char	*param_null(const struct route *, const struct param *);

#endif
