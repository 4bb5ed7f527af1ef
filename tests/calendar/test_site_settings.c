/* Settings of the desk, by requests (rules, section 46). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/yaml.h"
#include "config/site.h"
#include "config/site_yaml.h"
#include "store/settings.h"

#include "base/array.h"
#include "tests/support/harness.h"

#define MOUNTS	"[{\"prefix\":\"\",\"locale\":\"en\"},"			\
		"{\"prefix\":\"/wp-json\",\"locale\":\"en\"}]"
#define NO_MAIL	"{\"server\":\"\",\"from\":\"\",\"login\":\"\"}"
#define SETTING(name, value, source)					\
	"{\"name\":\"" name "\",\"value\":" value \
	",\"set_in\":\"" source "\"}"
#define WRONG(reason)							\
	"{\"code\":\"rest_invalid_param\",\"message\":"			\
	"\"Invalid parameter(s): value\",\"data\":{\"status\":400,"	\
	"\"params\":{\"value\":\"value cannot be used: " reason ".\"},"	\
	"\"details\":{\"value\":{\"code\":\"rest_invalid_format\","	\
	"\"message\":\"value cannot be used: " reason ".\","	\
	"\"data\":{\"pointer\":\"/value\"}}}}}"

static struct outcome *
put(const char *name, const char *json)
{
	char	 target[64];

	snprintf(target, sizeof(target), "/settings/%s", name);

	return (ask_json("admin", "PUT", target, json));
}

Test(site_settings, have_defaults_and_are_set_and_deleted)
{
	EXPECT(ask_as("admin", "GET", "/settings"), 200, "{\"settings\":["
	    SETTING("title", "\"\"", "default") ","
	    SETTING("logo", "\"\"", "default") ","
	    SETTING("accent", "\"\"", "default") ","
	    SETTING("look", "{\"type\":\"medium\",\"cards\":\"framed\"}",
		"default") ","
	    SETTING("address", "\"\"", "default") ","
	    SETTING("links", "[]", "default") ","
	    SETTING("base_url", "\"\"", "default") ","
	    SETTING("timezone", "\"UTC\"", "default") ","
	    SETTING("week_starts", "\"\"", "default") ","
	    SETTING("clock", "\"\"", "default") ","
	    SETTING("currency", "{\"symbol\":\"$\",\"code\":\"USD\","
		"\"position\":\"prefix\"}", "default") ","
	    SETTING("country", "\"\"", "default") ","
	    SETTING("front", "\"home\"", "default") ","
	    SETTING("mounts", MOUNTS, "default") ","
	    SETTING("frame_ancestors", "[]", "default") ","
	    SETTING("second_factor", "[]", "default") ","
	    SETTING("submissions", "\"false\"", "default") ","
	    SETTING("submission_terms", "\"\"", "default") ","
	    SETTING("submission_privacy", "\"\"", "default") ","
	    SETTING("mail", NO_MAIL, "default") ","
	    SETTING("webhooks", "[]", "default") "]}");
	EXPECT(put("currency", "{\"value\":\"{symbol: €, code: EUR}\"}"), 200,
	    SETTING("currency", "{\"symbol\":\"€\",\"code\":\"EUR\","
		"\"position\":\"prefix\"}", "desk"));
	EXPECT(put("links", "{\"value\":\"[{\\\"name\\\":\\\"Imprint\\\","
	    "\\\"url\\\":\\\"/imprint\\\"}]\"}"), 200,
	    SETTING("links", "[{\"name\":\"Imprint\",\"url\":\"/imprint\"}]",
		"desk"));
	EXPECT(ask_as("admin", "DELETE", "/settings/currency"), 200,
	    SETTING("currency", "{\"symbol\":\"$\",\"code\":\"USD\","
		"\"position\":\"prefix\"}", "default"));
}

Test(site_settings, are_for_administrators)
{
	cr_expect_eq(ask("GET", "/settings")->status, 401);
	cr_expect_eq(ask_as("ed", "GET", "/settings")->status, 403);
	cr_expect_eq(ask_json("ed", "PUT", "/settings/title",
	    "{\"value\":\"Mine\"}")->status, 403);
	cr_expect_eq(ask_as("ed", "DELETE", "/settings/title")->status, 403);
	cr_expect_eq(settings_version(harness.db), 0);
}

/* The messages are those of `almanac check-config`. */
Test(site_settings, wrong_values_are_rejected_and_change_nothing)
{
	static const struct {
		const char	*name, *json, *body;
	} rows[] = {
		{ "clock", "{\"value\":\"13\"}",
		  WRONG("'clock' must be 12, 24 or empty") },
		{ "clock", "{\"value\":\"[12]\"}",
		  WRONG("'clock' must be a text") },
		{ "clock", "{\"value\":\"12\\n---\\n24\"}",
		  WRONG("'clock' is not one value of YAML") },
		{ "clock", "{\"value\":\"\"}",
		  WRONG("'clock' is not one value of YAML") },
		{ "clock", "{\"value\":\"{\"}",
		  WRONG("'clock' is not one value of YAML") },
		{ "look", "{\"value\":\"{tipe: small}\"}",
		  WRONG("unknown key 'tipe': did you mean 'type'?") },
		{ "links", "{\"value\":\"[{name: A}]\"}",
		  WRONG("'url' is missing") },
		{ "links", "{\"value\":\"[{name: A, url: 'javascript:1'}]\"}",
		  WRONG("'url' must be an http, https or mailto address, or a"
		      " path such as /imprint") },
		{ "port", "{\"value\":\"80\"}",
		  "{\"code\":\"rest_setting_not_found\",\"message\":"
		  "\"There is no setting port.\",\"data\":{\"status\":404}}" },
		{ "logo", "{\"value\":\"/etc/passwd\"}",
		  WRONG("'logo' must be an SVG, PNG, JPEG or WebP of at most"
		      " 64 KiB as a data: URL in base64, or empty") }
	};
	size_t	 i;

	for (i = 0; i < COUNT(rows); i++)
		EXPECT(put(rows[i].name, rows[i].json),
		    strstr(rows[i].body, "404") != NULL ? 404 : 400,
		    rows[i].body);
	cr_expect_eq(settings_version(harness.db), 0);
}

Test(site_settings, are_stored_in_their_usual_spelling)
{
	EXPECT(put("accent", "{\"value\":\"0b5cad\"}"), 200,
	    SETTING("accent", "\"#0b5cad\"", "desk"));
	EXPECT(put("timezone", "{\"value\":\"europe/berlin\"}"), 200,
	    SETTING("timezone", "\"Europe/Berlin\"", "desk"));
	EXPECT(put("currency", "{\"value\":\"{symbol: €, code: eur}\"}"), 200,
	    SETTING("currency", "{\"symbol\":\"€\",\"code\":\"EUR\","
		"\"position\":\"prefix\"}", "desk"));
	EXPECT(put("links", "{\"value\":\"[{name: A, url: www.a.example}]\"}"),
	    200, SETTING("links", "[{\"name\":\"A\",\"url\":"
		"\"https://www.a.example\"}]", "desk"));
}

Test(site_settings, of_the_file_are_fixed)
{
	static const char	 file[] = "title: Rome";
	struct yaml		 yaml;

	harness_start();
	yaml_read(&yaml, harness.site.arena, "", file, strlen(file));
	harness.site.said = yaml.root;
	EXPECT(put("title", "{\"value\":\"Paris\"}"), 409,
	    "{\"code\":\"rest_setting_fixed\",\"message\":\"The setting title"
	    " is set in site.yaml.\",\"data\":{\"status\":409}}");
}

Test(site_settings, changes_are_in_the_history)
{
	(void)put("title", "{\"value\":\"Rome\"}");
	(void)put("title", "{\"value\":\"'Rome'\"}");
	(void)ask_as("admin", "DELETE", "/settings/title");
	EXPECT(ask_as("admin", "GET", "/history?_fields=history.kind,"
	    "history.record,history.title,history.author,history.action,"
	    "history.before,history.after"), 200, "{\"history\":["
	    "{\"kind\":\"setting\",\"record\":0,\"title\":\"title\","
	    "\"author\":1,\"action\":\"update\",\"before\":"
	    "{\"title\":\"Rome\"},\"after\":{\"title\":\"\"}},"
	    "{\"kind\":\"setting\",\"record\":0,\"title\":\"title\","
	    "\"author\":1,\"action\":\"update\",\"before\":"
	    "{\"title\":\"\"},\"after\":{\"title\":\"Rome\"}}]}");
}

/* Who has only an application password, or took one, must not get others. */
Test(site_settings, that_need_a_password_are_not_changed_here)
{
	const struct key	*key;
	char			 target[64], body[256];
	int			 count = 0;

	for (key = site_keys; key->name != NULL; key++) {
		if (!key->desk || !key->proof)
			continue;
		snprintf(target, sizeof(target), "/settings/%s", key->name);
		snprintf(body, sizeof(body), "{\"code\":\"rest_setting_proof\","
		    "\"message\":\"The setting %s is changed at the desk, where"
		    " it needs a password.\",\"data\":{\"status\":403}}",
		    key->name);
		EXPECT(put(key->name, "{\"value\":\"{}\"}"), 403, body);
		EXPECT(ask_as("admin", "DELETE", target), 403, body);
		count++;
	}
	cr_expect_eq(count, 6);
	cr_expect_eq(settings_version(harness.db), 0);
}
