/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_TEMPLATES_H
#define ALMANAC_TEMPLATES_H

#include "pages/template.h"

extern struct template	template_desk_desk;
extern struct template	template_desk_sign_in;
extern struct template	template_desk_code;
extern struct template	template_desk_second_factor;
extern struct template	template_desk_forgotten;
extern struct template	template_desk_welcome;
extern struct template	template_desk_confirm;
extern struct template	template_desk_home;
extern struct template	template_desk_list;
extern struct template	template_desk_form;
extern struct template	template_desk_chosen;
extern struct template	template_desk_history;
extern struct template	template_desk_account;
extern struct template	template_desk_pictures;
extern struct template	template_desk_people;
extern struct template	template_desk_person;
extern struct template	template_desk_subscriptions;
extern struct template	template_desk_subscription;
extern struct template	template_desk_uploads;
extern struct template	template_desk_upload;
extern struct template	template_desk_settings;
extern struct template	template_desk_setting_step;
extern struct template	template_desk_sets;
extern struct template	template_desk_share;
extern struct template	template_desk_webhooks;
extern struct template	template_desk_downloads;
extern struct template	template_desk_submit;
extern struct template	template_layout;
extern struct template	template_embed;
extern struct template	template_error;
extern struct template	template_refused;
extern struct template	template_home;
extern struct template	template_month;
extern struct template	template_list;
extern struct template	template_subscribe;
extern struct template	template_event;
extern struct template	template_place;
extern struct template	template_directory;
extern struct template	template_term;
extern struct template	template_reference;
extern struct template	template_reference_part;
extern struct template	template_style_css;
extern struct template	template_public_js;
extern struct template	template_filters;
extern struct template	template_search;
extern struct template	template_steps;
extern struct template	template_weeks;
extern struct template	template_events;
extern struct template	template_posters;
extern struct template	template_upcoming;
extern struct template	template_text;
extern struct template	template_edit;
extern struct template	template_picture;
extern struct template	template_tile;
extern struct template	template_tiles;
extern struct template	template_paging;
extern struct template	template_reference_css;
extern struct template	template_reference_part_css;
extern struct template	template_reference_js;
extern struct template	template_reference_field;
extern struct template	template_reference_input;
extern struct template	template_reference_operation;
extern struct template	template_reference_rows;
extern struct template	template_reference_record;
extern struct template	template_desk_changes;
extern struct template	template_desk_desk_css;
extern struct template	template_desk_desk_js;
extern struct template	template_desk_field;
extern struct template	template_desk_message;
extern struct template	template_desk_conflict;
extern struct template	template_desk_no_enter;
extern struct template	template_desk_paging;
extern struct template	template_desk_problems;
extern struct template	template_desk_programs;
extern struct template	template_desk_proof;
extern struct template	template_desk_repeat;
extern struct template	template_desk_room;
extern struct template	template_desk_row;
extern struct template	template_desk_sure;
extern struct template	template_desk_undo;
extern struct template	template_desk_subscription_fields;
extern struct template	template_desk_subscription_more;
extern struct template	template_desk_arrival;
extern struct template	template_desk_setting_field;
extern struct template	template_desk_logo;
extern struct template	template_desk_embedding;
extern struct template	template_desk_guide;
extern struct template	template_desk_guide_on;

/* All templates; NULL ends them. */
extern struct template *const	templates[];

#endif
