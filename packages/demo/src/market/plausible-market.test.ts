import { readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { describe, expect, it } from 'vitest';
import { createDemoPlaces } from '../demo-places.ts';
import type { GeneratedJob } from './generate-job.ts';
import { DEMO_JOBS, generateMarket } from './generate-market.ts';

const now = new Date('2026-11-15T09:00:00Z');
const places = createDemoPlaces(readPlaces(), readPostcodes());
const market = [...generateMarket({ jobs: DEMO_JOBS, now, places })].map((employer) => ({
  employer,
  jobs: [...employer.jobs()],
}));
const jobs = market.flatMap((entry) => entry.jobs);
const textOf = ({ title, introHtml, sections, benefits, requirements }: GeneratedJob) =>
  [title, introHtml, JSON.stringify([sections, benefits, requirements])].join(' ');

/** Titles of the jobs that break a rule; the first few are enough to see why. */
function breaking(rule: (job: GeneratedJob) => boolean): string[] {
  return jobs
    .filter((job) => !rule(job))
    .slice(0, 5)
    .map((job) => `${job.title} (${job.id}): ${textOf(job).slice(0, 300)}`);
}

const works = (job: GeneratedJob, shift: 'early' | 'day' | 'late' | 'night') => job.shifts?.includes(shift) ?? false;

describe('the roster of a demo job', () => {
  it('begins and ends its duties at a quarter of an hour', () => {
    const isQuarter = (time: string) => Number(time.slice(3)) % 15 === 0;
    expect(
      breaking((job) => job.week?.every((cell) => !cell || (isQuarter(cell.start) && isQuarter(cell.end))) ?? true),
    ).toEqual([]);
  });

  it('begins each kind of duty at one time of the day', () => {
    expect(
      breaking((job) => {
        const starts = (job.week ?? []).flatMap((cell) => (cell ? [`${cell.shift} ${cell.start}`] : []));
        return new Set(starts).size === (job.shifts?.length ?? 0) || !job.week;
      }),
    ).toEqual([]);
  });
});

describe('the texts of a demo job', () => {
  it('speak of nights only where there are any', () => {
    const nights =
      /(?<!Kein )Nachtdienst|Nachtblock|dauerhaft nachts|Nacht \d|nachts zu zweit|Ton, auch um drei Uhr nachts|Dauernacht/;
    expect(breaking((job) => works(job, 'night') || job.occupation === 'notsan' || !nights.test(textOf(job)))).toEqual(
      [],
    );
  });

  it('ask for early, late and night duty only where the roster has all three', () => {
    expect(
      breaking((job) =>
        textOf(job).includes('Bereitschaft zu Früh-, Spät- und Nachtdienst')
          ? works(job, 'early') && works(job, 'late') && works(job, 'night')
          : true,
      ),
    ).toEqual([]);
    expect(
      breaking((job) =>
        textOf(job).includes('Bereitschaft zu Früh- und Spätdienst') ? works(job, 'early') && works(job, 'late') : true,
      ),
    ).toEqual([]);
  });

  it('name the hand-over and the start of the day as the week shows them', () => {
    expect(
      breaking((job) =>
        [...textOf(job).matchAll(/(?:Übergabe ist|Der Tag beginnt|Frühbesprechung) um (\d\d:\d\d)/g)].every(
          ([, time]) => job.week?.some((cell) => cell?.start === time),
        ),
      ),
    ).toEqual([]);
  });

  it('name the weeks a roster is known ahead as the facts do', () => {
    expect(
      breaking((job) =>
        [...textOf(job).matchAll(/Dienstplan (\d+) Wochen im Voraus/g)].every(
          ([, weeks]) => Number(weeks) === job.rosterWeeksAhead,
        ),
      ),
    ).toEqual([]);
  });

  it('promise free weekends only where the facts do', () => {
    expect(breaking((job) => !textOf(job).includes('Wochenende frei') || job.freeWeekendsOfFour === 4)).toEqual([]);
  });

  it('name no contact person besides the one of the ad', () => {
    expect(breaking((job) => !/Ansprechperson\b/.test(textOf(job)))).toEqual([]);
  });
});

it('an employer has few contact persons, and a small one has one', () => {
  for (const { employer, jobs: own } of market) {
    const persons = new Set(own.flatMap(({ contactName }) => contactName ?? []));
    expect(persons.size, employer.row.name).toBeLessThanOrEqual(employer.size === 'small' ? 1 : 4);
  }
});

describe('an internship of the demo market', () => {
  const internships = jobs.filter((job) => job.employmentType === 'internship');

  it('exists, for beginners, for half a year at most', () => {
    expect(internships.length).toBeGreaterThan(20);
    for (const job of internships) {
      expect(job.experienceLevel, job.title).toBe('entry');
      expect(job.contractMonths, job.title).toBeLessThanOrEqual(6);
    }
  });

  it('is paid as an internship', () => {
    for (const job of internships) expect(job.payMax ?? 0, job.title).toBeLessThanOrEqual(150_000);
    for (const job of internships) expect(job.tariff, job.title).toBeNull();
  });

  it('has the title of an internship', () => {
    const title =
      /praktikum|Praktik|Praktisches Jahr|Praktischen Jahr|\bPJ\b|PJ-|Famul|Unterassist|KPJ|Klinisch-Prakt|Medical Student/i;
    expect(internships.filter((job) => !title.test(job.title)).map((job) => job.title)).toEqual([]);
    expect(internships.filter((job) => /Berufserfahrung|Führungserfahrung/.test(textOf(job))).map(textOf)).toEqual([]);
  });
});

describe('the demo employers', () => {
  it('have a logo each, all different and the same for the same seed', () => {
    const logos = market.map(({ employer }) => employer.logo());
    expect(new Set(logos.map(({ svg }) => svg)).size).toBe(market.length);
    expect(new Set(logos.map(({ row }) => row.employerId)).size).toBe(market.length);
    const again = [...generateMarket({ jobs: DEMO_JOBS, now, places })].map((employer) => employer.logo());
    expect(again).toEqual(logos);
  });

  const departmentOf = new Map(
    market.flatMap(({ employer }) => employer.departments.map((each) => [each.id, each.kind])),
  );

  it('lead a ward only where there is one', () => {
    expect(
      breaking((job) => {
        const kind = departmentOf.get(job.departmentId ?? '');
        return !/Stationsleitung|Abteilungsleitung Pflege/.test(job.title) || (kind?.ward ?? false);
      }),
    ).toEqual([]);
    expect(
      breaking((job) => job.occupation !== 'leitung' || departmentOf.get(job.departmentId ?? '')?.key !== 'op'),
    ).toEqual([]);
  });

  it.each([
    ['a kitchen', 'kueche', 'hauswirtschaft'],
    ['controlling', 'finanzen', 'controlling'],
    ['information technology', 'itbereich', 'it'],
  ])('have %s and look for people there', (_, department, occupation) => {
    const there = jobs.filter((job) => departmentOf.get(job.departmentId ?? '')?.key === department);
    expect(there.filter((job) => job.occupation === occupation).length).toBeGreaterThan(10);
  });
});
