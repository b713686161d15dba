CREATE TABLE "admin_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"area" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"subject_label" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "admin_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_views_name" UNIQUE("user_id","screen","name")
);
--> statement-breakpoint
ALTER TABLE "admin_views" ADD CONSTRAINT "admin_views_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_acts_at" ON "admin_acts" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "admin_acts_user" ON "admin_acts" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "admin_acts_subject" ON "admin_acts" USING btree ("subject_kind","subject_id");
--> statement-breakpoint
-- The log of administrators only grows. Rows leave it in one way: two years later, by the function below.
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
