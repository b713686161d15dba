import { DAY_MS } from '../platform/durations.ts';

const EMBARGO_WORKING_DAYS = 5;
/** Holidays of the whole country; those of the cantons are the employer's to add. */
const HOLIDAYS = new Set(['01-01', '08-01', '12-25']);

const toDay = (date: Date) => date.toISOString().slice(0, 10);

function isWorkingDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(toDay(date).slice(5));
}

/**
 * The first day on which a job that was reported to the RAV may be public elsewhere: five working days have passed after the day of
 * the confirmation (AVV art. 53b).
 */
export function embargoEndsOn(reportedOn: string): string {
  let day = new Date(`${reportedOn}T00:00:00Z`);
  let passed = 0;
  while (passed < EMBARGO_WORKING_DAYS) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorkingDay(day)) passed += 1;
  }
  return toDay(new Date(day.getTime() + DAY_MS));
}

/** The first day a job may be public, as its employer chose it and the embargo allows it; null: at once. */
export function firstPublicDay(content: {
  publishOn?: string | null | undefined;
  mustReport?: boolean | undefined;
  reportedOn?: string | null | undefined;
  location?: { country: string } | undefined;
}): string | null {
  const { publishOn = null, mustReport, reportedOn, location } = content;
  if (!mustReport || !reportedOn || location?.country !== 'CH') return publishOn;
  const embargo = embargoEndsOn(reportedOn);
  return publishOn && publishOn > embargo ? publishOn : embargo;
}
