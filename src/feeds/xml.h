/* Text within XML 1.0, which has no place for most control characters. */
#ifndef ALMANAC_XML_H
#define ALMANAC_XML_H

struct buf;

/* As content or as the value of an attribute. */
void	xml_text(struct buf *, const char *);

/* <name>text</name>; `name` may have attributes behind a blank. */
void	xml_element(struct buf *, const char *name, const char *text);

#endif
