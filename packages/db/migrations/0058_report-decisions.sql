CREATE TABLE "report_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"measure" text,
	"reasons" text,
	"decided_by_user_id" uuid,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "report_appeals_once" UNIQUE("report_id","side"),
	CONSTRAINT "report_appeals_side" CHECK ("report_appeals"."side" in ('reporter', 'affected')),
	CONSTRAINT "report_appeals_outcome" CHECK ("report_appeals"."outcome" in ('kept', 'changed')),
	CONSTRAINT "report_appeals_measure" CHECK ("report_appeals"."measure" in ('none', 'warned', 'returned', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "report_decisions" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"measure" text NOT NULL,
	"extent" text NOT NULL,
	"facts" text NOT NULL,
	"ground_kind" text NOT NULL,
	"ground" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"before" jsonb NOT NULL,
	"decided_by_user_id" uuid,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_decisions_measure" CHECK ("report_decisions"."measure" in ('none', 'warned', 'returned', 'removed')),
	CONSTRAINT "report_decisions_ground" CHECK ("report_decisions"."ground_kind" in ('law', 'terms'))
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_target_kind";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_status";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "measure" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "receipt_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_decided_by_user_id_auth_users_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_decisions" ADD CONSTRAINT "report_decisions_decided_by_user_id_auth_users_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_appeals_created" ON "report_appeals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_appeals_by" ON "report_appeals" USING btree ("decided_by_user_id");--> statement-breakpoint
CREATE INDEX "report_decisions_decided" ON "report_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "report_decisions_by" ON "report_decisions" USING btree ("decided_by_user_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_measure" CHECK ("reports"."measure" in ('none', 'warned', 'returned', 'removed'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_target_kind" CHECK ("reports"."target_kind" in ('job', 'employer', 'message', 'talent_enquiry', 'idea', 'idea_comment'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_status" CHECK ("reports"."status" in ('open', 'decided', 'appealed'));