import { berlinDay, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import type {
  TalentItem,
  TalentProfile,
  TalentProfileQuery,
} from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { talentMarks, talentViews } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { departmentByKey, levelByKey, occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { MappedUser } from '../../identity/permissions/map-user-to-employers.ts';
import { requirePoolAccess } from '../access/require-pool-access.ts';
import { getEnquiryAllowance } from '../enquiries/enquiry-allowance.ts';
import type { ShownValues, TalentRow } from '../membership/shown-values.ts';
import { compareDays, compareTalent, type Found, listTalentRows, type SeenRow, summarise } from './compare-talent.ts';
import { type OwnJob, requireComparedJob } from './own-jobs-to-compare.ts';
import { toTalentRegion } from './talent-regions.ts';
import { findTalentViewer, visibleProfiles } from './talent-viewer.ts';

type Labelled = { label: Record<Language, string> };

const termOf = (terms: ReadonlyMap<string, Labelled>, key: string, language: Language) => ({
  key,
  label: terms.get(key)?.label[language] ?? key,
});

export const occupationTerm = (key: string, language: Language) => termOf(occupationByKey, key, language);

type CardRow = ShownValues & Pick<TalentRow, 'id' | 'number' | 'text' | 'consentedAt'>;

const monthIn = (moment: Date) => toBerlinClock(moment).toISOString().slice(0, 7);

type Relation = NonNullable<TalentItem['relation']>;

type Relations = { relations: ReadonlyMap<string, Relation>; marked: ReadonlySet<string> };

/** Returns one profile with the whole comparison, and stores that the employer has opened it. */
export async function getTalentProfile(
  ctx: Context,
  { id, employerId: asked, jobId }: TalentProfileQuery & { id: string },
): Promise<TalentProfile> {
  const { person, employerId } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  const seen = await requireSeen(ctx, person, id);
  const job = jobId ? await requireComparedJob(ctx, { jobId, employerId }) : null;
  const { relations, marked } = await getRelations(ctx, { employerId, ids: [id] });
  await recordView(ctx, { profileId: id, employerId, byUserId: person.userId });
  return {
    card: toTalentCard(seen.row, { region: seen.seen, language: ctx.language, now: ctx.now() }),
    relation: relations.get(id) ?? null,
    isMarked: marked.has(id),
    allowance: await getEnquiryAllowance(ctx.db, employerId, ctx.now()),
    ...toComparison(ctx, seen, job),
  };
}

/** Whoever has left, has paused, has blocked the employer or was never there: one answer for all. */
export async function requireSeen(ctx: Pick<Context, 'db' | 'now'>, person: MappedUser, id: string): Promise<SeenRow> {
  const viewer = await findTalentViewer(ctx, { person });
  const wanted = isId(id) ? id : '00000000-0000-4000-8000-000000000000';
  const { rows } = await ctx.db.execute<Found>(
    sql`select p.id, p.seen from ${visibleProfiles(viewer, ctx.now())} where p.id = ${wanted}`,
  );
  const [seen] = await listTalentRows(ctx, rows);
  if (!seen) throw new DomainError('talent_pool.not_found');
  return seen;
}

function toComparison({ language }: Context, seen: SeenRow, job: OwnJob | null) {
  if (!job) return { match: null, comparison: null };
  const { score, factors } = compareTalent(seen, job, language);
  const { id, title, week, salary } = job;
  return {
    match: summarise({ score, factors }),
    comparison: { job: { id, title, week, salary }, score, factors, days: compareDays(seen.row.week, week) },
  };
}

type View = { profileId: string; employerId: string; byUserId: string };

async function recordView(ctx: Context, view: View): Promise<void> {
  const viewedAt = ctx.now();
  await ctx.db
    .insert(talentViews)
    .values({ ...view, viewedAt, viewedOn: berlinDay(viewedAt) })
    .onConflictDoNothing();
}

/** Returns the relations between an employer and these profiles: its latest enquiry to each, and its marks. */
export async function getRelations(
  { db }: Pick<Context, 'db'>,
  { employerId, ids }: { employerId: string; ids: readonly string[] },
): Promise<Relations> {
  if (ids.length === 0) return { relations: new Map(), marked: new Set() };
  const [enquiries, marks] = await Promise.all([
    db
      .select({
        id: talentEnquiries.id,
        profileId: talentEnquiries.profileId,
        jobId: talentEnquiries.jobId,
        status: talentEnquiries.status,
        sentAt: talentEnquiries.sentAt,
        answeredAt: talentEnquiries.answeredAt,
        applicationId: talentEnquiries.applicationId,
        lastParty: sql<string | null>`(select m.party from ${talentEnquiryMessages} m
          where m.enquiry_id = ${talentEnquiries}.id order by m.position desc limit 1)`,
      })
      .from(talentEnquiries)
      .where(and(eq(talentEnquiries.employerId, employerId), inArray(talentEnquiries.profileId, [...ids])))
      .orderBy(asc(talentEnquiries.sentAt)),
    db
      .select({ profileId: talentMarks.profileId })
      .from(talentMarks)
      .where(and(eq(talentMarks.employerId, employerId), inArray(talentMarks.profileId, [...ids]))),
  ]);
  const relations = new Map<string, Relation>();
  for (const { id, profileId, status, sentAt, answeredAt, lastParty, ...rest } of enquiries) {
    if (!profileId) continue;
    const open = lastParty === 'seeker' ? 'question' : 'asked';
    const state = status === 'open' ? open : status === 'ended' ? 'declined' : status;
    relations.set(profileId, { ...rest, state, enquiryId: id, at: (answeredAt ?? sentAt).toISOString() });
  }
  return { relations, marked: new Set(marks.map(({ profileId }) => profileId)) };
}

/** Returns the one way in which somebody is shown, to employers and in the own preview. `region` is the one this viewer may know. */
export function toTalentCard(
  row: CardRow,
  { region, language, now }: { region: string; language: Language; now: Date },
): TalentCard {
  const hasHours = row.hoursMin !== null || row.hoursMax !== null;
  const from = row.availableFrom?.slice(0, 7) ?? null;
  return {
    id: row.id,
    number: row.number,
    occupation: occupationTerm(row.occupation, language),
    category: row.category,
    specialties: row.specialties,
    departments: row.departments.map((key) => termOf(departmentByKey, key, language)),
    level: row.level === null ? null : termOf(levelByKey, row.level, language),
    years: row.years,
    region: toTalentRegion(region, language),
    radiusKm: row.radiusKm,
    languages: row.languages,
    licence: row.licence,
    drivingLicence: row.drivingLicence,
    week: row.week === null ? null : row.week.map((day) => ({ ...day })),
    shifts: row.shifts,
    maxNightsPerMonth: row.maxNightsPerMonth,
    freeWeekendsOfFour: row.freeWeekendsOfFour,
    employmentTypes: row.employmentTypes,
    hours: hasHours ? { min: row.hoursMin, max: row.hoursMax } : null,
    payWish:
      row.payWish === null || row.payCurrency === null
        ? null
        : { amount: row.payWish / 100, currency: row.payCurrency },
    available: from === null ? null : from <= monthIn(now) ? 'now' : from,
    text: row.text,
    confirmedIn: monthIn(row.consentedAt),
  };
}
