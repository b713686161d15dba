-- Everything that the schema files of drizzle cannot express: triggers, functions, storage settings and the first rows.

-- Rate limits may be lost in a crash and are written often.
ALTER TABLE auth_limits SET UNLOGGED;
--> statement-breakpoint
CREATE INDEX employers_name_trgm ON employers USING gin (lower(name) gin_trgm_ops);
--> statement-breakpoint
-- Everything a search filters, counts and sorts live jobs by, so that counting reads this narrow index and not the wide rows.
CREATE INDEX jobs_live ON jobs (posted_at DESC)
  INCLUDE (id, valid_through, employer_id, category, employment_type, experience_level, specialty, remote, country,
    shifts, weekend_free, pay_month_min, pay_month_max, featured)
  WHERE status = 'published';
--> statement-breakpoint
-- Nobody searches for rows by these columns, so there is nothing to know of them: sampling whole ads after a bulk change costs.
ALTER TABLE jobs
  ALTER COLUMN intro_html SET STATISTICS 0,
  ALTER COLUMN sections SET STATISTICS 0,
  ALTER COLUMN benefits SET STATISTICS 0,
  ALTER COLUMN requirements SET STATISTICS 0;
--> statement-breakpoint
-- A vacuum at full speed slows down the searches that run at the same time.
ALTER TABLE jobs SET (autovacuum_vacuum_cost_delay = 10);
--> statement-breakpoint
-- Numbers do not compress: trying costs time.
ALTER TABLE search_postings ALTER COLUMN docs SET STORAGE EXTERNAL, ALTER COLUMN docs SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE search_postings SET (autovacuum_vacuum_cost_delay = 10);
--> statement-breakpoint
-- Columns of a job that follow from its other columns are set here, so that no writer can leave them out of step.
CREATE FUNCTION jobs_derive() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  months_factor numeric;
BEGIN
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
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
--> statement-breakpoint
-- Every process drops its cached pages and counts at this notification, so it is sent only where the public sees a difference.
-- A trigger's first argument is the condition under which a row is public, the others name columns that are never shown.
CREATE FUNCTION market_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
    ('departments', $args$'true'$args$),
    ('testimonials', $args$'true'$args$)
  ) AS watched (name, args)
  LOOP
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
CREATE TRIGGER employers_inserted AFTER INSERT ON employers REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed('true');
--> statement-breakpoint
CREATE TRIGGER employers_updated AFTER UPDATE ON employers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed('true', 'facility', 'is_pinned', 'verified_domain', 'verification_lapses_at', 'is_from_onboarding');
--> statement-breakpoint
CREATE TRIGGER employers_deleted AFTER DELETE ON employers REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed('true');
--> statement-breakpoint
CREATE TRIGGER employers_truncated AFTER TRUNCATE ON employers
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed('true');
--> statement-breakpoint
-- The public sees a picture's address, words, size and position; the other columns are for the employer only.
DO $$
DECLARE
  args text := $args$'storage_key IS NOT NULL AND alt <> '''' AND removed_at IS NULL', 'status', 'failure', 'version', 'original_key', 'original_name', 'original_width', 'original_height', 'crop'$args$;
BEGIN
  EXECUTE format('CREATE TRIGGER employer_media_inserted AFTER INSERT ON employer_media REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%s)', args);
  EXECUTE format('CREATE TRIGGER employer_media_updated AFTER UPDATE ON employer_media REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%s)', args);
  EXECUTE format('CREATE TRIGGER employer_media_deleted AFTER DELETE ON employer_media REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%s)', args);
END $$;
--> statement-breakpoint
CREATE TRIGGER employer_media_truncated AFTER TRUNCATE ON employer_media
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed('true');
--> statement-breakpoint
-- Whoever writes a job, and however: the same transaction records what the search has to index again, so that index and table
-- always agree. Each statement records its rows at once, which makes bulk changes cheap. What was changed together with more
-- than twenty others is marked as bulk and indexed after single changes.
CREATE FUNCTION search_note_docs(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_changes (doc) SELECT doc FROM search_docs WHERE job_id = ANY (ids);
$$;
--> statement-breakpoint
CREATE FUNCTION search_jobs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (job_id, is_bulk) SELECT id, count(*) OVER () > 20 FROM new_jobs WHERE status = 'published';
  IF FOUND THEN PERFORM pg_notify('search_pending', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_jobs_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs
  FOR EACH STATEMENT EXECUTE FUNCTION search_jobs_inserted();
--> statement-breakpoint
-- EXECUTE plans the statement on every call: a plan made for one changed row (nested loops over both transition tables) would be
-- cached for the session, and a bulk change of thousands would compare every old row with every new one.
CREATE FUNCTION search_jobs_updated() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- A paused job is indexed as well, which changes no result of a search.
CREATE FUNCTION search_docs_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (doc) SELECT doc FROM new_docs;
  IF EXISTS (SELECT FROM new_docs d JOIN jobs j ON j.id = d.job_id WHERE j.status = 'published') THEN
    PERFORM pg_notify('market_changed', '');
  END IF;
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
    INSERT INTO search_pending (job_id, is_bulk)
      SELECT j.id, count(*) OVER () > 20 FROM jobs j JOIN search_docs d ON d.job_id = j.id WHERE j.employer_id = NEW.id;
    PERFORM pg_notify('search_pending', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_employer_changed AFTER INSERT OR UPDATE ON employers FOR EACH ROW EXECUTE FUNCTION search_employer_changed();
--> statement-breakpoint
-- Each consumer of the job feed receives every published job once, and again when it changes.
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
-- EXECUTE for the same reason as in search_jobs_updated.
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
--> statement-breakpoint
-- Rows are deleted in many ways, an account's erasure among them; their content in the file store must be deleted as well.
CREATE FUNCTION file_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER files_deleted AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION file_deleted();
--> statement-breakpoint
CREATE FUNCTION upload_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_files (storage_key)
  SELECT 'uploads/' || OLD.id || '/' || part FROM unnest(OLD.parts) AS part
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER uploads_deleted AFTER DELETE ON uploads FOR EACH ROW EXECUTE FUNCTION upload_deleted();
--> statement-breakpoint
CREATE FUNCTION employer_media_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_files (storage_key)
  SELECT OLD.storage_key WHERE OLD.widths = '{}'
  UNION
  SELECT OLD.storage_key || '/' || width || '.' || format
  FROM unnest(OLD.widths) AS width, unnest(ARRAY['avif', 'webp']) AS format
  UNION
  SELECT OLD.storage_key || '/whole.webp' WHERE OLD.widths <> '{}'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employer_media_replaced AFTER UPDATE OF storage_key ON employer_media FOR EACH ROW
  WHEN (OLD.storage_key IS NOT NULL AND OLD.storage_key IS DISTINCT FROM NEW.storage_key)
  EXECUTE FUNCTION employer_media_replaced();
--> statement-breakpoint
CREATE TRIGGER employer_media_content_deleted AFTER DELETE ON employer_media FOR EACH ROW
  WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION employer_media_replaced();
--> statement-breakpoint
CREATE FUNCTION employer_media_original_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_files (storage_key) VALUES (OLD.original_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employer_media_original_deleted AFTER DELETE ON employer_media FOR EACH ROW
  WHEN (OLD.original_key IS NOT NULL) EXECUTE FUNCTION employer_media_original_deleted();
--> statement-breakpoint
CREATE TRIGGER article_pictures_content_deleted AFTER DELETE ON article_pictures FOR EACH ROW
  WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION employer_media_replaced();
--> statement-breakpoint
CREATE TRIGGER article_pictures_original_replaced AFTER UPDATE OF original_key ON article_pictures FOR EACH ROW
  WHEN (OLD.original_key IS NOT NULL AND NEW.original_key IS NULL) EXECUTE FUNCTION employer_media_original_deleted();
--> statement-breakpoint
CREATE TRIGGER article_pictures_original_deleted AFTER DELETE ON article_pictures FOR EACH ROW
  WHEN (OLD.original_key IS NOT NULL) EXECUTE FUNCTION employer_media_original_deleted();
--> statement-breakpoint
-- Whatever deletes a session, its open connections are closed: every process is notified at commit.
CREATE FUNCTION notify_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('realtime', json_build_object('name', 'session.ended', 'sessionId', id)::text) FROM ended;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER auth_sessions_ended AFTER DELETE ON auth_sessions
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION notify_session_ended();
--> statement-breakpoint
-- The first answer of an employer is a decision or a message.
CREATE FUNCTION application_events_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET first_answer_at = NEW.at
  WHERE id = NEW.application_id AND (first_answer_at IS NULL OR first_answer_at > NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_events_answer AFTER INSERT ON application_events
  FOR EACH ROW WHEN (NEW.party = 'employer' AND NEW.kind IN ('interview', 'rejected', 'hired'))
  EXECUTE FUNCTION application_events_answer();
--> statement-breakpoint
CREATE FUNCTION messages_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET first_answer_at = NEW.sent_at
  WHERE id = NEW.application_id AND (first_answer_at IS NULL OR first_answer_at > NEW.sent_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_answer AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.party = 'employer') EXECUTE FUNCTION messages_answer();
--> statement-breakpoint
-- How names of employers and groups are compared: without case, umlauts, legal forms and punctuation.
CREATE FUNCTION talent_fold(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select regexp_replace(
    regexp_replace(
      replace(replace(replace(replace(lower(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
      '\m(ggmbh|gmbh|mbh|gag|ag|kgaa|kg|se|e\.?\s?v|a\.?\s?oe\.?\s?r)\M', '', 'g'),
    '[^a-z0-9]+', '', 'g')
$$;
--> statement-breakpoint
-- The region each home of an occupation group is shown with: the finest that more than five profiles are shown with alike.
-- Profiles of the hidden people are left out, so that nothing of the answer depends on them.
CREATE FUNCTION talent_regions(in_group text, hidden uuid[]) RETURNS TABLE (home text, region text) LANGUAGE sql STABLE AS $$
  with cells as (
    select p.home, min(p.town) as town, min(p.area) as area, min(p.state) as state, min(p.country) as country, count(*) as n
    from talent_profiles p
    where p.occupation_group = in_group and p.status = 'visible' and p.user_id <> all (hidden)
    group by p.home
  ), by_town as (
    select *, case when town is not null and n > 5 then town end as shown from cells
  ), in_area as (
    select *, sum(n) filter (where shown is null) over (partition by area) as m from by_town
  ), by_area as (
    select home, state, country, n, coalesce(shown, case when area is not null and m > 5 then area end) as shown from in_area
  ), in_state as (
    select *, sum(n) filter (where shown is null) over (partition by state) as m from by_area
  ), by_state as (
    select home, country, n, coalesce(shown, case when state is not null and m > 5 then state end) as shown from in_state
  ), in_country as (
    select *, sum(n) filter (where shown is null) over (partition by country) as m from by_state
  ), by_country as (
    select home, n, coalesce(shown, case when country is not null and m > 5 then country end) as shown from in_country
  )
  select home, coalesce(shown, case when sum(n) over () > 5 then 'x' end) from by_country
$$;
--> statement-breakpoint
-- One group after the other, so that two who join or leave at once are both counted.
CREATE FUNCTION set_talent_regions(groups text[]) RETURNS void LANGUAGE plpgsql AS $$
declare
  each_group text;
begin
  for each_group in select distinct g from unnest(groups) g where g is not null order by g loop
    perform pg_advisory_xact_lock(hashtextextended('talent_pool ' || each_group, 0));
    update talent_profiles p set region = r.region
      from talent_regions(each_group, '{}') r
      where p.occupation_group = each_group and p.status = 'visible' and p.home = r.home
        and p.region is distinct from r.region;
    update talent_profiles set region = null
      where occupation_group = each_group and status <> 'visible' and region is not null;
  end loop;
end
$$;
--> statement-breakpoint
CREATE FUNCTION talent_profiles_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into talent_changes (profile_id) select id from changed;
  perform set_talent_regions(array(select distinct occupation_group from changed));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION talent_profiles_updated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into talent_changes (profile_id) select id from changed;
  perform set_talent_regions(array(
    select distinct unnest(array[before.occupation_group, changed.occupation_group])
    from before join changed using (id)
    where (before.occupation_group, before.status, before.home) is distinct from
      (changed.occupation_group, changed.status, changed.home)
  ));
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER talent_profiles_inserted AFTER INSERT ON talent_profiles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION talent_profiles_inserted();
--> statement-breakpoint
CREATE TRIGGER talent_profiles_updated AFTER UPDATE ON talent_profiles
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION talent_profiles_updated();
--> statement-breakpoint
CREATE TRIGGER talent_profiles_deleted AFTER DELETE ON talent_profiles
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION talent_profiles_inserted();
--> statement-breakpoint
-- Lists where a person works now, by the profile and by the own answer, as keys that employers are compared with.
CREATE FUNCTION current_employers(person uuid) RETURNS TABLE (kind text, value text, label text, city text) LANGUAGE sql STABLE AS $$
  with present as (
    select p.name, e.id, e.owner, e.city
    from talent_present_employers p left join employers e on e.id = p.employer_id
    where p.user_id = person and p.name is not null
  ), keys (kind, value, label, city) as (
    select 'name', talent_fold(work ->> 'employer'), work ->> 'employer', null
      from seeker_profiles s, jsonb_array_elements(s.data -> 'experience') work
      where s.user_id = person and work ->> 'to' is null
    union all select 'name', talent_fold(name), name, null from present
    union all select 'group', talent_fold(name), name, null from present
    union all select 'group', talent_fold(owner), owner, null from present where owner is not null
    union all select 'employer', id::text, name, city from present where id is not null
  )
  select distinct on (kind, value) kind, value, label, city from keys where value <> ''
$$;
--> statement-breakpoint
-- Blocks where a person works now, whoever changes the profile.
CREATE FUNCTION block_current_employers(person uuid) RETURNS void LANGUAGE sql AS $$
  delete from talent_blocks b where b.user_id = person and b.is_automatic and b.kind <> 'domain'
    and not exists (select from current_employers(person) c where (c.kind, c.value) = (b.kind, b.value));
  insert into talent_blocks (id, user_id, kind, value, label, city, is_automatic, created_at)
    select gen_random_uuid(), person, c.kind, c.value, c.label, c.city, true, now() from current_employers(person) c
    on conflict (user_id, kind, value) do update set is_automatic = true
$$;
--> statement-breakpoint
CREATE FUNCTION seeker_profiles_block_employers() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from talent_profiles where user_id = new.user_id) then
    perform block_current_employers(new.user_id);
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER seeker_profiles_block_employers AFTER INSERT OR UPDATE ON seeker_profiles
  FOR EACH ROW EXECUTE FUNCTION seeker_profiles_block_employers();
--> statement-breakpoint
-- The log of administrators is append-only. Only remove_old_admin_acts deletes rows, after two years.
CREATE FUNCTION refuse_admin_act_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and current_setting('stellenvisite.removes_old_admin_acts', true) = 'on' then
    if old.at < now() - interval '24 months' then
      return old;
    end if;
  end if;
  raise exception 'admin_acts is append-only' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
CREATE TRIGGER admin_acts_append_only BEFORE UPDATE OR DELETE ON admin_acts
  FOR EACH ROW EXECUTE FUNCTION refuse_admin_act_change();
--> statement-breakpoint
CREATE TRIGGER admin_acts_not_truncated BEFORE TRUNCATE ON admin_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_admin_act_change();
--> statement-breakpoint
-- Runs as the owner of the table, so that a role which may only read and add can have the old rows removed.
CREATE FUNCTION remove_old_admin_acts() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
declare
  removed integer;
begin
  perform set_config('stellenvisite.removes_old_admin_acts', 'on', true);
  delete from admin_acts where at < now() - interval '24 months';
  get diagnostics removed = row_count;
  perform set_config('stellenvisite.removes_old_admin_acts', 'off', true);
  return removed;
end
$$;
--> statement-breakpoint
-- Numbers have no gaps: the counter's row is locked until the invoice is committed, and a rollback undoes it. They grow beyond
-- four digits: `lpad` to a fixed length would cut off the fifth and give a number twice.
CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  prefix text := case new.kind when 'invoice' then 'RE' else 'GS' end;
  next integer;
begin
  insert into invoice_counters as c (series, year, last) values (prefix, extract(year from new.issued_on), 1)
    on conflict (series, year) do update set last = c.last + 1
    returning last into next;
  new.number := prefix || '-' || to_char(new.issued_on, 'YYYY-MM') || '-'
    || lpad(next::text, greatest(4, length(next::text)), '0');
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_number BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();
--> statement-breakpoint
-- An issued invoice never changes: only its payment and reminders do, and the records it came from may be deleted.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an invoice is never deleted';
  end if;
  if (to_jsonb(new) - '{settlement,settled_on,mailed_at,reminders,reminded_at,employer_id,order_id,subscription_id}'::text[])
    is distinct from (to_jsonb(old) - '{settlement,settled_on,mailed_at,reminders,reminded_at,employer_id,order_id,subscription_id}'::text[])
    or (new.employer_id is not null and new.employer_id is distinct from old.employer_id)
    or (new.order_id is not null and new.order_id is distinct from old.order_id)
    or (new.subscription_id is not null and new.subscription_id is distinct from old.subscription_id) then
    raise exception 'an invoice is never changed: issue a correction';
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_keep BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
--> statement-breakpoint
CREATE FUNCTION keep_credits() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the ledger of credits is only added to';
end
$$;
--> statement-breakpoint
CREATE TRIGGER billing_credits_keep BEFORE UPDATE ON billing_credits FOR EACH ROW EXECUTE FUNCTION keep_credits();
--> statement-breakpoint
INSERT INTO plans (id, jobs, top_jobs_per_month, enquiries_per_month, max_days, seats, prices, is_free, updated_at) VALUES
  ('start', 1, 0, 3, 30, 5, NULL, true, now()),
  ('practice', 3, 0, 10, 90, 10, '{"EUR":{"monthly":12900,"yearly":129000},"CHF":{"monthly":12900,"yearly":129000}}', false, now()),
  ('hospital', 12, 1, 20, 90, 40, '{"EUR":{"monthly":39000,"yearly":390000},"CHF":{"monthly":39000,"yearly":390000}}', false, now()),
  ('group', 250, 10, 100, 90, 400, NULL, false, now());
--> statement-breakpoint
INSERT INTO products (id, days, prices, updated_at) VALUES
  ('single_ad', 30, '{"EUR":5900,"CHF":5900}', now()),
  ('top_job', 30, '{"EUR":9000,"CHF":9000}', now());
--> statement-breakpoint
-- Members of the talent pool whose address is of a domain are hidden from the employer that proves this domain.
CREATE FUNCTION employers_block_domain() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into talent_blocks (id, user_id, kind, value, label, is_automatic, created_at)
    select gen_random_uuid(), p.user_id, 'domain', new.verified_domain, new.verified_domain, true, now()
    from talent_profiles p join auth_users u on u.id = p.user_id
    where right(lower(u.email), length(new.verified_domain) + 1) in ('@' || new.verified_domain, '.' || new.verified_domain)
    on conflict (user_id, kind, value) do update set is_automatic = true;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER employers_block_domain AFTER INSERT OR UPDATE OF verified_domain ON employers
  FOR EACH ROW WHEN (NEW.verified_domain IS NOT NULL) EXECUTE FUNCTION employers_block_domain();
