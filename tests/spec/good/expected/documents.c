/* Made from spec/ by codegen; do not edit. */
#include "base/embed.h"
#include "http/describe.h"

EMBED(openapi_json, "generated/openapi.json");

const struct description descriptions[] = {
	{ "book_create", { "Add a book.", "Ein Buch hinzufügen.",
	    "Add a book." } },
	{ "book_fields.coin", { "In which coin.", "In welcher Münze.",
	    "In which coin." } },
	{ "book_fields.note",
	    {
	    "A remark, as long as it must be to show that a text may take more "
	    "than one line in what is generated.", "Eine Bemerkung.",
	    "A remark, as long as it must be to show that a text may take more "
	    "than one line in what is generated." } },
	{ "book_fields.price", { "What it costs.", "Was es kostet.",
	    "What it costs." } },
	{ "book_fields.title", { "Its title.", "Der Titel.", "Its title." } },
	{ "book_list", { "List books.", "Bücher auflisten.", "List books." } },
	{ "book_list.order", { "The order.", "Die Reihenfolge.",
	    "The order." } },
	{ "book_list.since", { "Books that came later than this.",
	    "Bücher, die später kamen.", "Books that came later than this." } },
	{ "book_update", { "Change a book.", "Ein Buch ändern.",
	    "Change a book." } },
	{ "book_update.id", { "The number of the book.",
	    "Die Nummer des Buchs.", "The number of the book." } },
	{ "common.Origin", { "Where a script comes from.",
	    "Woher ein Skript stammt.", "Where a script comes from." } },
	{ "paging.page", { "Which page of the list, beginning with 1.",
	    "Welche Seite der Liste, ab 1.",
	    "Which page of the list, beginning with 1." } },
	{ "paging.per_page", { "Books on a page.", "Bücher auf einer Seite.",
	    "Books on a page." } },
	{ "record.Book", { "A book.", "Ein Buch.", "A book." } },
	{ "record.Book.id", { "Its number.", "Seine Nummer.", "Its number." } },
	{ "record.Book.next", { "The book beside it.", "Das Buch daneben.",
	    "The book beside it." } },
	{ "record.Book.note", { "A remark.", "Eine Bemerkung.", "A remark." } },
	{ "record.Book.open", { "Whether it may be lent.",
	    "Ob es verliehen wird.", "Whether it may be lent." } },
	{ "record.Book.price", { "What it costs.", "Was es kostet.",
	    "What it costs." } },
	{ "record.Book.slug", { "Its name in an address.",
	    "Sein Name in einer Adresse.", "Its name in an address." } },
	{ "record.Book.state", { "Where it is.", "Wo es ist.",
	    "Where it is." } },
	{ "record.Book.title", { "Its title.", "Sein Titel.", "Its title." } },
	{ "record.Reader", { "Who reads.", "Wer liest.", "Who reads." } },
	{ "record.Reader.id", { "The number.", "Die Nummer.", "The number." } },
	{ "resource.books", { "Books.", "Bücher.", "Books." } },
	{ "service.description", { "Books on a shelf, from $path.",
	    "Bücher in einem Regal.", "Books on a shelf, from $path." } },
	{ "service.title", { "Shelf", "Regal", "The bookshelf of Britain" } },
	{ "status.200", { "Done.", "Fertig.", "Done." } },
	{ "status.201", { "Created.", "Angelegt.", "Created." } },
	{ "status.304", { "Unchanged.", "Unverändert.", "Unchanged." } },
	{ "status.400", { "Refused.", "Refused.", "Refused." } },
	{ "status.404", { "There is no such book.",
	    "Dieses Buch gibt es nicht.", "There is no such book." } },
	{ "status.503", { "The desk is busy.", "Der Schalter ist besetzt.",
	    "The desk is busy." } },
};

const size_t description_count =
    sizeof(descriptions) / sizeof(descriptions[0]);
