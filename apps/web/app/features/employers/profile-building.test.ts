import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { describe, expect, it } from 'vitest';
import { departmentsOf, floorsOf } from './profile-building.tsx';

const WEEK: Week = [{ shift: 'early', start: '06:00', end: '14:00' }, null, null, null, null, null, null];

function job(department: string | null, week: Week | null = WEEK): JobItem {
  return { department, week, shifts: week ? ['early'] : [] } as unknown as JobItem;
}
const employer = (...names: string[]) => ({
  departments: names.map((name) => ({
    id: name,
    name,
    lead: null,
    nursingLead: null,
    specialty: null,
    beds: null,
    description: null,
  })),
});

describe('departmentsOf', () => {
  it('counts the open jobs of each department and gathers their shifts', () => {
    const [first, second] = departmentsOf(employer('Innere', 'Chirurgie'), [
      job('Innere'),
      job('Innere', null),
      job(null),
    ]);
    expect(first).toMatchObject({ open: 2, shifts: ['early'] });
    expect(second).toMatchObject({ open: 0, shifts: [] });
  });
});

describe('floorsOf', () => {
  const floors = (names: string[], jobs: JobItem[]) => floorsOf(departmentsOf(employer(...names), jobs), jobs);

  it('has no cut for a building with fewer than three known floors', () => {
    expect(floors(['A', 'B', 'C'], [job('A'), job('B'), job('C', null)])).toBeNull();
  });

  it('puts the first department on the ground floor', () => {
    expect(floors(['A', 'B', 'C'], [job('A'), job('B'), job('C')])?.map((floor) => floor.name)).toEqual([
      'C',
      'B',
      'A',
    ]);
  });

  it('shows the eight with most open jobs', () => {
    const names = [...'ABCDEFGHIJ'];
    const jobs = [...names.map((name) => job(name)), ...names.slice(2).map((name) => job(name))];
    expect(floors(names, jobs)?.map((floor) => floor.name)).toEqual([...'JIHGFEDC']);
  });
});
