/** The tax classes that an employee can have with one employer. */
export const TAX_CLASSES = ['1', '2', '3', '4', '5'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export type GermanAssumptions = { taxClass: TaxClass; hasChurchTax: boolean; hasChildren: boolean };

/** Shares of the employee in 2026; health insurance with half of the average additional contribution of 2.9 %. */
const PENSION = 0.093;
const UNEMPLOYMENT = 0.013;
const HEALTH = 0.073 + 0.0145;
/** The wage tax considers the reduced rate of health insurance. */
const HEALTH_IN_TAX = 0.07 + 0.0145;
const CARE = 0.018;
const CARE_WITHOUT_CHILDREN = 0.024;

/** Ceilings of the contributions a month, and the limit of a mini-job. */
const PENSION_CEILING = 8450;
const HEALTH_CEILING = 5812.5;
const MINI_JOB = 603;

const LUMP_SUMS = 1230 + 36;
const SINGLE_PARENT = 4260;
const CHURCH = 0.09;
/** Solidarity surcharge: nothing up to this wage tax a year, then a transition. */
const SOLIDARITY_FREE = 20_350;
const SOLIDARITY = 0.055;
const SOLIDARITY_TRANSITION = 0.119;

/** Bounds of tax class V, above which its rate is limited. */
const CLASS_5_BOUNDS = { rising: 14_071, high: 34_939, highest: 222_260 };

/** Estimates the net pay of a month in Germany in 2026; `social` is the part of the pay that contributions are due for, `taxed` that of the tax. */
export function germanNet({ social, taxed }: { social: number; taxed: number }, assumed: GermanAssumptions): number {
  if (social <= MINI_JOB) return taxed;
  const pensionBase = Math.min(social, PENSION_CEILING);
  const healthBase = Math.min(social, HEALTH_CEILING);
  const care = assumed.hasChildren ? CARE : CARE_WITHOUT_CHILDREN;
  const contributions = pensionBase * (PENSION + UNEMPLOYMENT) + healthBase * (HEALTH + care);
  const provisions = pensionBase * PENSION + healthBase * (HEALTH_IN_TAX + care);
  return taxed - contributions - monthlyTax((taxed - provisions) * 12, assumed);
}

/** Returns wage tax, solidarity surcharge and church tax of a month. */
function monthlyTax(income: number, { taxClass, hasChurchTax }: GermanAssumptions): number {
  const tax = wageTax(income, taxClass);
  const free = taxClass === '3' ? SOLIDARITY_FREE * 2 : SOLIDARITY_FREE;
  const solidarity = tax <= free ? 0 : Math.min(tax * SOLIDARITY, (tax - free) * SOLIDARITY_TRANSITION);
  return (tax * (hasChurchTax ? 1 + CHURCH : 1) + solidarity) / 12;
}

/** Returns the wage tax of a year; `income` is the pay without what is set aside for insurance. */
function wageTax(income: number, taxClass: TaxClass): number {
  switch (taxClass) {
    case '2':
      return incomeTax(income - LUMP_SUMS - SINGLE_PARENT);
    case '3':
      return 2 * incomeTax((income - LUMP_SUMS) / 2);
    case '5':
      return taxOfClass5(income - LUMP_SUMS + 36);
    default:
      return incomeTax(income - LUMP_SUMS);
  }
}

/** Returns the income tax of a year by § 32a EStG for 2026. */
export function incomeTax(income: number): number {
  const x = Math.floor(Math.max(0, income));
  if (x <= 12_348) return 0;
  if (x <= 17_799) {
    const y = (x - 12_348) / 10_000;
    return Math.floor((914.51 * y + 1400) * y);
  }
  if (x <= 69_878) {
    const z = (x - 17_799) / 10_000;
    return Math.floor((173.1 * z + 2397) * z + 1034.87);
  }
  return Math.floor(x <= 277_825 ? 0.42 * x - 11_135.63 : 0.45 * x - 19_470.38);
}

/** Returns the wage tax of class V by § 39b (2) EStG. */
function taxOfClass5(income: number): number {
  const x = Math.max(0, income);
  const { rising, high, highest } = CLASS_5_BOUNDS;
  if (x > high) {
    const above = x > highest ? (highest - high) * 0.42 + (x - highest) * 0.45 : (x - high) * 0.42;
    return doubledDifference(high) + above;
  }
  const tax = doubledDifference(x);
  return x > rising ? Math.min(tax, doubledDifference(rising) + (x - rising) * 0.42) : tax;
}

const doubledDifference = (x: number): number =>
  Math.max(2 * (incomeTax(x * 1.25) - incomeTax(x * 0.75)), Math.floor(x * 0.14));
