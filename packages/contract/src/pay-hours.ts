/** How pay is converted for a job that names no hours: weeks of 38.5 hours, a year of twelve months. */
export const FULL_WEEK_HOURS = 38.5;
export const HOURS_A_MONTH = (FULL_WEEK_HOURS * 52) / 12;
