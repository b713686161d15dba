/** The employee's contributions of 2026 without unemployment insurance: health 3.87, pension 10.25, chamber 0.5 and housing 0.5 %. */
const CONTRIBUTIONS = 0.1512;
const CEILING = 6930;
/** Below it there are no contributions. */
const MINOR = 551.1;

/** Unemployment insurance by the pay of a month: up to the bound the rate before it. */
const UNEMPLOYMENT: readonly [bound: number, rate: number][] = [
  [2225, 0],
  [2427, 0.01],
  [2630, 0.02],
  [Number.POSITIVE_INFINITY, 0.0295],
];

/** The steps of the income tax a year of 2026. */
const STEPS: readonly [from: number, rate: number][] = [
  [13_539, 0.2],
  [21_992, 0.3],
  [36_458, 0.4],
  [70_365, 0.48],
  [104_859, 0.5],
];
const EXPENSES = 132;
const COMMUTER_CREDIT = 496;

/** Estimates the net pay of one of twelve months in Austria in 2026; the 13th and 14th pay are not part of it. */
export function austrianNet({ social, taxed }: { social: number; taxed: number }): number {
  const untaxed = social - taxed;
  if (social <= MINOR) return social;
  const base = Math.min(social, CEILING);
  const rate = UNEMPLOYMENT.find(([bound]) => social <= bound)?.[1] ?? 0;
  const contributions = base * (CONTRIBUTIONS + rate);
  const income = (taxed - contributions) * 12 - EXPENSES;
  const tax = STEPS.reduce((sum, [from, step], at) => {
    const to = STEPS[at + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    return sum + Math.max(0, Math.min(income, to) - from) * step;
  }, 0);
  return taxed + untaxed - contributions - Math.max(0, tax - COMMUTER_CREDIT) / 12;
}
