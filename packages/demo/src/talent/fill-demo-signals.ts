import { ENQUIRY_DAYS } from '@stellenvisite/contract/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import { talentClosures } from '@stellenvisite/db/schema/talent-pool';
import { eq } from 'drizzle-orm';
import type { Random } from '../random.ts';
import { type AskedJob, listJobs, toAsked } from './asked-jobs.ts';
import { DAY_MS, daysBefore } from './days-before.ts';
import type { Member } from './talent-members.ts';

const ASKED = 14;
const BLOCKED = 3;
/** Jobs among which another employer than the demo’s is found. */
const LOOKED_THROUGH = 200;
const MESSAGE = 'Sofort anfangen, Top-Verdienst! Bitte rufen Sie uns heute noch an.';

type Signals = { employerId: string; userId: string; members: readonly Member[]; now: Date };

/** What an administrator looks at: an employer that writes the same to many and is blocked for it, and one that is shut out. */
export async function fillDemoSignals(
  tx: Tx,
  random: Random,
  { employerId, userId, members, now }: Signals,
): Promise<void> {
  const offered = await listJobs(tx, { now }, LOOKED_THROUGH);
  // Who has asked the demo's job seeker is none of them.
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

type SameText = Pick<Signals, 'members' | 'now'> & { job: AskedJob };

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
