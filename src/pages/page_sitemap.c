/*
 * Files for search engines: robots.txt (RFC 9309), and sitemaps of all public
 * events (sitemaps.org protocol 0.9), one a month.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "config/site.h"
#include "feeds/xml.h"
#include "generated/pages.h"
#include "generated/texts.h"
#include "http/mount.h"
#include "http/reply.h"
#include "http/request.h"
#include "pages/page.h"
#include "store/index/event_months.h"
#include "store/store.h"
#include "text/dates.h"
#include "text/zones.h"

#define SPACE	" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
#define MOST	50000	/* addresses in a sitemap, by the protocol */
#define MONTHS	3000	/* in the index; later ones are left out */

static const char	policy[] = "default-src 'none'";

static int
finish_reply(struct request *rq, const char *type)
{
	rq->in.for_people = false;
	rq->reply.content_type = type;
	rq->reply.policy = policy;
	rq->reply.last_modified = store_last_write(rq->db);

	return (200);
}

int
page_robots(struct request *rq, const struct page_robots_params *p)
{
	struct buf		*b = &rq->out.buf;
	const struct mount	*mount;
	size_t			 i;

	(void)p;
	reply_start(rq, 1024);
	buf_string(b, "User-agent: *\n");
	for (i = 0; i < rq->site->mount_count; i++) {
		buf_string(b, "Disallow: ");
		buf_string(b, rq->site->mounts[i].prefix);
		buf_string(b, "/desk\n");
	}
	for (i = 0; i < LOCALE_COUNT; i++) {
		if ((mount = mount_in(rq->site, locales[i])) == NULL)
			continue;
		buf_string(b, "Sitemap: ");
		buf_string(b, mount_root(rq, mount));
		buf_string(b, "/sitemap.xml\n");
	}

	return (finish_reply(rq, "text/plain; charset=UTF-8"));
}

/* Returns the first second of the next month. */
static int64_t
next_month(int year, int month)
{
	return (DATE_DAY * (month == 12 ? date_days(year + 1, 1, 1) :
	    date_days(year, month + 1, 1)));
}

int
page_sitemap(struct request *rq, const struct page_sitemap_params *p)
{
	struct buf	*b = &rq->out.buf;
	int64_t		 from = DATE_LEAST, start;
	int		 year, month, day, count;
	char		 name[32];

	(void)p;
	reply_start(rq, 4096);
	buf_string(b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	    "<sitemapindex" SPACE);
	for (count = 0; count < MONTHS && event_months_next(rq->db,
	    rq->arena, from, &start); count++) {
		date_civil(date_day(start), &year, &month, &day);
		snprintf(name, sizeof(name), "/sitemap/%04d-%02d", year,
		    month);
		buf_string(b, "<sitemap>");
		xml_element(b, "loc", arena_join(rq->arena, rq->in.root, name,
		    NULL));
		buf_string(b, "</sitemap>\n");
		from = next_month(year, month);
	}
	buf_string(b, "<sitemap>");
	xml_element(b, "loc", arena_join(rq->arena, rq->in.root,
	    "/sitemap/pages", NULL));
	buf_string(b, "</sitemap>\n");
	buf_string(b, "</sitemapindex>\n");

	return (finish_reply(rq, "application/xml"));
}

/* Lists the pages that always exist. */
int
page_sitemap_pages(struct request *rq,
    const struct page_sitemap_pages_params *p)
{
	static const char *const	 fixed[] = { "/", "/venues/",
	    "/organizers/" };
	struct page			 page;
	struct buf			*b = &rq->out.buf;
	size_t				 i;

	(void)p;
	page_start(&page, rq, "/");
	reply_start(rq, 4096);
	buf_string(b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	    "<urlset" SPACE);
	for (i = 0; i < COUNT(fixed); i++) {
		buf_string(b, "<url>");
		xml_element(b, "loc", arena_join(rq->arena, page.home,
		    fixed[i], NULL));
		buf_string(b, "</url>\n");
	}
	buf_string(b, "</urlset>\n");

	return (finish_reply(rq, "application/xml"));
}

static void
add_event(const char *slug, int64_t modified, void *arg)
{
	struct page	*page = arg;
	struct buf	*b = &page->rq->out.buf;
	char		 text[DATE_ISO];

	date_print_iso(zone_utc(), modified, text);
	buf_string(b, "<url>");
	xml_element(b, "loc", arena_join(page->rq->arena, page->home,
	    "/", page->rq->site->slugs.event, "/", slug, "/", NULL));
	xml_element(b, "lastmod", text);
	buf_string(b, "</url>\n");
}

int
page_sitemap_month(struct request *rq,
    const struct page_sitemap_month_params *p)
{
	struct page	 page;
	struct buf	*b = &rq->out.buf;
	int		 year = atoi(p->year_month);
	int		 month = atoi(p->year_month + strlen("0000-"));

	page_start(&page, rq, "/");
	reply_start(rq, 65536);
	buf_string(b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	    "<urlset" SPACE);
	event_months_each(rq->db, rq->arena,
	    DATE_DAY * date_days(year, month, 1), next_month(year, month),
	    MOST, add_event, &page);
	buf_string(b, "</urlset>\n");

	return (finish_reply(rq, "application/xml"));
}
