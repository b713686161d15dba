DROP INDEX "applications_employer";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(applicant ->> 'fullName', '') || chr(10) || job_title)) STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "first_answer_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_unanswered" ON "applications" USING btree ("employer_id","sent_at","job_id") WHERE status = 'applied' and first_answer_at is null and kind <> 'external';--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_employer" ON "applications" USING btree ("employer_id","sent_at","status","first_answer_at","opened_at","job_id","number","id","kind") WHERE kind <> 'external';--> statement-breakpoint
UPDATE applications SET first_answer_at = least(
  (SELECT min(answered.at) FROM application_events answered
    WHERE answered.application_id = applications.id AND answered.party = 'employer'
      AND answered.kind IN ('interview', 'rejected', 'hired')),
  (SELECT min(written.sent_at) FROM messages written
    WHERE written.application_id = applications.id AND written.party = 'employer'));
--> statement-breakpoint
CREATE FUNCTION application_events_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET first_answer_at = NEW.at
  WHERE id = NEW.application_id AND (first_answer_at IS NULL OR first_answer_at > NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_events_answer AFTER INSERT ON application_events
  FOR EACH ROW WHEN (NEW.party = 'employer' AND NEW.kind IN ('interview', 'rejected', 'hired'))
  EXECUTE FUNCTION application_events_answer();
--> statement-breakpoint
CREATE FUNCTION messages_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET first_answer_at = NEW.sent_at
  WHERE id = NEW.application_id AND (first_answer_at IS NULL OR first_answer_at > NEW.sent_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_answer AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.party = 'employer') EXECUTE FUNCTION messages_answer();
