CREATE TABLE "deleted_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_token_hash" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_owner" CHECK (num_nonnulls("files"."user_id", "files"."guest_token_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_token_hash" text,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"offset" integer DEFAULT 0 NOT NULL,
	"parts" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_owner" CHECK (num_nonnulls("uploads"."user_id", "uploads"."guest_token_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "files_guest" ON "files" USING btree ("guest_token_hash");--> statement-breakpoint
CREATE INDEX "files_expires" ON "files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");
--> statement-breakpoint
-- Rows go by many ways, an account's erasure among them; their content in the file store must go as well.
CREATE FUNCTION file_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_files (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER files_deleted AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION file_deleted();
--> statement-breakpoint
CREATE FUNCTION upload_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_files (storage_key)
  SELECT 'uploads/' || OLD.id || '/' || part FROM unnest(OLD.parts) AS part
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER uploads_deleted AFTER DELETE ON uploads FOR EACH ROW EXECUTE FUNCTION upload_deleted();
