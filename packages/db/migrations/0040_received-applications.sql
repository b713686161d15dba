CREATE TABLE "application_matches" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"score" integer,
	"factors" jsonb NOT NULL,
	"scored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "applicant_name" text GENERATED ALWAYS AS ((applicant ->> 'fullName')) STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "wished_shifts" text[] GENERATED ALWAYS AS (array_remove(array[case when jsonb_path_exists(applicant, '$.profile.week[*].early ? (@ == "like" || @ == "ok")') then 'early' end, case when jsonb_path_exists(applicant, '$.profile.week[*].day ? (@ == "like" || @ == "ok")') then 'day' end, case when jsonb_path_exists(applicant, '$.profile.week[*].late ? (@ == "like" || @ == "ok")') then 'late' end, case when jsonb_path_exists(applicant, '$.profile.week[*].night ? (@ == "like" || @ == "ok")') then 'night' end], null)) STORED;--> statement-breakpoint
ALTER TABLE "application_matches" ADD CONSTRAINT "application_matches_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_employer_column" ON "applications" USING btree ("employer_id","status","status_updated_at","number","opened_at");