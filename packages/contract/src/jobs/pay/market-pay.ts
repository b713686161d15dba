/** A band of the market needs so many ads, of so many employers; fewer would show somebody's pay and not the market's. */
export const PAY_BAND_ADS = 12;

export const PAY_BAND_EMPLOYERS = 3;

export const PAY_BAND_RADIUS_KM = 50;

/** Figures of the market are rounded: they are a measure, not an offer. */
const STEP_CENTS = 1000;

export const roundPay = (cents: number): number => Math.round(cents / STEP_CENTS) * STEP_CENTS;

/** How a filter names ads without a tariff. */
export const NO_TARIFF = 'none';

/** Between two values in proportion, to whole cents. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}
