ALTER TABLE "job_views" DROP CONSTRAINT "job_views_source";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_source" CHECK ("applications"."source" in ('search', 'google', 'alert', 'recommendation', 'own_site', 'employer_page', 'shared', 'other'));--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_source" CHECK ("job_views"."source" in ('search', 'google', 'alert', 'recommendation', 'own_site', 'employer_page', 'shared', 'other'));