import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { talentMarks, talentSearches, talentViews } from '@stellenvisite/db/schema/talent-pool';
import { ne } from 'drizzle-orm';
import type { Random } from '../random.ts';
import { listJobs } from './asked-jobs.ts';
import { daysBefore } from './days-before.ts';
import { loadFit, takeBest } from './fitting.ts';
import { insertAccepted, insertEnquiry, type Story } from './insert-enquiry.ts';
import type { Member } from './talent-members.ts';

export type People = { userId: string; employerId: string; now: Date };

/** What the demo's employer has asked: every state, and candidates with a name. */
const SENT: readonly Story[] = [
  { status: 'open', days: 2 },
  { status: 'open', days: 3, question: 'Wie viele Nächte sind es im Monat, und wie früh steht der Dienstplan?' },
  { status: 'open', days: 5, question: 'Gibt es eine Kita in der Nähe?', reply: 'Ja, auf dem Gelände, ab 5:30 Uhr.' },
  { status: 'accepted', days: 6 },
  { status: 'accepted', days: 9 },
  { status: 'accepted', days: 12 },
  { status: 'declined', days: 7, reason: 'shifts' },
  { status: 'declined', days: 8 },
  { status: 'expired', days: 14 },
];

type Sending = People & { members: readonly Member[] };

export async function fillSentEnquiries(
  tx: Tx,
  random: Random,
  { employerId, userId, now, members }: Sending,
): Promise<void> {
  const offered = await listJobs(tx, { employerId, now }, 4);
  if (offered.length === 0) return;
  const fit = await loadFit(tx, offered);
  const unasked = [...members];
  for (const [index, story] of SENT.entries()) {
    const job = offered[index % offered.length];
    const member = job && takeBest(unasked, (each) => fit(each, job));
    if (!member) continue;
    const applicationId =
      story.status === 'accepted' ? await insertAccepted(tx, random, { member, job, days: story.days - 1, now }) : null;
    await insertEnquiry(tx, random, { member, job, story, now, applicationId, sentByUserId: employerId });
  }
  const viewed = random.sample(members, 60);
  await insertRows(
    tx,
    talentViews,
    viewed.map(({ id }) => {
      const viewedAt = daysBefore(now, random.int(0, 25));
      const viewedOn = viewedAt.toISOString().slice(0, 10);
      return { profileId: id, employerId, byUserId: employerId, viewedAt, viewedOn };
    }),
  );
  await insertRows(
    tx,
    talentMarks,
    viewed.slice(0, 4).map(({ id }) => ({ profileId: id, employerId, byUserId: employerId, markedAt: now })),
  );
  await tx.insert(talentSearches).values({
    id: random.uuid(),
    employerId,
    userId: employerId,
    name: 'Pflegefachkräfte für die Nacht',
    query: 'occupation=pflegefach&shift=night',
    notifies: true,
    createdAt: daysBefore(now, 20),
  });
  await tx
    .update(talentSearches)
    .set({ toldIds: members.map(({ id }) => id) })
    .where(ne(talentSearches.userId, userId));
}

/** Jobs among which those are found that fit the demo's job seeker, and how many employers have looked at the profile. */
const LOOKED_THROUGH = 400;
const VIEWERS = 20;

/** What others have asked the demo's job seeker: one waits, one is answered. */
export async function fillReceivedEnquiries(
  tx: Tx,
  random: Random,
  { userId, employerId, now, seeker }: People & { seeker: Member },
): Promise<void> {
  const found = await listJobs(tx, { userId, now }, LOOKED_THROUGH);
  const fit = await loadFit(tx, found);
  const byFit = found.toSorted((one, other) => fit(seeker, one) - fit(seeker, other));
  // Of each employer the last one stays, which fits best.
  const houses = new Map(byFit.filter((job) => job.employerId !== employerId).map((job) => [job.employerId, job]));
  const asking = [...houses.values()].toSorted((one, other) => fit(seeker, other) - fit(seeker, one));
  const stories: Story[] = [
    { status: 'open', days: 3 },
    { status: 'open', days: 1 },
    { status: 'declined', days: 21, reason: 'place' },
  ];
  for (const [index, job] of asking.slice(0, stories.length).entries()) {
    const story = stories[index];
    if (story)
      await insertEnquiry(tx, random, { member: seeker, job, story, now, applicationId: null, sentByUserId: null });
  }
  const viewers = asking.slice(0, VIEWERS).map((job) => job.employerId);
  await insertRows(
    tx,
    talentViews,
    viewers.map((each) => {
      const viewedAt = daysBefore(now, random.int(1, 50));
      return {
        profileId: seeker.id,
        employerId: each,
        byUserId: null,
        viewedAt,
        viewedOn: viewedAt.toISOString().slice(0, 10),
      };
    }),
  );
}
