-- Everything a search filters, counts and sorts live jobs by, so that counting reads this narrow index and not the wide rows.
CREATE INDEX jobs_live ON jobs (posted_at DESC)
  INCLUDE (id, valid_through, employer_id, category, employment_type, experience_level, specialty, remote, country,
    shifts, weekend_free, pay_month_min, pay_month_max, featured)
  WHERE status = 'published';
