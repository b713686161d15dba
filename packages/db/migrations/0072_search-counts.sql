CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"empty_searches" integer NOT NULL
);
