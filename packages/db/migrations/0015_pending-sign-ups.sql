CREATE TABLE "auth_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "auth_one_time_tokens_slot_of_user";--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD COLUMN "sign_up_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_sign_ups" ADD CONSTRAINT "auth_sign_ups_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_sign_ups_user" ON "auth_sign_ups" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD CONSTRAINT "auth_one_time_tokens_sign_up_id_auth_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."auth_sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_one_time_tokens_sign_up" ON "auth_one_time_tokens" USING btree ("sign_up_id");--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD CONSTRAINT "auth_one_time_tokens_slot_of_user" UNIQUE NULLS NOT DISTINCT("user_id","slot","sign_up_id");
--> statement-breakpoint
-- What was entered for addresses that nobody has confirmed moves from the accounts to sign-ups of their own.
INSERT INTO "auth_sign_ups" ("id", "user_id", "password_hash", "user_metadata", "source_hash", "created_at")
SELECT gen_random_uuid(), "id", "password_hash", "user_metadata", '', "created_at" FROM "auth_users"
WHERE "email_confirmed_at" IS NULL AND "phone_confirmed_at" IS NULL AND "last_sign_in_at" IS NULL
  AND "invited_at" IS NULL AND "deleted_at" IS NULL AND NOT "is_anonymous";--> statement-breakpoint
UPDATE "auth_one_time_tokens" AS t SET "sign_up_id" = s."id" FROM "auth_sign_ups" AS s
WHERE s."user_id" = t."user_id" AND t."slot" IN ('confirmation', 'phone_confirmation');--> statement-breakpoint
UPDATE "auth_users" AS u SET "password_hash" = NULL, "user_metadata" = '{}', "app_metadata" = u."app_metadata" || '{"role": "job_seeker"}'
FROM "auth_sign_ups" AS s WHERE s."user_id" = u."id";--> statement-breakpoint
UPDATE "profiles" AS p SET "role" = 'job_seeker', "full_name" = '', "company_name" = NULL, "academic_title" = NULL
FROM "auth_sign_ups" AS s WHERE s."user_id" = p."id";
