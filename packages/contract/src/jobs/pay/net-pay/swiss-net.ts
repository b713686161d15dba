/** The employee's contributions: old-age insurance, unemployment insurance up to its ceiling, and accidents outside work. */
const OLD_AGE = 0.053;
const UNEMPLOYMENT = 0.011;
const UNEMPLOYMENT_CEILING = 148_200 / 12;
const ACCIDENTS = 0.012;

/** The pension fund: half of the credits of an age between 35 and 44, on the coordinated pay of a year. */
const PENSION_FUND = 0.05;
const ENTRY = 22_680;
const COORDINATION = 26_460;
const MIN_COORDINATED = 3780;
const MAX_COORDINATED = 64_260;

/** Estimates the pay of one of thirteen months in Switzerland after social insurance, before taxes and health insurance. */
export function swissNet({ social }: { social: number }): number {
  const year = social * 13;
  const coordinated = Math.min(Math.max(year - COORDINATION, MIN_COORDINATED), MAX_COORDINATED);
  const fund = year < ENTRY ? 0 : (coordinated * PENSION_FUND) / 13;
  return social - social * (OLD_AGE + ACCIDENTS) - Math.min(social, UNEMPLOYMENT_CEILING) * UNEMPLOYMENT - fund;
}
