DROP INDEX "mails_unsent";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;