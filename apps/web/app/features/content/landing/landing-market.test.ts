import type { EmployerItem } from '@stellenvisite/contract/employers/employers.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { describe, expect, it } from 'vitest';
import { pickBoardJobs, pickEmployers, pickRosterJobs } from './landing-market.ts';

type JobSketch = {
  id: string;
  category?: JobItem['category'];
  employer?: string;
  shift?: 'early' | 'night';
  period?: 'year';
};

function job({ id, category = 'nursing', employer = id, shift = 'early', period }: JobSketch): JobItem {
  return {
    id,
    title: id,
    shifts: [shift],
    category,
    employer: { id: employer },
    week: [{ shift, start: '06:00', end: '14:00' }, null, null, null, null, null, null],
    salary: { min: 3000, max: 4000, currency: 'EUR', period: period ?? 'month' },
  } as unknown as JobItem;
}

describe('pickRosterJobs', () => {
  it('shows only monthly pay, as the column says', () => {
    const rows = pickRosterJobs([job({ id: 'a', period: 'year' }), job({ id: 'b' })]);
    expect(rows.map(({ id }) => id)).toEqual(['b']);
  });

  it('begins with nights and prefers rows that differ in week and field', () => {
    const jobs = [
      job({ id: 'a' }),
      job({ id: 'b' }),
      job({ id: 'c', category: 'mfa', shift: 'night' }),
      job({ id: 'd', shift: 'night' }),
    ];
    const rows = pickRosterJobs(jobs).map(({ id }) => id);
    expect(rows.slice(0, 2)).toEqual(['c', 'a']);
    expect(rows).toHaveLength(4);
  });
});

describe('pickBoardJobs', () => {
  it('leads with a featured job and never shows a job twice', () => {
    const featured = [job({ id: 'f' })];
    const { lead, others } = pickBoardJobs(featured, [job({ id: 'f' }), job({ id: 'n' }), job({ id: 'm' })]);
    expect(lead?.id).toBe('f');
    expect(others.map(({ id }) => id)).toEqual(['n', 'm']);
  });

  it('is empty in an empty market', () => {
    expect(pickBoardJobs([], [])).toEqual({ lead: null, others: [] });
  });
});

describe('pickEmployers', () => {
  const employer = (name: string, type: EmployerItem['type'], country = 'DE') =>
    ({ id: name, name, type, kinds: [], location: { country } }) as unknown as EmployerItem;

  it('takes one of each kind before a second one', () => {
    const street = pickEmployers([employer('A', 'hospital'), employer('B', 'hospital'), employer('C', 'practice')]);
    expect(street.map(({ name }) => name)).toEqual(['A', 'C', 'B']);
  });

  it('has no more than six', () => {
    expect(pickEmployers(Array.from({ length: 9 }, (_, index) => employer(`H${index}`, 'hospital')))).toHaveLength(6);
  });
});
