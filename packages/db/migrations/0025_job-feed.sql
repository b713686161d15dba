CREATE TABLE "job_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consumer" text NOT NULL,
	"job_id" uuid NOT NULL,
	"is_new" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_feed_consumers" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_feed" ADD CONSTRAINT "job_feed_consumer_job_feed_consumers_name_fk" FOREIGN KEY ("consumer") REFERENCES "public"."job_feed_consumers"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feed" ADD CONSTRAINT "job_feed_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_feed_due" ON "job_feed" USING btree ("consumer","due_at","id");--> statement-breakpoint
CREATE INDEX "job_feed_job" ON "job_feed" USING btree ("job_id");--> statement-breakpoint
INSERT INTO job_feed_consumers (name) VALUES ('job-alerts'), ('employer-followers');
--> statement-breakpoint
CREATE FUNCTION job_feed_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_feed (consumer, job_id, is_new, due_at)
    SELECT c.name, n.id, true, n.posted_at FROM new_jobs n CROSS JOIN job_feed_consumers c WHERE n.status = 'published';
  IF FOUND THEN PERFORM pg_notify('job_feed', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_feed_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION job_feed_inserted();
--> statement-breakpoint
-- Planned anew each time, as in migration 0006: a plan for one changed row would compare every row of a bulk change with every other.
CREATE FUNCTION job_feed_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted bigint;
BEGIN
  EXECUTE $query$
    INSERT INTO job_feed (consumer, job_id, is_new, due_at)
      SELECT c.name, n.id, o.status IN ('draft', 'closed'), n.posted_at
      FROM new_jobs n JOIN old_jobs o USING (id) CROSS JOIN job_feed_consumers c
      WHERE n.status = 'published'
        AND to_jsonb(o) - '{created_at,updated_at}'::text[] IS DISTINCT FROM to_jsonb(n) - '{created_at,updated_at}'::text[]
  $query$;
  GET DIAGNOSTICS noted = ROW_COUNT;
  IF noted > 0 THEN PERFORM pg_notify('job_feed', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_feed_updated AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION job_feed_updated();
