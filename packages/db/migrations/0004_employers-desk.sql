CREATE TABLE "support_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"by_user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_posting_events" DROP CONSTRAINT "job_posting_events_kind";--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "customer_number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "billing_accounts_customer_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1);--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "takedown_reason" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "assignee_user_id" uuid;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_by_user_id_auth_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_notes_ticket" ON "support_notes" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "support_notes_by" ON "support_notes" USING btree ("by_user_id");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assignee_user_id_auth_users_id_fk" FOREIGN KEY ("assignee_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_assignee" ON "support_tickets" USING btree ("assignee_user_id");--> statement-breakpoint
ALTER TABLE "job_posting_events" ADD CONSTRAINT "job_posting_events_kind" CHECK ("job_posting_events"."kind" in ('created', 'published', 'changed', 'renewed', 'reposted', 'resumed', 'paused', 'closed', 'filled', 'deleted', 'imported', 'pending', 'released', 'refused', 'suspended', 'featured', 'unfeatured', 'moved', 'reopened'));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_priority" CHECK ("support_tickets"."priority" in ('low', 'normal', 'urgent'));--> statement-breakpoint
-- One field was for order numbers and Leitweg-IDs until now. Leitweg-IDs of digits are recognised by their check digits.
UPDATE "billing_accounts" SET "address" = "address" || jsonb_build_object('leitwegId', "address" ->> 'reference', 'reference', null)
WHERE "address" ->> 'country' = 'DE' AND "address" ->> 'reference' ~ '^[0-9]{2,12}(-[0-9]{1,30})?-[0-9]{2}$'
  AND replace("address" ->> 'reference', '-', '')::numeric % 97 = 1;
