CREATE TABLE "auth_factor_removals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"remove_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "auth_flow_states" ADD COLUMN "link_from_session_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_factor_removals" ADD CONSTRAINT "auth_factor_removals_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_factor_removals_due" ON "auth_factor_removals" USING btree ("remove_at");