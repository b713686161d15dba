CREATE TABLE "answer_reminders" (
	"application_id" uuid NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "answer_reminders_application_id_days_pk" PRIMARY KEY("application_id","days")
);
--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "answer_rate" integer;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "answer_days" integer;--> statement-breakpoint
ALTER TABLE "answer_reminders" ADD CONSTRAINT "answer_reminders_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;