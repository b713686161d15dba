import { expect, it } from 'vitest';
import { toGiroCode } from './giro-code.ts';

const TRANSFER = {
  name: 'Stellenvisite GmbH',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  gross: 105_910,
  currency: 'EUR' as const,
  number: 'RE-2026-10-0391',
};

it('has the lines of EPC069-12 in their order', () => {
  expect(toGiroCode(TRANSFER)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BYLADEM1001',
    'Stellenvisite GmbH',
    'DE02120300000000202051',
    'EUR1059.10',
    '',
    '',
    'RE-2026-10-0391',
  ]);
});

it('shortens a long name, and there is none for what SEPA does not transfer', () => {
  expect(toGiroCode({ ...TRANSFER, name: 'A'.repeat(80) })?.split('\n')[5]).toHaveLength(70);
  expect(toGiroCode({ ...TRANSFER, currency: 'CHF' })).toBeNull();
  expect(toGiroCode({ ...TRANSFER, gross: 0 })).toBeNull();
});
