/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_TEMPLATES_H
#define ALMANAC_TEMPLATES_H

#include "pages/template.h"

extern const struct template	template_layout;
extern const struct template	template_error;
extern const struct template	template_month;
extern const struct template	template_list;
extern const struct template	template_event;
extern const struct template	template_place;
extern const struct template	template_term;
extern const struct template	template_reference;
extern const struct template	template_style_css;
extern const struct template	template_filters;
extern const struct template	template_events;
extern const struct template	template_upcoming;
extern const struct template	template_reference_css;
extern const struct template	template_reference_js;
extern const struct template	template_reference_field;
extern const struct template	template_reference_input;

#endif
