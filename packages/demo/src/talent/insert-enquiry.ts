import { APPLICATION_PRIVACY_VERSION } from '@stellenvisite/contract/applications';
import { type DeclineReason, ENQUIRY_DAYS, type EnquiryStatus } from '@stellenvisite/contract/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications';
import { conversations, messages } from '@stellenvisite/db/schema/messages';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-enquiries';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import type { Random } from '../random.ts';
import { type AskedJob, toAsked } from './asked-jobs.ts';
import { DAY_MS, daysBefore } from './days-before.ts';
import type { Member } from './talent-members.ts';

const MESSAGES = [
  'Guten Tag, Ihre Wunschwoche passt fast genau auf unser Team. Mögen Sie einmal hospitieren?',
  'Guten Tag, wir suchen jemanden mit Ihrer Erfahrung und planen den Dienst acht Wochen im Voraus. Hätten Sie Interesse an einem Gespräch?',
  'Guten Tag, bei uns arbeiten Sie in einem festen Team ohne Einspringen. Schauen Sie sich die Stelle gern an.',
];

export type Story = { status: EnquiryStatus; days: number; question?: string; reply?: string; reason?: DeclineReason };

type NewEnquiry = {
  member: Member;
  job: AskedJob;
  story: Story;
  now: Date;
  applicationId: string | null;
  sentByUserId: string | null;
};

/** What somebody was asked, with what was asked back. */
export async function insertEnquiry(
  tx: Tx,
  random: Random,
  { member, job, story, now, ...rest }: NewEnquiry,
): Promise<void> {
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

type AcceptedBy = { member: Member; job: AskedJob; days: number; now: Date };

/** The application of a yes, with the conversation it opens. */
export async function insertAccepted(tx: Tx, random: Random, { member, job, days, now }: AcceptedBy): Promise<string> {
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
