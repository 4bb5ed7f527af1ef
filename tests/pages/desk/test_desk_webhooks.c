/* Webhooks at the desk (rules, sections 37 and 46). */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/array.h"
#include "base/yaml.h"
#include "config/site.h"
#include "store/db.h"
#include "store/deliveries.h"
#include "store/outbox.h"
#include "store/settings.h"
#include "tests/support/desk.h"

#define PATH	"/desk/webhooks"
#define URL	"https://hooks.example/a?key=1"
#define SENT	"url=https%3A%2F%2Fhooks.example%2Fa%3Fkey%3D1&"
#define PROOF	"password=" DESK_PASSWORD "&action="

static struct visitor	 admin;

static void
setup(void)
{
	harness_start();
	desk_visitor(&admin, "admin");
	harness.site.base_url = SITE;
	db_begin_write(harness.db);
	setting_put(harness.db, "base_url", "\"" SITE "\"", 0);
	cr_assert(db_commit(harness.db));
}

TestSuite(desk_webhooks, .init = setup);

/* The stored value, or "". */
static const char *
stored(void)
{
	struct setting	*list;
	size_t		 count;

	count = settings_list(harness.db, harness.site.arena, &list);

	return (count == 2 ? list[1].value : "");
}

Test(desk_webhooks, are_added_with_a_secret_that_is_shown_once)
{
	static const char	 start[] = "[{\"url\":\"" URL "\",\"secrets\":"
	    "[\"whsec_";
	struct outcome		*o;
	char			 secret[64];

	o = desk_send_form(&admin, PATH, SENT PROOF "add&kind_tag=true");
	cr_expect_eq(o->status, 200);
	cr_assert_eq(strncmp(stored(), start, strlen(start)), 0, "%s",
	    stored());
	memcpy(secret, stored() + strlen(start) - 6, 50);
	secret[50] = '\0';
	cr_expect_str_eq(stored() + strlen(start) + 44, "\"],\"events\":"
	    "[\"tag.created\",\"tag.updated\",\"tag.deleted\"],"
	    "\"timeout\":\"20\"}]");
	cr_expect(outcome_has(o, secret));
	o = desk_open(&admin, PATH);
	cr_expect_not(outcome_has(o, "whsec_"));
	cr_expect(outcome_has(o, URL));
	cr_expect(outcome_has(o, "tag.created, tag.updated, tag.deleted"));
	(void)desk_send_form(&admin, PATH, "url=b.example&" PROOF "add");
	cr_expect_not_null(strstr(stored(), secret));
	cr_expect_not_null(strstr(stored(), "\"https://b.example\""));
	o = ask_as("admin", "GET", "/calendar/events/v1/settings");
	cr_expect_not(outcome_has(o, "whsec_"));
	o = ask_as("admin", "GET", "/calendar/events/v1/history");
	cr_expect_not(outcome_has(o, "whsec_"));
}

Test(desk_webhooks, that_are_wrong_are_rejected_and_change_nothing)
{
	static const char *const	 urls[] = { "", "ftp%3A%2F%2Fa",
	    "http%3A%2F%2Fa.example", "http%3A%2F%2F127.0.0.1%2Fa",
	    "https%3A%2F%2Fu%3Ap%40a.example",
	    "https%3A%2F%2Fhooks.example%2Fa%3Fkey%3D1" };
	struct outcome			*o;
	const char			*before;
	char				 form[128];
	size_t				 i;

	(void)desk_send_form(&admin, PATH, SENT PROOF "add");
	before = stored();
	for (i = 0; i < COUNT(urls); i++) {
		snprintf(form, sizeof(form), "url=%s&" PROOF "add", urls[i]);
		o = desk_send_form(&admin, PATH, form);
		cr_expect_eq(o->status, 422);
		cr_expect(outcome_has(o, "This must be an address that begins"
		    " with https://"), "%s", urls[i]);
		cr_expect_not(outcome_has(o, "whsec_"));
		cr_expect_str_eq(stored(), before);
	}
	harness.site.base_url = "";
	o = desk_send_form(&admin, PATH, "url=b.example&" PROOF "add");
	cr_expect(outcome_has(o, "First enter the address of the calendar"));
	cr_expect_str_eq(stored(), before);
}

Test(desk_webhooks, are_tested_and_removed_with_all_that_waits)
{
	static const struct endpoint_result	 result = {
		RESULT_REJECTED, 500, 1795220250
	}, private = { RESULT_PRIVATE, 0, 1795220250 };
	struct outcome				*o;

	(void)desk_send_form(&admin, PATH, SENT PROOF "add");
	(void)desk_send_form(&admin, PATH, "url=mail&action=test");
	cr_expect_eq(deliveries_pending(harness.db), 0);
	(void)desk_send_form(&admin, PATH, SENT "action=test");
	(void)desk_send_form(&admin, PATH, SENT "action=test");
	cr_expect_eq(deliveries_pending(harness.db), 1);
	cr_expect(outcome_has(desk_open(&admin, PATH),
	    "The test is on its way."));
	(void)desk_send_form(&admin, PATH, "url=mail&" PROOF "remove");
	cr_expect_eq(deliveries_pending(harness.db), 1);
	(void)desk_send_form(&admin, PATH, SENT PROOF "remove");
	cr_expect_eq(deliveries_pending(harness.db), 0);
	cr_expect_str_eq(stored(), "");
	(void)desk_send_form(&admin, PATH, SENT PROOF "add");
	db_begin_write(harness.db);
	result_put(harness.db, URL, &result);
	cr_assert(db_commit(harness.db));
	o = desk_open(&admin, PATH);
	cr_expect(outcome_has(o, "The answer was 500, which is a failure."));
	db_begin_write(harness.db);
	result_put(harness.db, URL, &private);
	cr_assert(db_commit(harness.db));
	o = desk_open(&admin, PATH);
	cr_expect(outcome_has(o, ": The address leads to this machine or a"
	    " private network. Only site.yaml can allow that."));
}

Test(desk_webhooks, of_the_file_are_tested_only)
{
	static const char	 file[] = "webhooks: [{url: \"" URL "\","
	    " secrets: [whsec_hidden]}]";
	struct yaml		 yaml;
	struct outcome		*o;

	yaml_read(&yaml, harness.site.arena, "", file, strlen(file));
	harness.site.said = yaml.root;
	o = desk_open(&admin, PATH);
	cr_expect(outcome_has(o, URL));
	cr_expect(outcome_has(o, "Set in site.yaml."));
	cr_expect_not(outcome_has(o, "whsec_"));
	cr_expect_not(outcome_has(o, "value=\"remove\""));
	(void)desk_send_form(&admin, PATH, "url=b.example&" PROOF "add");
	(void)desk_send_form(&admin, PATH, SENT PROOF "remove");
	cr_expect_str_eq(stored(), "");
	(void)desk_send_form(&admin, PATH, SENT "action=test");
	cr_expect(delivery_waits(harness.db, URL, OUTBOX_TEST));
}
