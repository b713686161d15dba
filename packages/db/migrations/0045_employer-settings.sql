CREATE TABLE "employer_settings" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"answer_days" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "employer_settings_answer_days" CHECK ("employer_settings"."answer_days" between 1 and 21)
);
--> statement-breakpoint
CREATE TABLE "conversation_handovers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"by_user_id" uuid,
	"to_user_id" uuid,
	"is_assigned" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "employer_settings" ADD CONSTRAINT "employer_settings_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_handovers" ADD CONSTRAINT "conversation_handovers_application_id_conversations_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."conversations"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_handovers" ADD CONSTRAINT "conversation_handovers_by_user_id_auth_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_handovers" ADD CONSTRAINT "conversation_handovers_to_user_id_auth_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_handovers_conversation" ON "conversation_handovers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "conversation_handovers_by" ON "conversation_handovers" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "conversation_handovers_to" ON "conversation_handovers" USING btree ("to_user_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_auth_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("assignee_id") WHERE "conversations"."assignee_id" is not null;