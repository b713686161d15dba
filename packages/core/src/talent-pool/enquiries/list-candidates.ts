import { mentionedIn, splitNote } from '@stellenvisite/contract/applications/application-reviews.schema';
import { type OfferAnswer, toShownStatus } from '@stellenvisite/contract/applications/applications';
import { columnOf } from '@stellenvisite/contract/applications/received-applications';
import type {
  Candidate,
  Candidates,
  CandidatesQuery,
} from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { applicationNotes } from '@stellenvisite/db/schema/applications/application-reviews';
import { applicationMatches, applications } from '@stellenvisite/db/schema/applications/applications';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { nameOf } from '../../applications/get-applicant.ts';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';

const EXCERPT = 160;

const columns = {
  enquiry: talentEnquiries,
  version: applications.version,
  status: applications.status,
  openedAt: applications.openedAt,
  offeredAt: applications.offeredAt,
  offerAnswer: applications.offerAnswer,
  statusUpdatedAt: applications.statusUpdatedAt,
  applicant: applications.applicant,
  matchScore: applicationMatches.score,
  notes: sql<number>`(select count(*)::int from ${applicationNotes} n where n.application_id = ${applications}.id)`,
  lastNote: sql<string | null>`(select n.text from ${applicationNotes} n
    where n.application_id = ${applications}.id order by n.created_at desc limit 1)`,
  unread: sql<number>`(select count(*)::int from ${messages} m where m.application_id = ${applications}.id
    and m.party = 'applicant' and m.read_at is null)`,
};

/** Lists the people who accepted an enquiry, latest first. */
export async function listCandidates(
  ctx: Context,
  { employerId: asked, status, q, page, pageSize }: CandidatesQuery,
): Promise<Candidates> {
  const { employerId } = await requireActingEmployer(ctx, 'candidate.read', asked);
  const isAsked = and(
    eq(talentEnquiries.employerId, employerId),
    eq(talentEnquiries.status, 'accepted'),
    status ? inArray(applications.status, [...status]) : undefined,
    q
      ? or(
          ilike(sql`${applications.applicant} ->> 'fullName'`, toLikePattern(q)),
          ilike(talentEnquiries.jobTitle, toLikePattern(q)),
        )
      : undefined,
  );
  const isOfEnquiry = eq(applications.id, talentEnquiries.applicationId);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select(columns)
      .from(talentEnquiries)
      .innerJoin(applications, isOfEnquiry)
      .leftJoin(applicationMatches, eq(applicationMatches.applicationId, applications.id))
      .where(isAsked)
      .orderBy(desc(talentEnquiries.answeredAt), desc(talentEnquiries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(talentEnquiries)
      .innerJoin(applications, isOfEnquiry)
      .where(isAsked),
  ]);
  const names = await namesIn(
    ctx,
    rows.map(({ lastNote }) => lastNote),
  );
  return { items: rows.flatMap((row) => toCandidate(row, names)), total: counted?.total ?? 0, page, pageSize };
}

type Row = {
  enquiry: typeof talentEnquiries.$inferSelect;
  version: number;
  status: string;
  openedAt: Date | null;
  offeredAt: Date | null;
  offerAnswer: OfferAnswer | null;
  statusUpdatedAt: Date;
  applicant: (typeof applications.$inferSelect)['applicant'];
  matchScore: number | null;
  notes: number;
  lastNote: string | null;
  unread: number;
};

type Names = ReadonlyMap<string, string>;

/** Finds the names of those who are mentioned in notes. */
async function namesIn({ db }: Context, notes: readonly (string | null)[]): Promise<Names> {
  const ids = [...new Set(notes.flatMap((note) => mentionedIn(note ?? '')))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.id, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Shortens a note to its beginning, with the names of those it mentions in place of their ids. */
export function toExcerpt(note: string, names: Names): string {
  const text = splitNote(note)
    .map((part) => ('userId' in part ? `@${names.get(part.userId) || '…'}` : part.text))
    .join('');
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}

function toCandidate({ enquiry, applicant, status, statusUpdatedAt, ...row }: Row, names: Names): Candidate[] {
  if (!enquiry.applicationId) return [];
  const { openedAt, offeredAt, offerAnswer, lastNote, ...rest } = row;
  const { payMin, payMax, payCurrency } = enquiry;
  return [
    {
      ...rest,
      lastNote: lastNote && toExcerpt(lastNote, names),
      column: columnOf({
        status: toShownStatus(status),
        openedAt: openedAt?.toISOString() ?? null,
        offer: offeredAt && { answer: offerAnswer },
      }),
      enquiryId: enquiry.id,
      applicationId: enquiry.applicationId,
      status: toShownStatus(status),
      number: enquiry.number,
      applicant: applicant && {
        name: nameOf(applicant),
        email: applicant.email,
        phone: applicant.phone,
        occupation: applicant.occupation,
        location: applicant.location,
      },
      job: { id: enquiry.jobId, title: enquiry.jobTitle },
      salary: { min: payMin / 100, max: payMax / 100, currency: payCurrency, period: 'month' },
      acceptedAt: (enquiry.answeredAt ?? enquiry.sentAt).toISOString(),
      statusUpdatedAt: statusUpdatedAt.toISOString(),
    },
  ];
}
