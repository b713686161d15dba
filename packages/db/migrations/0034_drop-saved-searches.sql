-- A search that was kept becomes an alert without mails: nobody asked for any. All jobs there are is no criterion of an alert.
INSERT INTO job_alerts (id, user_id, language, name, query, frequency, status, notifies, seen_at, mails_from, created_at, confirmed_at)
SELECT s.id, s.user_id, coalesce(p.language, 'de'), s.name, s.query, 'daily', 'paused', true, s.seen_at, now(), s.created_at, s.created_at
FROM saved_searches s LEFT JOIN profiles p ON p.id = s.user_id
WHERE s.query <> ''
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE "saved_searches" CASCADE;