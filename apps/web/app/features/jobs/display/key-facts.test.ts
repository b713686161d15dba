import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import fields from '../../../locales/de/jobs/job-fields.json' with { type: 'json' };
import job from '../../../locales/de/jobs/jobs.json' with { type: 'json' };
import shared from '../../../locales/de/platform/shared.json' with { type: 'json' };
import { keyFacts } from './key-facts.ts';
import { jobWords } from './use-job-words.ts';

const texts = createInstance();
await texts.init({
  lng: 'de',
  resources: { de: { jobs: job, 'job-fields': fields, ui: shared.ui } },
  interpolation: { escapeValue: false },
});
const words = {
  job: texts.getFixedT('de', 'jobs'),
  ui: texts.getFixedT('de', 'ui'),
  fields: jobWords(texts.getFixedT('de', 'job-fields'), 'de-DE'),
  locale: 'de-DE',
  asOf: '2026-11-15T08:00:00Z',
};

const unsaid = {
  shifts: [],
  week: null,
  maxNightsPerMonth: null,
  freeWeekendsOfFour: null,
  onCall: null,
  rosterWeeksAhead: null,
  patientsPerNurseDay: null,
  patientsPerNurseNight: null,
  inductionWeeks: null,
};
const silent = {
  employer: {},
  category: 'nursing',
  specialty: null,
  department: null,
  employmentType: 'both',
  experienceLevel: 'mid',
  remote: 'onsite',
  contract: 'permanent',
  contractMonths: null,
  vacationDays: null,
  hoursPerWeek: null,
  startsOn: null,
  startFlexible: false,
  salary: null,
  tariff: null,
  duty: unsaid,
} as unknown as JobDetail;

const factsOf = (change: object) => keyFacts({ ...silent, ...change } as JobDetail, words);
const fact = (key: string, change: object) => factsOf(change).find((each) => each.key === key);

describe('the facts sheet', () => {
  test('of a job that says little says so, and shows nothing it does not know', () => {
    const facts = factsOf({});
    expect(facts.map(({ key }) => key)).toEqual([
      'pay',
      'shifts',
      'hours',
      'start',
      'contract',
      'level',
      'place',
      'field',
    ]);
    expect(facts[0]).toMatchObject({ label: 'Gehalt', value: 'Keine Gehaltsangabe' });
    expect(facts[1]).toMatchObject({ value: 'nach Absprache', note: undefined });
  });

  test('always fills its two rows of four', () => {
    const full = {
      ...unsaid,
      shifts: ['night', 'early'],
      maxNightsPerMonth: 4,
      freeWeekendsOfFour: 2,
      onCall: 'standby',
      rosterWeeksAhead: 6,
      patientsPerNurseDay: 2,
      patientsPerNurseNight: 2.5,
      inductionWeeks: 12,
    };
    expect(factsOf({})).toHaveLength(8);
    expect(factsOf({ duty: full, distanceKm: 3.4 })).toHaveLength(8);
  });

  test('names pay with its period, tariff and steps as the employer did', () => {
    const salary = { min: 3420, max: 4150, currency: 'EUR', period: 'month' };
    const tariff = { name: 'TVöD', grade: 'P8', steps: '2–6' };
    expect(fact('pay', { salary, tariff })).toMatchObject({
      label: 'Gehalt im Monat',
      value: '3.420,00–4.150,00\u00a0€',
      note: 'TVöD P8, Stufe 2–6',
    });
    expect(fact('pay', { tariff: { ...tariff, steps: null } })).toMatchObject({
      value: 'Nach TVöD P8',
      note: 'Betrag nicht angegeben',
    });
  });

  test('lists shifts in the order of the day, with the nights a month', () => {
    const duty = { ...unsaid, shifts: ['night', 'early'], maxNightsPerMonth: 1 };
    expect(fact('shifts', { duty })).toMatchObject({
      shifts: ['early', 'night'],
      value: 'Früh, Nacht',
      note: 'höchstens 1 Nacht im Monat',
    });
  });

  test('says when it begins: a date to come, now, or open', () => {
    expect(fact('start', { startsOn: '2027-01-01', startFlexible: true })).toMatchObject({
      value: '01.01.2027',
      note: 'oder nach Absprache',
    });
    expect(fact('start', { startsOn: '2026-11-01' })?.value).toBe('ab sofort');
    expect(fact('start', { startFlexible: true })?.value).toBe('nach Absprache');
    expect(fact('start', {})?.value).toBe('nicht angegeben');
  });

  test('says a staffing ratio for the time of day it is known for', () => {
    const ratio = (day: number | null, night: number | null) =>
      fact('staffing', { duty: { ...unsaid, patientsPerNurseDay: day, patientsPerNurseNight: night } });
    expect(ratio(2, 2.5)).toMatchObject({ value: '1 : 2', note: 'am Tag, 1 : 2,5 in der Nacht' });
    expect(ratio(null, 18)).toMatchObject({ value: '1 : 18', note: 'in der Nacht' });
    expect(ratio(null, null)).toBeUndefined();
  });

  test('says how soon the employer usually answers', () => {
    const fact = keyFacts({ ...silent, employer: { answers: { rate: 90, days: 3 } } } as JobDetail, words).find(
      ({ key }) => key === 'answer',
    );
    expect([fact?.label, fact?.value, fact?.note]).toEqual(['Antwort', '3 Tage', 'übliche Zeit bis zur Antwort']);
  });

  test('counts the months of a contract with an end', () => {
    expect(fact('contract', { contract: 'fixed_term', contractMonths: 24, vacationDays: 30 })).toMatchObject({
      value: 'befristet',
      note: 'für 24 Monate, 30 Tage Urlaub',
    });
  });
});
