/* QR codes, as paths of SVG. */
#ifndef ALMANAC_QR_CODE_H
#define ALMANAC_QR_CODE_H

struct buf;

#define QR_QUIET	4	/* modules that stay empty on each side */

/*
 * Appends the path of the dark modules, each one unit wide, with the quiet
 * zone. Returns the width of the whole code, or 0 if the text is too long.
 */
int	 qr_path(struct buf *, const char *text);

#endif
