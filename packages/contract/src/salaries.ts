/** Pay as full time, or as the ads state it. */
export const SALARY_HOURS = ['full_time', 'stated'] as const;
export type SalaryHours = (typeof SALARY_HOURS)[number];

/** How far back ads count. */
export const SALARY_MONTHS = 12;
/** How a filter names ads without a tariff. */
export const NO_TARIFF = 'none';
