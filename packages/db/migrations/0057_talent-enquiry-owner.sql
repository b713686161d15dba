ALTER TABLE "talent_enquiries" DROP CONSTRAINT "talent_enquiries_user_id_auth_users_id_fk";
--> statement-breakpoint
ALTER TABLE "talent_enquiries" ADD CONSTRAINT "talent_enquiries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;