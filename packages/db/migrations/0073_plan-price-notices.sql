CREATE TABLE "plan_price_notices" (
	"change_id" bigint NOT NULL,
	"subscription_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_price_notices_change_id_subscription_id_pk" PRIMARY KEY("change_id","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "plan_price_changes" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_price_notices" ADD CONSTRAINT "plan_price_notices_change_id_plan_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."plan_price_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_price_notices" ADD CONSTRAINT "plan_price_notices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_price_notices_subscription" ON "plan_price_notices" USING btree ("subscription_id");