CREATE TABLE "date_proposals" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dates" timestamp with time zone[] NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"outcome" text,
	"chosen" timestamp with time zone,
	CONSTRAINT "date_proposals_kind" CHECK ("date_proposals"."kind" in ('interview', 'trial_day')),
	CONSTRAINT "date_proposals_outcome" CHECK ("date_proposals"."outcome" in ('chosen', 'replaced'))
);
--> statement-breakpoint
ALTER TABLE "date_proposals" ADD CONSTRAINT "date_proposals_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;