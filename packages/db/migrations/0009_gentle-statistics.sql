-- After a bulk change PostgreSQL sampled thousands of whole ads, and tidied up at a speed that searches beside it noticed.
-- Nobody looks for rows by these columns, so there is nothing to know of them.
ALTER TABLE jobs
  ALTER COLUMN intro_html SET STATISTICS 0,
  ALTER COLUMN sections SET STATISTICS 0,
  ALTER COLUMN benefits SET STATISTICS 0,
  ALTER COLUMN requirements SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE search_postings ALTER COLUMN docs SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE jobs SET (autovacuum_vacuum_cost_delay = 10);--> statement-breakpoint
ALTER TABLE search_postings SET (autovacuum_vacuum_cost_delay = 10);
