/*
 * The model of a spec: what was written, each word with its place, and how
 * its parts belong together. A NULL node was not written.
 */
#ifndef CODEGEN_SPEC_H
#define CODEGEN_SPEC_H

#include "codegen/node.h"
#include "codegen/types.h"

/*
 * A line under `params`: the members are the keys that it may have, and
 * types.h says which of them go with which type.
 */
struct param {
	const struct node	*key;		/* member of the struct in C */
	const struct group	*group;		/* NULL: the route's own */
	const struct type	*kind;		/* what `type` names */
	const struct node	*type;
	const struct node	*in;		/* path, query, body, either */
	const struct node	*name;		/* on the wire, if not the key */
	const struct node	*as;		/* type on the wire */
	const struct node	*shown;		/* `default`, perhaps null */
	const struct node	*min, *above;	/* bounds: from min, above above */
	const struct node	*max, *cut;	/* up to max; more becomes cut */
	const struct node	*with;		/* key of one to be sent too */
	const struct node	*values;	/* of an enum; true of a truthy */
	const struct node	*null;		/* what JSON null does */
	const struct node	*zone;		/* that a moment is read in */
	const struct node	*exists;	/* the kind of record of an id */
	const struct node	*of;		/* the kind of term */
	const struct node	*creates;	/* links: route of a new record */
	const struct node	*limit;		/* key; else that of its place */
	bool			 required;	/* 400 without it */
	bool			 nonempty;	/* neither "" nor "0" */
	bool			 empty;		/* "" is fine all the same */
	bool			 hidden;	/* read, but described nowhere */
	bool			 fold;		/* letter case does not matter */
	bool			 zero;		/* 0 is fine beside `exists` */
	bool			 other;		/* not the record of the path */
	bool			 one;		/* the first link is kept */
	bool			 texts;		/* JSON must send a text */
	bool			 paging;	/* ignored by formats without pages */
};

/* Params that routes share: a struct within theirs. */
struct group {
	const struct node	*key;
	const struct node	*as;		/* its member */
	const struct node	*params;
	struct list		 own;		/* of struct param */
};

struct route {
	const struct node	*key;		/* its handler in C */
	const struct resource	*resource;
	const struct node	*methods;
	const struct node	*path;		/* "/events/{id}" */
	const struct node	*operations;	/* one for each method */
	const struct node	*handler;	/* a route whose it has, too */
	const struct node	*role;		/* the least; NULL: anybody */
	const struct node	*use;		/* keys of groups */
	const struct node	*params;
	const struct node	*address;	/* of a list: page, per_page ... */
	const struct node	*body;		/* its schema */
	const struct node	*answers;	/* "200 Event", keys of errors */
	const struct node	*formats;	/* of a read, beside JSON */
	bool			 partial;	/* nothing required, no defaults */
	struct list		 groups;	/* of struct group */
	struct list		 rows;		/* of struct param, all */
	const struct route	*main;		/* that of `handler`, or NULL */
	struct list		*members;	/* of both structs: rows, more */
};

/* One file with routes. */
struct resource {
	const struct node	*file;		/* its name in `resources` */
	const struct node	*resource;
	const struct node	*groups;
	const struct node	*routes;
};

/* Routes of one template. */
struct path {
	const char		*template;
	const char		*shape;		/* "/events/{digits}" */
	const char		*capture;	/* NULL: none */
	const char		*takes;		/* digits, month, segments or text */
	struct list		 routes;	/* of struct route */
};

/* Of `errors`, or of `complaints`, which have no status. */
struct error {
	const struct node	*key;		/* ERROR_<KEY>, COMPLAINT_<KEY> */
	const struct node	*status;	/* 400 to 599 */
	const struct node	*code;		/* on the wire, if not the key */
	const struct node	*message;	/* with places such as {name} */
};

/*
 * How much there may be. With `in` it is that of all texts, or lists, of
 * parameters in that place that name no other.
 */
struct limit {
	const struct node	*key;
	const struct node	*in;		/* query or body */
	const struct node	*bytes;
	const struct node	*characters;
	const struct node	*words;		/* that differ */
	const struct node	*items;
	const struct node	*lines;
	const struct node	*error;		/* of a text that is stored */
};

/*
 * A member of a record, in the order of the answer. One that is stored has a
 * `column`; what a function makes has `write`, or follows one that has it.
 */
struct member {
	const struct node	*key;
	const struct block	*block;		/* NULL: the record's own */
	const char		*field;		/* its place in the struct in C */
	const struct holding	*held;		/* what the column holds */
	const struct node	*type;
	const struct node	*format;
	const struct node	*schema;
	const struct node	*instead;
	const struct node	*values;
	const struct node	*of;		/* "head.name", of a block */
	const struct node	*column;
	const struct node	*holds;		/* if not `type` says it */
	const struct node	*as;		/* `field`, if not the key */
	const struct node	*null;		/* what NULL is: none, or empty */
	const struct node	*export;	/* its name there, if another */
	const struct node	*after;		/* a member it is stored behind */
	const struct node	*write;		/* a function */
	const struct node	*clean;		/* of a text sent: line, markup */
	const struct node	*folded;	/* column of its fold_title() */
	const struct node	*min, *max;	/* of a number; a time's member */
	const struct node	*with;		/* a number that is NULL with it */
	const struct node	*refers;	/* table of its id */
	const struct node	*through;	/* member whose row has it */
	bool			 map;		/* `schema` is of its values */
	bool			 optional;
	bool			 hidden;	/* stored, and not shown */
	bool			 brief;		/* read only where it is wanted */
	bool			 alone;		/* shown of a single record */
	bool			 filled;	/* true in a new record */
	bool			 searched;	/* part of the column searched */
	bool			 compared;	/* when a record is reused */
};

/* Members that stored records share: a struct within theirs. */
struct block {
	const struct node	*key;
	const struct node	*as;		/* its member */
	const struct node	*all;
	const struct node	*ready;		/* called when it was read */
	struct list		 members;	/* of struct member, as stored */
};

struct record {
	const struct node	*key;
	const struct node	*all;
	const struct node	*table;		/* NULL: it is not stored */
	const struct node	*use;		/* a block */
	const struct node	*fields;	/* group of params that set it */
	const struct node	*also;		/* members by hand: C types */
	const struct node	*ready;		/* called when it was read */
	const struct node	*before;	/* with a copy to be written */
	const struct block	*block;
	struct list		 own;		/* of struct member, all */
	struct list		 members;	/* those that are shown */
	struct list		 stored;	/* in the order of the columns */
	const struct member	*folded;	/* the one that is, or NULL */
	bool			 searched;	/* whether a member is */
	bool			 compared;	/* whether a member is */
	bool			 open;
};

/* Who made the service, or on which terms. */
struct party {
	const struct node	*name;
	const struct node	*url;
	const struct node	*email;
	const struct node	*identifier;
};

/* A parameter or header field that routes share. */
struct common {
	const struct node	*key;
	const struct node	*in;		/* query, header, answer */
	const struct node	*type;		/* on the wire */
	const struct node	*uses;		/* kinds of operations, answers */
};

struct locale {
	const struct node	*name;
	const struct node	*texts;
};

/* A text that every locale must have. */
struct text {
	const char		*key;		/* "event_list.page" */
	const char		*constant;	/* "TEXT_EVENT_LIST_PAGE" */
};

struct spec {
	const char		*folder;
	bool			 site;		/* of pages: described nowhere */
	const struct node	*namespace;	/* "calendar/events/v1" */
	const struct node	*alias;		/* another, of the same routes */
	const struct node	*version;
	struct party		 contact, license;
	const struct node	*always;	/* errors of every route */
	const struct node	*locale_names;
	const struct node	*resource_names;
	const struct node	*pages_file;	/* its name, or NULL */
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
	struct list		 blocks;	/* of struct block */
	struct list		 locales;	/* of struct locale */
	struct list		 texts;		/* of struct text, for C */
	struct list		 described;	/* the same, for documents */
	struct pages		*pages;		/* pages.h; NULL: none */
};

/* These return false after a complaint; then the rest is not there. */
bool	spec_read_service(struct spec *);
bool	spec_read_resources(struct spec *);
bool	spec_read_records(struct spec *);
bool	spec_read_locales(struct spec *);

/* Routes of pages: where they are, and their params. All are read by GET. */
void	spec_read_pages(struct spec *site, const struct node *map);

/* The record of "200 Event", with its status; NULL of an error's key. */
const char		*answer_record(const struct node *, int *status);

/*
 * What has a key is found by list_find(): &spec->errors, &route->rows. These
 * have another name.
 */
const char		*spec_file(const struct spec *, const char *name);
const struct path	*spec_path(const struct spec *, const char *template);

/* Its row: "PATH_EVENTS_ID", of pages "PAGE_PATH_EVENT_SLUG". */
const char		*spec_path_name(const struct spec *, const char *);

/* The row of a route by its name on the wire. */
const struct param	*spec_named(const struct route *, const char *name);

/* That of a text or list: the one it names, or its place has; NULL: none. */
const struct limit	*param_limit(const struct spec *,
			    const struct param *);

/* The key of the route whose function and struct it has. */
const char	*route_handler(const struct route *);

const char	*param_name(const struct param *);
const char	*param_wire(const struct param *);	/* "integer", "any" */
bool		 param_has_twin(const struct param *);
bool		 param_clears(const struct param *);
bool		 param_is_path(const struct param *);

/* Whether the route answers 400 without it. */
bool		 param_is_required(const struct route *,
		    const struct param *);

/* What null does to it in the route: refused, absent or clears. */
const char	*param_null(const struct route *, const struct param *);

#endif
