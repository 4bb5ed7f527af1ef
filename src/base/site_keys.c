#include <stddef.h>

#include "base/site.h"
#include "base/site_webhooks.h"
#include "base/site_yaml.h"
#include "generated/service.h"

#define AT(member)	offsetof(struct site, member)

static const struct key		currency_keys[] = {
	{ .name = "symbol", .at = offsetof(struct currency, symbol),
	  .kind = &site_text, .initial = "\"$\"",
	  .meaning = "what stands beside an amount" },
	{ .name = "code", .at = offsetof(struct currency, code),
	  .kind = &site_code, .initial = "USD",
	  .meaning = "its code of ISO 4217" },
	{ .name = "position", .at = offsetof(struct currency, behind),
	  .kind = &site_position, .initial = "prefix",
	  .meaning = "whether the symbol stands before or behind the amount" },
	{ .name = NULL }
};

static const struct key		mount_keys[] = {
	{ .name = "prefix", .at = offsetof(struct mount, prefix),
	  .kind = &site_prefix, .initial = "\"\"", .distinct = true,
	  .meaning = "what stands before the path" },
	{ .name = "locale", .kind = &site_locale, .initial = "en",
	  .meaning = "the language of texts" },
	{ .name = NULL }
};

#define OF(member)	offsetof(struct webhook, member)

static const struct key		webhook_keys[] = {
	{ .name = "url", .at = OF(url), .kind = &site_endpoint,
	  .distinct = true,
	  .meaning = "where messages are posted to" },
	{ .name = "secrets", .shape = KEY_TEXTS, .at = OF(secrets),
	  .kind = &site_secret, .initial = "[]", .hidden = true,
	  .meaning = "what they are signed with, each whsec_ and base64; two "
	      "while a new one takes the place of an old one" },
	{ .name = "secret_file", .at = OF(secret_file), .kind = &site_file,
	  .initial = "\"\"",
	  .meaning = "in their place: a file that holds them, a line each" },
	{ .name = "events", .shape = KEY_TEXTS, .at = OF(events),
	  .kind = &site_told, .initial = "[]",
	  .meaning = "what it is told of, such as event.created; empty: "
	      "everything" },
	{ .name = "timeout", .shape = KEY_NUMBER, .at = OF(timeout),
	  .min = 1, .max = 60, .initial = "20",
	  .meaning = "seconds that it may take to answer" },
	{ .name = "plain_http", .at = OF(plain_http), .kind = &site_flag,
	  .initial = "false",
	  .meaning = "whether http will do for other machines too" },
	{ .name = NULL }
};

const struct key		site_keys[] = {
	{ .name = "database", .at = AT(database), .kind = &site_text,
	  .initial = "almanac.db",
	  .meaning = "The file that holds everything. A relative path begins "
	      "in the folder that the server is started in." },
	{ .name = "listen", .at = AT(listen), .kind = &site_address,
	  .initial = "127.0.0.1",
	  .meaning = "The address that requests come in at. 0.0.0.0 or \"::\" "
	      "are all addresses of the machine." },
	{ .name = "port", .shape = KEY_NUMBER, .at = AT(port), .min = 1,
	  .max = 65535, .initial = "8888",
	  .meaning = "The port that requests come in at." },
	{ .name = "workers", .shape = KEY_NUMBER, .at = AT(workers),
	  .max = SITE_WORKERS_MAX, .initial = "0",
	  .meaning = "How many processes answer. 0: one per core, at least "
	      "2." },
	{ .name = "title", .at = AT(title), .kind = &site_title,
	  .initial = "\"\"",
	  .meaning = "What the calendar is called on its pages and in its "
	      "feeds. Empty: a calendar of events, in their language." },
	{ .name = "site_url", .at = AT(site_url), .kind = &site_url,
	  .initial = "\"\"",
	  .meaning = "The address of the public site, which `url` members of "
	      "records and UIDs in feeds begin with. Empty: the one that a "
	      "request came by, and in UIDs a random id of the database." },
	{ .name = "base_url", .at = AT(base_url), .kind = &site_url,
	  .initial = "\"\"",
	  .meaning = "The address in front of the mounts, in links of "
	      "answers. Empty: the one that a request came by." },
	{ .name = "trusted_proxies", .shape = KEY_TEXTS,
	  .at = AT(trusted_proxies), .kind = &site_address, .initial = "[]",
	  .meaning = "Addresses of proxies whose X-Forwarded-For, "
	      "X-Forwarded-Proto and X-Forwarded-Host are believed." },
	{ .name = "timezone", .kind = &site_zone, .initial = "UTC",
	  .meaning = "The time zone of the site: that of events which name "
	      "none, and of filters by date." },
	{ .name = "currency", .shape = KEY_MAP, .at = AT(currency),
	  .keys = currency_keys,
	  .meaning = "The currency of costs that name none." },
	{ .name = "mounts", .shape = KEY_MAPS, .at = AT(mounts),
	  .keys = mount_keys, .count_at = AT(mount_count),
	  .size = sizeof(struct mount),
	  .initial = "\n"
	      "  - {prefix: \"\", locale: en}\n"
	      "  - {prefix: /wp-json, locale: en}\n"
	      "  - {prefix: /de, locale: de}\n"
	      "  - {prefix: /fr, locale: fr}\n"
	      "  - {prefix: /es, locale: es}",
	  .meaning = "Where everything is offered, and in which language it "
	      "is described. There must be one at least." },
	{ .name = "namespaces", .shape = KEY_TEXTS, .at = AT(namespaces),
	  .kind = &site_namespace, .initial = "[" SERVICE_NAMESPACE ", " SERVICE_ALIAS "]",
	  .meaning = "Names that the routes begin with: " SERVICE_NAMESPACE
	      ", and after it " SERVICE_ALIAS " for clients of The Events "
	      "Calendar, unless you leave it out." },
	{ .name = "cors_origins", .shape = KEY_TEXTS, .at = AT(cors_origins),
	  .kind = &site_origin, .initial = "[\"*\"]",
	  .meaning = "Origins whose pages may call from browsers. \"*\" is "
	      "any." },
	{ .name = "operations", .at = AT(operations),
	  .kind = &site_operations, .initial = "\"\"",
	  .meaning = "Where /healthz, /readyz and /metrics are offered, such "
	      "as 127.0.0.1:8889. Empty: nowhere." },
	{ .name = "request_log", .at = AT(request_log), .kind = &site_log,
	  .initial = "\"-\"",
	  .meaning = "Where a line of JSON is written for each request: a "
	      "file, or \"-\", standard output. Empty: nowhere. SIGHUP opens "
	      "the file anew, after it was moved away." },
	{ .name = "request_rate", .shape = KEY_NUMBER, .at = AT(request_rate),
	  .max = 1000000, .initial = "0",
	  .meaning = "How many requests a minute one address may send, unless "
	      "it is a trusted proxy's. 0: any number." },
	{ .name = "login_rate", .shape = KEY_NUMBER, .at = AT(login_rate),
	  .max = 1000000, .initial = "100",
	  .meaning = "How many wrong passwords a minute one address may send, "
	      "and four times as many for one name: then addresses that have "
	      "not logged in with it may try once a minute. 0: any number." },
	{ .name = "connections", .shape = KEY_NUMBER, .at = AT(connections),
	  .max = 65535, .initial = "2048",
	  .meaning = "How many connections at once one address may have to "
	      "each worker, unless it is a trusted proxy's. 0: any number." },
	{ .name = "read_time", .shape = KEY_NUMBER, .at = AT(read_time),
	  .min = 10, .max = 60000, .initial = "250",
	  .meaning = "How many milliseconds of work a request that reads may "
	      "take: then it is answered 503." },
	{ .name = "write_time", .shape = KEY_NUMBER, .at = AT(write_time),
	  .min = 100, .max = 60000, .initial = "2000",
	  .meaning = "Likewise of a request that writes. Nothing of it is "
	      "stored then." },
	{ .name = "cache", .shape = KEY_NUMBER, .at = AT(cache), .max = 4096,
	  .initial = "16",
	  .meaning = "Megabytes of answers that each worker keeps to send "
	      "them again. 0: none." },
	{ .name = "webhooks", .shape = KEY_MAPS, .at = AT(webhooks),
	  .keys = webhook_keys, .count_at = AT(webhook_count),
	  .size = sizeof(struct webhook), .initial = "[]",
	  .meaning = "Who is told of changes, such as {url: "
	      "https://hooks.example/almanac, secrets: [whsec_...]}, by "
	      "messages as Standard Webhooks has them; `almanac help deliver` "
	      "tells more. `base_url` must be set, since they hold links. A "
	      "secret is whsec_ and what `openssl rand -base64 32` prints." },
	{ .name = NULL }
};
