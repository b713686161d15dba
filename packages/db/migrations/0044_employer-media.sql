CREATE TABLE "employer_videos" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"video_id" text NOT NULL,
	"hash" text,
	"title" text,
	CONSTRAINT "employer_videos_provider" CHECK ("employer_videos"."provider" in ('youtube', 'vimeo'))
);
--> statement-breakpoint
ALTER TABLE "employer_media" DROP CONSTRAINT "employer_media_kind";--> statement-breakpoint
DROP INDEX "employer_media_logo";--> statement-breakpoint
ALTER TABLE "employer_media" ALTER COLUMN "storage_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_media" ALTER COLUMN "kind" SET DEFAULT 'gallery';--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "widths" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "status" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "original_key" text;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "original_name" text;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "original_width" integer;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "original_height" integer;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "employer_media" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "purpose" text DEFAULT 'document' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "purpose" text DEFAULT 'document' NOT NULL;--> statement-breakpoint
ALTER TABLE "employer_videos" ADD CONSTRAINT "employer_videos_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employer_media_single" ON "employer_media" USING btree ("employer_id","kind") WHERE kind in ('logo', 'cover') and storage_key is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "employer_media_removed" ON "employer_media" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE "employer_media" ADD CONSTRAINT "employer_media_status" CHECK ("employer_media"."status" in ('converting', 'ready', 'failed'));--> statement-breakpoint
UPDATE "employer_media" SET "kind" = 'gallery' WHERE "kind" = 'picture';--> statement-breakpoint
ALTER TABLE "employer_media" ADD CONSTRAINT "employer_media_kind" CHECK ("employer_media"."kind" in ('gallery', 'logo', 'cover'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK ("files"."purpose" in ('document', 'picture'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('document', 'picture'));
--> statement-breakpoint
-- What the public sees of a picture is where it lies, its words, its size and its place; the rest is the employer's own.
DO $$
DECLARE
  args text := $args$'storage_key IS NOT NULL AND alt <> '''' AND removed_at IS NULL', 'status', 'failure', 'version', 'original_key', 'original_name', 'original_width', 'original_height', 'crop'$args$;
BEGIN
  DROP TRIGGER employer_media_inserted ON employer_media;
  DROP TRIGGER employer_media_updated ON employer_media;
  DROP TRIGGER employer_media_deleted ON employer_media;
  EXECUTE format('CREATE TRIGGER employer_media_inserted AFTER INSERT ON employer_media REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%s)', args);
  EXECUTE format('CREATE TRIGGER employer_media_updated AFTER UPDATE ON employer_media REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%s)', args);
  EXECUTE format('CREATE TRIGGER employer_media_deleted AFTER DELETE ON employer_media REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION market_changed(%s)', args);
END $$;
--> statement-breakpoint
-- A picture goes by many ways, such as another crop or the employer's end; its files must go as well.
CREATE FUNCTION employer_media_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_files (storage_key)
  SELECT OLD.storage_key WHERE OLD.widths = '{}'
  UNION
  SELECT OLD.storage_key || '/' || width || '.' || format
  FROM unnest(OLD.widths) AS width, unnest(ARRAY['avif', 'webp']) AS format
  UNION
  SELECT OLD.storage_key || '/whole.webp' WHERE OLD.widths <> '{}'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employer_media_replaced AFTER UPDATE OF storage_key ON employer_media FOR EACH ROW
  WHEN (OLD.storage_key IS NOT NULL AND OLD.storage_key IS DISTINCT FROM NEW.storage_key)
  EXECUTE FUNCTION employer_media_replaced();
--> statement-breakpoint
CREATE TRIGGER employer_media_content_deleted AFTER DELETE ON employer_media FOR EACH ROW
  WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION employer_media_replaced();
--> statement-breakpoint
CREATE FUNCTION employer_media_original_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_files (storage_key) VALUES (OLD.original_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employer_media_original_deleted AFTER DELETE ON employer_media FOR EACH ROW
  WHEN (OLD.original_key IS NOT NULL) EXECUTE FUNCTION employer_media_original_deleted();
