CREATE TABLE "job_alert_matches" (
	"alert_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"score" integer,
	"matched_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "job_alert_matches_alert_id_job_id_pk" PRIMARY KEY("alert_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text NOT NULL,
	"status" text NOT NULL,
	"notifies" boolean DEFAULT true NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"mails_from" timestamp with time zone NOT NULL,
	"last_digest_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "job_alerts_frequency" CHECK ("job_alerts"."frequency" in ('instant', 'daily', 'weekly')),
	CONSTRAINT "job_alerts_status" CHECK ("job_alerts"."status" in ('active', 'paused')),
	CONSTRAINT "job_alerts_owner" CHECK (num_nonnulls("job_alerts"."user_id", "job_alerts"."email") = 1)
);
--> statement-breakpoint
ALTER TABLE "job_alert_matches" ADD CONSTRAINT "job_alert_matches_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_matches" ADD CONSTRAINT "job_alert_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alert_matches_order" ON "job_alert_matches" USING btree ("alert_id","matched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_alert_matches_job" ON "job_alert_matches" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_alert_matches_untold" ON "job_alert_matches" USING btree ("alert_id") WHERE "job_alert_matches"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_alerts_user_query" ON "job_alerts" USING btree ("user_id","query") WHERE "job_alerts"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_alerts_email_query" ON "job_alerts" USING btree ("email","query") WHERE "job_alerts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "job_alerts_user" ON "job_alerts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("frequency","id") WHERE "job_alerts"."ended_at" is null and "job_alerts"."status" = 'active';