ALTER TABLE "job_feed" DROP CONSTRAINT "job_feed_consumer_job_feed_consumers_name_fk";
--> statement-breakpoint
ALTER TABLE "job_feed" DROP CONSTRAINT "job_feed_job_id_jobs_id_fk";
--> statement-breakpoint
DROP INDEX "job_feed_job";--> statement-breakpoint
DROP INDEX "jobs_employer";--> statement-breakpoint
CREATE INDEX "jobs_employer" ON "jobs" USING btree ("employer_id","status","valid_through");