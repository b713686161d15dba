CREATE TABLE "error_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"source" text NOT NULL,
	"place" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"frames" jsonb NOT NULL,
	"version" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	"reopened_at" timestamp with time zone,
	CONSTRAINT "error_reports_source_check" CHECK ("error_reports"."source" in ('api', 'page', 'job', 'process', 'browser'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "error_reports_fingerprint_key" ON "error_reports" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "error_reports_seen_idx" ON "error_reports" USING btree ("source","last_seen_at");