import type { Applicant } from '@stellenvisite/contract/applications/applications.schema';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { Licence, ShiftWish } from '@stellenvisite/contract/seekers/seeker-profiles';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import data from '../data/applicants.json' with { type: 'json' };
import type { Random } from '../random.ts';

/** Nobody signs in with these addresses: they have no password. */
export const APPLICANT_DOMAIN = 'bewerbung.demo.example';

/** The occupations of applicants, for a woman and for a man, by the key of the vocabulary. */
const OCCUPATIONS: Record<string, readonly string[]> = data.occupations;
export const APPLICANT_OCCUPATIONS = Object.keys(OCCUPATIONS);

type AppliedTo = { category: JobCategory; occupation: string | null; city: string };

/** Fewest years somebody has worked who is that already. */
const LEAST_YEARS: Record<string, number> = {
  facharzt: 6,
  oberarzt: 9,
  leitung: 5,
  qm: 4,
  praxisanleitung: 3,
  'fachpflege-its': 3,
  'fachpflege-op': 3,
  'fachpflege-notfall': 3,
  'fachpflege-psych': 3,
};

const LICENCE_OF: Partial<Record<JobCategory, Licence>> = {
  doctors: 'approbation',
  nursing: 'state_title',
  medical: 'state_title',
};

/** Somebody who works in the very occupation that the job is for. */
export function describeApplicant(random: Random, index: number, { category, occupation, city }: AppliedTo): Applicant {
  const isWoman = index % 5 < 3;
  const names = isWoman ? data.women : data.men;
  const fullName = `${names[index % names.length]} ${data.surnames[index % data.surnames.length]}`;
  const [woman = '', man = ''] = OCCUPATIONS[occupation ?? ''] ?? [];
  const years = random.int(LEAST_YEARS[occupation ?? ''] ?? 0, 24);
  const {
    payWish: _pay,
    phone: _phone,
    location: _location,
    radiusKm: _km,
    countries: _c,
    remote: _r,
    ...empty
  } = EMPTY_PROFILE;
  return {
    fullName,
    academicTitle: category === 'doctors' && random.chance(0.5) ? 'Dr.' : null,
    email: `${index + 1}@${APPLICANT_DOMAIN}`,
    phone: `+49 151 5550${String(1000 + index)}`,
    occupation: isWoman ? woman : man,
    location: city,
    profile: random.chance(0.9)
      ? {
          ...empty,
          occupations: occupation ? [occupation] : [],
          licence: random.chance(0.15) ? 'pending' : (LICENCE_OF[category] ?? null),
          yearsOfExperience: years,
          employmentTypes: random.pick([['full_time'], ['part_time'], ['full_time', 'part_time']] as const).slice(),
          languages: [{ language: 'de', level: random.pick(['native', 'native', 'C1', 'B2'] as const) }],
          week: describeWeek(random),
          maxNightsPerMonth: random.pick([null, 2, 4, 6]),
          experience: [
            {
              position: isWoman ? woman : man,
              employer: random.pick(['Klinik am Severinswall', 'Ev. Stift Marienwerth', 'Klinikum am Ring']),
              department: '',
              from: `${2026 - Math.min(years, 12)}-04`,
              to: null,
              text: '',
            },
          ],
        }
      : null,
  };
}

const WISHES: readonly Partial<Record<Shift, ShiftWish>>[] = [
  { early: 'like', late: 'like', night: 'no' },
  { early: 'like', late: 'ok', night: 'ok' },
  { early: 'like', late: 'ok', night: 'no' },
  { early: 'ok', late: 'ok', night: 'like' },
  { early: 'like', day: 'like', late: 'no', night: 'no' },
  { early: 'like', late: 'like', night: 'like' },
];

function describeWeek(random: Random) {
  const wishes = { early: null, day: null, late: null, night: null, ...random.pick(WISHES) };
  const weekend = random.chance(0.5) ? wishes : ({ early: 'no', day: 'no', late: 'no', night: 'no' } as const);
  return Array.from({ length: 7 }, (_day, index) => (index < 5 ? wishes : weekend));
}
