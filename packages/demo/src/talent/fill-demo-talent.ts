import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { ENQUIRY_DAYS, TALENT_CONSENT_VERSION } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { consents } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { talentClosures } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { eq, sql } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom, type Random } from '../random.ts';
import { type AskedJob, listJobs, toAsked } from './asked-jobs.ts';
import { fillReceivedEnquiries, fillSentEnquiries, type People } from './fill-demo-enquiries.ts';
import {
  createMember,
  DAY_MS,
  dateAccounts,
  daysBefore,
  insertAccounts,
  insertMembers,
  isDemoTalent,
  type Member,
  SEEKER_DAYS,
  SEEKER_NUMBER,
} from './talent-members.ts';

const ASKED = 14;

const BLOCKED = 3;

/** Jobs among which another employer than the demo’s is found. */
const LOOKED_THROUGH = 200;

const MESSAGE = 'Sofort anfangen, Top-Verdienst! Bitte rufen Sie uns heute noch an.';

type Signals = { employerId: string; userId: string; members: readonly Member[]; now: Date };

type SameText = Pick<Signals, 'members' | 'now'> & { job: AskedJob };

/** With the demo's job seeker. */
const PROFILES = 400;

/** Fills the talent pool of the demo once: 400 profiles, and enquiries of employers to some of them. */
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

/** Creates cases for administrators: an employer that sends the same text to many and is blocked for it, and one that is excluded. */
async function fillDemoSignals(tx: Tx, random: Random, { employerId, userId, members, now }: Signals): Promise<void> {
  const offered = await listJobs(tx, { now }, LOOKED_THROUGH);
  // Excludes the employers that have sent an enquiry to the demo's job seeker.
  const asked = await tx
    .select({ employerId: talentEnquiries.employerId })
    .from(talentEnquiries)
    .where(eq(talentEnquiries.userId, userId));
  const spared = new Set([employerId, ...asked.map((enquiry) => enquiry.employerId)]);
  const others = offered.filter((job) => !spared.has(job.employerId));
  const job = others[0];
  if (!job) return;
  await fillSameText(tx, random, { job, members, now });
  const closed = others.find((other) => other.employerId !== job.employerId);
  if (closed)
    await tx
      .insert(talentClosures)
      .values({
        employerId: closed.employerId,
        reason: 'Mehrfach nach Kontaktdaten gefragt, bevor jemand zugesagt hatte.',
        closedAt: daysBefore(now, 6),
      })
      .onConflictDoNothing();
}

async function fillSameText(tx: Tx, random: Random, { job, members, now }: SameText): Promise<void> {
  const rows = members.slice(-ASKED).map((member, index) => {
    const sentAt = daysBefore(now, ENQUIRY_DAYS + 1 + index / 4);
    return {
      id: random.uuid(),
      profileId: member.id,
      userId: member.userId,
      number: member.number,
      occupation: member.data.occupations[0] ?? 'pflegefach',
      ...toAsked(job),
      message: MESSAGE,
      textHash: 'demo-same-text',
      status: index === 0 ? ('declined' as const) : ('expired' as const),
      sentAt,
      expiresAt: new Date(sentAt.getTime() + ENQUIRY_DAYS * DAY_MS),
      answeredAt: index === 0 ? daysBefore(now, ENQUIRY_DAYS) : null,
      isBlocked: index < BLOCKED,
    };
  });
  await insertRows(tx, talentEnquiries, rows);
}
