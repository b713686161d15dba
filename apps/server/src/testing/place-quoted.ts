import { randomUUID } from 'node:crypto';
import type { PlaceOrder, Quote } from '@stellenvisite/contract/billing/billing.schema';
import type { Caller } from './people.ts';

type Wanted = Omit<PlaceOrder, 'key' | 'gross' | 'agreed'> & Partial<Pick<PlaceOrder, 'key' | 'gross'>>;

/** Orders as the page does: for the sum that was quoted before. */
export async function placeQuoted(caller: Caller, { key = randomUUID(), gross, ...wanted }: Wanted) {
  const { plan, period, products, address } = wanted;
  const { country, vatId } = address;
  const quote = await caller.call('POST', '/api/employer/orders/quote', { plan, period, products, country, vatId });
  const shown = gross ?? quote.json<Partial<Quote>>().gross ?? 0;
  return caller.call('POST', '/api/employer/orders', { key, gross: shown, agreed: true, ...wanted });
}
