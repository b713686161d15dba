import { employerKindSchema } from '@stellenvisite/contract/employers/employers.schema';
import { isWeekendFree } from '@stellenvisite/contract/jobs/duty';
import { dutySchema, type Week } from '@stellenvisite/contract/jobs/duty.schema';
import { NO_CONDITIONS } from '@stellenvisite/contract/jobs/job-conditions';
import { jobConditionsSchema } from '@stellenvisite/contract/jobs/job-conditions.schema';
import { BENEFIT_GROUPS } from '@stellenvisite/contract/jobs/job-fields';
import { benefitSchema, jobSectionSchema, requirementSchema } from '@stellenvisite/contract/jobs/job-fields.schema';
import { JOB_QUESTION_KINDS } from '@stellenvisite/contract/jobs/job-postings';
import { jobQuestionSchema } from '@stellenvisite/contract/jobs/job-questions.schema';
import { readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { describe, expect, it } from 'vitest';
import names from '../data/names.json' with { type: 'json' };
import { createDemoPlaces } from '../demo-places.ts';
import type { JobRow } from './generate-job.ts';
import { DEMO_JOBS, generateMarket } from './generate-market.ts';
import { closesAtWeekends } from './pick-duty.ts';

const now = new Date('2026-11-15T09:00:00Z');
const allPlaces = readPlaces();
const places = createDemoPlaces(allPlaces, readPostcodes());
const market = [...generateMarket({ jobs: DEMO_JOBS, now, places })].map((employer) => ({
  employer,
  jobs: [...employer.jobs()],
}));
const jobs = market.flatMap((entry) => entry.jobs);

/** Names of the jobs that break a rule; the first few are enough to see why. */
function breaking(rule: (job: JobRow) => boolean): string[] {
  return jobs
    .filter((job) => !rule(job))
    .slice(0, 5)
    .map((job) => `${job.title} (${job.id})`);
}

function dutyOf(job: JobRow) {
  return {
    shifts: job.shifts,
    week: job.week ?? null,
    maxNightsPerMonth: job.maxNightsPerMonth,
    freeWeekendsOfFour: job.freeWeekendsOfFour,
    onCall: job.onCall,
    rosterWeeksAhead: job.rosterWeeksAhead,
    patientsPerNurseDay: job.patientsPerNurseDay,
    patientsPerNurseNight: job.patientsPerNurseNight,
    inductionWeeks: job.inductionWeeks,
  };
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function grossOf(start: string, end: string): number {
  return (minutes(end) - minutes(start) + 1440) % 1440;
}

function paidHours(week: Week): number {
  const paid = week.map((cell) => {
    if (!cell) return 0;
    const gross = grossOf(cell.start, cell.end);
    return gross - (gross > 585 ? 45 : gross > 390 ? 30 : 0);
  });
  return paid.reduce((sum, part) => sum + part, 0) / 60;
}

/** Hours between the end of one duty and the start of the next within the week. */
function shortestRest(week: Week): number {
  const duties = week.flatMap((cell, day) => {
    if (!cell) return [];
    const start = day * 1440 + minutes(cell.start);
    return [{ start, end: start + grossOf(cell.start, cell.end) }];
  });
  return Math.min(...duties.map((duty, at) => (duties[at + 1]?.start ?? Number.POSITIVE_INFINITY) - duty.end)) / 60;
}

describe('every demo job', () => {
  it('fits the contract', () => {
    expect(breaking((job) => dutySchema.safeParse(dutyOf(job)).success)).toEqual([]);
    expect(breaking((job) => benefitSchema.array().min(3).safeParse(job.benefits).success)).toEqual([]);
    expect(breaking((job) => requirementSchema.array().min(2).safeParse(job.requirements).success)).toEqual([]);
    expect(breaking((job) => jobSectionSchema.array().min(4).safeParse(job.sections).success)).toEqual([]);
    const groups = new Set(jobs.flatMap((job) => job.benefits?.map((benefit) => benefit.group) ?? []));
    expect(groups).toEqual(new Set(BENEFIT_GROUPS));
  });

  it('says nothing else of on-call duties, training and language than its texts do', () => {
    expect(breaking((job) => jobConditionsSchema.partial().safeParse(job.conditions ?? {}).success)).toEqual([]);
    const hasOnCall = (job: JobRow) => job.onCall === 'standby' || job.onCall === 'on_site';
    expect(breaking((job) => !job.conditions?.onCallPerMonth || hasOnCall(job))).toEqual([]);
    expect(
      breaking(
        ({ conditions, benefits }) =>
          !conditions?.furtherTrainingMonths ||
          JSON.stringify(benefits).includes(`Weiterbildungsbefugnis ${conditions.furtherTrainingMonths} Monate`),
      ),
    ).toEqual([]);
    for (const key of Object.keys(NO_CONDITIONS) as (keyof typeof NO_CONDITIONS)[])
      expect(jobs.filter((job) => job.conditions?.[key]).length, key).toBeGreaterThan(20);
  });

  it('works the shifts its week shows, and no others', () => {
    expect(
      breaking((job) => {
        if (!job.week) return true;
        const shown = new Set(job.week.flatMap((cell) => (cell ? [cell.shift] : [])));
        return shown.size === job.shifts?.length && job.shifts.every((shift) => shown.has(shift));
      }),
    ).toEqual([]);
  });

  it('works the hours it states, breaks taken off', () => {
    expect(breaking((job) => !job.week || Math.abs(paidHours(job.week) - (job.hoursMax ?? 0)) < 0.3)).toEqual([]);
    expect(breaking((job) => (job.hoursMin ?? 0) <= (job.hoursMax ?? 0))).toEqual([]);
  });

  it('leaves ten and a half hours between two duties, and none longer than thirteen', () => {
    expect(breaking((job) => !job.week || shortestRest(job.week) >= 10.5)).toEqual([]);
    expect(
      breaking((job) => !job.week || job.week.every((cell) => !cell || grossOf(cell.start, cell.end) <= 780)),
    ).toEqual([]);
  });

  it('has no more nights in its week than in its month, and none without a night shift', () => {
    expect(
      breaking((job) => {
        const nights = job.week?.filter((cell) => cell?.shift === 'night').length ?? 0;
        const most = job.maxNightsPerMonth ?? null;
        return most === null || (nights <= most && (job.shifts?.includes('night') || most === 0));
      }),
    ).toEqual([]);
  });

  it('keeps the weekend free in its week where all four are', () => {
    expect(breaking((job) => !job.week || job.freeWeekendsOfFour !== 4 || isWeekendFree(job.week))).toEqual([]);
  });

  it('says nothing of the roster or enough of it', () => {
    expect(breaking((job) => (job.shifts?.length ?? 0) > 0 || (!job.week && job.onCall === null))).toEqual([]);
  });

  it('is paid plausibly: more at the top than at the bottom, whole amounts', () => {
    const whole = (job: JobRow) =>
      [job.payMin, job.payMax, job.payCurrency, job.payPeriod].filter((value) => value !== null).length;
    expect(breaking((job) => whole(job) === 0 || whole(job) === 4)).toEqual([]);
    expect(breaking((job) => (job.payMin ?? 0) <= (job.payMax ?? 0))).toEqual([]);
    expect(
      breaking((job) => job.payPeriod !== 'hour' || ((job.payMin ?? 0) >= 1200 && (job.payMax ?? 0) < 15_000)),
    ).toEqual([]);
    expect(
      breaking((job) => job.payPeriod !== 'month' || ((job.payMin ?? 0) >= 60_000 && (job.payMax ?? 0) < 3_600_000)),
    ).toEqual([]);
  });

  it('says in Austria that more may be paid', () => {
    const german = (job: JobRow) => job.country === 'AT' && !job.title.includes('(m/f/d)');
    expect(
      breaking(
        (job) => !german(job) || Boolean(job.benefits?.some((benefit) => benefit.title === 'Überzahlung möglich')),
      ),
    ).toEqual([]);
  });

  it('can be applied for', () => {
    const canBe = {
      here: ({ applyUrl }: JobRow) => applyUrl === null,
      external: ({ applyUrl }: JobRow) => Boolean(applyUrl),
      contact: ({ contactEmail, contactPhone }: JobRow) => Boolean(contactEmail && contactPhone),
    };
    expect(breaking((job) => canBe[job.applyMethod ?? 'contact'](job))).toEqual([]);
    expect(breaking((job) => !job.applyUrl || new URL(job.applyUrl).hostname.endsWith('.example'))).toEqual([]);
    expect(breaking((job) => !job.contactEmail || job.contactEmail.endsWith('.example'))).toEqual([]);
  });

  it('takes applications here in four of five cases, and asks what the schema of questions allows', () => {
    const here = jobs.filter(({ applyMethod }) => applyMethod === 'here');
    expect(here.length / jobs.length).toBeGreaterThan(0.77);
    expect(here.length / jobs.length).toBeLessThan(0.83);
    const asked = jobs.flatMap(({ questions = [] }) => questions);
    expect(asked.map((question) => jobQuestionSchema.parse(question))).toEqual(asked);
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(JOB_QUESTION_KINDS));
    expect(breaking((job) => job.applyMethod === 'here' || !job.questions?.length)).toEqual([]);
    expect(
      breaking((job) => new Set(job.questions?.map(({ id }) => id)).size === (job.questions?.length ?? 0)),
    ).toEqual([]);
  });

  it('addresses everybody in its title', () => {
    const marker =
      /\([mwdfxi](\s*[/|]\s*[mwdfxi]){1,3}\)|\(gn\)|\(all genders\)|[*:]in\b|[*:]r\b|\/-?in\b|\/-frau|\/-mann|\/-person|frau\/-?mann| \/ |\/-r\b|\/in\b|\/-ärztin|person|Hebamme|Teamleitung|Heimleitung|:in|Unterassist|Lager und Bestell|\(a\)|\/-login/;
    expect(breaking((job) => marker.test(job.title))).toEqual([]);
    expect(breaking((job) => job.title.length <= 140)).toEqual([]);
  });

  it('is written in HTML of a small tag list', () => {
    const html = (job: JobRow) =>
      `${job.introHtml}${job.sections?.map((section) => section.html).join('')}`.replace(/&#\d+;/g, '’');
    expect(
      breaking((job) =>
        [...html(job).matchAll(/<\/?([a-z]+)[^>]*>/g)].every(([, tag]) =>
          ['p', 'ul', 'li', 'strong', 'em', 'br'].includes(tag ?? ''),
        ),
      ),
    ).toEqual([]);
    expect(
      breaking(
        (job) =>
          !/[{}[\]#]|undefined|NaN/.test(
            html(job) + JSON.stringify([job.benefits, job.requirements]).replace(/[[\]{}]/g, ''),
          ),
      ),
    ).toEqual([]);
  });

  it('is posted before it is revised and before it ends', () => {
    expect(breaking((job) => job.postedAt <= (job.updatedAt ?? now) && (job.updatedAt ?? now) <= now)).toEqual([]);
    expect(breaking((job) => job.validThrough > job.postedAt)).toEqual([]);
    const days = (job: JobRow) => (job.validThrough.getTime() - job.postedAt.getTime()) / 86_400_000;
    expect(breaking((job) => days(job) >= 29 && days(job) <= 91)).toEqual([]);
  });

  it('writes ss in Switzerland', () => {
    expect(
      breaking((job) => job.country !== 'CH' || !JSON.stringify([job.title, job.sections, job.benefits]).includes('ß')),
    ).toEqual([]);
  });
});

describe('every demo employer', () => {
  it('that is a practice works by day and has its weekends', () => {
    const practices = market.filter(({ employer }) => closesAtWeekends(employer.model)).flatMap((entry) => entry.jobs);
    expect(practices.length).toBeGreaterThan(100);
    expect(practices.filter((job) => job.shifts?.includes('night'))).toEqual([]);
    expect(practices.filter((job) => job.week && !isWeekendFree(job.week))).toEqual([]);
  });

  it('has kinds of the contract, a place, and an invented name', () => {
    const stems = names.stemStarts.flatMap((start) => names.stemEnds.map((end) => `${start}${end}`));
    const towns = new Set(allPlaces.map((place) => place.name));
    expect(stems.filter((stem) => towns.has(stem))).toEqual([]);
    for (const { employer } of market) {
      expect(employerKindSchema.array().min(1).safeParse(employer.row.kinds).success).toBe(true);
      expect(employer.row.placeId).toBeGreaterThan(0);
      expect(employer.row.website).toMatch(/\.example$/);
    }
  });
});
