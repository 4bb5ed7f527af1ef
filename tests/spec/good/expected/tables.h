/* Made from spec/ by codegen; do not edit. */
#ifndef ALMANAC_TABLES_H
#define ALMANAC_TABLES_H

#define SHELF_TABLE \
	"CREATE TABLE shelves (" \
	"id INTEGER PRIMARY KEY," \
	"place INTEGER NOT NULL," \
	"books INTEGER NOT NULL DEFAULT 0," \
	"label TEXT NOT NULL," \
	"label_key TEXT NOT NULL," \
	"label_folded TEXT NOT NULL" \
	") STRICT;"

#define BOOK_TABLE \
	"CREATE TABLE books (" \
	"id INTEGER PRIMARY KEY," \
	"status INTEGER NOT NULL," \
	"lent INTEGER," \
	"texts_id INTEGER REFERENCES book_texts (id) DEFERRABLE INITIALLY " \
	    "IMMEDIATE," \
	"price REAL," \
	"open INTEGER NOT NULL," \
	"worn INTEGER NOT NULL DEFAULT 1," \
	"copies INTEGER NOT NULL DEFAULT 1," \
	"weight REAL NOT NULL DEFAULT 0.5," \
	"bought INTEGER NOT NULL DEFAULT 1803924000," \
	"loans INTEGER," \
	"slug TEXT," \
	"title TEXT NOT NULL," \
	"note TEXT NOT NULL," \
	"blurb TEXT NOT NULL," \
	"sort TEXT NOT NULL DEFAULT 'the \"new\" one''s'," \
	"title_key TEXT NOT NULL," \
	"searched TEXT NOT NULL" \
	") STRICT;"

#endif
