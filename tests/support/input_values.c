#include "input.h"

/* Classes that only require a text not to be empty. */
#define TEXT	"text nonempty names cost truthy truthytext strict nonzero "

/* Classes that accept anything except null. */
#define ANY	"truthy strict nonzero "

/* Classes that accept a whole number, also as a text, of any size. */
#define NUMBER	"names cost " ANY
#define DEGREES	"latitude longitude "

#define LONG16(s)	s s s s s s s s s s s s s s s s
#define LONG(s)		LONG16(LONG16(LONG16(s)))	/* 4096 times */

const struct input	input_texts[] = {
	{ "", "text cost names links image0 url timezone color truthy "
	    "truthytext nonzero" },
	{ " ", TEXT },
	{ "0", "text cost names boolean event0 category0 truthy truthytext "
	    "strict image0 nonzero ?links " DEGREES },
	{ "1", TEXT "posint user event event0 category0 boolean ids "
	    "categoryids categories image image0 date distance " DEGREES },
	{ "+1", TEXT "posint user event event0 category0 ids categoryids "
	    "?categories ?image ?image0 ?boolean distance ?date " DEGREES },
	{ "2", TEXT "posint user ids venueids tagids tags links:venue date "
	    "distance " DEGREES },
	{ "3", TEXT "posint user ids organizerids links:organizer categoryids "
	    "category0 categories date distance " DEGREES },
	{ "1,1", TEXT "ids categoryids categories" },
	{ " 1 , , 1 ", TEXT "ids categoryids categories" },
	{ "1,x", TEXT },
	{ "-1", TEXT DEGREES },
	{ "1.5", TEXT "distance " DEGREES },
	{ ".5", TEXT "?distance ?latitude ?longitude" },
	{ "1e1", TEXT "?distance ?latitude ?longitude" },
	{ "0x10", TEXT },
	{ "1 ", TEXT "ids categoryids categories date ?posint ?user ?event "
	    "?event0 ?category0 ?distance ?latitude ?longitude" },
	{ "nan", TEXT },
	{ "inf", TEXT },
	{ "91", TEXT "posint ids longitude distance date" },
	{ "-180.5", TEXT },
	{ "20041", TEXT "posint ids date" },
	{ "999999999999", TEXT "posint ids ?date" },
	{ "9223372036854775807", TEXT "posint ids" },
	{ "9223372036854775808", TEXT },
	{ "-9223372036854775809", TEXT },
	{ "99999999999999999999999999999999999999999999999999", TEXT },
	{ "\xd9\xa1", TEXT },				/* Arabic 1 */
	{ "\xef\xbc\x91", TEXT },			/* fullwidth 1 */
	{ "true", TEXT "boolean" },
	{ "FALSE", TEXT "boolean" },
	{ "yes", TEXT },
	{ "null", TEXT },
	{ "asc", TEXT "order" },
	{ "DESC", TEXT "order" },
	{ "Id", TEXT "orderby" },
	{ "name; --", TEXT },
	{ "any", TEXT "statuses" },
	{ "any,draft", TEXT },
	{ "publish", TEXT "status statuses" },
	{ "draft, trash", TEXT "statuses" },
	{ "Publish", TEXT },
	{ "2027-03-01 18:00:00", TEXT "date" },
	{ " TOMORROW noon ", TEXT "date" },
	{ "26-11-2026 5pm", TEXT "date" },
	{ "first day of next month", TEXT "date" },
	{ "2027-02-30", TEXT },
	{ "31 April 2027", TEXT },
	{ "0000-00-00", TEXT },
	{ "9999-12-31 23:59:59", TEXT "date" },
	{ "10000-01-01", TEXT },
	{ "+100000 years", TEXT },
	{ "+99999999999999999999 days", TEXT },
	{ "Europe/Paris", TEXT "timezone" },
	{ "UTC+5.5", TEXT "timezone" },
	{ "UTC+99", TEXT },
	{ "../../etc/passwd", TEXT },
	{ "#0a1B2c", TEXT "color" },
	{ "#123", TEXT },
	{ "#12345g", TEXT },
	{ "#1234567", TEXT },
	{ "red", TEXT },
	{ "https://cal.example/a.png", TEXT "url image image0" },
	{ "ftp://cal.example/x", TEXT "url" },
	{ "mailto:ada@cal.example", TEXT "url" },
	{ "http://", TEXT },
	{ "//cal.example/", TEXT },
	{ "javascript:alert(1)", TEXT },
	{ "http://cal.example/\r\nX-Split: 1", TEXT },
	{ "Jazz", TEXT "categories" },
	{ "FREE", TEXT "tags" },
	{ "'; DROP TABLE events; --", TEXT },
	{ "1 OR 1=1", TEXT },
	{ "%' UNION SELECT login FROM users --", TEXT },
	{ "%s%n%d{}${x}", TEXT },
	{ "\"-\\\"", TEXT },
	{ "-\"", TEXT },
	{ "<script>alert(1)</script>", TEXT },
	{ "<b", TEXT },
	{ "&lt;&#0;&#x110000;&bogus;", TEXT },
	{ "\xd7\xa9\xd7\x9c\xe2\x80\xae\xd7\x9d", TEXT },	/* overridden */
	{ "e\xcc\x81\xcc\x82\xcc\x83\xcc\x84", TEXT },	/* combining */
	{ "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80", TEXT }, /* joined */
	{ "\xef\xbb\xbf\xef\xbf\xbe\xf4\x8f\xbf\xbf", TEXT },
	{ "\x01\x1b\x7f\xc2\x85", TEXT },			/* controls */
	{ LONG("A\xc3\xa4 "), TEXT },
	{ LONG("<b>"), TEXT },
	{ NULL, NULL }
};

const struct input	input_json[] = {
	{ "1", NUMBER "posint user event event0 category0 boolean ids "
	    "categoryids categories image image0 distance " DEGREES },
	{ "2", NUMBER "posint user ids venueids tagids tags links:venue "
	    "distance " DEGREES },
	{ "30e-1", NUMBER "posint user ids organizerids links:organizer "
	    "categoryids category0 categories distance " DEGREES },
	{ "0", NUMBER "event0 category0 boolean links image0 " DEGREES },
	{ "-0.0", NUMBER "event0 category0 boolean links image0 " DEGREES },
	{ "-1", NUMBER DEGREES },
	{ "1.5", "cost " ANY "distance " DEGREES },
	{ "91", NUMBER "posint ids longitude distance" },
	{ "9223372036854775807", NUMBER "posint ids" },
	{ "9223372036854775808", NUMBER },
	{ "-9223372036854775809", NUMBER },
	{ "1e400", NUMBER },
	{ "-1E+99999999999999999999", NUMBER },
	{ "1e-99999999999999999999", "cost " ANY "?distance " DEGREES },
	{ "true", ANY "boolean" },
	{ "false", ANY "boolean cost links" },
	{ "[]", ANY "cost names links" },
	{ "[1]", ANY "ids categoryids categories names cost" },
	{ "[1,\"1\"]", ANY "ids categoryids categories names cost" },
	{ "[2]", ANY "ids venueids tagids tags names cost links:venue" },
	{ "[3]", ANY "ids organizerids categoryids categories names cost "
	    "links:organizer" },
	{ "[\"publish\",\"draft\"]", ANY "statuses names cost" },
	{ "[\"x\",{\"y\":1}]", ANY },
	{ "[true]", ANY },
	{ "[[1]]", ANY },
	{ "[null]", ANY "?links ?names" },
	{ "{}", ANY "links" },
	{ "{\"id\":2,\"x\":[]}", ANY "links:venue" },
	{ "[{\"id\":\"3\"}]", ANY "links:organizer" },
	{ "{\"id\":null}", ANY },
	{ "{\"id\":{\"id\":2}}", ANY },
	{ "{\"a\":{\"b\":[1]}}", ANY },
	{ LONG16("[[[") LONG16("]]]"), ANY },
	{ "\"\\u00001\\u0000\"", TEXT "posint user event event0 category0 "
	    "boolean ids categoryids categories image image0 date distance "
	    DEGREES },
	{ NULL, NULL }
};

const struct input	input_forms[] = {
	{ "*=%ff", "" },
	{ "*=%c0%af", "" },
	{ "*=%ed%a0%80", "" },
	{ "*=a%00%f4%90%80%80", "" },
	{ "*[]=%ff", "" },
	{ "*[%ff]=1", "" },
	{ "*=%001%00", TEXT "posint user event event0 category0 boolean ids "
	    "categoryids categories image image0 date distance " DEGREES },
	{ "*=zz&*=1", TEXT "posint user event event0 category0 boolean ids "
	    "categoryids categories image image0 date distance " DEGREES },
	{ "*=zz&*[]=1", ANY "ids categoryids categories names cost" },
	{ "*[]=2&*[]=2", ANY "ids venueids tagids tags names cost "
	    "links:venue" },
	{ "*[9]=3", ANY "ids organizerids categoryids categories names cost "
	    "links:organizer" },
	{ "*[99999999999999999999]=3", ANY "?ids ?organizerids ?categoryids "
	    "?categories ?names ?cost ?links" },
	{ "*[x]=1", ANY },
	{ "*[]=", ANY "cost names ?links" },
	{ "*[0][id]=3", ANY "links:organizer" },
	{ "*[id]=2", ANY "links:venue" },
	{ "*[][][][][][][][]=1", ANY },
	{ NULL, NULL }
};
