import type { CvField } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { expect, test } from 'vitest';
import { mergeIntoProfile, takenValues } from './merge-into-profile.ts';

const work = (position: string, from: string) => ({
  position,
  employer: 'Klinik',
  department: '',
  from,
  to: null,
  text: '',
});

test('adds to what is there, and nothing twice', () => {
  const data = {
    ...EMPTY_PROFILE,
    occupations: ['mfa'],
    skills: ['Orbis'],
    languages: [{ language: 'pl' as const, level: 'B2' as const }],
    experience: [work('MFA', '2018-01')],
  };
  expect(
    mergeIntoProfile(data, [
      { kind: 'occupation', value: 'mfa' },
      { kind: 'occupation', value: 'pflegefach' },
      { kind: 'skills', value: ['ORBIS', 'Wunden'] },
      { kind: 'language', value: { language: 'pl', level: null } },
      { kind: 'language', value: { language: 'de', level: 'native' } },
      { kind: 'experience', value: work('MFA', '2018-01') },
      { kind: 'experience', value: work('Pflegefachfrau', '2021-04') },
      { kind: 'licence', value: 'state_title' },
    ]),
  ).toEqual({
    occupations: ['mfa', 'pflegefach'],
    skills: ['Orbis', 'Wunden'],
    languages: [
      { language: 'pl', level: 'B2' },
      { language: 'de', level: 'native' },
    ],
    experience: [work('Pflegefachfrau', '2021-04'), work('MFA', '2018-01')],
    licence: 'state_title',
  });
});

test('only what was taken or changed counts, a change as it was written', () => {
  const field = (rest: Partial<CvField>): CvField => ({
    id: 'f1',
    found: { kind: 'licence', value: 'approbation' },
    confidence: 'sure',
    question: null,
    places: [],
    choice: null,
    changed: null,
    ...rest,
  });
  expect(
    takenValues([
      field({}),
      field({ choice: 'skip' }),
      field({ choice: 'change', changed: { kind: 'licence', value: 'pending' } }),
      field({ choice: 'take', found: { kind: 'level', value: 'oberarzt' } }),
    ]),
  ).toEqual([
    { kind: 'licence', value: 'pending' },
    { kind: 'level', value: 'oberarzt' },
  ]);
});
