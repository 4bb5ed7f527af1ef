/* The media types of answers. The generator also writes them to /doc. */
#ifndef ALMANAC_MEDIA_TYPES_H
#define ALMANAC_MEDIA_TYPES_H

#define MEDIA_JSON	"application/json"
#define MEDIA_CALENDAR	"text/calendar"
#define MEDIA_RSS	"application/rss+xml"
#define MEDIA_JSON_LD	"application/ld+json"
#define MEDIA_HTML	"text/html"

#endif
