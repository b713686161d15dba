CREATE TABLE "ai_budgets" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "ai_budgets_day_subject_pk" PRIMARY KEY("day","subject")
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_day_model_pk" PRIMARY KEY("day","model")
);
--> statement-breakpoint
CREATE TABLE "emma_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emma_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"parts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "emma_messages_role" CHECK ("emma_messages"."role" in ('user', 'assistant'))
);
--> statement-breakpoint
CREATE TABLE "emma_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"uses_language_model" boolean NOT NULL,
	"uses_profile" boolean NOT NULL,
	"keeps_history" boolean NOT NULL,
	"shows_everywhere" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emma_conversations" ADD CONSTRAINT "emma_conversations_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emma_messages" ADD CONSTRAINT "emma_messages_conversation_id_emma_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."emma_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emma_settings" ADD CONSTRAINT "emma_settings_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emma_conversations_user" ON "emma_conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "emma_conversations_updated" ON "emma_conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "emma_messages_conversation" ON "emma_messages" USING btree ("conversation_id","position");