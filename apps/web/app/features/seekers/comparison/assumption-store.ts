import { DEFAULT_ASSUMPTIONS, type NetAssumptions } from '@stellenvisite/contract/jobs/pay/net-pay/estimate-net-pay';
import { TAX_CLASSES } from '@stellenvisite/contract/jobs/pay/net-pay/german-net';
import { createStore, useStore } from '../../../ui/create-store.ts';

/** The person's assumptions stay on this device: nobody else learns a tax class. */
const KEY = 'net-assumptions';
/** In percent of the pay of an hour. */
const MAX_RATE = 200;

const assumptions = createStore<NetAssumptions>(DEFAULT_ASSUMPTIONS, load);

export const useAssumptions = (): NetAssumptions => useStore(assumptions);

export function saveAssumptions(next: NetAssumptions): void {
  assumptions.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser without storage forgets them with the page.
  }
}

/** Reads the assumptions of this device; damaged values are replaced by the defaults. */
function load(): NetAssumptions {
  try {
    return toAssumptions(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULT_ASSUMPTIONS;
  }
}

/** Checks whether a supplement is a percentage that exists. */
export const isRate = (rate: unknown): rate is number => typeof rate === 'number' && rate >= 0 && rate <= MAX_RATE;

function toAssumptions(stored: unknown): NetAssumptions {
  const { taxClass, hasChurchTax, hasChildren, rates } = (stored ?? {}) as Partial<NetAssumptions>;
  const ratesOf = (country: keyof NetAssumptions['rates']) => {
    const entries = Object.entries(DEFAULT_ASSUMPTIONS.rates[country]).map(([kind, usual]) => {
      const own = rates?.[country]?.[kind as keyof NetAssumptions['rates']['DE']];
      return [kind, isRate(own) ? own : usual];
    });
    return Object.fromEntries(entries) as NetAssumptions['rates']['DE'];
  };
  return {
    taxClass: TAX_CLASSES.find((each) => each === taxClass) ?? DEFAULT_ASSUMPTIONS.taxClass,
    hasChurchTax: hasChurchTax === true,
    hasChildren: hasChildren === true,
    rates: { DE: ratesOf('DE'), AT: ratesOf('AT'), CH: ratesOf('CH') },
  };
}
