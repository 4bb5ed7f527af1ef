#include <stdbool.h>
#include <string.h>

#include <libxml/HTMLparser.h>

#include "html_outcome.h"

#define DEPTH	256
#define NAME	"abcdefghijklmnopqrstuvwxyz123456"

/* Rule 12.3. */
static const char	list[] = " a[href,title] abbr[title] b[] "
    "blockquote[cite] br[] cite[] code[] del[] em[] h1[] h2[] h3[] h4[] h5[] "
    "h6[] hr[] i[] img[src,alt,width,height] ins[] li[] ol[] p[] pre[] q[cite] "
    "s[] span[] strike[] strong[] sub[] sup[] u[] ul[] ";

/* Rule 35.9. */
static const char	tables[] = " caption[] table[] tbody[] "
    "td[colspan,rowspan] tfoot[] th[colspan,rowspan,scope] thead[] tr[] ";

/* name="value", without a quote or an angle bracket in the value. */
static const char *
skip_attribute(const char *at)
{
	size_t	 length;

	length = strspn(at, NAME);
	if (length == 0 || strncmp(at + length, "=\"", 2) != 0)
		return (NULL);
	at += length + 2;
	at += strcspn(at, "\"<>");

	return (*at == '"' ? at + 1 : NULL);
}

static bool
is_void(const char *name)
{
	return (strncmp(name, "br>", 3) == 0 || strncmp(name, "hr>", 3) == 0 ||
	    strncmp(name, "img", 3) == 0);
}

/* Every < must start a simple tag, and every tag must be closed. */
static const char *
check_tags(const char *text)
{
	const char	*open[DEPTH], *name;
	size_t		 depth = 0, length;
	bool		 end;

	while ((text = strchr(text, '<')) != NULL) {
		end = *++text == '/';
		name = text += end;
		text += length = strspn(text, NAME);
		while (!end && text != NULL && *text == ' ')
			text = skip_attribute(text + 1);
		if (length == 0 || text == NULL || *text != '>')
			return ("no simple tag");
		if (!end && !is_void(name)) {
			if (depth == DEPTH)
				return ("too deep");
			open[depth++] = name;
		} else if (end && (depth == 0 || strncmp(open[--depth], name,
		    length) != 0 || strchr(" >", open[depth][length]) == NULL))
			return ("wrong nesting");
	}

	return (depth == 0 ? NULL : "no end");
}

static const char *
check_address(const char *value)
{
	static const char	*const schemes[] = {
		"http:", "https:", "mailto:"
	};
	size_t			 i, colon;

	while (*value > '\0' && *value <= ' ')
		value++;
	colon = strcspn(value, ":/?#");
	if (value[colon] != ':')
		return (NULL);
	for (i = 0; i < 3; i++)
		if (strncasecmp(value, schemes[i], colon + 1) == 0)
			return (NULL);

	return ("scheme");
}

static const char *
check_attribute(const xmlAttr *attribute, const char *allowed)
{
	const char	*name = (const char *)attribute->name, *at, *value;
	size_t		 length = strlen(name);

	for (at = allowed; *at != ']'; at += strcspn(at, ",]")) {
		at++;
		if (strncmp(at, name, length) == 0 &&
		    (at[length] == ',' || at[length] == ']'))
			break;
	}
	if (*at == ']')
		return ("attribute");
	if (strcmp(name, "href") != 0 && strcmp(name, "src") != 0 &&
	    strcmp(name, "cite") != 0)
		return (NULL);
	value = attribute->children == NULL ? "" :
	    (const char *)attribute->children->content;

	return (check_address(value));
}

static const char *
check_node(const xmlNode *node, bool shown)
{
	const xmlAttr	*attribute;
	const char	*allowed, *complaint = NULL;
	char		 name[32] = " ";

	if (node->type == XML_TEXT_NODE)
		return (NULL);
	if (node->type != XML_ELEMENT_NODE || strlen((const char *)node->name) >
	    sizeof(name) - 3)
		return ("node");
	strcat(strcat(name, (const char *)node->name), "[");
	allowed = strstr(list, name);
	if (allowed == NULL && shown)
		allowed = strstr(tables, name);
	/* The parser adds these two. */
	if (allowed == NULL)
		return (strcmp(name, " html[") == 0 || strcmp(name,
		    " body[") == 0 ? NULL : "element");
	allowed = strchr(allowed, '[');
	for (attribute = node->properties; attribute != NULL &&
	    complaint == NULL; attribute = attribute->next)
		complaint = check_attribute(attribute, allowed);

	return (complaint);
}

static const char *
check_tree(const xmlNode *root, bool shown)
{
	const xmlNode	*node = root;
	const char	*complaint = NULL;

	while (node != NULL && complaint == NULL) {
		complaint = check_node(node, shown);
		if (node->children != NULL) {
			node = node->children;
			continue;
		}
		while (node != NULL && node->next == NULL)
			node = node->parent == (const xmlNode *)root->doc ?
			    NULL : node->parent;
		if (node != NULL)
			node = node->next;
	}

	return (complaint);
}

static const char *
complain(const char *text, bool shown)
{
	const char	*complaint;
	htmlDocPtr	 doc;

	if (strchr(text, '<') == NULL)
		return (NULL);
	if ((complaint = check_tags(text)) != NULL)
		return (complaint);
	doc = htmlReadMemory(text, (int)strlen(text), NULL, "UTF-8",
	    HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
	    HTML_PARSE_NODEFDTD | XML_PARSE_HUGE);
	if (doc == NULL)
		return ("no document");
	complaint = check_tree(xmlDocGetRootElement(doc), shown);
	xmlFreeDoc(doc);

	return (complaint);
}

const char *
html_complaint(const char *text)
{
	return (complain(text, false));
}

const char *
html_complaint_shown(const char *text)
{
	return (complain(text, true));
}
