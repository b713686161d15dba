import { APPLICATION_PRIVACY_VERSION } from '@stellenvisite/contract/applications/applications';
import { type DeclineReason, ENQUIRY_DAYS, type EnquiryStatus } from '@stellenvisite/contract/talent-pool/talent-pool';
import { listMatchedJobs } from '@stellenvisite/core/seekers/matching/list-matched-jobs';
import { compareAll } from '@stellenvisite/core/seekers/matching/score-match';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { conversations, messages } from '@stellenvisite/db/schema/messages/messages';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { talentMarks, talentSearches, talentViews } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { ne } from 'drizzle-orm';
import type { Random } from '../random.ts';
import { type AskedJob, listJobs, toAsked } from './asked-jobs.ts';
import { DAY_MS, daysBefore, type Member } from './talent-members.ts';

const MESSAGES = [
  'Guten Tag, Ihre Wunschwoche passt fast genau auf unser Team. Mögen Sie einmal hospitieren?',
  'Guten Tag, wir suchen jemanden mit Ihrer Erfahrung und planen den Dienst acht Wochen im Voraus. Hätten Sie Interesse an einem Gespräch?',
  'Guten Tag, bei uns arbeiten Sie in einem festen Team ohne Einspringen. Schauen Sie sich die Stelle gern an.',
];

type Story = { status: EnquiryStatus; days: number; question?: string; reply?: string; reason?: DeclineReason };

type NewEnquiry = {
  member: Member;
  job: AskedJob;
  story: Story;
  now: Date;
  applicationId: string | null;
  sentByUserId: string | null;
};

type AcceptedBy = { member: Member; job: AskedJob; days: number; now: Date };

/** The match of a person and a job as the product computes it. */
type Fit = (member: Member, job: AskedJob) => number;

export type People = { userId: string; employerId: string; now: Date };

/** The enquiries of the demo's employer: one in every state, and candidates with a name. */
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

/** Creates the enquiries that the demo's job seeker has received from others: one is open, one is answered. */
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

/**
 * Loads a measure of how well a job fits a person. Nobody receives an enquiry about a job of another occupation: a job of unknown
 * occupation fits less than any of a known one.
 */
async function loadFit(tx: Tx, jobs: readonly AskedJob[]): Promise<Fit> {
  const matched = await listMatchedJobs(
    { db: tx },
    jobs.map(({ jobId }) => jobId),
  );
  const byId = new Map(matched.map((job) => [job.id, job]));
  return (member, { jobId }) => {
    const job = byId.get(jobId);
    if (!job) return -1;
    // A roster that is known can be compared on the screen.
    return (compareAll(member.data, job).score ?? 0) + (job.week ? 15 : 0) - (job.occupation ? 0 : 100);
  };
}

/** The best of those that are left, by a measure. */
function takeBest<T>(left: T[], measure: (each: T) => number): T | undefined {
  const best = left.reduce<T | undefined>(
    (found, each) => (found === undefined || measure(each) > measure(found) ? each : found),
    undefined,
  );
  if (best !== undefined) left.splice(left.indexOf(best), 1);
  return best;
}

/** Creates an enquiry with the person's question and the reply. */
async function insertEnquiry(tx: Tx, random: Random, { member, job, story, now, ...rest }: NewEnquiry): Promise<void> {
  const id = random.uuid();
  const sentAt = daysBefore(now, story.days);
  const { status, question, reply, reason } = story;
  const isAnswered = status === 'accepted' || status === 'declined';
  await tx.insert(talentEnquiries).values({
    id,
    profileId: member.id,
    userId: member.userId,
    number: member.number,
    occupation: member.data.occupations[0] ?? 'pflegefach',
    ...toAsked(job),
    ...rest,
    message: random.pick(MESSAGES),
    status,
    declineReason: reason ?? null,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + ENQUIRY_DAYS * DAY_MS),
    answeredAt: isAnswered ? daysBefore(now, story.days - 1) : null,
  });
  const thread = [
    ...(question ? [{ party: 'seeker' as const, senderId: member.userId, text: question }] : []),
    ...(reply ? [{ party: 'employer' as const, senderId: rest.sentByUserId, text: reply }] : []),
  ];
  if (thread.length === 0) return;
  await tx.insert(talentEnquiryMessages).values(
    thread.map((message, position) => ({
      ...message,
      id: random.uuid(),
      enquiryId: id,
      clientId: `demo-${position}`,
      position,
      sentAt: daysBefore(now, story.days - 1 - position * 0.2),
    })),
  );
}

/** The application of a yes, with the conversation it opens. */
async function insertAccepted(tx: Tx, random: Random, { member, job, days, now }: AcceptedBy): Promise<string> {
  const [id, sentAt] = [random.uuid(), daysBefore(now, days)];
  const { payWish: _pay, phone: _phone, location, radiusKm: _km, countries: _c, remote: _r, ...profile } = member.data;
  await tx.insert(applications).values({
    id,
    userId: member.userId,
    jobId: job.jobId,
    employerId: job.employerId,
    jobTitle: job.jobTitle,
    employerName: job.employerName,
    city: job.jobCity,
    country: job.country,
    kind: 'talent_pool',
    status: 'applied',
    applicant: {
      fullName: member.fullName,
      academicTitle: null,
      email: member.email,
      phone: null,
      occupation: occupationByKey.get(member.data.occupations[0] ?? '')?.label.de ?? '',
      location,
      profile,
    },
    privacyVersion: APPLICATION_PRIVACY_VERSION,
    sentAt,
    statusUpdatedAt: sentAt,
  });
  await tx
    .insert(applicationEvents)
    .values({ applicationId: id, kind: 'sent', party: 'applicant', byUserId: member.userId, at: sentAt });
  await tx.insert(conversations).values({ applicationId: id, lastMessageAt: sentAt });
  await tx.insert(messages).values({
    id: random.uuid(),
    applicationId: id,
    party: 'applicant',
    senderId: member.userId,
    clientId: 'demo-talent',
    text: 'Ich habe Ihre Anfrage aus dem Talentpool angenommen.',
    sentAt,
  });
  return id;
}
