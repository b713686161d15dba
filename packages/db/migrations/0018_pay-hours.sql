ALTER TABLE "jobs" ADD COLUMN "pay_hours" real;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pay_hours" CHECK ("jobs"."pay_hours" > 0);