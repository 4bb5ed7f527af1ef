#include "text/qr_code.h"

#include <qrencode.h>

#include "base/buf.h"

/* Appends the dark modules of a row, adjacent ones together. */
static void
add_row(struct buf *b, const unsigned char *modules, int width, int y)
{
	int	 x, start;

	for (x = 0; x < width; x++) {
		for (start = x; x < width && modules[x] & 1; x++)
			continue;
		if (x > start)
			buf_printf(b, "M%d %dh%dv1h-%dz", start + QR_QUIET,
			    y + QR_QUIET, x - start, x - start);
	}
}

int
qr_path(struct buf *b, const char *text)
{
	QRcode	*code;
	int	 y, width;

	if ((code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L)) == NULL)
		return (0);
	width = code->width;
	for (y = 0; y < width; y++)
		add_row(b, code->data + y * width, width, y);
	QRcode_free(code);

	return (width + 2 * QR_QUIET);
}
