/* Text in XML 1.0, which does not allow most control characters. */
#ifndef ALMANAC_XML_H
#define ALMANAC_XML_H

struct buf;

/* As content or as the value of an attribute. */
void	xml_text(struct buf *, const char *);

/* Writes <name>text</name>; `name` may be followed by attributes. */
void	xml_element(struct buf *, const char *name, const char *text);

#endif
