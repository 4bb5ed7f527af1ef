#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "value_print.h"

static void
print_bytes(struct buf *buf, const char *text, size_t length)
{
	size_t	 i;

	for (i = 0; i < length; i++)
		buf_printf(buf, "%02x", (unsigned char)text[i]);
}

void
value_print(struct buf *buf, const struct value *value)
{
	static const char	 open[] = { [VALUE_LIST] = '[',
	    [VALUE_MAP] = '{' };
	const struct value	*member;

	if (value->kind == VALUE_NULL)
		buf_char(buf, 'n');
	if (value->kind == VALUE_BOOLEAN)
		buf_char(buf, value->truth ? 't' : 'f');
	if (value->kind == VALUE_NUMBER)
		buf_printf(buf, "%.17g", strtod(value->text, NULL));
	if (value->kind == VALUE_TEXT)
		print_bytes(buf, value->text, value->length);
	if (value->kind >= VALUE_LIST) {
		buf_char(buf, open[value->kind]);
		for (member = value->first; member; member = member->next) {
			if (value->kind == VALUE_MAP) {
				print_bytes(buf, member->name,
				    strlen(member->name));
				buf_char(buf, ':');
			}
			value_print(buf, member);
		}
		buf_char(buf, value->kind == VALUE_LIST ? ']' : '}');
	}
	buf_char(buf, ' ');
}
