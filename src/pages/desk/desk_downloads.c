/* Everything as a file, for administrators, and which backups there are. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "config/copying.h"
#include "config/site.h"
#include "generated/pages.h"
#include "generated/templates.h"
#include "http/request.h"
#include "http/serve.h"
#include "pages/desk/desk.h"
#include "pages/when.h"
#include "store/backups.h"
#include "store/history_rows.h"
#include "store/store.h"
#include "text/dates.h"

#define PATH		"/desk/downloads"
#define KILOBYTE	INT64_C(1000)
#define DAY		10	/* bytes of "2027-03-01" */

static const struct {
	int		 action;
	enum copy_kind	 kind;
	bool		 of_file;	/* only of a database in a file */
	const char	*word, *ending, *type;
	enum text	 name, hint;
} formats[] = {
	{ DESK_DOWNLOADS_SEND_ACTION_EXPORT, COPY_EXPORT, false, "export",
	  ".jsonl", "application/jsonl", TEXT_DESK_DOWNLOAD_EXPORT,
	  TEXT_DESK_DOWNLOAD_EXPORT_HINT },
	{ DESK_DOWNLOADS_SEND_ACTION_CALENDAR, COPY_CALENDAR, false,
	  "calendar", ".ics", "text/calendar; charset=utf-8",
	  TEXT_DESK_DOWNLOAD_CALENDAR, TEXT_DESK_DOWNLOAD_CALENDAR_HINT },
	{ DESK_DOWNLOADS_SEND_ACTION_TABLE, COPY_TABLE, false, "table",
	  ".csv", "text/csv; charset=utf-8", TEXT_DESK_DOWNLOAD_TABLE,
	  TEXT_DESK_DOWNLOAD_TABLE_HINT },
	{ DESK_DOWNLOADS_SEND_ACTION_BACKUP, COPY_BACKUP, true, "backup",
	  ".db", "application/vnd.sqlite3", TEXT_DESK_DOWNLOAD_BACKUP,
	  TEXT_DESK_DOWNLOAD_BACKUP_HINT }
};

static bool
is_offered(const struct request *rq, size_t format)
{
	return (!formats[format].of_file ||
	    store_is_file(rq->site->database));
}

static const char *
format_size(const struct page *page, int64_t bytes)
{
	const bool	 small = bytes < KILOBYTE * KILOBYTE;
	const int64_t	 unit = small ? KILOBYTE : KILOBYTE * KILOBYTE;

	return (desk_phrase(page, small ? TEXT_DESK_KILOBYTES :
	    TEXT_DESK_MEGABYTES, "used", arena_integer(page->rq->arena,
	    (bytes + unit - 1) / unit)));
}

static void
add_backups(struct page *page)
{
	struct arena	*arena = page->rq->arena;
	struct backup	 made[BACKUPS];
	struct value	*list, *row;
	size_t		 count, i;

	count = backup_list(page->rq->db, arena, made);
	data_text(page->content, "note", page->texts[count == 0 ?
	    TEXT_DESK_HOME_NO_BACKUP : TEXT_DESK_BACKUPS_WHY]);
	list = data_list(page->content, "backups");
	for (i = 0; i < count; i++) {
		row = data_map(list, NULL);
		data_text(row, "name", made[i].name);
		data_text(row, "made", when_instant(page, made[i].made));
		data_text(row, "size", format_size(page, made[i].bytes));
	}
}

static int
show_downloads(struct request *rq, const char *wrong, int status)
{
	struct page	 page;
	struct value	*list, *row;
	size_t		 i;

	desk_start(&page, rq, desk_texts(rq)[TEXT_DESK_DOWNLOADS]);
	desk_form_start(&page);
	data_text(page.content, "login", desk_login(rq));
	data_text(page.content, "back", page_link(&page, "/desk/settings"));
	data_text(page.content, "wrong", wrong);
	data_flag(page.content, "server",
	    !store_is_file(rq->site->database));
	list = data_list(page.content, "formats");
	for (i = 0; i < COUNT(formats); i++) {
		if (!is_offered(rq, i))
			continue;
		row = data_map(list, NULL);
		data_text(row, "value", formats[i].word);
		data_text(row, "name", page.texts[formats[i].name]);
		data_text(row, "hint", page.texts[formats[i].hint]);
	}
	add_backups(&page);

	return (desk_send(&page, &template_desk_downloads, status));
}

/* Why there was no file (server/copies.h). */
int
desk_downloads(struct request *rq, const struct desk_downloads_params *p)
{
	static const struct {
		const char	*word;
		enum text	 text;
	} faults[] = {
		{ "full", TEXT_DESK_DOWNLOAD_FULL },
		{ "failed", TEXT_DESK_DOWNLOAD_FAILED },
		{ "busy", TEXT_DESK_DOWNLOAD_BUSY },
		{ "absent", TEXT_DESK_DOWNLOAD_ABSENT }
	};
	const char	*wrong = "";
	size_t		 i;

	for (i = 0; i < COUNT(faults); i++)
		if (p->done != NULL && strcmp(faults[i].word, p->done) == 0)
			wrong = desk_texts(rq)[faults[i].text];

	return (show_downloads(rq, wrong, 200));
}

/* A row about the user, as about what proves a user: it has everything. */
static void
note_download(struct request *rq, const char *word)
{
	history_add(rq->db, &(struct history_row){
		.kind = HISTORY_USER, .record = rq->caller.id,
		.title = desk_login(rq), .author = rq->caller.id,
		.made = rq->now, .action = HISTORY_UPDATED, .before = "{}",
		.after = arena_join(rq->arena, "{\"download\":\"", word, "\"}",
		NULL)
	});
}

/* Nothing is sent before the row is stored. */
int
desk_downloads_send(struct request *rq,
    const struct desk_downloads_send_params *p)
{
	const char	*wrong;
	char		 day[DATE_TEXT];
	int		 status;
	size_t		 i;

	for (i = 0; i < COUNT(formats); i++)
		if (formats[i].action == p->action && is_offered(rq, i))
			break;
	if (i == COUNT(formats))
		return (show_downloads(rq, desk_texts(rq)[TEXT_DESK_PRESS],
		    422));
	if ((wrong = desk_proof_fault(rq, p->action, &status)) != NULL)
		return (show_downloads(rq, wrong, status));
	if (rq->reading)
		return (serve_defer(rq));
	note_download(rq, formats[i].word);
	(void)desk_go(rq, PATH);
	date_print(rq->now, day);
	day[DAY] = '\0';
	rq->reply.copy = formats[i].kind;
	rq->reply.content_type = formats[i].type;
	rq->reply.attachment = arena_join(rq->arena, "almanac-", day,
	    formats[i].ending, NULL);

	return (200);
}
