import { expect, test } from 'vitest';
import { isTariffInForce, stepsOf, TVOED_GRADES } from './tariff-tables.ts';

test('every grade rises from step to step and begins where the table says', () => {
  for (const grade of TVOED_GRADES) {
    const amounts = stepsOf(grade).map(({ amount }) => amount);
    expect(amounts, grade).toEqual([...amounts].sort((a, b) => a - b));
  }
  expect(stepsOf('P8')[0]).toEqual({ step: 2, amount: 3701.21 });
  expect(stepsOf('P5')).toHaveLength(6);
});

test('the table is offered only while it is in force', () => {
  expect(['2026-04-30', '2026-05-01', '2027-03-31', '2027-04-01'].map(isTariffInForce)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
