import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { Licence, ShiftWish, SpokenLanguage } from '@stellenvisite/contract/seekers/seeker-profiles';
import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Random } from '../random.ts';

type Trade = {
  occupation: string;
  share: number;
  licence: Licence | null;
  departments: readonly string[];
  specialties?: SeekerProfileData['specialties'];
  /** Euros a month, without experience. */
  pay: number;
  /** States whether the trade works at night. */
  nights: boolean;
};

const NURSING = ['its', 'innere', 'zna', 'chirurgie'];
/** Of three trades so many that visitors see an example of each. */
const TRADES: readonly Trade[] = [
  { occupation: 'pflegefach', share: 110, licence: 'state_title', departments: NURSING, pay: 3400, nights: true },
  { occupation: 'fachpflege-its', share: 22, licence: 'state_title', departments: ['its'], pay: 3900, nights: true },
  { occupation: 'altenpflege', share: 34, licence: 'state_title', departments: [], pay: 3300, nights: true },
  { occupation: 'pflegehilfe', share: 20, licence: null, departments: [], pay: 2700, nights: true },
  { occupation: 'mfa', share: 66, licence: null, departments: [], pay: 2700, nights: false },
  {
    occupation: 'facharzt',
    share: 66,
    licence: 'approbation',
    departments: [],
    specialties: ['internal_medicine'],
    pay: 7600,
    nights: true,
  },
  {
    occupation: 'assistenzarzt',
    share: 24,
    licence: 'approbation',
    departments: [],
    specialties: ['surgery'],
    pay: 5300,
    nights: true,
  },
  {
    occupation: 'physio',
    share: 20,
    licence: 'state_title',
    departments: [],
    specialties: ['physiotherapy'],
    pay: 3100,
    nights: false,
  },
  {
    occupation: 'mtr',
    share: 14,
    licence: 'state_title',
    departments: [],
    specialties: ['radiology'],
    pay: 3300,
    nights: false,
  },
  { occupation: 'hebamme', share: 12, licence: 'state_title', departments: [], pay: 3500, nights: true },
  { occupation: 'leitung', share: 12, licence: 'state_title', departments: [], pay: 4700, nights: false },
];

/** Few places with many people, and some villages around them: so regions are shown in every width. */
const HOMES: readonly (readonly [string, number])[] = [
  ['Köln', 24],
  ['Bonn', 9],
  ['Leverkusen', 6],
  ['Gummersbach', 3],
  ['Düsseldorf', 8],
  ['Berlin', 12],
  ['Hamburg', 9],
  ['München', 9],
  ['Frankfurt am Main', 6],
  ['Stuttgart', 6],
  ['Leipzig', 5],
  ['Husum', 1],
  ['Wien', 9],
  ['Graz', 3],
  ['Zürich', 6],
  ['Bern', 3],
];

const LANGUAGES: readonly SpokenLanguage[] = ['en', 'pl', 'tr', 'ar', 'ro', 'hr', 'uk', 'es', 'tl'];

const ROSTERS: readonly Partial<Record<Shift, ShiftWish>>[] = [
  { early: 'like', late: 'like', night: 'no' },
  { early: 'like', late: 'ok', night: 'ok' },
  { early: 'like', day: 'like', late: 'no', night: 'no' },
  { early: 'ok', late: 'like', night: 'ok' },
];
const NIGHTS: Partial<Record<Shift, ShiftWish>> = { early: 'no', late: 'no', night: 'like' };
const DAYS: Partial<Record<Shift, ShiftWish>> = { day: 'like', early: 'ok', late: 'no', night: 'no' };

/** Somebody of the trade, with a week, a region and wishes that go together. */
export function describeTalent(random: Random): SeekerProfileData {
  const trade = random.weighted(TRADES.map((each) => [each, each.share] as const));
  const years = random.int(0, 26);
  const location = random.weighted(HOMES);
  const isPending = trade.licence !== null && random.chance(0.08);
  const isFullTime = random.chance(0.55);
  return {
    ...EMPTY_PROFILE,
    occupations: [trade.occupation],
    specialties: [...(trade.specialties ?? [])],
    departments: random.sample(trade.departments, random.int(0, Math.min(2, trade.departments.length))),
    licence: isPending ? 'pending' : trade.licence,
    yearsOfExperience: years,
    languages: describeLanguages(random, isPending),
    location,
    radiusKm: random.pick([10, 15, 20, 30, 50]),
    employmentTypes: isFullTime ? ['full_time'] : ['part_time'],
    hoursMin: isFullTime ? 35 : random.pick([15, 20, 25]),
    hoursMax: isFullTime ? 40 : random.pick([28, 30, 32]),
    earliestStart: describeStart(random),
    payWish: describePay(random, trade.pay + years * 45, location),
    week: describeWeek(random, trade),
    maxNightsPerMonth: trade.nights ? random.pick([null, 2, 3, 4, 6]) : null,
    freeWeekendsOfFour: random.pick([null, 2, 2, 3]),
  };
}

function describePay(random: Random, euros: number, location: string): SeekerProfileData['payWish'] {
  if (random.chance(0.15)) return null;
  const isSwiss = location === 'Zürich' || location === 'Bern';
  const amount = Math.round((isSwiss ? euros * 1.7 : euros) / 50) * 5_000;
  return { amount, currency: isSwiss ? 'CHF' : 'EUR' };
}

function describeLanguages(random: Random, isPending: boolean): SeekerProfileData['languages'] {
  const isNative = !isPending && random.chance(0.75);
  const german = isNative ? 'native' : random.pick(['B1', 'B2', 'B2', 'C1'] as const);
  const others = random.sample(LANGUAGES, isNative ? random.int(0, 1) : 1);
  return [
    { language: 'de', level: german },
    ...others.map((language) => ({
      language,
      level: isNative ? random.pick(['B1', 'B2', 'C1'] as const) : ('native' as const),
    })),
  ];
}

/** Describes some months of the years around the demo; what has passed reads as at once. */
function describeStart(random: Random): string | null {
  if (random.chance(0.1)) return null;
  return random.pick([
    '2026-10-01',
    '2026-11-01',
    '2026-12-15',
    '2027-01-01',
    '2027-01-01',
    '2027-02-01',
    '2027-04-01',
    '2027-07-01',
  ]);
}

function describeWeek(random: Random, { nights }: Trade): SeekerProfileData['week'] {
  const wishes = nights ? (random.chance(0.14) ? NIGHTS : random.pick(ROSTERS)) : DAYS;
  const day = { early: null, day: null, late: null, night: null, ...wishes };
  const free = { early: 'no', day: 'no', late: 'no', night: 'no' } as const;
  const off = random.chance(0.4) ? random.int(0, 4) : -1;
  const worksWeekends = nights && random.chance(0.6);
  return Array.from({ length: 7 }, (_, index) => (index === off || (index > 4 && !worksWeekends) ? free : day));
}
