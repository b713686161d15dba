CREATE TABLE "talent_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"city" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_blocks_value" UNIQUE("user_id","kind","value"),
	CONSTRAINT "talent_blocks_kind" CHECK ("talent_blocks"."kind" in ('employer', 'group', 'name', 'domain'))
);
--> statement-breakpoint
CREATE TABLE "talent_enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid,
	"user_id" uuid,
	"number" integer NOT NULL,
	"occupation" text NOT NULL,
	"employer_id" uuid NOT NULL,
	"job_id" uuid,
	"job_title" text NOT NULL,
	"job_city" text,
	"job_week" jsonb,
	"job_starts_on" date,
	"job_tariff" text,
	"employer_name" text NOT NULL,
	"employer_city" text,
	"pay_min" integer NOT NULL,
	"pay_max" integer NOT NULL,
	"pay_currency" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"text_hash" text,
	"status" text NOT NULL,
	"decline_reason" text,
	"sent_by_user_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"application_id" uuid,
	CONSTRAINT "talent_enquiries_once" UNIQUE("profile_id","job_id"),
	CONSTRAINT "talent_enquiries_status" CHECK ("talent_enquiries"."status" in ('open', 'accepted', 'declined', 'expired', 'ended')),
	CONSTRAINT "talent_enquiries_decline_reason" CHECK ("talent_enquiries"."decline_reason" in ('pay', 'shifts', 'place', 'employer', 'occupation', 'not_now', 'other')),
	CONSTRAINT "talent_enquiries_pay" CHECK ("talent_enquiries"."pay_min" <= "talent_enquiries"."pay_max")
);
--> statement-breakpoint
CREATE TABLE "talent_enquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"party" text NOT NULL,
	"sender_id" uuid,
	"client_id" text NOT NULL,
	"text" text NOT NULL,
	"position" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_enquiry_messages_client" UNIQUE("enquiry_id","party","client_id"),
	CONSTRAINT "talent_enquiry_messages_position" UNIQUE("enquiry_id","position"),
	CONSTRAINT "talent_enquiry_messages_party" CHECK ("talent_enquiry_messages"."party" in ('seeker', 'employer'))
);
--> statement-breakpoint
CREATE TABLE "talent_marks" (
	"profile_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"by_user_id" uuid,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_marks_employer_id_profile_id_pk" PRIMARY KEY("employer_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "talent_numbers" (
	"number" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"shows" jsonb NOT NULL,
	"occupation" text NOT NULL,
	"occupation_group" text NOT NULL,
	"category" text NOT NULL,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"departments" text[] DEFAULT '{}' NOT NULL,
	"level" text,
	"years" text,
	"radius_km" integer,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"licence" text,
	"driving_licence" boolean DEFAULT false NOT NULL,
	"week" jsonb,
	"shifts" text[] DEFAULT '{}' NOT NULL,
	"max_nights_per_month" integer,
	"free_weekends_of_four" integer,
	"employment_types" text[] DEFAULT '{}' NOT NULL,
	"hours_min" real,
	"hours_max" real,
	"pay_wish" integer,
	"pay_currency" text,
	"available_from" date,
	"text" text DEFAULT '' NOT NULL,
	"town" text,
	"area" text,
	"state" text,
	"country" text,
	"home" text GENERATED ALWAYS AS (coalesce(town, state, country, 'x')) STORED NOT NULL,
	"region" text,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"consent_ends_on" date NOT NULL,
	"renewal_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_profiles_status" CHECK ("talent_profiles"."status" in ('visible', 'paused', 'ended')),
	CONSTRAINT "talent_profiles_years" CHECK ("talent_profiles"."years" in ('0_1', '2_4', '5_9', '10_19', '20_plus'))
);
--> statement-breakpoint
CREATE TABLE "talent_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"notifies" boolean NOT NULL,
	"seen_ids" uuid[] DEFAULT '{}' NOT NULL,
	"told_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_searches_query" UNIQUE("employer_id","user_id","query")
);
--> statement-breakpoint
CREATE TABLE "talent_views" (
	"profile_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"viewed_on" date NOT NULL,
	"by_user_id" uuid,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_views_profile_id_employer_id_viewed_on_pk" PRIMARY KEY("profile_id","employer_id","viewed_on")
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_kind";--> statement-breakpoint
ALTER TABLE "talent_blocks" ADD CONSTRAINT "talent_blocks_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_enquiries" ADD CONSTRAINT "talent_enquiries_profile_id_talent_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_enquiries" ADD CONSTRAINT "talent_enquiries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_enquiries" ADD CONSTRAINT "talent_enquiries_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_enquiries" ADD CONSTRAINT "talent_enquiries_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_enquiries" ADD CONSTRAINT "talent_enquiries_sent_by_user_id_auth_users_id_fk" FOREIGN KEY ("sent_by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_enquiries" ADD CONSTRAINT "talent_enquiries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_enquiry_messages" ADD CONSTRAINT "talent_enquiry_messages_enquiry_id_talent_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."talent_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_enquiry_messages" ADD CONSTRAINT "talent_enquiry_messages_sender_id_auth_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_marks" ADD CONSTRAINT "talent_marks_profile_id_talent_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_marks" ADD CONSTRAINT "talent_marks_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_marks" ADD CONSTRAINT "talent_marks_by_user_id_auth_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_searches" ADD CONSTRAINT "talent_searches_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_searches" ADD CONSTRAINT "talent_searches_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_views" ADD CONSTRAINT "talent_views_profile_id_talent_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_views" ADD CONSTRAINT "talent_views_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_views" ADD CONSTRAINT "talent_views_by_user_id_auth_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_blocks_lookup" ON "talent_blocks" USING btree ("kind","value" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "talent_enquiries_one_open" ON "talent_enquiries" USING btree ("profile_id","employer_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "talent_enquiries_user" ON "talent_enquiries" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "talent_enquiries_employer" ON "talent_enquiries" USING btree ("employer_id","sent_at");--> statement-breakpoint
CREATE INDEX "talent_enquiries_text" ON "talent_enquiries" USING btree ("employer_id","text_hash");--> statement-breakpoint
CREATE INDEX "talent_enquiries_open" ON "talent_enquiries" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "talent_enquiries_application" ON "talent_enquiries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "talent_enquiries_job" ON "talent_enquiries" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "talent_enquiries_sent_by" ON "talent_enquiries" USING btree ("sent_by_user_id");--> statement-breakpoint
CREATE INDEX "talent_enquiry_messages_sender" ON "talent_enquiry_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "talent_marks_profile" ON "talent_marks" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "talent_marks_by" ON "talent_marks" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_profiles_user" ON "talent_profiles" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_profiles_number" ON "talent_profiles" USING btree ("number");--> statement-breakpoint
CREATE INDEX "talent_profiles_group" ON "talent_profiles" USING btree ("occupation_group","home") WHERE status = 'visible';--> statement-breakpoint
CREATE INDEX "talent_profiles_occupation" ON "talent_profiles" USING btree ("occupation") WHERE status = 'visible' and region is not null;--> statement-breakpoint
CREATE INDEX "talent_profiles_region" ON "talent_profiles" USING btree ("region") WHERE status = 'visible' and region is not null;--> statement-breakpoint
CREATE INDEX "talent_profiles_available" ON "talent_profiles" USING btree ("available_from","id") WHERE status = 'visible' and region is not null;--> statement-breakpoint
CREATE INDEX "talent_profiles_consent" ON "talent_profiles" USING btree ("consent_ends_on");--> statement-breakpoint
CREATE INDEX "talent_searches_user" ON "talent_searches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talent_views_employer" ON "talent_views" USING btree ("employer_id","viewed_on");--> statement-breakpoint
CREATE INDEX "talent_views_by" ON "talent_views" USING btree ("by_user_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_kind" CHECK ("applications"."kind" in ('full', 'short', 'external', 'talent_pool'));--> statement-breakpoint
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
-- One group after the other, so that two who join or leave at once are counted both.
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
  perform set_talent_regions(array(select distinct occupation_group from changed));
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION talent_profiles_updated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
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
-- The employers that a profile names as current are blocked, whoever changes the profile.
CREATE FUNCTION block_current_employers(person uuid) RETURNS void LANGUAGE sql AS $$
  delete from talent_blocks b where b.user_id = person and b.is_automatic and b.kind = 'name' and b.value not in (
    select talent_fold(work ->> 'employer') from seeker_profiles s, jsonb_array_elements(s.data -> 'experience') work
    where s.user_id = person and work ->> 'to' is null
  );
  insert into talent_blocks (id, user_id, kind, value, label, is_automatic, created_at)
    select distinct on (talent_fold(work ->> 'employer')) gen_random_uuid(), person, 'name', talent_fold(work ->> 'employer'),
      work ->> 'employer', true, now()
    from seeker_profiles s, jsonb_array_elements(s.data -> 'experience') work
    where s.user_id = person and work ->> 'to' is null and talent_fold(work ->> 'employer') <> ''
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
