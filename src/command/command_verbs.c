#include "command/command_verbs.h"

#define AT(member)	offsetof(struct command_line, member)

static const struct flag	 serve_flags[] = {
	{ "listen", "ADDRESS", AT(listen), false,
	  "IPv4 or IPv6 address to listen on" },
	{ "port", "PORT", AT(port), false,
	  "port to listen on; 0: any free port" },
	{ "workers", "COUNT", AT(workers), false,
	  "number of worker processes; 0: one per core, or four with "
	  "PostgreSQL; at least 2" },
	{ NULL, NULL, 0, false, NULL }
};

#define FULL_NAME \
	{ "full-name", "TEXT", AT(full_name), false, \
	  "name by which pages and letters call the user, such as " \
	  "`Anna Weber`" }

static const struct flag	 user_flags[] = {
	{ "role", "ROLE", AT(role), true,
	  "subscriber, contributor, author, editor or administrator" },
	FULL_NAME,
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 invite_flags[] = {
	{ "role", "ROLE", AT(role), false,
	  "role of a new user: subscriber, contributor, author, editor or "
	  "administrator" },
	{ "mail", "ADDRESS", AT(mail), false,
	  "mail address of the user, to which the link is sent if the "
	  "configuration has a server for `mail`" },
	FULL_NAME,
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 password_flags[] = {
	{ "label", "LABEL", AT(label), false,
	  "name of the password, needed to remove it; default: `default`" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 backup_flags[] = {
	{ "force", NULL, AT(force), false,
	  "replace FILE if it exists" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 restore_flags[] = {
	{ "force", NULL, AT(force), false,
	  "replace the database if it exists" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 import_flags[] = {
	{ "user", "NAME", AT(user), false,
	  "user who becomes the author of the records and whose rights apply; "
	  "default: the first administrator" },
	{ "login", "FILE", AT(login), false,
	  "file with NAME:PASSWORD of a user of the other site, to import "
	  "drafts and private records, too; the environment variable "
	  "ALMANAC_LOGIN can contain it instead. It is not sent to other "
	  "servers, and over plain HTTP only to this machine" },
	{ "source", "NAME", AT(source), false,
	  "name by which a later import recognizes the other calendar; "
	  "default: for a site, the host and path of FROM" },
	{ "no-pictures", NULL, AT(no_pictures), false,
	  "store the addresses of a site's pictures instead of copies" },
	{ "dry-run", NULL, AT(dry_run), false,
	  "store nothing: print what would be done with each record" },
	{ "undo", NULL, AT(undo), false,
	  "undo imports: FROM is the name of a source, or the address of a "
	  "site" },
	{ "users", NULL, AT(users), false,
	  "give the users of an export their roles and passwords even if the "
	  "database has users already" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 export_flags[] = {
	{ "format", "FORMAT", AT(format), false,
	  "lines, csv or ics; default: lines of JSON" },
	{ "secrets", NULL, AT(secrets), false,
	  "include the hashes of passwords, second factors, and settings "
	  "with secrets" },
	{ "force", NULL, AT(force), false,
	  "replace FILE if it exists" },
	{ NULL, NULL, 0, false, NULL }
};

static const struct flag	 run_flags[] = {
	{ "accept", NULL, AT(accept), false,
	  "move vanished events to the trash, at most as many as the last run "
	  "has counted" },
	{ NULL, NULL, 0, false, NULL }
};

const struct verb		 verbs[] = {
	{ "serve", "", "answer requests",
	  "Creates the database if there is none, and answers requests until "
	  "SIGTERM or SIGINT. The first start creates the user admin. If "
	  "standard output is a terminal, it prints the user's password and a "
	  "link for signing in at /desk. Otherwise it writes admin:PASSWORD "
	  "to a file next to the database, with .password added to its name, "
	  "or to a new file, almanac.password, if the database is in "
	  "PostgreSQL, and prints the name of the file. Only the owner of the "
	  "database can read the file. Options override the configuration.",
	  serve_flags, .run = command_serve },
	{ "user add", "NAME", "add a user and print a password",
	  "Creates a user, and the database if it does not exist, and prints "
	  "an application password. It cannot be shown again. Each role has "
	  "the rights of the roles before it.",
	  user_flags, .run = command_user_add },
	{ "user invite", "NAME", "print a link for signing in to the desk",
	  "Prints a link, or sends it by mail, with which a user can choose a "
	  "password and sign in at /desk. The link works once, within seven "
	  "days. If there is no user of that name, creates one; then the role "
	  "is required. The current password works until the link is used.",
	  invite_flags, .run = command_user_invite },
	{ "user list", "", "list all users",
	  "Prints the id, role, number of passwords, login and full name of "
	  "each user.",
	  NULL, .act = command_user_list },
	{ "user remove", "NAME", "remove a user",
	  "Removes a user and the user's passwords. Records keep their author.",
	  NULL, .act = command_user_remove },
	{ "user one-step", "NAME", "turn off a user's second factor",
	  "Turns off the second factor (two-step sign-in) of a user who has "
	  "lost the app and the recovery codes, and ends the user's sessions. "
	  "The password stays.",
	  NULL, .run = command_user_one_step },
	{ "password add", "NAME", "print another password for a user",
	  "Creates an application password for a user and prints it. It "
	  "cannot be shown again.",
	  password_flags, .act = command_password_add },
	{ "password list", "NAME", "list a user's passwords",
	  "Prints the label of each password and when it was created.",
	  NULL, .act = command_password_list },
	{ "password remove", "NAME LABEL", "remove a user's password",
	  "Removes all passwords of the user that have this label.",
	  NULL, .act = command_password_remove },
	{ "backup", "FILE", "copy the database while the server runs",
	  "Copies the database to FILE as it is at one moment. The server can "
	  "continue to read and write. FILE appears when it is complete and "
	  "verified. It contains hashes of passwords: protect it like the "
	  "database. The desk lists the last 50.",
	  backup_flags, .run = command_backup },
	{ "restore", "FILE", "restore the database from a backup",
	  "Replaces the database by FILE, which almanac backup has written. "
	  "No server may be using the database.",
	  restore_flags, .run = command_restore },
	{ "check", "", "verify the database",
	  "Reads the whole database, compares derived data with the records, "
	  "and prints each problem on a line. The server can continue to read "
	  "and write. Nothing is changed. The exit status is 0 if there are "
	  "no problems, otherwise 1.",
	  NULL, .run = command_check },
	{ "check-config", "[FILE]", "verify a configuration",
	  "Reads FILE, or else the configuration that other commands would "
	  "read, and prints each error on a line, with its position in the "
	  "file. It reads and changes nothing else. The exit status is 0 if "
	  "there are no errors, otherwise 1.",
	  NULL, .run = command_check_config },
	{ "demo", "", "fill a database with the calendar of a town",
	  "Fills a database with a year of events in an invented town, half "
	  "of them past and half upcoming on this day of the site's time "
	  "zone. A database that contains records is rejected; nothing is "
	  "ever removed.",
	  NULL, .run = command_demo },
	{ "import", "FROM ...", "import other calendars",
	  "Imports events, venues, organizers, categories and tags. FROM is "
	  "the address of a site with The Events Calendar or of its REST API, "
	  "or a file: saved pages of that API, iCalendar, CSV, or the output "
	  "of almanac export. A public site cannot lead the import to "
	  "addresses of this machine or of a private network.\n\n"
	  "Run it again after an interruption, or when the other calendar has "
	  "changed. Existing records are kept. Changes made in the other "
	  "calendar are applied, unless the record was also changed here. "
	  "Records that were removed here are not created again. The server "
	  "can continue to read and write. At the end the command prints how "
	  "many records it has imported and what it left out. It downloads "
	  "and stores the pictures of a site.\n\n"
	  "A repeated event of an iCalendar file becomes a series, and an "
	  "event with a RECURRENCE-ID changes one event of it, or splits it "
	  "there if it says RANGE=THISANDFUTURE. Changes and deletions made "
	  "here are kept. If almanac cannot use the rules, such "
	  "as two in one event, it creates a single event for each time from "
	  "a year ago to two years ahead. Single events that earlier versions "
	  "imported become events of the series and keep their addresses. The "
	  "API of The Events Calendar does not contain the rules of Events "
	  "Calendar Pro, so the events of its series are imported as single "
	  "events.\n\n"
	  "A CSV file has an event in each row, and the names of its columns "
	  "in the first row. Required are a title and a start (`Title` and "
	  "`Start date`, `Event Name` and `Event Start Date`, `Titel` and "
	  "`Beginn`); `almanac export --format csv` writes a file with all "
	  "columns that are known. The names of those of The Events Calendar "
	  "and common words in English, German, French and Spanish are known, "
	  "too. An event is recognized by a column `ID`, or else by title, "
	  "start and venue.\n\n"
	  "The output of almanac export is imported unchanged, with ids and "
	  "users, if the database has no records, and otherwise like any "
	  "other calendar. If the database has users, those of the export "
	  "become subscribers without passwords; use --users only for an "
	  "export that you trust. A user whose name exists here keeps role "
	  "and passwords.\n\n"
	  "An import recognizes a site by its address, with http or https, "
	  "with or without www. and the path of its API. Nothing that a site "
	  "sends changes this. An import from the address of a subscription "
	  "updates the records of that. A site in several languages is one "
	  "source for each address; use --source to make it one.\n\n"
	  "Files have other sources than sites: all iCalendar files are "
	  "icalendar, all CSV files csv, pages of an API are named after the "
	  "site that they are said to be from ('pages of town.example'), and "
	  "exports after the first user of the calendar. So a file can change "
	  "records that earlier files have created, but none of a site. Give "
	  "files from someone else a --source of their own. An iCalendar file "
	  "gets a new event for a UID of another calendar; if that cannot be "
	  "told, the event is left out, and --source imports it.\n\n"
	  "With --dry-run the command imports into a copy of the database and "
	  "then removes the copy. The copy is in TMPDIR or else /var/tmp, "
	  "which must have room for it. Before the report the command prints "
	  "a line for each record that would be created or changed. Pictures "
	  "are not downloaded. The exit status is 0 if no record would be "
	  "rejected, otherwise 1.\n\n"
	  "With --undo the command moves the events, venues and organizers "
	  "that imports of a source have created to the trash, and deletes "
	  "their categories and tags. A series is deleted and all its events "
	  "move to the trash. The command keeps records that were changed "
	  "here since then, venues, organizers, categories and tags that "
	  "other records use, and records that existed before the import. It "
	  "reports those of the latter that the import has changed, as their "
	  "earlier values are not stored. Pictures are deleted a week after "
	  "no record shows them any more. A later import creates the records "
	  "again, with new ids. With --dry-run it prints what would be "
	  "removed.",
	  import_flags, .run = command_import },
	{ "export", "[FILE]", "write everything as lines of JSON",
	  "Writes all records, users and pictures, as they are at one moment, "
	  "to FILE or to standard output, for almanac import. The server can "
	  "continue to read and write. The output contains drafts and the "
	  "hashes of passwords of events, and, with --secrets, those of "
	  "application passwords: protect it like the database.\n\n"
	  "With `--format csv` or `--format ics` it writes all events that "
	  "are not in the trash, also drafts and private ones, with their "
	  "places, organizers and categories, for spreadsheets and other "
	  "calendars, or for almanac import into another calendar. CSV has a "
	  "row for each event, with its status; texts that a spreadsheet "
	  "would take for formulas have an apostrophe before them. iCalendar "
	  "has series, but neither markup, tags nor pictures' files, and "
	  "cannot say that an event is hidden. Neither has passwords: an "
	  "event with one is private there. Links and pictures have the "
	  "addresses of `base_url`.",
	  export_flags, .run = command_export },
	{ "deliver", "", "send messages about changes to webhooks",
	  "Delivers the messages that the server has put into the outbox to "
	  "the `webhooks` of the configuration, and looks for new ones every "
	  "second, until SIGTERM or SIGINT. `almanac serve` runs it "
	  "automatically if any are configured.\n\n"
	  "A message is a POST as Standard Webhooks 1.0.0 specifies: a JSON "
	  "body with `type`, `timestamp` (of the last change) and `data`, and "
	  "the header fields webhook-id, webhook-timestamp and "
	  "webhook-signature, with one signature (v1, HMAC-SHA256) for each "
	  "secret. Types are event, venue, organizer, category and tag, "
	  "followed by .created, .updated or .deleted. `data` is the record as "
	  "an administrator sees it in a list when the message is sent, with "
	  "addresses below `base_url` and the first of `mounts`. It never "
	  "contains the password of an event.\n\n"
	  "There is one message for each record that a request or an import "
	  "creates, changes or deletes, including those created with another "
	  "record: a venue within an event, a term given by name. Moving a "
	  "record to the trash is .deleted, with `status` trash, and so is "
	  "deleting it permanently. Restoring it is .updated. Creating a "
	  "record in the trash is .created. There are no messages for venues "
	  "and organizers that are reused, nor for consequences in other "
	  "records: events that lose a deleted venue, organizer, term or "
	  "parent, categories below a deleted one, counts of terms, and "
	  "scheduled events that are published.\n\n"
	  "A message replaces those about the same record that the endpoint "
	  "has not received, and follows other messages that wait. An "
	  ".updated that replaces a .created is .created.\n\n"
	  "A change and its messages are one transaction: there is no change "
	  "without its message and no message without its change. Each "
	  "message is delivered at least once, always with the same "
	  "webhook-id. An endpoint gets one message at a time. Users who have "
	  "made changes take turns; messages about the changes of a user are "
	  "in their order. A message that failed is retried later, after "
	  "others. Only an answer of 2xx is a success; redirects are not "
	  "followed. There are ten attempts, the first at once, the others "
	  "after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, "
	  "plus up to a tenth, or at the time in Retry-After if that is "
	  "later. An answer of 410 ends all deliveries to the endpoint, "
	  "until a test from the desk arrives there. A test that arrives "
	  "also sends what waits for its endpoint. Messages that are given "
	  "up are logged and kept.\n\n"
	  "A message is dropped 7 days after the change, even if the endpoint "
	  "has not received it. When undelivered messages take more than 64 "
	  "MB, the oldest messages of the user with most are dropped. Dropped "
	  "messages are logged within a minute and "
	  "counted by `almanac webhooks list` and in /metrics.",
	  NULL, .run = command_deliver },
	{ "webhooks list", "", "list messages that were not delivered",
	  "Prints each message that waits for an endpoint or was given up, "
	  "endpoints that answered 410, and the number of messages that were "
	  "dropped. Addresses are shown without their query.",
	  NULL, .run = command_webhooks_list },
	{ "webhooks retry", "[MESSAGE]", "deliver messages that were given up",
	  "Delivers MESSAGE, or all messages that were given up, again. "
	  "Endpoints that answered 410 receive messages again.",
	  NULL, .act = command_webhooks_retry },
	{ "subscribe", "", "fetch calendars regularly",
	  "Fetches the `subscriptions` of the configuration and those that "
	  "administrators have added at the desk, each when it is due, and "
	  "imports them, until SIGTERM or SIGINT. `almanac serve` runs it "
	  "automatically if there are any. It also imports files that are sent "
	  "at the desk, after a preview in a copy of the database. The exit "
	  "status is 3 if there is nothing to do.\n\n"
	  "The address of a subscription is that of an iCalendar of at most 16 "
	  "MB, or of a site with The Events Calendar or almanac. Its records "
	  "are imported as by `almanac import`. Requests for iCalendars are "
	  "conditional (ETag, Last-Modified), except once a week. A request "
	  "may take a minute and follow five redirects. No connection is "
	  "opened to an address of this machine or of a private network, nor "
	  "to a proxy, unless the subscription has allow_private: true. After "
	  "a failure the next attempt is in 5 minutes; each further failure "
	  "doubles the delay, up to a day. If Retry-After is later, the "
	  "attempt is then.\n\n"
	  "Changes in the other calendar are applied here, unless the event "
	  "was also changed here; `wins` can change this. Publishing an event "
	  "that waits for review does not count as a change. Upcoming events "
	  "that the other calendar no longer contains are moved to the trash, "
	  "and restored when it contains them again. But if half or more of a "
	  "subscription's upcoming events have vanished, none is moved until "
	  "an administrator agrees, at the desk or with `almanac subscriptions "
	  "run --accept`. Events that have begun are kept.\n\n"
	  "Each run is one line in the log. The desk, `almanac subscriptions "
	  "list` and /metrics show the last runs. Addresses cannot contain a "
	  "login but may contain secrets, so only the desk shows them.",
	  NULL, .run = command_subscribe },
	{ "subscriptions list", "", "list subscriptions",
	  "Prints each subscription, the result of its last run, and when the "
	  "next run is due.",
	  NULL, .run = command_subscriptions_list },
	{ "subscriptions run", "NAME", "run a subscription now",
	  "Makes a subscription due now. The running server then fetches it.",
	  run_flags, .act = command_subscriptions_run },
	{ "copy", "", "make a copy for a download",
	  "Makes the export or backup that an administrator downloads at the "
	  "desk. `almanac serve` runs it when it is needed; it cannot be used "
	  "otherwise. The copy is a file without a name, of at most half of "
	  "the free room, next to the database, or for one in PostgreSQL in "
	  "TMPDIR or else /var/tmp. The exit status is 3 if no copy is wanted.",
	  NULL, .run = command_copy },
	{ "help", "[COMMAND ...]", "describe a command, or site.yaml",
	  "Without arguments it lists the commands. `almanac help site.yaml` "
	  "prints the configuration with each key, its meaning and its "
	  "default.",
	  NULL, .run = command_help },
	{ .name = NULL }
};
