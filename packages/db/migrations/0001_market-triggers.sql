CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX jobs_title_trgm ON jobs USING gin (lower(title) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX employers_name_trgm ON employers USING gin (lower(name) gin_trgm_ops);
--> statement-breakpoint
-- What a job's other columns decide is set here, so that no writer can leave it out of step.
CREATE FUNCTION jobs_derive() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  employer_name text;
  months_factor numeric;
BEGIN
  SELECT name INTO employer_name FROM employers WHERE id = NEW.employer_id;

  months_factor := CASE NEW.pay_period
    WHEN 'month' THEN 1
    WHEN 'year' THEN 1.0 / 12
    WHEN 'hour' THEN coalesce(NEW.hours_max, 38.5) * 52 / 12
  END;
  NEW.pay_month_min := round(NEW.pay_min * months_factor);
  NEW.pay_month_max := round(NEW.pay_max * months_factor);

  NEW.weekend_free := CASE
    WHEN NEW.free_weekends_of_four IS NOT NULL THEN NEW.free_weekends_of_four = 4
    WHEN NEW.week IS NOT NULL THEN NEW.week -> 5 = 'null'::jsonb AND NEW.week -> 6 = 'null'::jsonb
  END;

  NEW.search :=
    setweight(to_tsvector('german', NEW.title), 'A') ||
    setweight(to_tsvector('german', concat_ws(' ', employer_name, NEW.department)), 'B') ||
    setweight(to_tsvector('german', concat_ws(' ', NEW.city, NEW.region)), 'C') ||
    setweight(to_tsvector('german', left(regexp_replace(
      concat_ws(' ', NEW.intro_html, NEW.sections::text, NEW.requirements::text, NEW.benefits::text), '<[^>]*>', ' ', 'g'), 20000)), 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
--> statement-breakpoint
CREATE FUNCTION employers_rename_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET employer_id = employer_id WHERE employer_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employers_rename_in_search AFTER UPDATE OF name ON employers
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION employers_rename_in_search();
--> statement-breakpoint
-- Every process listens on this channel and drops what it remembers of the market (pages, counts) at commit.
CREATE FUNCTION market_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
--> statement-breakpoint
CREATE TRIGGER employers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON employers FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
--> statement-breakpoint
CREATE TRIGGER departments_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON departments FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
--> statement-breakpoint
CREATE TRIGGER employer_media_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON employer_media FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
--> statement-breakpoint
CREATE TRIGGER testimonials_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON testimonials FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
