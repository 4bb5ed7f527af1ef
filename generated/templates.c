/* Made from spec/ by codegen; do not edit. */
#include "base/embed.h"
#include "generated/templates.h"

#define TEMPLATE(id, file)						\
	EMBED(source_##id, "src/pages/" file);				\
	struct template	template_##id = {				\
		.name = file, .source = source_##id			\
	}

TEMPLATE(layout, "layout.html");
TEMPLATE(error, "error.html");
TEMPLATE(month, "month.html");
TEMPLATE(list, "list.html");
TEMPLATE(event, "event.html");
TEMPLATE(place, "place.html");
TEMPLATE(term, "term.html");
TEMPLATE(reference, "reference.html");
TEMPLATE(style_css, "style.css");
TEMPLATE(filters, "filters.html");
TEMPLATE(events, "events.html");
TEMPLATE(upcoming, "upcoming.html");
TEMPLATE(reference_css, "reference.css");
TEMPLATE(reference_js, "reference.js");
TEMPLATE(reference_field, "reference_field.html");
TEMPLATE(reference_input, "reference_input.html");

struct template *const templates[] = {
	&template_layout, &template_error, &template_month, &template_list,
	    &template_event, &template_place, &template_term,
	    &template_reference, &template_style_css, &template_filters,
	    &template_events, &template_upcoming, &template_reference_css,
	    &template_reference_js, &template_reference_field,
	    &template_reference_input, NULL
};
