import type { EmployerKind } from '@stellenvisite/contract/employers/employers';
import { ON_CALL_KINDS } from '@stellenvisite/contract/jobs/duty';
import { FURTHER_TRAINING, GERMAN_LEVELS } from '@stellenvisite/contract/jobs/job-conditions';
import {
  CONTRACTS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  REMOTE_OPTIONS,
  SPECIALTIES,
} from '@stellenvisite/contract/jobs/job-fields';
import type { Db } from '@stellenvisite/db/client';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createEmployer, createPlaces, daysAgo, MONTHLY_EUR, newJob } from '@stellenvisite/db/testing-market';

const SHIFT_SETS = [[], ['day'], ['early', 'late'], ['early', 'late', 'night'], ['night']] as const;
const TITLES = ['Pflegefachkraft (m/w/d)', 'Oberärztin Chirurgie', 'MFA 50 % & mehr', 'Leitung_Pflege', 'Hebamme'];
const SPOTS = [
  { placeId: 1, city: 'Berlin', region: 'Berlin', country: 'DE', lat: 52.52, lon: 13.4 },
  { placeId: 2, city: 'München', region: 'Bayern', country: 'DE', lat: 48.137, lon: 11.575 },
  { placeId: 3, city: 'Dachau', region: 'Bayern', country: 'DE', lat: 48.26, lon: 11.434 },
  { placeId: 4, city: 'Wien', region: 'Wien', country: 'AT', lat: 48.208, lon: 16.372 },
  { placeId: 5, city: 'Zürich', region: 'Zürich', country: 'CH', lat: 47.377, lon: 8.541 },
] as const;

/** A small market in which every filter has something to find and something to leave out. The same one every time. */
export async function fillRandomMarket(db: Db, { jobCount = 240 } = {}): Promise<string[]> {
  const random = seeded(20_261_115);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  await createPlaces(db);
  const kinds: EmployerKind[][] = [
    ['hospital', 'public'],
    ['private_practices', 'private'],
    ['care_facilities', 'non_profit'],
  ];
  const employerIds = await Promise.all(
    kinds.flatMap((list, index) =>
      [1, 2].map((n) =>
        createEmployer(db, {
          name: `Haus ${index} ${n}`,
          type: (['hospital', 'practice', 'company'] as const)[index] ?? 'company',
          kinds: list,
          companySize: n === 1 ? null : '51-200',
        }),
      ),
    ),
  );
  const rows = Array.from({ length: jobCount }, (_, index) => {
    const spot = pick(SPOTS);
    const payMin = 250_000 + Math.floor(random() * 400_000);
    const pay = { ...MONTHLY_EUR, payMin, payMax: payMin + Math.floor(random() * 100_000) };
    return newJob(pick(employerIds), {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: pick(TITLES),
      category: pick(JOB_CATEGORIES),
      employmentType: pick(EMPLOYMENT_TYPES),
      experienceLevel: pick(EXPERIENCE_LEVELS),
      specialty: pick([null, ...SPECIALTIES]),
      department: pick([null, 'Intensivstation', 'OP', 'Chirurgie']),
      contract: pick(CONTRACTS),
      startsOn: pick([null, '2026-01-01', '2026-12-01', '2027-06-01']),
      startFlexible: random() < 0.5,
      remote: pick(REMOTE_OPTIONS),
      shifts: [...pick(SHIFT_SETS)],
      freeWeekendsOfFour: pick([null, 0, 2, 4]),
      conditions: {
        ...(random() < 0.4 && { germanLevel: pick(GERMAN_LEVELS) }),
        isRecognitionPendingWelcome: random() < 0.3,
        ...(random() < 0.3 && { hasVisaHelp: true }),
        ...(random() < 0.3 && { hasHousingHelp: true }),
        ...(random() < 0.3 && { furtherTraining: pick(FURTHER_TRAINING) }),
      },
      onCall: pick([null, ...ON_CALL_KINDS]),
      featured: random() < 0.1,
      status: random() < 0.05 ? 'closed' : 'published',
      postedAt: daysAgo(random() * 50),
      validThrough: daysAgo(random() < 0.05 ? -20 : -40 + random() * 39),
      ...(spot.country === 'AT' || random() < 0.7 ? pay : {}),
      ...spot,
    });
  });
  await db.insert(jobs).values(rows.map((row) => ({ ...row, validThrough: laterOf(row) })));
  return employerIds;
}

function laterOf({ postedAt, validThrough }: { postedAt: Date; validThrough: Date }): Date {
  return validThrough > postedAt ? validThrough : new Date(postedAt.getTime() + 1000);
}

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
