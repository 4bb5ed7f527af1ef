#include "command/command.h"
#include "command/command_line.h"

#define AT(member)	offsetof(struct command_line, member)

static const struct flag	 serve_flags[] = {
	{ "listen", "ADDRESS", AT(listen), false,
	  "listen there: IPv4 or IPv6" },
	{ "port", "PORT", AT(port), false, "0: a free one" },
	{ "workers", "COUNT", AT(workers), false,
	  "processes; 0: one per core, at least 2" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 user_flags[] = {
	{ "role", "ROLE", AT(role), true, "subscriber, contributor, author, "
	  "editor or administrator" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 password_flags[] = {
	{ "label", "LABEL", AT(label), false,
	  "what it is for, and removed by; by default `default`" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 backup_flags[] = {
	{ "force", NULL, AT(force), false, "replace FILE if it is there" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 restore_flags[] = {
	{ "force", NULL, AT(force), false,
	  "replace the database if it is there" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 demo_flags[] = {
	{ "seed", "N", AT(seed), false, "another calendar; by default 1" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 import_flags[] = {
	{ "user", "NAME", AT(user), false, "whose records they become, with "
	  "whose rights; by default the first administrator's" },
	{ "login", "FILE", AT(login), false, "holds NAME:PASSWORD for the "
	  "other site, which then shows more; or ALMANAC_LOGIN does, in the "
	  "environment. No other server gets it, and none but this machine "
	  "by plain http" },
	{ "source", "NAME", AT(source), false, "by which the other calendar is "
	  "known again; by default its host and path, as its records "
	  "tell them" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 export_flags[] = {
	{ "secrets", NULL, AT(secrets), false,
	  "with the hashes of application passwords" },
	{ "force", NULL, AT(force), false, "replace FILE if it is there" },
	{ NULL, NULL, 0, false, NULL }
};

const struct verb		 verbs[] = {
	{ "serve", "", "answer requests",
	  "Makes the database if there is none, or brings it up to date, and "
	  "answers requests until SIGTERM or SIGINT. The first start makes a "
	  "user, admin. It prints the user's password if standard output is a "
	  "terminal; else it writes admin:PASSWORD to a file that only the "
	  "owner of the database may read, and prints the file's path: the "
	  "database's with .password behind. "
	  "Flags win over the configuration.",
	  serve_flags, command_serve },
	{ "user add", "NAME", "add a user, and print a password",
	  "Makes a user, and the database if there is none, and prints an "
	  "application password, which is shown this once. Each role has the "
	  "rights of those before it.",
	  user_flags, command_user_add },
	{ "user list", "", "list the users",
	  "Prints each user's number, role, how many passwords there are, "
	  "and name.",
	  NULL, command_user_list },
	{ "user remove", "NAME", "remove a user",
	  "The user's passwords go; records keep their author.",
	  NULL, command_user_remove },
	{ "password add", "NAME", "print another password of a user",
	  "Makes an application password for a user, and prints it, which is "
	  "shown this once.",
	  password_flags, command_password_add },
	{ "password list", "NAME", "list the passwords of a user",
	  "Prints when each was made, and its label.",
	  NULL, command_password_list },
	{ "password remove", "NAME LABEL", "remove a password of a user",
	  "All that have the label go.",
	  NULL, command_password_remove },
	{ "backup", "FILE", "copy the database, while it is served",
	  "Copies the database to FILE, as it is at one moment; a server may "
	  "go on serving and writing meanwhile. FILE is complete and checked "
	  "when it appears. It holds the hashes of passwords: keep it as you "
	  "keep the database.",
	  backup_flags, command_backup },
	{ "restore", "FILE", "bring such a copy back",
	  "Makes the database what it was when FILE was made by almanac "
	  "backup. No server may be using it. A copy of an older version is "
	  "brought up to date when it is served.",
	  restore_flags, command_restore },
	{ "check", "", "say what is wrong with the database",
	  "Reads the whole database, derives again what lists and searches "
	  "are made of, and prints what is not as it should be, a line each. "
	  "A server may go on serving and writing meanwhile. Nothing is "
	  "changed: an older version is refused. The exit status is 0 if "
	  "nothing was printed, else 1.",
	  NULL, command_check },
	{ "check-config", "[FILE]", "say what is wrong with a configuration",
	  "Reads FILE, by default the configuration that other verbs would "
	  "read, and prints what is wrong with it, a line each, with the place "
	  "in the file. Nothing else is read or changed. The exit status is 0 "
	  "if it is fine, else 1.",
	  NULL, command_check_config },
	{ "demo", "", "fill a database with the calendar of a town",
	  "Fills a database with a year of an invented town, half of it past "
	  "and half of it to come. The same seed on the same day of the "
	  "site's zone makes the same calendar, but for the time at which it "
	  "was written. A database that holds records is refused; nothing is "
	  "ever removed.",
	  demo_flags, command_demo },
	{ "import", "FROM ...", "take over other calendars",
	  "Takes over events, venues, organizers, categories and tags: from a "
	  "site of The Events Calendar (FROM is its address, or that of its "
	  "REST API), from saved pages of that API, iCalendar files, or what "
	  "almanac export has written.\n\n"
	  "Run it again after it was interrupted, or when the other calendar "
	  "has changed: what is here already stays, what has changed there and "
	  "not here is changed, what was removed here stays away. A server may "
	  "go on serving and writing meanwhile. At the end it prints how many "
	  "records came, and what of them has no place here.\n\n"
	  "What almanac export has written is taken over as it is, with its "
	  "numbers and users, by a database without records, at once; by "
	  "another one like any calendar.",
	  import_flags, command_import },
	{ "export", "[FILE]", "write everything as lines of JSON",
	  "Writes all records, users and images, as they are at one moment, to "
	  "FILE or the standard output, for almanac import. A server may go on "
	  "serving and writing meanwhile. Application passwords stay here "
	  "unless asked for; those of events come along as hashes, and so do "
	  "drafts: keep FILE as you keep the database.",
	  export_flags, command_export },
	{ "deliver", "", "send messages of changes to webhooks",
	  "Delivers what the server has put into the outbox to the "
	  "`webhooks` of the configuration, and looks for more every second, "
	  "until SIGTERM or SIGINT. `almanac serve` runs it by itself when "
	  "there are any.\n\n"
	  "A message is a POST as Standard Webhooks 1.0.0 has it: a JSON body "
	  "with `type`, `timestamp` (of the change) and `data`, and fields "
	  "webhook-id, webhook-timestamp and webhook-signature, with a "
	  "signature (v1, HMAC-SHA256) for each secret. Types are event, "
	  "venue, organizer, category and tag, with .created, .updated and "
	  ".deleted behind. `data` is the record as a list shows it to an "
	  "administrator, under `base_url` and the first of `mounts`; a "
	  "password of an event is never in it.\n\n"
	  "There is one message for each record that a request or an import "
	  "creates, changes or deletes, on the way too: a venue within an "
	  "event, a term by its name. To move a record to the trash is "
	  ".deleted, with `status` trash, and so is to delete it for good; "
	  "what brings it back is .updated; one that is created in the trash "
	  "is .created. A "
	  "reused venue or organizer is not told, nor what follows for other "
	  "records: events that lose a venue, organizer, term or parent which "
	  "goes, categories below one which goes, counts of terms, and what is "
	  "published by time alone.\n\n"
	  "A change and its messages are one transaction: no change is without "
	  "its message, and none is sent of what did not happen. Each comes "
	  "at least once, always with the same webhook-id, and to one "
	  "endpoint one at a time, "
	  "in the order of the changes; but one that failed comes again later, "
	  "behind others. An answer of 2xx is taken for success, and nothing "
	  "else, redirects neither. Then there are ten attempts: after 5 "
	  "seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, up to a "
	  "tenth more, or when Retry-After says, if that is later. An answer "
	  "of 410 ends all deliveries to the endpoint. What is given up is "
	  "logged, and kept.\n\n"
	  "A message is dropped 7 days after the change, or when a million "
	  "newer ones have come, whatever endpoint still lacks it. That is "
	  "logged within the hour, and counted by `almanac webhooks list` and "
	  "in /metrics.",
	  NULL, command_deliver },
	{ "webhooks list", "", "list messages that were not delivered",
	  "Prints each message that waits for an endpoint, or was given up, "
	  "endpoints that have gone (410), and how many messages were dropped "
	  "since they were too old or too many. Addresses are shown without "
	  "their query.",
	  NULL, command_webhooks_list },
	{ "webhooks retry", "[MESSAGE]", "deliver what was given up",
	  "Makes due what was given up: that message, or all of them; then "
	  "endpoints that have gone are told of changes again.",
	  NULL, command_webhooks_retry },
	{ "help", "[VERB ...]", "tell about a verb, or about site.yaml",
	  "Without words it lists the verbs. `almanac help site.yaml` prints "
	  "the configuration with every key, its meaning and its default.",
	  NULL, command_help },
	{ .name = NULL }
};
