-- Numbers do not compress: trying costs time.
ALTER TABLE search_postings ALTER COLUMN docs SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Whoever writes a job, and however: in the same transaction it is noted what has to be read anew, so that index and table
-- cannot part ways. Each statement notes its rows at once, which keeps bulk changes cheap.
CREATE FUNCTION search_note_docs(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_changes (doc) SELECT doc FROM search_docs WHERE job_id = ANY (ids);
$$;
--> statement-breakpoint
CREATE FUNCTION search_jobs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (job_id) SELECT id FROM new_jobs WHERE status = 'published';
  IF FOUND THEN PERFORM pg_notify('search_pending', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION search_jobs_inserted();
--> statement-breakpoint
-- Planned anew each time: a plan made for one changed row (nested loops over both transition tables) would be kept for the
-- session, and a bulk change of thousands would compare every old row with every new one.
CREATE FUNCTION search_jobs_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted bigint;
BEGIN
  PERFORM search_note_docs(array(SELECT id FROM new_jobs));
  EXECUTE $query$
    INSERT INTO search_pending (job_id)
      SELECT n.id FROM new_jobs n JOIN old_jobs o USING (id) LEFT JOIN search_docs d ON d.job_id = n.id
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
CREATE TRIGGER search_jobs_updated AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION search_jobs_updated();
--> statement-breakpoint
-- A deleted job takes its doc with it by foreign key; both ways of losing a doc end here.
CREATE FUNCTION search_docs_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (doc) SELECT doc FROM old_docs;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_docs_deleted AFTER DELETE ON search_docs REFERENCING OLD TABLE AS old_docs
  FOR EACH STATEMENT EXECUTE FUNCTION search_docs_deleted();
--> statement-breakpoint
CREATE FUNCTION search_docs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (doc) SELECT doc FROM new_docs;
  PERFORM pg_notify('market_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_docs_inserted AFTER INSERT ON search_docs REFERENCING NEW TABLE AS new_docs
  FOR EACH STATEMENT EXECUTE FUNCTION search_docs_inserted();
--> statement-breakpoint
CREATE FUNCTION search_class_corrected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (job_id) VALUES (NEW.job_id);
  PERFORM pg_notify('search_pending', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_class_corrected AFTER UPDATE ON job_classes FOR EACH ROW
  WHEN (NEW.is_corrected AND (NEW.occupation, NEW.level, NEW.specialty, NEW.department)
    IS DISTINCT FROM (OLD.occupation, OLD.level, OLD.specialty, OLD.department))
  EXECUTE FUNCTION search_class_corrected();
--> statement-breakpoint
CREATE FUNCTION search_employer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (employer_id) VALUES (NEW.id);
  IF TG_OP = 'UPDATE' AND (OLD.name, OLD.type, OLD.kinds) IS DISTINCT FROM (NEW.name, NEW.type, NEW.kinds) THEN
    INSERT INTO search_pending (job_id) SELECT j.id FROM jobs j JOIN search_docs d ON d.job_id = j.id WHERE j.employer_id = NEW.id;
    PERFORM pg_notify('search_pending', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_employer_changed AFTER INSERT OR UPDATE ON employers FOR EACH ROW EXECUTE FUNCTION search_employer_changed();
--> statement-breakpoint
-- What was there before the index.
INSERT INTO search_pending (job_id) SELECT id FROM jobs WHERE status = 'published';
