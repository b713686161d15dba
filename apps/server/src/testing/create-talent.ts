import { randomUUID } from 'node:crypto';
import { EMPTY_PROFILE, type SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import {
  changeSwitches,
  TALENT_CONSENT_VERSION,
  type TalentSwitches,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import { toShownValues } from '@stellenvisite/core/talent-pool/membership/shown-values';
import type { Db } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { talentNumbers, talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { NOW } from '@stellenvisite/db/testing-market';

type NewTalent = { data?: Partial<SeekerProfileData>; shows?: Partial<TalentSwitches> };

/** Above those that joining draws by chance, so that neither takes the other's. */
let lastNumber = 1_000_000;

/** Members of the talent pool in one go, each by the values that joining would keep. */
export async function createTalent(
  db: Db,
  wanted: readonly NewTalent[],
): Promise<{ id: string; userId: string; number: number }[]> {
  const members = wanted.map(({ data, shows: changed }) => {
    const shows = changeSwitches(undefined, changed);
    const values = toShownValues({ ...EMPTY_PROFILE, occupations: ['pflegefach'], ...data }, shows);
    if (!values) throw new Error('no occupation');
    lastNumber += 1;
    return { id: randomUUID(), userId: randomUUID(), number: lastNumber, shows, ...values };
  });
  const times = { createdAt: NOW, updatedAt: NOW };
  await db.insert(authUsers).values(members.map(({ userId: id }) => ({ id, email: `${id}@post.example`, ...times })));
  await db.insert(talentNumbers).values(members.map(({ number }) => ({ number })));
  const consent = { consentVersion: TALENT_CONSENT_VERSION, consentedAt: NOW, consentEndsOn: '2027-05-15' };
  await db.insert(talentProfiles).values(
    members.map((member) => ({
      ...member,
      ...consent,
      status: 'visible' as const,
      createdAt: NOW,
      publishedAt: NOW,
    })),
  );
  return members;
}
