import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { listCriteria, proposeName, searchSummary } from './search-summary.ts';

const echo = ((key: string, values?: Record<string, unknown>) =>
  values ? `${key} ${Object.values(values).join(' ')}` : key) as unknown as TFunction;
const summary = (query: string) => searchSummary(query, { fields: echo, alerts: echo, locale: 'de-DE' });

describe('what a search asks for', () => {
  it('is stated word, place and radius first, then the filters', () => {
    expect(summary('shift=late&shift=night&weekendFree=true&radius=10&location=K%C3%B6ln&q=pflege')).toEqual([
      'pflege',
      'Köln, distance 10',
      'shift.late',
      'shift.night',
      'weekendFree',
    ]);
  });

  it('names pay in the currency of the country, and counts employers', () => {
    expect(summary('salaryMin=6000&country=CH&employerId=a&employerId=b')).toEqual([
      'country.CH',
      expect.stringMatching(/^summary\.pay .*CHF/),
      'summary.employer 2',
    ]);
  });

  it('names both bounds of pay, contract, start, owner and department', () => {
    expect(summary('salaryMin=3000&salaryMax=4500')).toEqual(['3.000–4.500\u00a0€']);
    expect(summary('salaryMax=4500')).toEqual([expect.stringMatching(/^summary\.payTo 4\.500/)]);
    expect(summary('contract=permanent&start=soon&ownership=public&department=its')).toEqual([
      'department.its',
      'contract.permanent',
      'start.soon',
      'ownership.public',
    ]);
  });

  it('leaves out page, sort and a radius without a place; no criteria means all jobs', () => {
    expect(summary('radius=50&page=2&sort=newest&weekendFree=false')).toEqual(['summary.all']);
  });
});

describe('a part of a search', () => {
  it('can be left out, and a place takes its radius with it', () => {
    const criteria = listCriteria('q=pflege&location=Köln&radius=10&shift=late&shift=night', {
      fields: echo,
      alerts: echo,
      locale: 'de-DE',
    });
    expect(criteria.map(({ without }) => decodeURIComponent(without))).toEqual([
      'location=Köln&radius=10&shift=late&shift=night',
      'q=pflege&shift=late&shift=night',
      'q=pflege&location=Köln&radius=10&shift=night',
      'q=pflege&location=Köln&radius=10&shift=late',
    ]);
  });
});

describe('a proposed name', () => {
  it('ends with the last part that fits', () => {
    expect(proposeName(['Pflege', 'Köln', 'Nacht'])).toBe('Pflege, Köln, Nacht');
    expect(proposeName(['a'.repeat(70), 'passt noch', 'x'])).toBe('a'.repeat(70));
    expect(proposeName(['a'.repeat(200)])).toHaveLength(80);
  });
});
