import { describe, expect, it } from 'vitest';
import { hoursOfJob, hoursWanted } from './job-hours.ts';

const UNSTATED = { hoursMin: null, hoursMax: null, employmentType: 'part_time', country: 'DE' } as const;

function touches(wish: Parameters<typeof hoursWanted>[0], job: Parameters<typeof hoursOfJob>[0]): boolean {
  const [low, high] = hoursOfJob(job);
  const [least, most] = hoursWanted(wish, job.country);
  return low <= most && least <= high;
}

describe('the hours of a job', () => {
  it.each([
    [{ min: 20, max: 20, unit: 'hours' }, 20, 30, true],
    [{ min: 20, max: 20, unit: 'hours' }, 19.25, 19.25, true],
    [{ max: 25, unit: 'hours' }, 30, 38.5, false],
    [{ min: 30, unit: 'hours' }, 20, 25, false],
    [{ min: 60, max: 80, unit: 'percent' }, 24, 24, true],
    [{ min: 60, max: 80, unit: 'percent' }, 38.5, 38.5, false],
  ] as const)('touch %j where they are %d to %d: %s', (wish, hoursMin, hoursMax, isMet) => {
    expect(touches(wish, { ...UNSTATED, hoursMin, hoursMax })).toBe(isMet);
  });

  it('are measured by the full week of the country', () => {
    const half = { min: 50, max: 50, unit: 'percent' } as const;
    expect(touches(half, { ...UNSTATED, hoursMin: 21, hoursMax: 21, country: 'CH' })).toBe(true);
    expect(touches(half, { ...UNSTATED, hoursMin: 23, hoursMax: 23, country: 'AT' })).toBe(false);
  });

  it('follow from the employment type where none are stated', () => {
    const half = { min: 20, max: 20, unit: 'hours' } as const;
    expect(touches(half, UNSTATED)).toBe(true);
    expect(touches(half, { ...UNSTATED, employmentType: 'both' })).toBe(true);
    expect(touches(half, { ...UNSTATED, employmentType: 'full_time' })).toBe(false);
    expect(touches({ min: 40, max: 40, unit: 'hours' }, { ...UNSTATED, employmentType: 'full_time' })).toBe(true);
  });

  it('are unknown, and no reason against it, where neither is stated', () => {
    const few = { min: 10, max: 10, unit: 'hours' } as const;
    expect(touches(few, { ...UNSTATED, employmentType: 'temporary' })).toBe(true);
  });
});
