CREATE TABLE "job_views" (
	"job_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "job_views_job_id_day_source_pk" PRIMARY KEY("job_id","day","source"),
	CONSTRAINT "job_views_source" CHECK ("job_views"."source" in ('search', 'google', 'alert', 'own_site', 'employer_page', 'other'))
);
--> statement-breakpoint
CREATE TABLE "market_benchmarks" (
	"days" integer NOT NULL,
	"scope" text NOT NULL,
	"employers" integer NOT NULL,
	"per_hundred_views" real,
	"answer_days" real,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_benchmarks_days_scope_pk" PRIMARY KEY("days","scope")
);
--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_views_day" ON "job_views" USING btree ("day");