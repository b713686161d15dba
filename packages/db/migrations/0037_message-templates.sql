CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"built_in_id" text,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_templates_built_in" UNIQUE("employer_id","built_in_id"),
	CONSTRAINT "message_templates_kind" CHECK ("message_templates"."kind" in ('invitation', 'rejection', 'hire', 'question', 'acknowledgement'))
);
--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_templates_employer" ON "message_templates" USING btree ("employer_id","created_at");