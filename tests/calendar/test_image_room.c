/* How much room images take (rule 41.12). */
#include <criterion/criterion.h>

#include "tests/support/given.h"
#include "tests/support/image_given.h"
#include "store/db.h"
#include "store/stored_images.h"

/* As if the first image were large. */
static void
grow_first(void)
{
	db_begin_write(harness.db);
	db_run(db_query(harness.db,
	    "UPDATE images SET bytes = 1000000 WHERE id = 1"));
	cr_assert(db_commit(harness.db));
}

Test(image_room, of_a_user_is_limited)
{
	upload("co", "/images", 400, 200);
	harness.site.user_picture_space = 1;
	upload("co", "/images", 400, 200);
	grow_first();
	EXPECT(upload("co", "/images", 400, 200), 400,
	    "{\"code\":\"rest_upload_user_quota_exceeded\",\"message\":"
	    "\"Your images would use more than 1 MB; delete some that you no"
	    " longer need.\",\"data\":{\"status\":400}}");
	EXPECT_CODE(upload("ed", "/images", 400, 200), 201, "");
	EXPECT_CODE(ask_as("co", "DELETE", "/images/1"), 200, "");
	EXPECT_CODE(upload("co", "/images", 400, 200), 201, "");
}

Test(image_room, of_all_users_is_limited)
{
	upload("co", "/images", 400, 200);
	grow_first();
	harness.site.picture_space = 1;
	EXPECT(upload("admin", "/images", 400, 200), 400,
	    "{\"code\":\"rest_upload_limited_space\",\"message\":"
	    "\"All images would use more than 1 MB; the administrator can"
	    " raise the limit.\",\"data\":{\"status\":400}}");
	/* Addresses need no room. */
	given_talk("ed", "\"image\":\"http://a.example/x\"");
	harness.site.picture_space = 0;
	EXPECT_CODE(upload("admin", "/images", 400, 200), 201, "");
}

static int64_t
count_bytes(void)
{
	struct statement	*st;
	int64_t			 bytes;

	st = db_query(harness.db,
	    "SELECT COALESCE(SUM(LENGTH(bytes)), 0) FROM image_files");
	bytes = db_step(st) ? db_integer(st, 0) : 0;
	db_done(st);
	return (bytes);
}

Test(image_room, is_that_of_all_sizes)
{
	int64_t	 bytes, both;

	upload("co", "/images", 1200, 600);
	bytes = count_bytes();
	cr_expect_gt(bytes, 0);
	cr_expect_eq(images_room(harness.db), bytes);
	upload("ed", "/images", 400, 200);
	both = count_bytes();
	cr_expect_eq(images_room(harness.db), both);
	cr_expect_eq(images_room_of(harness.db, 4), bytes);
	cr_expect_eq(images_room_of(harness.db, 2), both - bytes);
	cr_expect_eq(ask_as("co", "DELETE", "/images/1")->status, 200);
	cr_expect_eq(images_room(harness.db), both - bytes);
	cr_expect_eq(count_bytes(), both - bytes);
}
