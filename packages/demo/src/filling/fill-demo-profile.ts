import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Tx } from '@stellenvisite/db/client';
import { proofs, seekerProfileChanges, seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { DEMO_SEEKER } from '../demo-accounts.ts';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

type Day = NonNullable<SeekerProfileData['week']>[number];
const dayOf = (wishes: Partial<Day>): Day => ({ early: 'no', day: 'no', late: 'no', night: 'no', ...wishes });
const WEEKDAY = dayOf({ early: 'like', day: 'ok', late: 'ok' });

const PROFILE: SeekerProfileData = {
  ...EMPTY_PROFILE,
  occupations: ['pflegefach'],
  departments: ['its', 'innere'],
  licence: 'state_title',
  yearsOfExperience: 7,
  languages: [
    { language: 'de', level: 'native' },
    { language: 'pl', level: 'B2' },
  ],
  skills: ['Wundmanagement', 'Praxisanleitung'],
  experience: [
    {
      position: 'Pflegefachfrau',
      employer: 'Klinikum am Ring',
      department: 'Intensivstation',
      from: '2022-04',
      to: null,
      text: '',
    },
    {
      position: 'Pflegefachfrau',
      employer: 'Klinikum am Ring',
      department: 'Innere Medizin',
      from: '2019-10',
      to: '2022-03',
      text: '',
    },
  ],
  education: [{ title: 'Examen Gesundheits- und Krankenpflege', school: 'Pflegeschule Köln', year: 2019 }],
  location: DEMO_SEEKER.onboarding.location ?? null,
  radiusKm: DEMO_SEEKER.onboarding.radiusKm ?? null,
  employmentTypes: ['full_time', 'part_time'],
  hoursMin: 30,
  hoursMax: 38.5,
  payWish: { amount: 370_000, currency: 'EUR' },
  // Friday is free, and so is Sunday morning.
  week: [
    dayOf({ early: 'like', day: 'ok' }),
    WEEKDAY,
    WEEKDAY,
    WEEKDAY,
    dayOf({}),
    dayOf({ early: 'ok', late: 'ok', night: 'ok' }),
    dayOf({ late: 'ok', night: 'like' }),
  ],
  maxNightsPerMonth: 3,
  freeWeekendsOfFour: 2,
};

/** The profile of the demo's job seeker, nearly complete, with proofs in several states. */
export async function fillDemoProfile(tx: Tx, userId: string, now: Date): Promise<void> {
  const [added] = await tx
    .insert(seekerProfiles)
    .values({ userId, data: PROFILE, updatedAt: now })
    .onConflictDoNothing()
    .returning({ userId: seekerProfiles.userId });
  if (!added) return;
  await tx.insert(seekerProfileChanges).values({ userId, change: PROFILE, changedAt: now });
  const random = createRandom(`${DEMO_SEED}/profile`);
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const common = { userId, title: '', createdAt: now, updatedAt: now };
  await tx.insert(proofs).values([
    { ...common, id: random.uuid(), kind: 'life_support', issuedOn: inDays(-352), expiresOn: inDays(13) },
    { ...common, id: random.uuid(), kind: 'training_points', points: 28, pointsNeeded: 40, expiresOn: inDays(45) },
    { ...common, id: random.uuid(), kind: 'radiation_protection', expiresOn: inDays(-20) },
    { ...common, id: random.uuid(), kind: 'certificate', title: 'Berufsurkunde Pflegefachfrau' },
  ]);
}
