-- Every process drops its cached pages and counts at this notification, so it is sent only where the public sees a difference.
-- A trigger's first argument is the condition under which a row is public, the others name columns that are never shown.
CREATE OR REPLACE FUNCTION market_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  query text;
  is_changed boolean;
BEGIN
  query := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT EXISTS (SELECT FROM new_rows WHERE %1$s)'
    WHEN 'DELETE' THEN 'SELECT EXISTS (SELECT FROM old_rows WHERE %1$s)'
    WHEN 'UPDATE' THEN 'SELECT EXISTS (
      SELECT FROM (SELECT * FROM old_rows WHERE %1$s) o FULL JOIN (SELECT * FROM new_rows WHERE %1$s) n USING (id)
      WHERE to_jsonb(o) - $1 IS DISTINCT FROM to_jsonb(n) - $1)'
    WHEN 'TRUNCATE' THEN 'SELECT true'
  END;
  EXECUTE format(query, TG_ARGV[0]) INTO is_changed USING TG_ARGV[1:];
  IF is_changed THEN PERFORM pg_notify('market_changed', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- PostgreSQL gives a trigger its changed rows only where it has a single event, hence four triggers for each table.
DO $$
DECLARE
  entry record;
BEGIN
  FOR entry IN SELECT * FROM (VALUES
    ('jobs', $args$'status IN (''published'', ''closed'')', 'created_at'$args$),
    ('employers', $args$'true'$args$),
    ('departments', $args$'true'$args$),
    ('employer_media', $args$'true'$args$),
    ('testimonials', $args$'true'$args$)
  ) AS watched (name, args)
  LOOP
    EXECUTE format('DROP TRIGGER %1$s_changed ON %1$s', entry.name);
    EXECUTE format('CREATE TRIGGER %1$s_inserted AFTER INSERT ON %1$s REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%2$s)', entry.name, entry.args);
    EXECUTE format('CREATE TRIGGER %1$s_updated AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%2$s)', entry.name, entry.args);
    EXECUTE format('CREATE TRIGGER %1$s_deleted AFTER DELETE ON %1$s REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%2$s)', entry.name, entry.args);
    EXECUTE format('CREATE TRIGGER %1$s_truncated AFTER TRUNCATE ON %1$s
      FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%2$s)', entry.name, entry.args);
  END LOOP;
END $$;
--> statement-breakpoint
-- As in migration 0006, but for a paused job: that its text is read anew changes no result of a search.
CREATE OR REPLACE FUNCTION search_docs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (doc) SELECT doc FROM new_docs;
  IF EXISTS (SELECT FROM new_docs d JOIN jobs j ON j.id = d.job_id WHERE j.status = 'published') THEN
    PERFORM pg_notify('market_changed', '');
  END IF;
  RETURN NULL;
END $$;
