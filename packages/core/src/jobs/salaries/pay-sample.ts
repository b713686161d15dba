import { PAY_BAND_ADS, PAY_BAND_EMPLOYERS, quantile, roundPay } from '@stellenvisite/contract/jobs/pay/market-pay';
import type { OccupationSalary, PaySample } from '@stellenvisite/contract/jobs/salaries.schema';

/** An ad's pay: cents a month, and who offers it. */
export type PaidAd = { cents: number; employerId: string };

const MAX_BARS = 24;
const STEPS = [100, 200, 250, 500, 1000, 2500, 5000];

/** Returns the middle and the middle half; ads of one or two employers are their pay and not the market's. */
export function samplePay(ads: readonly PaidAd[]): PaySample {
  const count = ads.length;
  if (!isEnough(ads)) return { count, figures: null };
  const sorted = ads.map(({ cents }) => cents).sort((one, other) => one - other);
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => roundPay(quantile(sorted, share)) / 100);
  return { count, figures: { lower: lower ?? 0, median: median ?? 0, upper: upper ?? 0 } };
}

export function isEnough(ads: readonly PaidAd[]): boolean {
  return ads.length >= PAY_BAND_ADS && new Set(ads.map(({ employerId }) => employerId)).size >= PAY_BAND_EMPLOYERS;
}

/** Bars of equal width over all ads; the outermost per cent on either side counts into the first and the last bar. */
export function histogramOf(ads: readonly PaidAd[]): OccupationSalary['histogram'] {
  if (!isEnough(ads)) return null;
  const sorted = ads.map(({ cents }) => cents / 100).sort((one, other) => one - other);
  const [lowest, highest] = [quantile(sorted, 0.01), quantile(sorted, 0.99)];
  const step = STEPS.find((width) => (highest - lowest) / width < MAX_BARS - 1) ?? STEPS.at(-1) ?? 1;
  const first = Math.floor(lowest / step) * step;
  const last = Math.floor(highest / step) * step;
  const bars = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => ({
    from: first + index * step,
    count: 0,
  }));
  for (const amount of sorted) {
    const index = Math.min(Math.max(Math.floor((amount - first) / step), 0), bars.length - 1);
    const bar = bars[index];
    if (bar) bar.count += 1;
  }
  return { step, bars };
}
