ALTER TABLE "job_posting_events" DROP CONSTRAINT "job_posting_events_kind";--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "customer_number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "billing_accounts_customer_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1);--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "takedown_reason" text;--> statement-breakpoint
ALTER TABLE "job_posting_events" ADD CONSTRAINT "job_posting_events_kind" CHECK ("job_posting_events"."kind" in ('created', 'published', 'changed', 'renewed', 'reposted', 'resumed', 'paused', 'closed', 'filled', 'deleted', 'imported', 'pending', 'released', 'refused', 'suspended', 'featured', 'unfeatured', 'moved', 'reopened'));--> statement-breakpoint
-- One field was for order numbers and Leitweg-IDs until now. Leitweg-IDs of digits are recognised by their check digits.
UPDATE "billing_accounts" SET "address" = "address" || jsonb_build_object('leitwegId', "address" ->> 'reference', 'reference', null)
WHERE "address" ->> 'country' = 'DE' AND "address" ->> 'reference' ~ '^[0-9]{2,12}(-[0-9]{1,30})?-[0-9]{2}$'
  AND replace("address" ->> 'reference', '-', '')::numeric % 97 = 1;
