CREATE TABLE "talent_present_employers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid,
	"name" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "talent_present_employers" ADD CONSTRAINT "talent_present_employers_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_present_employers" ADD CONSTRAINT "talent_present_employers_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_present_employers_employer" ON "talent_present_employers" USING btree ("employer_id");--> statement-breakpoint
-- Where a person works now, by the profile and by the own answer: what keys of an employer are compared with.
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
CREATE OR REPLACE FUNCTION block_current_employers(person uuid) RETURNS void LANGUAGE sql AS $$
  delete from talent_blocks b where b.user_id = person and b.is_automatic and b.kind <> 'domain'
    and not exists (select from current_employers(person) c where (c.kind, c.value) = (b.kind, b.value));
  insert into talent_blocks (id, user_id, kind, value, label, city, is_automatic, created_at)
    select gen_random_uuid(), person, c.kind, c.value, c.label, c.city, true, now() from current_employers(person) c
    on conflict (user_id, kind, value) do update set is_automatic = true
$$;
