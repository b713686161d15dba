import { expect, test } from 'vitest';
import { employerReason, isFactorStated } from './employer-reasons.ts';

const factor = (code: string, values: Record<string, string | number | { de: string; en: string }>) => ({
  name: 'occupation' as const,
  points: 0,
  of: 20,
  reason: { code, values },
});

test('a comparison with nothing is not stated', () => {
  const label = { de: 'Pflegefachfrau', en: 'Nurse' };
  expect(isFactorStated(factor('occupation.other', { job: label, own: label }))).toBe(true);
  expect(isFactorStated(factor('occupation.other', { job: { de: '', en: '' }, own: label }))).toBe(false);
  expect(isFactorStated(factor('occupation.other', {}))).toBe(false);
});

test('hours have the decimal sign of the language', () => {
  const hours = factor('employment.hours', { job: '30–38.5' });
  expect(employerReason(hours, 'de')).toContain('(30–38,5)');
  expect(employerReason(hours, 'en')).toContain('(30–38.5)');
});
