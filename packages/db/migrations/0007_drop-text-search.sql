DROP INDEX "jobs_search";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search";--> statement-breakpoint
DROP INDEX jobs_title_trgm;
--> statement-breakpoint
DROP TRIGGER employers_rename_in_search ON employers;
--> statement-breakpoint
DROP FUNCTION employers_rename_in_search();
--> statement-breakpoint
-- As in migration 0001, without the text: the search has an index of its own.
CREATE OR REPLACE FUNCTION jobs_derive() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  months_factor numeric;
BEGIN
  months_factor := CASE NEW.pay_period
    WHEN 'month' THEN 1
    WHEN 'year' THEN 1.0 / 12
    WHEN 'hour' THEN coalesce(NEW.hours_max, 38.5) * 52 / 12
  END;
  NEW.pay_month_min := round(NEW.pay_min * months_factor);
  NEW.pay_month_max := round(NEW.pay_max * months_factor);

  NEW.weekend_free := CASE
    WHEN NEW.free_weekends_of_four IS NOT NULL THEN NEW.free_weekends_of_four = 4
    WHEN NEW.week IS NOT NULL THEN NEW.week -> 5 = 'null'::jsonb AND NEW.week -> 6 = 'null'::jsonb
  END;
  RETURN NEW;
END $$;
