/* The text of iCalendars in other encodings, and with odd lines (38.17). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/arena.h"
#include "base/array.h"
#include "command/ical/ical_text.h"
#include "command/import/import_report.h"

/* What the report says besides counts. */
static char *
told_by(struct report *report)
{
	char	*text, *losses;
	size_t	 length;
	FILE	*file;

	cr_assert_not_null(file = open_memstream(&text, &length));
	report_print(report, file);
	fclose(file);
	losses = strstr(text, "left out or changed:\n");
	losses = strdup(losses == NULL ? "" : losses +
	    strlen("left out or changed:\n"));
	free(text);
	return (losses);
}

static void
expect_bytes(const char *bytes, size_t length, const char *charset,
    const char *expected, const char *told)
{
	struct report	*report = report_new();
	struct arena	*arena = arena_new();
	char		*losses;

	cr_expect_str_eq(ical_text(arena, bytes, length, charset, report,
	    "x.ics"), expected);
	losses = told_by(report);
	cr_expect_str_eq(losses, told, "%s", expected);
	free(losses);
	report_free(report);
	arena_free(arena);
}

static void
expect_told(const char *bytes, const char *expected, const char *told)
{
	expect_bytes(bytes, strlen(bytes), "", expected, told);
}

static void
expect(const char *bytes, const char *expected)
{
	expect_told(bytes, expected, "");
}

Test(ical_text, lines_are_unfolded_before_they_are_decoded)
{
	expect("SUMMARY:Jazz f\xc3\r\n \xbcr alle \xf0\x9f\r\n\t\x8e\xb7\r\n",
	    "SUMMARY:Jazz f\xc3\xbcr alle \xf0\x9f\x8e\xb7\n \n \n");
	expect("A:1\n  2\nB:", "A:1 2\n \nB:\n");
}

Test(ical_text, lines_have_any_end)
{
	expect("A:1\r\nB:2\nC:3\r\r\nD:4\r\r\r\nE:5", "A:1\nB:2\nC:3\nD:4\n"
	    "E:5\n");
	expect("A:1\rB:2\r 3\r", "A:1\nB:23\n \n");
	expect("A:1\n\rB:2\n", "A:1\nB:2\n");
	expect("A:1\r2\r\nB:3\r\n", "A:1 2\nB:3\n");
}

Test(ical_text, a_mark_or_zeros_say_that_it_is_utf_16)
{
	expect_bytes("\xff\xfe" "A\0:\0\xe9\0\x13\x20\r\0\n\0", 14, "",
	    "A:\xc3\xa9\xe2\x80\x93\n", "");
	expect_bytes("\xfe\xff\0A\0:\0\xe9\0\n", 10, "", "A:\xc3\xa9\n", "");
	expect_bytes("A\0:\0\xe9\0\n\0", 8, "utf-8", "A:\xc3\xa9\n", "");
	expect_bytes("\0A\0:\0\xe9\0\n", 8, "", "A:\xc3\xa9\n", "");
	expect("\xef\xbb\xbf" "A:\xc3\xa9\n", "A:\xc3\xa9\n");
}

Test(ical_text, the_charset_that_was_sent_decides)
{
	static const struct {
		const char	*charset, *bytes, *expected;
	} rows[] = {
		{ "iso-8859-1", "A:\xe9\n", "A:\xc3\xa9\n" },
		{ "ISO-8859-1", "A:\x93\n", "A:\xe2\x80\x9c\n" },
		{ "windows-1251", "A:\xc4\xe0\n", "A:\xd0\x94\xd0\xb0\n" },
		{ "iso-8859-2", "A:\xb1\n", "A:\xc4\x85\n" },
		{ "iso-8859-15", "A:\xa4\n", "A:\xe2\x82\xac\n" },
		{ "Shift_JIS", "A:\x93\xfa\n", "A:\xe6\x97\xa5\n" },
		{ "gb2312", "A:\xc4\xe3\n", "A:\xe4\xbd\xa0\n" },
		{ "iso-2022-jp", "A:\x1b$BF|\x1b(B\n", "A:\xe6\x97\xa5\n" },
		{ "utf-8", "A:\xc3\xa9\n", "A:\xc3\xa9\n" },
		{ "utf-16", "A:\xc3\xa9\n", "A:\xc3\xa9\n" },
		/* Servers send these unasked. */
		{ "iso-8859-1", "A:\xc3\xa9\n", "A:\xc3\xa9\n" },
		{ "us-ascii", "A:\xc3\xa9\n", "A:\xc3\xa9\n" },
		{ "iso-8859-1", "\xef\xbb\xbf" "A:\xc3\xa9\n",
		    "A:\xc3\xa9\n" },
	};
	size_t			 i;

	for (i = 0; i < COUNT(rows); i++)
		expect_bytes(rows[i].bytes, strlen(rows[i].bytes),
		    rows[i].charset, rows[i].expected, "");
	expect_bytes("A:1\n", 4, "../x", "A:1\n",
	    "         1  charset: is unknown\n            ../x\n");
}

#define LINES_49							\
	"B:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\n" \
	"B:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\n" \
	"B:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\nB:\n" \
	"B:\n"

Test(ical_text, other_text_is_windows_1252)
{
	/* The second line could be UTF-8, too. */
	expect_told("A:\x92\nB:\xc9\xbb\nC:\xe9\n" LINES_49,
	    "A:\xe2\x80\x99\nB:\xc3\x89\xc2\xbb\nC:\xc3\xa9\n" LINES_49,
	    "         1  calendar: is not UTF-8; read as Windows-1252\n"
	    "            x.ics\n");
	expect_told("A:\x92\nB:1\n",
	    "A:\xe2\x80\x99\nB:1\n",
	    "         1  calendar: is not UTF-8; read as Windows-1252\n"
	    "            x.ics\n");
}

Test(ical_text, few_lines_that_are_not_utf_8_are_windows_1252)
{
	expect_told("A;B=C:\xe9\n" LINES_49,
	    "A;B=C:\xc3\xa9\n" LINES_49,
	    "         1  A: is not UTF-8; read as Windows-1252\n"
	    "            line 1 of x.ics\n");
	expect_told("A;B=\xe9:\xc3\xa9\n" LINES_49,
	    "A;B=\xc3\xa9:\xc3\xa9\n" LINES_49,
	    "         1  A: is not UTF-8; read as Windows-1252\n"
	    "            line 1 of x.ics\n");
	expect_told("A:\xc3\xa9\nB:\xc3\xa9\nC:\xc3\xa9 \xc3\n",
	    "A:\xc3\xa9\nB:\xc3\xa9\nC:\xc3\xa9 \xc3\x83\n",
	    "         1  C: is not UTF-8; read as Windows-1252\n"
	    "            line 3 of x.ics\n");
}

Test(ical_text, a_nul_is_left_out)
{
	expect_bytes("A:1\r\nB:2\0" "3\r\n", 12, "", "A:1\nB:23\n",
	    "         1  NUL: is not text; left out\n"
	    "            line 2 of x.ics\n");
}

#define QP	"ENCODING=QUOTED-PRINTABLE"

Test(ical_text, vcalendar_1_0_is_decoded)
{
	expect("SUMMARY;" QP ";CHARSET=UTF-8:F=C3=AAte=20d=27=C3=A9t=c3=a9\n",
	    "SUMMARY:F\xc3\xaate d'\xc3\xa9t\xc3\xa9\n");
	expect("SUMMARY;CHARSET=ISO-8859-1;" QP ";LANGUAGE=fr:=E9t=E9\n",
	    "SUMMARY;LANGUAGE=fr:\xc3\xa9t\xc3\xa9\n");
	expect("SUMMARY;QUOTED-PRINTABLE;CHARSET=windows-1251:=C4=E0\n",
	    "SUMMARY:\xd0\x94\xd0\xb0\n");
	expect("SUMMARY;CHARSET=\"ISO-8859-1\":\xe9\n", "SUMMARY:\xc3\xa9\n");
	expect("SUMMARY;CHARSET=UTF-8:\xc3\xa9\n", "SUMMARY:\xc3\xa9\n");
	expect("SUMMARY;" QP ":=E9 =3D 1=2\n", "SUMMARY:\xc3\xa9 = 1=2\n");
	expect("SUMMARY;CHARSET=utf-7:a+AAA-b\n", "SUMMARY:ab\n");
	expect("URL;CHARSET=utf-7:a+AAA-b\n", "URL:ab\n");
	expect("SUMMARY;" QP ":a=00b\n", "SUMMARY:ab\n");
	expect("DESCRIPTION;" QP ":a=0D=0Ab=0Ac=0Dd\n",
	    "DESCRIPTION:a\\nb\\nc\\nd\n");
}

#define B64	"ENCODING=BASE64"

/* The other properties are binary. */
Test(ical_text, base64_of_texts_is_decoded)
{
	expect("DESCRIPTION;" B64 ":R3LDvMOfZQpCcmluZyBhOyBi\n",
	    "DESCRIPTION:Gr\xc3\xbc\xc3\x9f" "e\\nBring a; b\n");
	expect("SUMMARY;VALUE=BINARY;" B64 ";LANGUAGE=de:w5wgQQ==\n",
	    "SUMMARY;LANGUAGE=de:\xc3\x9c A\n");
	expect("SUMMARY;BASE64;CHARSET=ISO-8859-1:3CBB\n",
	    "SUMMARY:\xc3\x9c A\n");
	expect("location;ENCODING=b:SGFs\n  bA==\n",
	    "location:Hall\n \n");
	expect("SUMMARY;" B64 ":\n", "SUMMARY:\n");
	expect("ATTACH;VALUE=BINARY;" B64 ":SGFs\n",
	    "ATTACH;VALUE=BINARY;" B64 ":SGFs\n");
	expect("URL;" B64 ":SGFs\n", "URL;" B64 ":SGFs\n");
}

Test(ical_text, base64_of_anything_else_is_reported)
{
	static const char *const	 values[] = { "SGFsb", "SGF*", "/w==",
					    "AEFC", "G0FC", "Plain text" };
	char				 line[64];
	size_t				 i;

	for (i = 0; i < COUNT(values); i++) {
		snprintf(line, sizeof(line), "A:1\nSUMMARY;" B64 ":%s\n",
		    values[i]);
		expect_told(line, "A:1\nSUMMARY:\n", "         1  ENCODING: is"
		    " not BASE64 of a text; left out\n            line 2 of"
		    " x.ics\n");
	}
}

Test(ical_text, soft_line_breaks_of_quoted_printable_are_joined)
{
	expect("DESCRIPTION;" QP ":Line one=0D=0ALine=\r\n two\r\nA:1\r\n",
	    "DESCRIPTION:Line one\\nLine two\n \nA:1\n");
	expect("SUMMARY;" QP ":a =\r\nb=\r\nc=C3=\r\n=A9\r\nA:x=\r\nB:1\r\n",
	    "SUMMARY:a bc\xc3\xa9\n \n \n \nA:x=\nB:1\n");
	expect("SUMMARY;" QP ":a=0D=0A=\r\n\r\nA:1\r\n",
	    "SUMMARY:a\\n\n \nA:1\n");
	expect("SUMMARY;" QP ":a=\r\nEND:VEVENT\r\n",
	    "SUMMARY:a=\nEND:VEVENT\n");
	expect("SUMMARY;LANGUAGE=en;\r\n " QP ":a=\r\nb\r\n",
	    "SUMMARY;LANGUAGE=en:ab\n \n \n");
}

Test(ical_text, an_unknown_escape_keeps_its_character)
{
	expect("SUMMARY:https\\://a \\#1 \\- 5\\:30 \\U\\x\\\xc3\xa9\n",
	    "SUMMARY:https://a #1 - 5:30 Ux\xc3\xa9\n");
	expect("LOCATION;A=\"\\:\":\\\\: \\; \\, \\n \\N \\t \\r\\n \\\"\\\n",
	    "LOCATION;A=\"\\:\":\\\\: \\; \\, \\n \\N \\t \\n \"\\\\\n");
	expect("URL:https://a/\\b\n", "URL:https://a/\\b\n");
}

Test(ical_text, a_calendar_begins_after_a_notice)
{
	cr_expect(ical_begins("\xef\xbb\xbf\r\n begin:vcalendar\n", 22));
	cr_expect(ical_begins("Warning\n\nBEGIN:VEVENT\n", 22));
	cr_expect(ical_begins("\xff\xfe" "B\0E\0G\0I\0N\0:\0V\0E\0V\0E\0N\0T\0",
	    26));
	cr_expect_not(ical_begins("<p>BEGIN:VCALENDAR\n", 19));
	cr_expect_not(ical_begins("BEGIN:VCARD\n", 12));
	cr_expect_not(ical_begins("", 0));
}

#define CALENDAR(text)	"BEGIN:VCALENDAR\n" text "END:VCALENDAR\n"

Test(ical_text, a_calendar_that_was_cut_off_is_not_whole)
{
	cr_expect(ical_is_whole(CALENDAR("") "Bye\n"));
	cr_expect(ical_is_whole(CALENDAR("") CALENDAR("")));
	cr_expect(ical_is_whole("BEGIN:VEVENT\nEND:VEVENT\n"));
	cr_expect_not(ical_is_whole(CALENDAR("") "BEGIN:VCALENDAR\n"));
	cr_expect_not(ical_is_whole("BEGIN:VCALENDAR\nBEGIN:VEVENT\n"
	    "END:VEVENT\n"));
	cr_expect_not(ical_is_whole("BEGIN:VEVENT\nUID:a\n"));
}
