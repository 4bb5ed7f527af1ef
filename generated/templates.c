/* Made from spec/ by codegen; do not edit. */
#include "base/embed.h"
#include "generated/templates.h"

#define TEMPLATE(id, file)						\
	EMBED(source_##id, \
	    "src/pages/" file);				\
	struct template	template_##id = \
	    {				\
		.name = file, .source = source_##id			\
	}

TEMPLATE(desk_desk, "desk/desk.html");
TEMPLATE(desk_sign_in, "desk/sign_in.html");
TEMPLATE(desk_code, "desk/code.html");
TEMPLATE(desk_second_factor, "desk/second_factor.html");
TEMPLATE(desk_forgotten, "desk/forgotten.html");
TEMPLATE(desk_welcome, "desk/welcome.html");
TEMPLATE(desk_confirm, "desk/confirm.html");
TEMPLATE(desk_home, "desk/home.html");
TEMPLATE(desk_list, "desk/list.html");
TEMPLATE(desk_form, "desk/form.html");
TEMPLATE(desk_chosen, "desk/chosen.html");
TEMPLATE(desk_history, "desk/history.html");
TEMPLATE(desk_account, "desk/account.html");
TEMPLATE(desk_pictures, "desk/pictures.html");
TEMPLATE(desk_people, "desk/people.html");
TEMPLATE(desk_person, "desk/person.html");
TEMPLATE(desk_subscriptions, "desk/subscriptions.html");
TEMPLATE(desk_subscription, "desk/subscription.html");
TEMPLATE(desk_uploads, "desk/uploads.html");
TEMPLATE(desk_upload, "desk/upload.html");
TEMPLATE(desk_settings, "desk/settings.html");
TEMPLATE(desk_setting_step, "desk/setting_step.html");
TEMPLATE(desk_sets, "desk/sets.html");
TEMPLATE(desk_share, "desk/share.html");
TEMPLATE(desk_webhooks, "desk/webhooks.html");
TEMPLATE(desk_downloads, "desk/downloads.html");
TEMPLATE(desk_submit, "desk/submit.html");
TEMPLATE(layout, "layout.html");
TEMPLATE(embed, "embed.html");
TEMPLATE(error, "error.html");
TEMPLATE(refused, "refused.html");
TEMPLATE(home, "home.html");
TEMPLATE(month, "month.html");
TEMPLATE(list, "list.html");
TEMPLATE(subscribe, "subscribe.html");
TEMPLATE(event, "event.html");
TEMPLATE(place, "place.html");
TEMPLATE(directory, "directory.html");
TEMPLATE(term, "term.html");
TEMPLATE(reference, "reference.html");
TEMPLATE(reference_part, "reference_part.html");
TEMPLATE(style_css, "style.css");
TEMPLATE(public_js, "public.js");
TEMPLATE(filters, "filters.html");
TEMPLATE(search, "search.html");
TEMPLATE(steps, "steps.html");
TEMPLATE(weeks, "weeks.html");
TEMPLATE(events, "events.html");
TEMPLATE(posters, "posters.html");
TEMPLATE(upcoming, "upcoming.html");
TEMPLATE(text, "text.html");
TEMPLATE(edit, "edit.html");
TEMPLATE(picture, "picture.html");
TEMPLATE(tile, "tile.html");
TEMPLATE(tiles, "tiles.html");
TEMPLATE(paging, "paging.html");
TEMPLATE(reference_css, "reference.css");
TEMPLATE(reference_part_css, "reference_part.css");
TEMPLATE(reference_js, "reference.js");
TEMPLATE(reference_field, "reference_field.html");
TEMPLATE(reference_input, "reference_input.html");
TEMPLATE(reference_operation, "reference_operation.html");
TEMPLATE(reference_rows, "reference_rows.html");
TEMPLATE(reference_record, "reference_record.html");
TEMPLATE(desk_changes, "desk/changes.html");
TEMPLATE(desk_desk_css, "desk/desk.css");
TEMPLATE(desk_desk_js, "desk/desk.js");
TEMPLATE(desk_field, "desk/field.html");
TEMPLATE(desk_message, "desk/message.html");
TEMPLATE(desk_conflict, "desk/conflict.html");
TEMPLATE(desk_no_enter, "desk/no_enter.html");
TEMPLATE(desk_paging, "desk/paging.html");
TEMPLATE(desk_problems, "desk/problems.html");
TEMPLATE(desk_programs, "desk/programs.html");
TEMPLATE(desk_proof, "desk/proof.html");
TEMPLATE(desk_repeat, "desk/repeat.html");
TEMPLATE(desk_room, "desk/room.html");
TEMPLATE(desk_row, "desk/row.html");
TEMPLATE(desk_sure, "desk/sure.html");
TEMPLATE(desk_undo, "desk/undo.html");
TEMPLATE(desk_subscription_fields, "desk/subscription_fields.html");
TEMPLATE(desk_subscription_more, "desk/subscription_more.html");
TEMPLATE(desk_arrival, "desk/arrival.html");
TEMPLATE(desk_setting_field, "desk/setting_field.html");
TEMPLATE(desk_logo, "desk/logo.html");
TEMPLATE(desk_embedding, "desk/embedding.html");
TEMPLATE(desk_guide, "desk/guide.html");
TEMPLATE(desk_guide_on, "desk/guide_on.html");

struct template *const templates[] = {
	&template_desk_desk,
	&template_desk_sign_in,
	&template_desk_code,
	&template_desk_second_factor,
	&template_desk_forgotten,
	&template_desk_welcome,
	&template_desk_confirm,
	&template_desk_home,
	&template_desk_list,
	&template_desk_form,
	&template_desk_chosen,
	&template_desk_history,
	&template_desk_account,
	&template_desk_pictures,
	&template_desk_people,
	&template_desk_person,
	&template_desk_subscriptions,
	&template_desk_subscription,
	&template_desk_uploads,
	&template_desk_upload,
	&template_desk_settings,
	&template_desk_setting_step,
	&template_desk_sets,
	&template_desk_share,
	&template_desk_webhooks,
	&template_desk_downloads,
	&template_desk_submit,
	&template_layout,
	&template_embed,
	&template_error,
	&template_refused,
	&template_home,
	&template_month,
	&template_list,
	&template_subscribe,
	&template_event,
	&template_place,
	&template_directory,
	&template_term,
	&template_reference,
	&template_reference_part,
	&template_style_css,
	&template_public_js,
	&template_filters,
	&template_search,
	&template_steps,
	&template_weeks,
	&template_events,
	&template_posters,
	&template_upcoming,
	&template_text,
	&template_edit,
	&template_picture,
	&template_tile,
	&template_tiles,
	&template_paging,
	&template_reference_css,
	&template_reference_part_css,
	&template_reference_js,
	&template_reference_field,
	&template_reference_input,
	&template_reference_operation,
	&template_reference_rows,
	&template_reference_record,
	&template_desk_changes,
	&template_desk_desk_css,
	&template_desk_desk_js,
	&template_desk_field,
	&template_desk_message,
	&template_desk_conflict,
	&template_desk_no_enter,
	&template_desk_paging,
	&template_desk_problems,
	&template_desk_programs,
	&template_desk_proof,
	&template_desk_repeat,
	&template_desk_room,
	&template_desk_row,
	&template_desk_sure,
	&template_desk_undo,
	&template_desk_subscription_fields,
	&template_desk_subscription_more,
	&template_desk_arrival,
	&template_desk_setting_field,
	&template_desk_logo,
	&template_desk_embedding,
	&template_desk_guide,
	&template_desk_guide_on,
	NULL
};
