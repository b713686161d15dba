import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callAs } from '../identity/accounts/call-as.ts';
import type { Person } from '../identity/accounts/registered-person.ts';
import { expect } from '../test.ts';

const ADDRESS = { street: 'Wehrweg 1', postalCode: '50733', city: 'Köln', country: 'DE' };

/** Makes the person's employer and orders a plan for it on account. Answers the number of the invoice. */
export async function orderPlan(
  request: APIRequestContext,
  owner: Person,
  { name, plan }: { name: string; plan: 'practice' | 'hospital' },
): Promise<string> {
  const asOwner = await callAs(request, owner);
  const profile = { name, type: 'hospital', kinds: ['hospital'], address: ADDRESS };
  expect((await asOwner('POST', '/api/employer/profile', profile)).status).toBe(201);
  const content = { plan, period: 'monthly', products: [] };
  const quote = await asOwner('POST', '/api/employer/orders/quote', { ...content, country: 'DE', vatId: null });
  const order = await asOwner('POST', '/api/employer/orders', {
    key: randomUUID(),
    version: quote.body.version,
    gross: quote.body.gross,
    ...content,
    address: {
      company: name,
      ...ADDRESS,
      vatId: null,
      email: owner.email,
      reference: null,
      leitwegId: null,
      costCentre: null,
    },
    payment: 'invoice',
    agreed: true,
  });
  expect(order.status).toBe(201);
  return order.body.invoiceNumber;
}
