CREATE TABLE "feed_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"job_id" uuid,
	"state" text NOT NULL,
	"hash" text NOT NULL,
	"url_key" text,
	"match_key" text,
	"duplicate_of" uuid,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"title" text,
	"field" text,
	"line" integer,
	"excerpt" text,
	"excerpt_line" integer,
	"held" jsonb,
	"mended" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"overrides" text[] DEFAULT '{}' NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"missing_since" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_items_state" CHECK ("feed_items"."state" in ('published', 'draft', 'paused', 'ended', 'quarantined', 'duplicate', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "feed_run_items" (
	"run_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"job_id" uuid,
	"outcome" text NOT NULL,
	"changes" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_run_items_run_id_external_id_pk" PRIMARY KEY("run_id","external_id"),
	CONSTRAINT "feed_run_items_outcome" CHECK ("feed_run_items"."outcome" in ('created', 'updated', 'unchanged', 'paused', 'ended', 'quarantined', 'duplicate', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"trigger" text NOT NULL,
	"status" text NOT NULL,
	"phase" text,
	"failure" text,
	"http_status" integer,
	"line" integer,
	"as_drafts" boolean DEFAULT false NOT NULL,
	"force" boolean DEFAULT false NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"lease_owner" uuid,
	"cancel_requested_at" timestamp with time zone,
	"bytes" bigint,
	"document_key" text,
	"document_hash" text,
	"etag" text,
	"last_modified" text,
	"is_full" boolean DEFAULT true NOT NULL,
	"items" integer,
	"processed" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"paused" integer DEFAULT 0 NOT NULL,
	"ended" integer DEFAULT 0 NOT NULL,
	"quarantined" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report" jsonb,
	"preview" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drop" jsonb,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"undo_until" timestamp with time zone,
	CONSTRAINT "feed_runs_kind" CHECK ("feed_runs"."kind" in ('validate', 'import', 'sync')),
	CONSTRAINT "feed_runs_trigger" CHECK ("feed_runs"."trigger" in ('person', 'schedule', 'function')),
	CONSTRAINT "feed_runs_status" CHECK ("feed_runs"."status" in ('queued', 'running', 'done', 'held', 'failed', 'cancelled')),
	CONSTRAINT "feed_runs_decision" CHECK ("feed_runs"."decision" in ('fetch_again', 'pause_missing', 'leave'))
);
--> statement-breakpoint
CREATE TABLE "xml_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"url" text,
	"auth_kind" text DEFAULT 'none' NOT NULL,
	"auth_name" text,
	"auth_secret" text,
	"format" text,
	"recognition" jsonb,
	"mapping" jsonb,
	"mapping_draft" jsonb,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'setup' NOT NULL,
	"stopped_at" timestamp with time zone,
	"interval_minutes" integer DEFAULT 1440 NOT NULL,
	"daily_at" integer DEFAULT 300 NOT NULL,
	"next_run_at" timestamp with time zone,
	"as_drafts" boolean DEFAULT false NOT NULL,
	"etag" text,
	"last_modified" text,
	"document_hash" text,
	"setup_document" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_fetched_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "xml_feeds_source" CHECK ("xml_feeds"."source" in ('url', 'file', 'paste')),
	CONSTRAINT "xml_feeds_auth_kind" CHECK ("xml_feeds"."auth_kind" in ('none', 'basic', 'header')),
	CONSTRAINT "xml_feeds_status" CHECK ("xml_feeds"."status" in ('setup', 'active', 'stopped')),
	CONSTRAINT "xml_feeds_interval" CHECK ("xml_feeds"."interval_minutes" between 15 and 1440)
);
--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_feed_id_xml_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."xml_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_run_items" ADD CONSTRAINT "feed_run_items_run_id_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_feed_id_xml_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."xml_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_decided_by_auth_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xml_feeds" ADD CONSTRAINT "xml_feeds_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xml_feeds" ADD CONSTRAINT "xml_feeds_created_by_auth_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_items_external" ON "feed_items" USING btree ("feed_id","external_id");--> statement-breakpoint
CREATE INDEX "feed_items_job" ON "feed_items" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "feed_items_url" ON "feed_items" USING btree ("url_key");--> statement-breakpoint
CREATE INDEX "feed_items_match" ON "feed_items" USING btree ("match_key");--> statement-breakpoint
CREATE INDEX "feed_items_held" ON "feed_items" USING btree ("feed_id") WHERE state = 'quarantined';--> statement-breakpoint
CREATE INDEX "feed_run_items_run" ON "feed_run_items" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "feed_runs_feed" ON "feed_runs" USING btree ("feed_id","queued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "feed_runs_open" ON "feed_runs" USING btree ("feed_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "feed_runs_document" ON "feed_runs" USING btree ("queued_at") WHERE document_key is not null;--> statement-breakpoint
CREATE INDEX "feed_runs_decided_by" ON "feed_runs" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "xml_feeds_employer" ON "xml_feeds" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "xml_feeds_due" ON "xml_feeds" USING btree ("next_run_at") WHERE next_run_at is not null;