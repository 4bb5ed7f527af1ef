/* Breaks of a series, in the sentence of its rule (rule 43.5). */
#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/repeat_given.h"

Test(repeat_breaks, are_said_in_each_language)
{
	static const struct repeat_row	 rows[] = {
		{ "FREQ=WEEKLY;COUNT=9 20270316", {
		    "Every Tuesday, 9 times, not on March 16, 2027",
		    "Jeden Dienstag, 9-mal, nicht am 16. März 2027",
		    "Tous les mardis, 9 fois, sauf le 16 mars 2027",
		    "Todos los martes, 9 veces, excepto el 16 de marzo de "
		    "2027" } },
		{ "FREQ=WEEKLY;UNTIL=20270927 20270706,20270713,20270720,"
		    "20270727", {
		    "Every Tuesday until September 27, 2027, not from July 6 "
		    "to July 27, 2027",
		    "Jeden Dienstag bis 27. September 2027, nicht vom 6. Juli "
		    "bis 27. Juli 2027",
		    "Tous les mardis jusqu’au 27 septembre 2027, sauf du "
		    "6 juillet au 27 juillet 2027",
		    "Todos los martes hasta el 27 de septiembre de 2027, "
		    "excepto del 6 de julio al 27 de julio de 2027" } },
		{ "FREQ=WEEKLY 20270316,20271228,20280104", {
		    "Every Tuesday, not on March 16, 2027 and from December "
		    "28, 2027 to January 4, 2028",
		    "Jeden Dienstag, nicht am 16. März 2027 und vom "
		    "28. Dezember 2027 bis 4. Januar 2028",
		    "Tous les mardis, sauf le 16 mars 2027 et du 28 décembre "
		    "2027 au 4 janvier 2028",
		    "Todos los martes, excepto el 16 de marzo de 2027 y del "
		    "28 de diciembre de 2027 al 4 de enero de 2028" } },
		{ "FREQ=WEEKLY 20270309,20270323,20270406,20270420,20270504", {
		    "Every Tuesday, with exceptions",
		    "Jeden Dienstag, mit Ausnahmen",
		    "Tous les mardis, avec des exceptions",
		    "Todos los martes, con excepciones" } }
	};

	repeat_expect(rows, COUNT(rows));
}

/* Days before today, and days that the rule does not give. */
Test(repeat_breaks, that_say_nothing_are_left_out)
{
	cr_expect_str_eq(repeat_said("FREQ=WEEKLY 20261013,20270317", 0),
	    "Every Tuesday");
	cr_expect_str_eq(repeat_said("FREQ=WEEKLY 20270316T090000", 0),
	    "Every Tuesday");
	cr_expect_str_eq(repeat_said_of_days("FREQ=WEEKLY 20270316", 0),
	    "Every Tuesday, not on March 16, 2027");
	cr_expect_str_eq(repeat_said_nowhere("FREQ=WEEKLY 20270316", 0),
	    "Every Tuesday, not on March 16, 2027");
}
