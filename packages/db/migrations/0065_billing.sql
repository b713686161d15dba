CREATE TABLE "billing_accounts" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"address" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"stripe_customer_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_accounts_stripeCustomerId_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"employer_id" uuid NOT NULL,
	"product" text NOT NULL,
	"amount" integer NOT NULL,
	"source" text NOT NULL,
	"order_id" uuid,
	"posting_id" uuid,
	"until" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_credits_source_unique" UNIQUE("source"),
	CONSTRAINT "billing_credits_product" CHECK ("billing_credits"."product" in ('single_ad', 'top_job'))
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"employer_id" uuid,
	"order_id" uuid,
	"corrects_id" uuid,
	"subscription_id" uuid,
	"period_start" date,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"lines" jsonb NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"gross" integer NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"vat_case" text NOT NULL,
	"vat_percent" integer NOT NULL,
	"parties" jsonb NOT NULL,
	"settlement" text,
	"settled_on" date,
	"mailed_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_period" UNIQUE("subscription_id","period_start","kind"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'correction')),
	CONSTRAINT "invoices_vat_case" CHECK ("invoices"."vat_case" in ('domestic', 'reverse_charge', 'third_country')),
	CONSTRAINT "invoices_settlement" CHECK ("invoices"."settlement" in ('card', 'transfer', 'offset')),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."gross" = "invoices"."net" + "invoices"."vat")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"sums" jsonb NOT NULL,
	"payment" text NOT NULL,
	"status" text NOT NULL,
	"stripe_session_id" text,
	"checkout_url" text,
	"ordered_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "orders_stripeSessionId_unique" UNIQUE("stripe_session_id"),
	CONSTRAINT "orders_key" UNIQUE("employer_id","key"),
	CONSTRAINT "orders_payment" CHECK ("orders"."payment" in ('invoice', 'card')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'placed', 'expired', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"jobs" integer NOT NULL,
	"top_jobs_per_month" integer NOT NULL,
	"enquiries_per_month" integer NOT NULL,
	"max_days" integer NOT NULL,
	"seats" integer NOT NULL,
	"prices" jsonb,
	"is_free" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_id" CHECK ("plans"."id" in ('start', 'practice', 'hospital', 'group'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_id" CHECK ("products"."id" in ('single_ad', 'top_job'))
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" text,
	"order_id" uuid,
	"invoice_id" uuid,
	"fact" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"payment" text NOT NULL,
	"currency" text NOT NULL,
	"agreed_net" integer,
	"period_net" integer NOT NULL,
	"since" date NOT NULL,
	"anchor" date NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"renews" boolean NOT NULL,
	"next_plan_id" text,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period" in ('monthly', 'yearly')),
	CONSTRAINT "subscriptions_payment" CHECK ("subscriptions"."payment" in ('invoice', 'card')),
	CONSTRAINT "subscriptions_currency" CHECK ("subscriptions"."currency" in ('EUR', 'CHF'))
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_credits" ADD CONSTRAINT "billing_credits_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_credits" ADD CONSTRAINT "billing_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ordered_by_auth_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_cancelled_by_auth_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_credits_employer" ON "billing_credits" USING btree ("employer_id","product");--> statement-breakpoint
CREATE INDEX "billing_credits_order" ON "billing_credits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_employer" ON "invoices" USING btree ("employer_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_on") WHERE "invoices"."settlement" is null;--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_ordered_by" ON "orders" USING btree ("ordered_by");--> statement-breakpoint
CREATE INDEX "stripe_events_payment" ON "stripe_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "stripe_events_order" ON "stripe_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stripe_events_invoice" ON "stripe_events" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_current" ON "subscriptions" USING btree ("employer_id") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("period_end") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_next_plan" ON "subscriptions" USING btree ("next_plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_cancelled_by" ON "subscriptions" USING btree ("cancelled_by");--> statement-breakpoint
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
-- Who had a plan before there were orders keeps it, by agreement and without an end.
INSERT INTO subscriptions (id, employer_id, plan_id, period, payment, currency, agreed_net, period_net, since, anchor, period_start, period_end, renews, created_at)
  SELECT gen_random_uuid(), p.employer_id, p.plan, 'yearly', 'invoice', CASE e.country WHEN 'CH' THEN 'CHF' ELSE 'EUR' END, 0, 0,
    p.since::date, p.since::date, p.since::date, (p.since + interval '1 year')::date - 1, true, p.since
  FROM employer_plans p JOIN employers e ON e.id = p.employer_id;
--> statement-breakpoint
-- Numbers have no gaps: the counter's row is held until the invoice is committed, and goes back with it.
CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  prefix text := case new.kind when 'invoice' then 'RE' else 'GS' end;
  next integer;
begin
  insert into invoice_counters as c (series, year, last) values (prefix, extract(year from new.issued_on), 1)
    on conflict (series, year) do update set last = c.last + 1
    returning last into next;
  new.number := prefix || '-' || to_char(new.issued_on, 'YYYY-MM') || '-' || lpad(next::text, 4, '0');
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_number BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();
--> statement-breakpoint
-- What was issued stays as it is: only whether it is paid and reminded of changes, and the records it came from may go.
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
