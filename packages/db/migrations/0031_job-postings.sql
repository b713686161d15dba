CREATE TABLE "job_posting_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_posting_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_posting_events_kind" CHECK ("job_posting_events"."kind" in ('created', 'published', 'changed', 'renewed', 'reposted', 'resumed', 'paused', 'closed', 'filled', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "job_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_posting_events" ADD CONSTRAINT "job_posting_events_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_events" ADD CONSTRAINT "job_posting_events_by_user_id_auth_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_posting_events_posting" ON "job_posting_events" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "job_posting_events_by" ON "job_posting_events" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "job_postings_employer" ON "job_postings" USING btree ("employer_id");