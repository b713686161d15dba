CREATE TABLE "article_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"is_cover" boolean NOT NULL,
	"alt" jsonb NOT NULL,
	"caption" jsonb NOT NULL,
	"storage_key" text,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"original_key" text,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_pictures_number" UNIQUE("article_id","number"),
	CONSTRAINT "article_pictures_status" CHECK ("article_pictures"."status" in ('converting', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_pictures_cover" ON "article_pictures" USING btree ("article_id") WHERE is_cover;--> statement-breakpoint
-- The files of a picture go with its row, as those of an employer's do.
CREATE TRIGGER article_pictures_content_deleted AFTER DELETE ON article_pictures FOR EACH ROW
  WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION employer_media_replaced();
--> statement-breakpoint
CREATE TRIGGER article_pictures_original_replaced AFTER UPDATE OF original_key ON article_pictures FOR EACH ROW
  WHEN (OLD.original_key IS NOT NULL AND NEW.original_key IS NULL) EXECUTE FUNCTION employer_media_original_deleted();
--> statement-breakpoint
CREATE TRIGGER article_pictures_original_deleted AFTER DELETE ON article_pictures FOR EACH ROW
  WHEN (OLD.original_key IS NOT NULL) EXECUTE FUNCTION employer_media_original_deleted();
