CREATE TABLE "talent_changes" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "talent_changes_xid" ON "talent_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "talent_changes_at" ON "talent_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "talent_profiles_hidden" ON "talent_profiles" USING btree ("occupation_group") WHERE status <> 'visible' and region is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION talent_profiles_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into talent_changes (profile_id) select id from changed;
  perform set_talent_regions(array(select distinct occupation_group from changed));
  return null;
end
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION talent_profiles_updated() RETURNS trigger LANGUAGE plpgsql AS $$
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

