ALTER TABLE "job_posting_events" DROP CONSTRAINT "job_posting_events_kind";--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "paused_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "pause_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_paused_by_user_id_auth_users_id_fk" FOREIGN KEY ("paused_by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_paused_by" ON "reports" USING btree ("paused_by_user_id");--> statement-breakpoint
ALTER TABLE "job_posting_events" ADD CONSTRAINT "job_posting_events_kind" CHECK ("job_posting_events"."kind" in ('created', 'published', 'changed', 'renewed', 'reposted', 'resumed', 'paused', 'closed', 'filled', 'deleted', 'imported', 'held', 'released', 'refused', 'suspended', 'featured', 'unfeatured', 'moved'));