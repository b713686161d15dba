ALTER TABLE "jobs" ADD COLUMN "relay_email" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;