CREATE TABLE "employer_plans" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "employer_plans_plan" CHECK ("employer_plans"."plan" in ('start', 'practice', 'hospital', 'group'))
);
--> statement-breakpoint
CREATE TABLE "job_bulk_changes" (
	"batch_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_bulk_changes_batch_id_posting_id_pk" PRIMARY KEY("batch_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "job_quality" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"text_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_posting_events" DROP CONSTRAINT "job_posting_events_kind";--> statement-breakpoint
ALTER TABLE "job_posting_events" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "origin" text DEFAULT 'here' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "featured_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employer_plans" ADD CONSTRAINT "employer_plans_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bulk_changes" ADD CONSTRAINT "job_bulk_changes_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_bulk_changes" ADD CONSTRAINT "job_bulk_changes_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_quality" ADD CONSTRAINT "job_quality_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_bulk_changes_at" ON "job_bulk_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "job_postings_held" ON "job_postings" USING btree ("held_at") WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX "job_postings_featured" ON "job_postings" USING btree ("featured_until") WHERE featured_until is not null;--> statement-breakpoint
ALTER TABLE "job_posting_events" ADD CONSTRAINT "job_posting_events_kind" CHECK ("job_posting_events"."kind" in ('created', 'published', 'changed', 'renewed', 'reposted', 'resumed', 'paused', 'closed', 'filled', 'deleted', 'imported', 'held', 'released', 'refused', 'featured', 'unfeatured', 'moved'));--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_origin" CHECK ("job_postings"."origin" in ('here', 'csv', 'feed'));--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_close_reason" CHECK ("job_postings"."close_reason" in ('closed', 'filled'));