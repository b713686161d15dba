import { createHash } from 'node:crypto';
import { EMPLOYER_KINDS, EMPLOYER_TYPES } from '@stellenvisite/contract/employers/employers';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { EMPLOYMENT_TYPES, JOB_CATEGORIES, REMOTE_OPTIONS, SPECIALTIES } from '@stellenvisite/contract/jobs/job-fields';
import { readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { describe, expect, it } from 'vitest';
import { createDemoPlaces } from '../demo-places.ts';
import { DEMO_JOBS, type GeneratedEmployer, generateMarket } from './generate-market.ts';
import { OCCUPATIONS } from './vocabulary.ts';

const now = new Date('2026-11-15T09:00:00Z');
const places = createDemoPlaces(readPlaces(), readPostcodes());
const employers = [...generateMarket({ jobs: DEMO_JOBS, now, places })];
const jobs = employers.flatMap((employer) => [...employer.jobs()]);
const live = jobs.filter((job) => job.status === 'published' && job.validThrough > now);
const share = (part: readonly unknown[], whole: readonly unknown[] = jobs) => part.length / whole.length;

function digest(market: Iterable<GeneratedEmployer>): string {
  const hash = createHash('sha256');
  for (const { row, departments, jobs, pictures, index } of market) {
    if (index >= 60) break;
    hash.update(JSON.stringify([row, departments, pictures(), [...jobs()]]));
  }
  return hash.digest('hex');
}

describe('the demo market', () => {
  it('is the same for the same seed, and another for another', () => {
    const few = { jobs: 300, now, places };
    expect(digest(generateMarket(few))).toBe(digest(generateMarket(few)));
    expect(digest(generateMarket({ ...few, seed: 'other' }))).not.toBe(digest(generateMarket(few)));
  });

  it('keeps everything but dates when the day changes', () => {
    const later = [...generateMarket({ jobs: DEMO_JOBS, now: new Date('2027-03-02T07:00:00Z'), places })];
    expect(later.map((employer) => employer.row.id)).toEqual(employers.map((employer) => employer.row.id));
    const jobsOf = (employer: GeneratedEmployer | undefined) =>
      [...(employer?.jobs() ?? [])].map(({ id, title }) => [id, title]);
    expect(jobsOf(later[0])).toEqual(jobsOf(employers[0]));
  });

  it('has over six thousand live jobs of at least 260 employers', () => {
    expect(jobs).toHaveLength(DEMO_JOBS);
    expect(live.length).toBeGreaterThan(6000);
    expect(live.filter(({ training }) => training).length).toBeGreaterThanOrEqual(250);
    expect(employers.length).toBeGreaterThanOrEqual(260);
    expect(new Set(live.map((job) => job.employerId)).size).toBeGreaterThanOrEqual(250);
  });

  it('spreads over the three countries as people do', () => {
    const of = (country: string) => share(jobs.filter((job) => job.country === country));
    expect(of('DE')).toBeGreaterThan(0.7);
    expect(of('DE')).toBeLessThan(0.78);
    expect(of('AT')).toBeGreaterThan(0.1);
    expect(of('AT')).toBeLessThan(0.14);
    expect(of('CH')).toBeGreaterThan(0.12);
    expect(of('CH')).toBeLessThan(0.16);
  });

  it.each([
    ['categories', JOB_CATEGORIES, () => live.map((job) => job.category)],
    ['specialties', SPECIALTIES, () => live.map((job) => job.specialty)],
    ['employment types', EMPLOYMENT_TYPES, () => live.map((job) => job.employmentType)],
    ['remote options', REMOTE_OPTIONS, () => live.map((job) => job.remote)],
    ['occupations', [...OCCUPATIONS.keys()], () => live.map((job) => job.occupation)],
    ['employer types', EMPLOYER_TYPES, () => employers.map((employer) => employer.row.type)],
    ['employer kinds', EMPLOYER_KINDS, () => employers.flatMap((employer) => employer.row.kinds)],
  ])('has all %s', (_, wanted, found) => {
    const present = new Set<unknown>(found());
    expect(wanted.filter((value) => !present.has(value))).toEqual([]);
  });

  it('has most occupations in the words of each country', () => {
    for (const country of COUNTRIES) {
      const present = new Set(jobs.filter((job) => job.country === country).map((job) => job.occupation));
      expect(present.size, country).toBeGreaterThan(OCCUPATIONS.size * 0.8);
    }
    expect(jobs.some((job) => job.title.includes('DGKP'))).toBe(true);
    expect(jobs.some((job) => job.title.includes('FaGe'))).toBe(true);
    expect(jobs.some((job) => job.title.includes('Turnus'))).toBe(true);
  });

  it('states no shifts in a quarter of the jobs, shifts without a week in a quarter, and a week in half', () => {
    const withShifts = jobs.filter((job) => (job.shifts?.length ?? 0) > 0);
    expect(1 - share(withShifts)).toBeCloseTo(0.25, 1.3);
    expect(share(withShifts.filter((job) => !job.week))).toBeCloseTo(0.25, 1.3);
    expect(share(jobs.filter((job) => job.week))).toBeCloseTo(0.5, 1.3);
  });

  it('features one job in 25, and has three in a hundred that are gone', () => {
    expect(share(jobs.filter((job) => job.featured))).toBeCloseTo(0.04, 1.5);
    const gone = jobs.length - live.length;
    expect(gone / jobs.length).toBeGreaterThan(0.02);
    expect(gone / jobs.length).toBeLessThan(0.04);
  });

  it('says the pay always in Austria, mostly in Germany, and in every second job in Switzerland', () => {
    const shareWithPay = (country: string) => {
      const there = jobs.filter((job) => job.country === country);
      return share(
        there.filter((job) => job.payMin !== null),
        there,
      );
    };
    expect(shareWithPay('AT')).toBe(1);
    expect(shareWithPay('DE')).toBeCloseTo(0.8, 1);
    expect(shareWithPay('CH')).toBeCloseTo(0.55, 1);
  });

  it('posts over the last sixty days, some of it today and yesterday', () => {
    const days = live.map((job) => (now.getTime() - job.postedAt.getTime()) / 86_400_000);
    expect(Math.max(...days)).toBeLessThanOrEqual(61);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
    expect(days.filter((age) => age < 1).length).toBeGreaterThan(50);
    expect(days.filter((age) => age < 20).length).toBeGreaterThan(live.length / 2.5);
  });

  it('has one job in a hundred in English', () => {
    const english = jobs.filter((job) => job.title.includes('(m/f/d)'));
    expect(share(english)).toBeGreaterThan(0.004);
    expect(share(english)).toBeLessThan(0.025);
  });

  it('gives every row an id and every employer a name of its own', () => {
    expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
    expect(new Set(employers.map((employer) => employer.row.name)).size).toBe(employers.length);
    const departments = employers.flatMap((employer) => employer.departments.map((department) => department.id));
    expect(new Set(departments).size).toBe(departments.length);
  });

  it('never repeats itself', () => {
    const whole = jobs.map(
      (job) => `${job.introHtml}${JSON.stringify([job.sections, job.benefits, job.requirements])}`,
    );
    expect(new Set(whole).size).toBe(jobs.length);
    const tasks = jobs.map(
      (job) => `${job.occupation}${job.sections?.find((section) => section.kind === 'tasks')?.html}`,
    );
    expect(new Set(tasks).size).toBeGreaterThan(jobs.length * 0.9);
  });

  it('draws three to five pictures of most employers and none of some', () => {
    const counts = employers.map((employer) => employer.pictures().length);
    expect(new Set(counts)).toEqual(new Set([0, 3, 4, 5]));
    expect(
      share(
        counts.filter((count) => count === 0),
        counts,
      ),
    ).toBeCloseTo(0.1, 1);
  });
});
