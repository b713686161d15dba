ALTER TABLE "employer_media" ADD COLUMN "kind" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "employer_media_logo" ON "employer_media" USING btree ("employer_id") WHERE kind = 'logo';--> statement-breakpoint
ALTER TABLE "employer_media" ADD CONSTRAINT "employer_media_kind" CHECK ("employer_media"."kind" in ('picture', 'logo'));