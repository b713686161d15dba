CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reports_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"target_title" text NOT NULL,
	"employer_id" uuid,
	"employer_name" text NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"reporter_user_id" uuid,
	"reporter_name" text,
	"reporter_email" text,
	"language" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_target_kind" CHECK ("reports"."target_kind" in ('job', 'employer')),
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('payment_demanded', 'fraud', 'discrimination', 'wrong_details', 'filled', 'rights', 'illegal', 'other')),
	CONSTRAINT "reports_status" CHECK ("reports"."status" in ('open', 'decided'))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_user_id_auth_users_id_fk" FOREIGN KEY ("reporter_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_number" ON "reports" USING btree ("number");--> statement-breakpoint
CREATE INDEX "reports_status_created" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_target" ON "reports" USING btree ("target_kind","target_id");--> statement-breakpoint
CREATE INDEX "reports_employer" ON "reports" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_user_id");