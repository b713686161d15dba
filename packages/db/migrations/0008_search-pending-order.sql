ALTER TABLE "search_pending" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_pending_order" ON "search_pending" USING btree ("is_bulk","id");
--> statement-breakpoint
UPDATE search_pending SET is_bulk = true;
--> statement-breakpoint
-- As in migration 0006, but for the mark of what was changed together with more than twenty others: whoever changes thousands
-- must not keep those waiting who changed one.
CREATE OR REPLACE FUNCTION search_jobs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (job_id, is_bulk) SELECT id, count(*) OVER () > 20 FROM new_jobs WHERE status = 'published';
  IF FOUND THEN PERFORM pg_notify('search_pending', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_jobs_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted bigint;
BEGIN
  PERFORM search_note_docs(array(SELECT id FROM new_jobs));
  EXECUTE $query$
    INSERT INTO search_pending (job_id, is_bulk)
      SELECT n.id, count(*) OVER () > 20 FROM new_jobs n JOIN old_jobs o USING (id) LEFT JOIN search_docs d ON d.job_id = n.id
      WHERE (n.status = 'published' AND d.doc IS NULL)
        OR (d.doc IS NOT NULL AND (n.title, n.department, n.employer_id, n.specialty, n.city, n.region, n.country, n.intro_html)
          IS DISTINCT FROM (o.title, o.department, o.employer_id, o.specialty, o.city, o.region, o.country, o.intro_html))
        OR (d.doc IS NOT NULL AND (n.sections, n.requirements, n.benefits, n.contract, n.tariff)
          IS DISTINCT FROM (o.sections, o.requirements, o.benefits, o.contract, o.tariff))
  $query$;
  GET DIAGNOSTICS noted = ROW_COUNT;
  IF noted > 0 THEN PERFORM pg_notify('search_pending', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_employer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (employer_id) VALUES (NEW.id);
  IF TG_OP = 'UPDATE' AND (OLD.name, OLD.type, OLD.kinds) IS DISTINCT FROM (NEW.name, NEW.type, NEW.kinds) THEN
    INSERT INTO search_pending (job_id, is_bulk)
      SELECT j.id, count(*) OVER () > 20 FROM jobs j JOIN search_docs d ON d.job_id = j.id WHERE j.employer_id = NEW.id;
    PERFORM pg_notify('search_pending', '');
  END IF;
  RETURN NULL;
END $$;
