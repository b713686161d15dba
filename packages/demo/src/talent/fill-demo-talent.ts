import { EMPTY_PROFILE } from '@stellenvisite/contract/seeker-profiles.schema';
import { TALENT_CONSENT_VERSION } from '@stellenvisite/contract/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { consents } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { seekerProfiles } from '@stellenvisite/db/schema/seeker-profiles';
import { eq, sql } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';
import { daysBefore } from './days-before.ts';
import { fillReceivedEnquiries, fillSentEnquiries, type People } from './fill-demo-enquiries.ts';
import { fillDemoSignals } from './fill-demo-signals.ts';
import {
  createMember,
  dateAccounts,
  insertAccounts,
  insertMembers,
  isDemoTalent,
  type Member,
  SEEKER_DAYS,
  SEEKER_NUMBER,
} from './talent-members.ts';

/** With the demo's job seeker. */
const PROFILES = 400;

/** The talent pool of the demo, once: 400 profiles, and what employers have asked some of them. */
export async function fillDemoTalent(tx: Tx, people: People): Promise<void> {
  if ((await tx.$count(authUsers, isDemoTalent())) > 0) return;
  const random = createRandom(`${DEMO_SEED}/talent`);
  const [own] = await tx.select().from(seekerProfiles).where(eq(seekerProfiles.userId, people.userId));
  const members = Array.from({ length: PROFILES - 1 }, (_, index) => createMember(random, index));
  await insertAccounts(tx, members, people.now);
  const seeker: Member = {
    id: random.uuid(),
    userId: people.userId,
    number: SEEKER_NUMBER,
    fullName: '',
    email: '',
    data: { ...EMPTY_PROFILE, ...own?.data },
  };
  await insertMembers(tx, random, [...members, seeker], people.now);
  await dateAccounts(tx, people.now);
  await tx.execute(sql`select block_current_employers(${people.userId})`);
  await tx.insert(consents).values({
    id: random.uuid(),
    userId: people.userId,
    kind: 'talent_pool',
    version: TALENT_CONSENT_VERSION,
    givenAt: daysBefore(people.now, SEEKER_DAYS),
  });
  await fillSentEnquiries(tx, random, { ...people, members });
  await fillReceivedEnquiries(tx, random, { ...people, seeker });
  await fillDemoSignals(tx, random, { ...people, members });
}
