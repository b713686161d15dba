import { EXPERIENCE_LEVELS, type ExperienceLevel, type JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { LANGUAGE_LEVELS, type LanguageLevel, type Licence } from '@stellenvisite/contract/seekers/seeker-profiles';
import {
  departmentByKey,
  medicalFieldByKey,
  narrowerOf,
  occupationByKey,
  specialtiesAround,
} from '@stellenvisite/search/taxonomy';
import type { MatchedJob } from './list-matched-jobs.ts';
import type { Compare } from './match-factor.ts';

const labelOf = (key: string) => occupationByKey.get(key)?.label ?? key;

export const compareOccupation: Compare = ({ occupations }, job) => {
  const wanted = job.occupation;
  const [first] = occupations;
  if (!wanted)
    return { share: null, reason: { code: 'occupation.unknown' }, ...(!first && { missing: 'occupations' }) };
  if (!first)
    return {
      share: null,
      reason: { code: 'occupation.none', values: { job: labelOf(wanted) } },
      missing: 'occupations',
    };
  const best = occupations
    .map((own) => ({ own, ...kinship(own, wanted) }))
    .reduce((a, b) => (b.share > a.share ? b : a));
  return { share: best.share, reason: { code: best.code, values: { job: labelOf(wanted), own: labelOf(best.own) } } };
};

/** How near two occupations are: the same, one part of the other, related, of the same category, or neither. */
function kinship(own: string, wanted: string) {
  if (own === wanted) return { share: 1, code: 'occupation.same' } as const;
  if (narrowerOf(own).includes(wanted) || narrowerOf(wanted).includes(own))
    return { share: 0.8, code: 'occupation.near' } as const;
  const [mine, theirs] = [occupationByKey.get(own), occupationByKey.get(wanted)];
  if (mine?.related.includes(wanted) || theirs?.related.includes(own))
    return { share: 0.5, code: 'occupation.related' } as const;
  if (mine && mine.category === theirs?.category) return { share: 0.2, code: 'occupation.category' } as const;
  return { share: 0, code: 'occupation.other' } as const;
}

export const compareSpecialty: Compare = ({ specialties, departments }, { specialty, department }) => {
  if (!specialty && !department) return { share: null, reason: { code: 'specialty.open' } };
  const job = department === null ? labelOfField(specialty ?? '') : labelOfDepartment(department);
  const values = { job };
  if (specialties.length + departments.length === 0)
    return { share: null, reason: { code: 'specialty.none', values }, missing: 'departments' };
  if (department !== null && departments.includes(department))
    return { share: 1, reason: { code: 'specialty.same', values } };
  const ownField =
    specialty === null ? undefined : specialtiesAround(specialty).find((each) => specialties.includes(each));
  if (ownField === undefined) return { share: 0, reason: { code: 'specialty.other', values }, missing: 'departments' };
  const own = labelOfField(ownField);
  // The profile names the field alone, and the department is part of it.
  if (own.de !== job.de) return { share: 1, reason: { code: 'specialty.within', values: { job, own } } };
  return { share: 1, reason: { code: 'specialty.same', values } };
};

const labelOfDepartment = (key: string) => departmentByKey.get(key)?.label ?? { de: key, en: key };
const labelOfField = (key: string) => medicalFieldByKey.get(key)?.label ?? { de: key, en: key };

/** Years of experience that a level asks for, from and below. */
const YEARS: Record<ExperienceLevel, readonly [from: number, below: number]> = {
  entry: [0, 3],
  mid: [2, 8],
  senior: [5, 60],
  executive: [7, 60],
};

export const compareLevel: Compare = ({ yearsOfExperience: years }, { experienceLevel }) => {
  if (years === null) return { share: null, reason: { code: 'level.none' }, missing: 'yearsOfExperience' };
  if (experienceLevel === null) return { share: null, reason: { code: 'level.open' } };
  const [from, below] = YEARS[experienceLevel];
  const values = { years };
  if (years >= from && years <= below) return { share: 1, reason: { code: 'level.fits', values } };
  if (years > below) return { share: 0.8, reason: { code: 'level.more', values } };
  const isAlmost = EXPERIENCE_LEVELS.indexOf(experienceLevel) < 3 && from - years <= 2;
  return { share: isAlmost ? 0.4 : 0, reason: { code: 'level.less', values } };
};

const NAMES = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  fr: { de: 'Französisch', en: 'French' },
  it: { de: 'Italienisch', en: 'Italian' },
} as const;
type AskedLanguage = keyof typeof NAMES;
const SPELLINGS: Record<AskedLanguage, string> = {
  de: 'deutsch\\w*|german',
  en: 'englisch\\w*|english',
  fr: 'französisch\\w*|french',
  it: 'italienisch\\w*|italian',
};
const ASKED = (Object.keys(SPELLINGS) as AskedLanguage[]).map(
  (language) => [language, new RegExp(`(?:${SPELLINGS[language]})[^;]{0,40}?\\b([ABC][12])\\b`, 'iu')] as const,
);

/** The level a requirement names in words: „Deutsch B2, besser C1“ asks for B2. */
export function readAskedLanguage(requirements: MatchedJob['requirements']) {
  for (const { text, required } of requirements) {
    if (!required) continue;
    for (const [language, pattern] of ASKED) {
      const level = pattern.exec(text)?.[1]?.toUpperCase() as LanguageLevel | undefined;
      if (level) return { language, level };
    }
  }
  return null;
}

export const compareLanguages: Compare = ({ languages }, { requirements }) => {
  const asked = readAskedLanguage(requirements);
  if (!asked) return { share: null, reason: { code: 'languages.open' } };
  const name = NAMES[asked.language];
  const job = { de: `${name.de} ${asked.level}`, en: `${name.en} ${asked.level}` };
  const own = languages.find(({ language }) => language === asked.language)?.level;
  if (!own) return { share: null, reason: { code: 'languages.none', values: { job } }, missing: 'languages' };
  const short = LANGUAGE_LEVELS.indexOf(asked.level) - LANGUAGE_LEVELS.indexOf(own);
  if (short <= 0) return { share: 1, reason: { code: 'languages.fits', values: { job } } };
  return { share: short === 1 ? 0.6 : 0, reason: { code: 'languages.below', values: { job, own } } };
};

const LICENCE_OF: Partial<Record<JobCategory, Licence>> = {
  doctors: 'approbation',
  nursing: 'state_title',
  medical: 'state_title',
};
/** Nobody needs a licence to learn, or to help. */
const UNLICENSED = new Set(['praktikum', 'ausbildung', 'helfer']);
const LICENCE_NAMES = {
  approbation: { de: 'die Approbation', en: 'The Approbation' },
  state_title: { de: 'die staatliche Berufsbezeichnung', en: 'The state-registered title' },
} as const;
const ACCEPTED = {
  approbation: { approbation: 1, permit: 0.8, diploma: 0.8 },
  state_title: { state_title: 1, diploma: 1, approbation: 1, permit: 0.8 },
} as const satisfies Record<string, Partial<Record<Licence, number>>>;

export const compareLicence: Compare = ({ licence }, { category, level }) => {
  const asked = UNLICENSED.has(level ?? '') ? undefined : LICENCE_OF[category];
  if (asked !== 'approbation' && asked !== 'state_title') return { share: null, reason: { code: 'licence.open' } };
  if (licence === null) return { share: null, reason: { code: 'licence.none' }, missing: 'licence' };
  if (licence === 'pending') return { share: 0.4, reason: { code: 'licence.pending' } };
  const accepted: Partial<Record<Licence, number>> = ACCEPTED[asked];
  const share = accepted[licence] ?? 0;
  const reason = { code: 'licence.other', values: { job: LICENCE_NAMES[asked] } } as const;
  return { share, reason: share > 0 ? { code: 'licence.fits' } : reason };
};
