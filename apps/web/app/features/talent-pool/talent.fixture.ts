import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import type { EnquiryAllowance, TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import type { OwnTalentProfile } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import { DEFAULT_TALENT_SWITCHES } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentItem, TalentProfile, TalentProfiles } from '@stellenvisite/contract/talent-pool/talent-pool.schema';

const idOf = (number: number) => `0198f0a0-0000-7000-8000-0000000${number}`;
export const JOB_ID = '0198f0a0-0000-7000-8000-0000000000f1';

/** Liked shifts from Monday on; every other shift of the week is one that is not wanted. */
export function weekOf(...liked: (Shift | null)[]) {
  return Array.from({ length: 7 }, (_, day) => {
    const wish = (shift: Shift) => (liked[day] === shift ? 'like' : 'no') as 'like' | 'no';
    return Object.fromEntries(SHIFTS.map((shift) => [shift, wish(shift)])) as Record<Shift, 'like' | 'no'>;
  });
}

export function talentCard(part: Partial<TalentCard> = {}): TalentCard {
  const number = part.number ?? 20_417;
  return {
    id: idOf(number),
    number,
    occupation: { key: 'nurse', label: 'Pflegefachfrau/-mann' },
    category: 'nursing',
    specialties: [],
    departments: [{ key: 'icu', label: 'Intensiv' }],
    level: null,
    years: '5_9',
    region: { kind: 'town', label: 'Köln', country: 'DE' },
    radiusKm: 20,
    languages: [{ language: 'de', level: 'native' }],
    licence: 'state_title',
    drivingLicence: false,
    week: weekOf('early', 'early', 'late', 'late', null, null, 'night'),
    shifts: ['early', 'late', 'night'],
    maxNightsPerMonth: 3,
    freeWeekendsOfFour: null,
    employmentTypes: ['full_time'],
    hours: { min: 30, max: 38.5 },
    payWish: null,
    available: '2027-01',
    text: '',
    confirmedIn: '2026-11',
    ...part,
  };
}

export const talentItem = (card: Partial<TalentCard> = {}, part: Partial<TalentItem> = {}): TalentItem => ({
  card: talentCard(card),
  match: { score: 92, plus: ['Examen'], minus: ['Freitag Früh'] },
  relation: null,
  isMarked: false,
  ...part,
});

export const ALLOWANCE: EnquiryAllowance = {
  isVerified: true,
  perMonth: 20,
  left: 18,
  renewsAt: '2026-12-01T00:00:00.000Z',
};

export function talentProfiles(items: TalentItem[], allowance: Partial<EnquiryAllowance> = {}): TalentProfiles {
  return {
    kind: 'profiles',
    fitting: null,
    items,
    total: items.length,
    page: 1,
    pageSize: 10,
    allowance: { ...ALLOWANCE, ...allowance },
    relaxations: [],
  };
}

export const talentProfile = (item: TalentItem, allowance: Partial<EnquiryAllowance> = {}): TalentProfile => ({
  ...item,
  comparison: null,
  allowance: { ...ALLOWANCE, ...allowance },
});

export const ownTalent = (part: Partial<OwnTalentProfile> = {}): OwnTalentProfile => ({
  isMember: true,
  state: 'visible',
  number: 20_417,
  card: talentCard(),
  presentEmployer: { isEmployed: false, employerId: null, name: '', city: null, sites: 0 },
  hasChanges: false,
  shows: DEFAULT_TALENT_SWITCHES,
  text: '',
  consent: {
    version: '2026-11',
    givenAt: '2026-09-18T08:00:00.000Z',
    endsOn: '2027-03-18',
    asksOn: '2027-03-04',
    isAsked: false,
  },
  views: 38,
  blocks: [],
  openEnquiries: 0,
  ...part,
});

export const talentEnquiry = (part: Partial<TalentEnquiry> = {}): TalentEnquiry => ({
  id: '0198f0a0-0000-7000-8000-0000000000a1',
  party: 'seeker',
  status: 'open',
  number: 20_417,
  occupation: { key: 'nurse', label: 'Pflegefachfrau/-mann' },
  employer: { id: '0198f0a0-0000-7000-8000-0000000000e1', name: 'Klinikum Rheinhöhe', city: 'Köln' },
  job: {
    id: JOB_ID,
    title: 'Pflegefachfrau/-mann (m/w/d) Intensivstation 4A',
    city: 'Köln',
    week: null,
    startsOn: null,
    tariff: null,
  },
  salary: { min: 3420, max: 4150, currency: 'EUR', period: 'month' },
  message: 'Mögen Sie einmal hospitieren?',
  messages: [],
  awaitsReply: true,
  sentAt: '2026-11-13T08:00:00.000Z',
  expiresAt: '2099-11-23T08:00:00.000Z',
  answeredAt: null,
  declineReason: null,
  applicationId: null,
  match: null,
  ...part,
});
