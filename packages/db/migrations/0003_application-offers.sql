ALTER TABLE "application_events" DROP CONSTRAINT "application_events_kind";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_answer_by" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_answer" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_reply" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_phone_answer" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_kind" CHECK ("application_events"."kind" in ('sent', 'opened', 'interview', 'interview_changed', 'offer', 'offer_extended', 'offer_withdrawn', 'offer_declined', 'phone_accepted', 'phone_declined', 'rejected', 'hired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_offer_answer" CHECK ("applications"."offer_answer" in ('accepted', 'declined'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_offer_phone_answer" CHECK ("applications"."offer_phone_answer" in ('accepted', 'declined'));