ALTER TABLE "user_employer_links" ADD COLUMN "role" text DEFAULT 'recruiter' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_employer_links" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_employer_links" ADD CONSTRAINT "user_employer_links_role" CHECK ("user_employer_links"."role" in ('viewer', 'recruiter', 'owner'));--> statement-breakpoint
ALTER TABLE "user_employer_links" ADD CONSTRAINT "user_employer_links_ended" CHECK (not ("user_employer_links"."is_active" and "user_employer_links"."ended_at" is not null));--> statement-breakpoint
-- An employer that nobody created by their own id would have no owner: those who act for it become its owners.
UPDATE "user_employer_links" SET "role" = 'owner'
WHERE "is_active" AND NOT EXISTS (SELECT 1 FROM "auth_users" WHERE "auth_users"."id" = "user_employer_links"."employer_id");
