CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"topic" text NOT NULL,
	"category" text,
	"drawing" text NOT NULL,
	"texts" jsonb NOT NULL,
	"author_name" text NOT NULL,
	"reviewed_by" text,
	"job_search" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"reads" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_topic" CHECK ("articles"."topic" in ('pay', 'roster', 'applying', 'law', 'recognition', 'employers')),
	CONSTRAINT "articles_category" CHECK ("articles"."category" in ('doctors', 'nursing', 'medical', 'mfa', 'administration', 'management')),
	CONSTRAINT "articles_drawing" CHECK ("articles"."drawing" in ('night_room', 'payslip', 'roster', 'talk', 'certificate', 'cv', 'books'))
);
--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at");