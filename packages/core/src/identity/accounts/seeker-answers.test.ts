import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { classifyJob } from '@stellenvisite/search/testing';
import { describe, expect, test } from 'vitest';
import { type AnswerSource, toProfileChange, toSeekerAnswers } from './seeker-answers.ts';

const NOW = new Date('2026-11-16T08:00:00Z');
const SOURCE: AnswerSource = {
  language: 'de',
  now: NOW,
  search: {
    classify: ({ title, department }) => classifyJob({ title, department, text: '', country: 'DE', specialty: null }),
  },
};
const OK = { early: 'ok', day: 'no', late: 'ok', night: 'no' } as const;
const FREE = { early: 'no', day: 'no', late: 'no', night: 'no' } as const;
const change = (answers: object, data: Partial<SeekerProfileData> = {}) =>
  toProfileChange({ ...EMPTY_PROFILE, ...data }, answers, SOURCE);

describe('answers of the onboarding', () => {
  test('become facts of the profile: what is not chosen is ruled out', () => {
    const answers = {
      category: 'nursing',
      location: 'Köln',
      radiusKm: 30,
      shifts: ['early', 'late'],
      weekendFree: true,
    };
    expect(change({ ...answers, experienceLevel: 'mid', earliestStart: 'three_months' })).toEqual({
      category: 'nursing',
      location: 'Köln',
      radiusKm: 30,
      week: [OK, OK, OK, OK, OK, FREE, FREE],
      yearsOfExperience: 4,
      earliestStart: '2027-02-16',
    });
  });

  test('name level and field of medicine with the occupation', () => {
    expect(change({ occupation: 'Oberarzt Kardiologie' })).toMatchObject({ specialties: ['cardiology'] });
    expect(change({ occupation: 'Oberarzt Kardiologie' }).occupations).toHaveLength(1);
    expect(() => change({ occupation: 'Zauberlehrling' })).toThrow('account.occupation_unknown');
  });

  test('read back from the profile change nothing, however fine it is', () => {
    const week = [FREE, OK, OK, OK, OK, OK, { ...OK, night: 'like' as const }];
    const data = {
      ...EMPTY_PROFILE,
      occupations: ['pflegefach'],
      yearsOfExperience: 7,
      location: 'Köln',
      earliestStart: '2027-01-10',
      employmentTypes: ['part_time' as const],
      week,
    };
    const answers = toSeekerAnswers(data, SOURCE);
    expect(answers).toMatchObject({
      category: 'nursing',
      experienceLevel: 'mid',
      earliestStart: 'three_months',
      shifts: ['early', 'late', 'night'],
    });
    expect(change({ ...answers, weekendFree: false }, data)).toEqual({});
    expect(change({ shifts: null }, data)).toEqual({ week: null });
  });
});
