/* Recurrence rules in words: days of months and years. */
#include <criterion/criterion.h>

#include "base/array.h"
#include "tests/support/repeat_given.h"

Test(repeat_days, days_of_months_are_said_in_each_language)
{
	static const struct repeat_row	 rows[] = {
		{ "FREQ=MONTHLY;BYDAY=FR", {
		    "Every Friday",
		    "Jeden Freitag",
		    "Tous les vendredis",
		    "Todos los viernes" } },
		{ "FREQ=MONTHLY", {
		    "Every month on the 2nd",
		    "Jeden Monat am 2.",
		    "Le 2 de chaque mois",
		    "Cada mes, el día 2" } },
		{ "FREQ=MONTHLY;UNTIL=20270630", {
		    "Every month on the 2nd, until June 30, 2027",
		    "Jeden Monat am 2., bis 30. Juni 2027",
		    "Le 2 de chaque mois, jusqu’au 30 juin 2027",
		    "Cada mes, el día 2, hasta el 30 de junio de 2027" } },
		{ "FREQ=MONTHLY;BYMONTHDAY=1", {
		    "Every month on the 1st",
		    "Jeden Monat am 1.",
		    "Le 1er de chaque mois",
		    "Cada mes, el día 1" } },
		{ "FREQ=MONTHLY;BYMONTHDAY=1,15", {
		    "Every month on the 1st and 15th",
		    "Jeden Monat am 1. und 15.",
		    "Le 1er et le 15 de chaque mois",
		    "Cada mes, el día 1 y el día 15" } },
		{ "FREQ=MONTHLY;BYMONTHDAY=-1", {
		    "Every month on the last day",
		    "Jeden Monat am letzten Tag",
		    "Le dernier jour de chaque mois",
		    "Cada mes, el último día" } },
		{ "FREQ=MONTHLY;BYMONTHDAY=15,-1;COUNT=24", {
		    "Every month on the 15th and the last day, 24 times",
		    "Jeden Monat am 15. und am letzten Tag, 24-mal",
		    "Le 15 et le dernier jour de chaque mois, 24 fois",
		    "Cada mes, el día 15 y el último día, 24 veces" } },
		{ "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=22", {
		    "Every 2 months on the 22nd",
		    "Alle 2 Monate am 22.",
		    "Tous les 2 mois, le 22",
		    "Cada 2 meses, el día 22" } },
		{ "FREQ=MONTHLY;BYMONTHDAY=-2", {
		    "Every month on the second to last day",
		    "Jeden Monat am vorletzten Tag",
		    "L’avant-dernier jour de chaque mois",
		    "Cada mes, el penúltimo día" } },
		{ "FREQ=MONTHLY;BYDAY=-1FR", {
		    "Every month on the last Friday",
		    "Jeden Monat am letzten Freitag",
		    "Le dernier vendredi de chaque mois",
		    "Cada mes, el último viernes" } },
		{ "FREQ=MONTHLY;BYDAY=1TU,3TU", {
		    "Every month on the first and third Tuesday",
		    "Jeden Monat am ersten und dritten Dienstag",
		    "Le premier et le troisième mardi de chaque mois",
		    "Cada mes, el primer y el tercer martes" } },
		{ "FREQ=MONTHLY;BYDAY=1MO,-1FR", {
		    "Every month on the first Monday and the last "
		    "Friday",
		    "Jeden Monat am ersten Montag und am letzten "
		    "Freitag",
		    "Le premier lundi et le dernier vendredi de chaque "
		    "mois",
		    "Cada mes, el primer lunes y el último viernes" } },
		{ "FREQ=MONTHLY;INTERVAL=3;BYDAY=2WE;UNTIL=20281231", {
		    "Every 3 months on the second Wednesday, until "
		    "December 31, 2028",
		    "Alle 3 Monate am zweiten Mittwoch, bis 31. "
		    "Dezember 2028",
		    "Tous les 3 mois, le deuxième mercredi, jusqu’au "
		    "31 décembre 2028",
		    "Cada 3 meses, el segundo miércoles, hasta el 31 "
		    "de diciembre de 2028" } },
		{ "FREQ=MONTHLY;INTERVAL=2;BYDAY=MO", {
		    "Every 2 months on every Monday",
		    "Alle 2 Monate an jedem Montag",
		    "Tous les 2 mois, tous les lundis",
		    "Cada 2 meses, todos los lunes" } },
		{ "FREQ=MONTHLY;BYDAY=MO,1FR", {
		    "Every month on every Monday and the first Friday",
		    "Jeden Monat an jedem Montag und am ersten Freitag",
		    "Tous les lundis et le premier vendredi de chaque "
		    "mois",
		    "Cada mes, todos los lunes y el primer viernes" } },
		{ "FREQ=MONTHLY;BYDAY=-2TH", {
		    "Every month on the second to last Thursday",
		    "Jeden Monat am vorletzten Donnerstag",
		    "L’avant-dernier jeudi de chaque mois",
		    "Cada mes, el penúltimo jueves" } },
		{ "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", {
		    "Every month on the last weekday",
		    "Jeden Monat am letzten Werktag (Montag bis "
		    "Freitag)",
		    "Le dernier jour de semaine de chaque mois",
		    "Cada mes, el último día laborable (de lunes a "
		    "viernes)" } },
		{ "FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1", {
		    "Every month on the first Saturday or Sunday",
		    "Jeden Monat am ersten Samstag oder Sonntag",
		    "Le premier samedi ou dimanche de chaque mois",
		    "Cada mes, el primer sábado o domingo" } },
		{ "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1", {
		    "Every month on the last day",
		    "Jeden Monat am letzten Tag",
		    "Le dernier jour de chaque mois",
		    "Cada mes, el último día" } },
		{ "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1;"
		    "BYMONTH=3,9", {
		    "Every year on the first and last weekday of March "
		    "and September",
		    "Jedes Jahr am ersten und letzten Werktag (Montag "
		    "bis Freitag) im März und September",
		    "Chaque année, le premier et le dernier jour de "
		    "semaine de mars et de septembre",
		    "Cada año, el primer y el último día laborable (de "
		    "lunes a viernes) de marzo y septiembre" } },
		{ "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=8,9,10,11,12,13,14", {
		    "Every month on the second Saturday",
		    "Jeden Monat am zweiten Samstag",
		    "Le deuxième samedi de chaque mois",
		    "Cada mes, el segundo sábado" } },
		{ "FREQ=MONTHLY;BYDAY=SU;"
		    "BYMONTHDAY=-7,-6,-5,-4,-3,-2,-1", {
		    "Every month on the last Sunday",
		    "Jeden Monat am letzten Sonntag",
		    "Le dernier dimanche de chaque mois",
		    "Cada mes, el último domingo" } },
		{ "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", {
		    "Every Friday the 13th",
		    "Jeden Freitag, den 13.",
		    "Tous les vendredis 13",
		    "Todos los viernes 13" } }
	};

	repeat_expect(rows, COUNT(rows));
}

Test(repeat_days, days_of_years_are_said_in_each_language)
{
	static const struct repeat_row	 rows[] = {
		{ "FREQ=YEARLY", {
		    "Every year on March 2",
		    "Jedes Jahr am 2. März",
		    "Chaque année, le 2 mars",
		    "Cada año, el 2 de marzo" } },
		{ "FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4;UNTIL=20300704", {
		    "Every year on July 4, until July 4, 2030",
		    "Jedes Jahr am 4. Juli, bis 4. Juli 2030",
		    "Chaque année, le 4 juillet, jusqu’au 4 juillet "
		    "2030",
		    "Cada año, el 4 de julio, hasta el 4 de julio de "
		    "2030" } },
		{ "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", {
		    "Every year on January 1",
		    "Jedes Jahr am 1. Januar",
		    "Chaque année, le 1er janvier",
		    "Cada año, el 1 de enero" } },
		{ "FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1", {
		    "Every year on January 1 and July 1",
		    "Jedes Jahr am 1. Januar und am 1. Juli",
		    "Chaque année, le 1er janvier et le 1er juillet",
		    "Cada año, el 1 de enero y el 1 de julio" } },
		{ "FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYMONTHDAY=24,31;"
		    "COUNT=6", {
		    "Every 2 years on December 24 and December 31, 6 "
		    "times",
		    "Alle 2 Jahre am 24. Dezember und am 31. Dezember, "
		    "6-mal",
		    "Tous les 2 ans, le 24 décembre et le 31 décembre, "
		    "6 fois",
		    "Cada 2 años, el 24 de diciembre y el 31 de "
		    "diciembre, 6 veces" } },
		{ "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", {
		    "Every year on the fourth Thursday of November",
		    "Jedes Jahr am vierten Donnerstag im November",
		    "Chaque année, le quatrième jeudi de novembre",
		    "Cada año, el cuarto jueves de noviembre" } },
		{ "FREQ=YEARLY;BYMONTH=4,10;BYDAY=-1SU", {
		    "Every year on the last Sunday of April and October",
		    "Jedes Jahr am letzten Sonntag im April und Oktober",
		    "Chaque année, le dernier dimanche d’avril et "
		    "d’octobre",
		    "Cada año, el último domingo de abril y octubre" } },
		{ "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", {
		    "Every year on the last day of February",
		    "Jedes Jahr am letzten Tag im Februar",
		    "Chaque année, le dernier jour de février",
		    "Cada año, el último día de febrero" } },
		{ "FREQ=YEARLY;BYMONTH=1,4,7,10;BYMONTHDAY=1,15", {
		    "Every year on the 1st and 15th of January, April, "
		    "July and October",
		    "Jedes Jahr am 1. und 15. im Januar, April, Juli "
		    "und Oktober",
		    "Chaque année, le 1er et le 15 de janvier, "
		    "d’avril, de juillet et d’octobre",
		    "Cada año, el día 1 y el día 15 de enero, abril, "
		    "julio y octubre" } },
		{ "FREQ=YEARLY;BYDAY=20MO", {
		    "Every year on the 20th Monday of the year",
		    "Jedes Jahr am 20. Montag des Jahres",
		    "Chaque année, le 20e lundi de l’année",
		    "Cada año, el 20.º lunes del año" } },
		{ "FREQ=YEARLY;BYDAY=-1FR", {
		    "Every year on the last Friday of the year",
		    "Jedes Jahr am letzten Freitag des Jahres",
		    "Chaque année, le dernier vendredi de l’année",
		    "Cada año, el último viernes del año" } },
		{ "FREQ=YEARLY;BYMONTH=5;BYDAY=MO,TU,WE,TH,FR;"
		    "BYSETPOS=-1", {
		    "Every year on the last weekday of May",
		    "Jedes Jahr am letzten Werktag (Montag bis "
		    "Freitag) im Mai",
		    "Chaque année, le dernier jour de semaine de mai",
		    "Cada año, el último día laborable (de lunes a "
		    "viernes) de mayo" } },
		{ "FREQ=YEARLY;BYMONTH=6;BYDAY=MO", {
		    "Every Monday in June",
		    "Jeden Montag im Juni",
		    "Tous les lundis en juin",
		    "Todos los lunes en junio" } },
		{ "FREQ=YEARLY;INTERVAL=2;BYMONTH=8;BYDAY=SA", {
		    "Every 2 years on every Saturday of August",
		    "Alle 2 Jahre an jedem Samstag im August",
		    "Tous les 2 ans, tous les samedis d’août",
		    "Cada 2 años, todos los sábados de agosto" } },
		{ "FREQ=YEARLY;BYYEARDAY=1,100,-1", {
		    "Every year on the first, 100th and last day of "
		    "the year",
		    "Jedes Jahr am ersten, 100. und letzten Tag des "
		    "Jahres",
		    "Chaque année, le premier, le 100e et le dernier "
		    "jour de l’année",
		    "Cada año, el primer, el 100.º y el último día del "
		    "año" } },
		{ "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO,TU", {
		    "Every year on Monday and Tuesday of week 20",
		    "Jedes Jahr am Montag und am Dienstag der "
		    "Kalenderwoche 20",
		    "Chaque année, le lundi et le mardi de la semaine "
		    "20",
		    "Cada año, el lunes y el martes de la semana 20" } },
		{ "FREQ=YEARLY;BYWEEKNO=10,30", {
		    "Every year on Tuesday of weeks 10 and 30",
		    "Jedes Jahr am Dienstag der Kalenderwochen 10 und "
		    "30",
		    "Chaque année, le mardi des semaines 10 et 30",
		    "Cada año, el martes de las semanas 10 y 30" } },
		{ "FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR;UNTIL=20291231", {
		    "Every Friday the 13th, until December 31, 2029",
		    "Jeden Freitag, den 13., bis 31. Dezember 2029",
		    "Tous les vendredis 13, jusqu’au 31 décembre 2029",
		    "Todos los viernes 13, hasta el 31 de diciembre de "
		    "2029" } }
	};

	repeat_expect(rows, COUNT(rows));
}
