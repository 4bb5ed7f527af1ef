#include <stddef.h>

#include "config/site.h"
#include "config/site_brand.h"
#include "config/site_mail.h"
#include "config/site_subscriptions.h"
#include "config/site_webhooks.h"
#include "config/site_yaml.h"
#include "generated/service.h"

#define AT(member)	offsetof(struct site, member)

static const struct key		currency_keys[] = {
	{ .name = "symbol", .at = offsetof(struct currency, symbol),
	  .kind = &site_symbol, .initial = "\"$\"",
	  .meaning = "currency symbol, of at most 20 bytes" },
	{ .name = "code", .at = offsetof(struct currency, code),
	  .kind = &site_code, .mend = site_mend_code, .initial = "USD",
	  .meaning = "ISO 4217 code" },
	{ .name = "position", .at = offsetof(struct currency, is_suffix),
	  .kind = &site_position, .initial = "prefix",
	  .meaning = "prefix or postfix: where the symbol stands" },
	{ .name = NULL }
};

static const struct key		look_keys[] = {
	{ .name = "type", .at = offsetof(struct look, type),
	  .kind = &site_type, .initial = "medium",
	  .meaning = "size of texts and headings: small, medium or large" },
	{ .name = "cards", .at = offsetof(struct look, cards),
	  .kind = &site_cards, .initial = "framed",
	  .meaning = "cards of events: framed, or open, without a frame" },
	{ .name = NULL }
};

static const struct key		slug_keys[] = {
	{ .name = "events", .at = offsetof(struct slugs, events),
	  .kind = &site_slug, .initial = "events",
	  .meaning = "word in addresses of the calendar and of categories: "
	      "/events/category/jazz/" },
	{ .name = "event", .at = offsetof(struct slugs, event),
	  .kind = &site_slug, .initial = "event",
	  .meaning = "word in addresses of events: /event/talk/" },
	{ .name = NULL }
};

static const struct key		link_keys[] = {
	{ .name = "name", .at = offsetof(struct site_link, name),
	  .kind = &site_name, .meaning = "text of the link, of at most 200 "
	      "bytes" },
	{ .name = "url", .at = offsetof(struct site_link, url),
	  .kind = &site_target, .mend = site_mend_target,
	  .meaning = "http, https or mailto address, or a path" },
	{ .name = NULL }
};

static const struct key		mount_keys[] = {
	{ .name = "prefix", .at = offsetof(struct mount, prefix),
	  .kind = &site_prefix, .initial = "\"\"", .distinct = true,
	  .meaning = "first part of the path" },
	{ .name = "locale", .kind = &site_locale, .initial = "en",
	  .meaning = "language of the texts" },
	{ .name = NULL }
};

#define OF(member)	offsetof(struct webhook, member)

static const struct key		webhook_keys[] = {
	{ .name = "url", .at = OF(url), .kind = &site_endpoint,
	  .distinct = true,
	  .meaning = "address to which messages are sent" },
	{ .name = "secrets", .shape = KEY_TEXTS, .at = OF(secrets),
	  .kind = &site_secret, .initial = "[]", .hidden = true,
	  .meaning = "keys for signatures, each whsec_ and the base64 of 24 "
	      "to 64 bytes; two while you replace an old one by a new one" },
	{ .name = "secret_file", .at = OF(secret_file), .kind = &site_file,
	  .initial = "\"\"", .file = true,
	  .meaning = "file with the secrets, one per line, instead of "
	      "`secrets`" },
	{ .name = "events", .shape = KEY_TEXTS, .at = OF(events),
	  .kind = &site_webhook_type, .initial = "[]",
	  .meaning = "changes to report, each event, venue, organizer, "
	      "category or tag with .created, .updated or .deleted; empty: "
	      "all" },
	{ .name = "timeout", .shape = KEY_NUMBER, .at = OF(timeout),
	  .min = 1, .max = 60, .initial = "20",
	  .meaning = "seconds to wait for an answer" },
	{ .name = "plain_http", .at = OF(plain_http), .kind = &site_flag,
	  .initial = "false", .file = true,
	  .meaning = "whether http is allowed for other machines" },
	{ .name = NULL }
};

static const struct key		mail_keys[] = {
	{ .name = "server", .at = offsetof(struct mail, server),
	  .kind = &site_mail_server, .initial = "\"\"", .distinct = true,
	  .meaning = "SMTP server, such as smtp://mail.example:587; one on "
	      "another machine must offer TLS" },
	{ .name = "from", .at = offsetof(struct mail, from),
	  .kind = &site_mail_address, .initial = "\"\"",
	  .meaning = "address of the sender" },
	{ .name = "login", .at = offsetof(struct mail, login),
	  .kind = &site_title, .initial = "\"\"", .distinct = true,
	  .meaning = "name for signing in to the server, if it requires one" },
	{ .name = "password", .at = offsetof(struct mail, password),
	  .kind = &site_mail_password, .initial = "\"\"", .hidden = true,
	  .meaning = "password for it" },
	{ .name = "password_file", .at = offsetof(struct mail, password_file),
	  .kind = &site_file, .initial = "\"\"", .file = true,
	  .meaning = "file with the password, instead of `password`" },
	{ .name = NULL }
};

#undef OF
#define OF(member)	offsetof(struct site_subscription, member)

static const struct key		subscription_keys[] = {
	{ .name = "name", .at = OF(name), .kind = &site_subscription_name,
	  .distinct = true,
	  .meaning = "name at the desk, in the log and in /metrics" },
	{ .name = "url", .at = OF(url), .kind = &site_subscription_url,
	  .distinct = true, .hidden = true,
	  .meaning = "address of an iCalendar, or of a site with The Events "
	      "Calendar or almanac; without a login" },
	{ .name = "every", .at = OF(every), .kind = &site_every,
	  .initial = "1h",
	  .meaning = "time between two runs, from 5m to 30d, such as 6h" },
	{ .name = "author", .at = OF(author), .kind = &site_title,
	  .initial = "\"\"",
	  .meaning = "user to whom the events belong and whose rights apply; "
	      "empty: the first administrator" },
	{ .name = "categories", .shape = KEY_TEXTS, .at = OF(categories),
	  .kind = &site_category, .initial = "[]",
	  .meaning = "categories added to its events" },
	{ .name = "status", .at = OF(pending), .kind = &site_review,
	  .initial = "publish",
	  .meaning = "status of new events: publish, or pending to review them "
	      "first" },
	{ .name = "wins", .at = OF(wins), .kind = &site_wins,
	  .initial = "theirs unless changed here",
	  .meaning = "which version of a changed event wins: theirs, ours, or "
	      "theirs unless changed here" },
	{ .name = "allow_private", .at = OF(allow_private),
	  .kind = &site_flag, .initial = "false",
	  .meaning = "whether the address may be on this machine or in a "
	      "private network" },
	{ .name = NULL }
};

const struct key		site_keys[] = {
	{ .name = "database", .at = AT(database), .kind = &site_text,
	  .initial = "almanac.db",
	  .meaning = "Database file; a relative path starts in the working "
	      "directory of the server. Or the address of a database in "
	      "PostgreSQL: postgresql://user@host/name." },
	{ .name = "listen", .at = AT(listen), .kind = &site_address,
	  .initial = "127.0.0.1",
	  .meaning = "Address to listen on. 0.0.0.0 or \"::\": all "
	      "addresses of the machine." },
	{ .name = "port", .shape = KEY_NUMBER, .at = AT(port), .min = 1,
	  .max = 65535, .initial = "8888",
	  .meaning = "Port to listen on." },
	{ .name = "workers", .shape = KEY_NUMBER, .at = AT(workers),
	  .max = SITE_WORKERS_MAX, .initial = "0",
	  .meaning = "Number of worker processes. 0: one per core, at least "
	      "2; with PostgreSQL four per core, as they wait for it." },
	{ .name = "horizon", .shape = KEY_NUMBER, .at = AT(horizon), .min = 1,
	  .max = 120, .initial = "24",
	  .meaning = "Months for which repeated events are created ahead." },
	{ .name = "history", .shape = KEY_NUMBER, .at = AT(history),
	  .max = 36500, .initial = "365",
	  .meaning = "Days for which the history of records is kept: who "
	      "changed what and when. 0: none is kept." },
	{ .name = "title", .at = AT(title), .kind = &site_title,
	  .desk = true, .initial = "\"\"",
	  .meaning = "Title of the calendar on pages and in feeds, of at most "
	      "200 bytes. Empty: a general title in their language." },
	{ .name = "logo", .at = AT(logo), .kind = &site_logo,
	  .desk_kind = &site_logo_data, .hidden = true, .desk = true,
	  .initial = "\"\"",
	  .meaning = "File with a logo for the head of pages: SVG, PNG, JPEG "
	      "or WebP, of at most 256 KiB; a relative path starts in the "
	      "working directory of the server." },
	{ .name = "accent", .at = AT(accent), .kind = &site_color,
	  .mend = site_mend_color, .desk = true, .initial = "\"\"",
	  .meaning = "Color of buttons, links, the current day and icons, "
	      "such as \"#0b5cad\". Pages make it darker, or in dark mode "
	      "lighter, until it is readable. Empty: a dark red." },
	{ .name = "look", .shape = KEY_MAP, .at = AT(look),
	  .keys = look_keys,
	  .desk = true, .meaning = "Look of public pages." },
	{ .name = "stylesheet", .at = AT(stylesheet),
	  .kind = &site_stylesheet, .initial = "\"\"",
	  .meaning = "File with CSS, at most 64 KiB of UTF-8, that public "
	      "pages apply after their own. It can load images, but no fonts "
	      "and no other style sheets. site.yaml(5) lists the properties "
	      "and classes that it can rely on." },
	{ .name = "address", .at = AT(address), .kind = &site_title,
	  .desk = true, .initial = "\"\"",
	  .meaning = "Postal address of who publishes the calendar, in the "
	      "footer of pages, such as \"Town of Rome, 1 Main Street\", of "
	      "at most 200 bytes." },
	{ .name = "links", .shape = KEY_MAPS, .at = AT(links),
	  .keys = link_keys, .count_at = AT(link_count),
	  .size = sizeof(struct site_link), .desk = true, .initial = "[]",
	  .meaning = "Links in the footer of pages, such as {name: Imprint, "
	      "url: \"https://town.example/imprint\"}." },
	{ .name = "site_url", .at = AT(site_url), .kind = &site_url,
	  .initial = "\"\"",
	  .meaning = "Address of the public site. The `url` members of "
	      "records and the UIDs in feeds begin with it. Empty: the "
	      "address of the request, and in UIDs a random id of the "
	      "database." },
	{ .name = "base_url", .at = AT(base_url), .kind = &site_url,
	  .desk = true, .proof = true, .initial = "\"\"",
	  .meaning = "Address before the mounts, in links to this service. "
	      "Empty: the address of the request." },
	{ .name = "trusted_proxies", .shape = KEY_TEXTS,
	  .at = AT(trusted_proxies), .kind = &site_address, .initial = "[]",
	  .meaning = "Addresses of proxies whose X-Forwarded-For, "
	      "X-Forwarded-Proto and X-Forwarded-Host are trusted." },
	{ .name = "timezone", .kind = &site_zone, .mend = site_mend_zone,
	  .desk = true, .initial = "UTC",
	  .meaning = "Time zone of the site. It applies to events without a "
	      "time zone and to filters by date." },
	{ .name = "week_starts", .at = AT(week_starts),
	  .kind = &site_weekday, .desk = true, .initial = "\"\"",
	  .meaning = "First day of the week on pages, such as monday. "
	      "Empty: as usual in their language." },
	{ .name = "clock", .at = AT(clock), .kind = &site_clock,
	  .desk = true, .initial = "\"\"",
	  .meaning = "Hours of the clock on pages, 12 or 24. Empty: as "
	      "usual in their language." },
	{ .name = "currency", .shape = KEY_MAP, .at = AT(currency),
	  .keys = currency_keys,
	  .desk = true, .meaning = "Currency of costs without a currency." },
	{ .name = "country", .at = AT(country), .kind = &site_title,
	  .desk = true, .initial = "\"\"",
	  .meaning = "Country of the calendar, as venues have it, such as "
	      "France. Pages leave it out of addresses there. Empty: they "
	      "show every country." },
	{ .name = "slugs", .shape = KEY_MAP, .at = AT(slugs),
	  .keys = slug_keys,
	  .meaning = "First words in addresses of pages. If you moved from "
	      "The Events Calendar, use the words of its settings. Addresses "
	      "with the default words redirect to those with yours." },
	{ .name = "front", .at = AT(front_month), .kind = &site_front,
	  .desk = true, .initial = "home",
	  .meaning = "First page of the calendar: home, with a highlight and "
	      "what is on next, or month, the grid of the current month." },
	{ .name = "map_tiles", .at = AT(map_tiles), .kind = &site_tiles,
	  .initial = "\"\"",
	  .meaning = "Address of map tiles (Web Mercator, 256 pixels), such "
	      "as https://tiles.example/{z}/{x}/{y}.png, for the maps on "
	      "pages of venues and events. Browsers load them without sending "
	      "the address of the page. Empty: pages only link to a map." },
	{ .name = "map_credit", .at = AT(map_credit), .kind = &site_title,
	  .initial = "\"\"",
	  .meaning = "Copyright notice that the licence of the tiles requires, "
	      "such as © OpenStreetMap contributors. Pages show it below "
	      "the map." },
	{ .name = "map_credit_url", .at = AT(map_credit_url),
	  .kind = &site_url, .initial = "\"\"",
	  .meaning = "Address to which map_credit links, such as "
	      "https://www.openstreetmap.org/copyright. Empty: none." },
	{ .name = "mounts", .shape = KEY_MAPS, .at = AT(mounts),
	  .keys = mount_keys, .count_at = AT(mount_count),
	  .size = sizeof(struct mount), .desk = true,
	  .initial = "\n"
	      "  - {prefix: \"\", locale: en}\n"
	      "  - {prefix: /wp-json, locale: en}",
	  .meaning = "Path prefixes at which everything is available, and "
	      "the language of its texts there, one of " SERVICE_LOCALES
	      ". At least one. Pages link to each language of the list. The "
	      "first is for visitors whose language is not in the list." },
	{ .name = "namespaces", .shape = KEY_TEXTS, .at = AT(namespaces),
	  .kind = &site_namespace,
	  .initial = "[" SERVICE_NAMESPACE ", " SERVICE_ALIAS "]",
	  .meaning = "First part of the path of all routes: "
	      SERVICE_NAMESPACE ", and " SERVICE_ALIAS " for clients of The "
	      "Events Calendar unless you remove it." },
	{ .name = "cors_origins", .shape = KEY_TEXTS, .at = AT(cors_origins),
	  .kind = &site_origin, .initial = "[\"*\"]",
	  .meaning = "Web sites whose scripts may call the service from a "
	      "browser. \"*\": all." },
	{ .name = "frame_ancestors", .shape = KEY_TEXTS,
	  .at = AT(frame_ancestors), .kind = &site_ancestor,
	  .mend = site_mend_ancestor, .desk = true, .proof = true,
	  .initial = "[]",
	  .meaning = "Web sites that may show the pages at /embed in a frame, "
	      "such as \"https://town.example\" or "
	      "\"https://*.town.example\". \"*\": all. Empty: only this "
	      "service." },
	{ .name = "operations", .at = AT(operations),
	  .kind = &site_operations, .initial = "\"\"",
	  .meaning = "Address of /healthz, /readyz and /metrics, such as "
	      "127.0.0.1:8889. Empty: they are not available." },
	{ .name = "request_log", .at = AT(request_log), .kind = &site_log,
	  .initial = "\"-\"",
	  .meaning = "File to which one line of JSON is written for each "
	      "request, or \"-\": standard output. Empty: no log. SIGHUP "
	      "opens the file again, after log rotation." },
	{ .name = "request_rate", .shape = KEY_NUMBER, .at = AT(request_rate),
	  .max = 1000000, .initial = "0",
	  .meaning = "Requests that one address may send per minute; "
	      "trusted proxies may send any number. 0: no limit." },
	{ .name = "login_rate", .shape = KEY_NUMBER, .at = AT(login_rate),
	  .max = 1000000, .initial = "100",
	  .meaning = "Failed logins that one address may cause per minute; "
	      "all addresses together may cause four times as many for one "
	      "user. After that, addresses from which the user has not "
	      "logged in before may try once per minute. 0: no limit." },
	{ .name = "connections", .shape = KEY_NUMBER, .at = AT(connections),
	  .max = 65535, .initial = "2048",
	  .meaning = "Simultaneous connections of one address to each "
	      "worker; trusted proxies may open any number. 0: no limit." },
	{ .name = "read_time", .shape = KEY_NUMBER, .at = AT(read_time),
	  .min = 10, .max = 60000, .initial = "250",
	  .meaning = "Milliseconds of work that a read request may take. "
	      "After that the answer is 503." },
	{ .name = "write_time", .shape = KEY_NUMBER, .at = AT(write_time),
	  .min = 100, .max = 60000, .initial = "2000",
	  .meaning = "Milliseconds of work that a write request may take. "
	      "After that the answer is 503, and nothing is stored." },
	{ .name = "cache", .shape = KEY_NUMBER, .at = AT(cache), .max = 4096,
	  .initial = "16",
	  .meaning = "Megabytes of answers that each worker caches. 0: no "
	      "cache." },
	{ .name = "picture_space", .shape = KEY_NUMBER,
	  .at = AT(picture_space), .max = 100000000, .initial = "20000",
	  .meaning = "Megabytes that all stored pictures may use together, "
	      "with all their sizes. Those of imports count, too. 0: no "
	      "limit." },
	{ .name = "user_picture_space", .shape = KEY_NUMBER,
	  .at = AT(user_picture_space), .max = 100000000, .initial = "4000",
	  .meaning = "Megabytes that the stored pictures of one user may use. "
	      "0: no limit." },
	{ .name = "desk", .at = AT(desk), .kind = &site_flag,
	  .initial = "true",
	  .meaning = "Whether users can sign in at /desk and edit the "
	      "calendar there." },
	{ .name = "second_factor", .shape = KEY_TEXTS,
	  .at = AT(second_factor), .kind = &site_role, .desk = true,
	  .proof = true, .initial = "[]",
	  .meaning = "Roles whose users must sign in in two steps, with a code "
	      "of an app after the password, such as [editor, administrator]. "
	      "After signing in they set it up before anything else. Everyone "
	      "can do so at /desk/second-factor." },
	{ .name = "submissions", .at = AT(submissions), .kind = &site_flag,
	  .desk = true, .proof = true, .initial = "false",
	  .meaning = "Whether everyone can propose events at /submit. They "
	      "wait at the desk until an editor publishes them." },
	{ .name = "submission_terms", .at = AT(submission_terms),
	  .kind = &site_notice, .desk = true, .initial = "\"\"",
	  .meaning = "Terms for those who propose events, which the form "
	      "shows: a line of at most 1,000 bytes, or the address of a "
	      "page." },
	{ .name = "submission_privacy", .at = AT(submission_privacy),
	  .kind = &site_notice, .desk = true, .initial = "\"\"",
	  .meaning = "The same about privacy: what happens to the mail "
	      "address, or the address of your privacy policy." },
	{ .name = "mail", .shape = KEY_MAP, .at = AT(mail), .keys = mail_keys,
	  .desk = true, .proof = true,
	  .meaning = "Settings for sending letters: invitations, links for "
	      "forgotten passwords, and news about submitted events. Without "
	      "a server the desk shows the links, for you to pass on. "
	      "Requires `base_url`." },
	{ .name = "webhooks", .shape = KEY_MAPS, .at = AT(webhooks),
	  .keys = webhook_keys, .count_at = AT(webhook_count),
	  .size = sizeof(struct webhook), .desk = true, .proof = true,
	  .initial = "[]",
	  .meaning = "Endpoints that get messages about changes, such as {url: "
	      "https://hooks.example/almanac, secrets: [whsec_...]}. The "
	      "messages follow Standard Webhooks; see `almanac help "
	      "deliver`. Requires `base_url`, since messages contain links. "
	      "`openssl rand -base64 32` prints the part of a secret after "
	      "whsec_." },
	{ .name = "subscriptions", .shape = KEY_MAPS, .at = AT(subscriptions),
	  .keys = subscription_keys, .count_at = AT(subscription_count),
	  .size = sizeof(struct site_subscription), .initial = "[]",
	  .meaning = "Calendars that are fetched regularly, such as {name: "
	      "Club, url: \"https://club.example/calendar.ics\", every: 1h, "
	      "categories: [Sport]}; see `almanac help subscribe`. "
	      "Administrators can add others at the desk." },
	{ .name = NULL }
};
