ALTER TABLE "feed_items" ADD COLUMN "has_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_items" ADD COLUMN "created_run_id" uuid;--> statement-breakpoint
ALTER TABLE "feed_run_items" ADD COLUMN "differences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "xml_feeds" ADD COLUMN "publish_new" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "feed_items_created_run" ON "feed_items" USING btree ("created_run_id");--> statement-breakpoint
ALTER TABLE "feed_run_items" DROP COLUMN "changes";--> statement-breakpoint
ALTER TABLE "xml_feeds" DROP COLUMN "as_drafts";