CREATE TABLE "employer_verifications" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"code_hash" text,
	"code_email" text,
	"code_sent_at" timestamp with time zone,
	"code_failures" integer DEFAULT 0 NOT NULL,
	"watched_until" timestamp with time zone,
	"file_checked_at" timestamp with time zone,
	"file_result" text,
	"dns_checked_at" timestamp with time zone,
	"dns_result" text
);
--> statement-breakpoint
CREATE TABLE "employer_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "nursing_lead" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "facility" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "benefits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "doctors_in_training" integer;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "specialties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "opening_hours" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "care_places" integer;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "sites" integer;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "verified_domain" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "verification_lapses_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "is_from_onboarding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_verifications" ADD CONSTRAINT "employer_verifications_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_drafts" ADD CONSTRAINT "employer_drafts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employer_verifications_watched" ON "employer_verifications" USING btree ("watched_until") WHERE watched_until is not null;--> statement-breakpoint
CREATE INDEX "employers_verification_lapses" ON "employers" USING btree ("verification_lapses_at") WHERE verification_lapses_at is not null;--> statement-breakpoint
ALTER TABLE "employers" ADD CONSTRAINT "employers_facility" CHECK ("employers"."facility" in ('hospital', 'university_hospital', 'specialist_clinic', 'rehab_clinic', 'practice', 'medical_center', 'dental_practice', 'therapy_practice', 'care_home', 'home_care', 'laboratory', 'company'));
--> statement-breakpoint
-- As in migration 0011; these columns are not shown on any public page.
CREATE OR REPLACE TRIGGER employers_updated AFTER UPDATE ON employers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed('true', 'facility', 'is_pinned', 'verified_domain', 'verification_lapses_at', 'is_from_onboarding');
