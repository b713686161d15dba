import {
  type ApplicationReview,
  type Colleague,
  mentionedIn,
  SUGGESTED_TAGS,
} from '@stellenvisite/contract/applications/application-reviews.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import {
  applicationNotes,
  applicationRatings,
  applicationTags,
} from '@stellenvisite/db/schema/applications/application-reviews';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { requireReceivedApplication } from '../received-application.ts';

type Reviewed = { id: string; employerId: string | null };

export async function getApplicationReview(ctx: Context, { id }: { id: string }): Promise<ApplicationReview> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.read', id);
  return getReview(ctx.db, row, person.userId);
}

/** For use cases that have checked the permission already. */
export async function getReview(db: Db | Tx, { id, employerId }: Reviewed, userId: string): Promise<ApplicationReview> {
  const people = employerId ? await listTeam(db, employerId) : [];
  const tags = await listTags(db, id);
  return {
    notes: await listNotes(db, id, userId),
    ratings: await listRatings(db, id, userId),
    tags,
    suggestedTags: employerId ? await suggestTags(db, employerId, tags) : [],
    team: people.filter((person) => person.userId !== userId),
  };
}

/** The people of an employer who have stated what they are called. */
export async function listTeam(db: Db | Tx, employerId: string): Promise<Colleague[]> {
  const members = await listNames(db, await listMembersFor(db, employerId, 'application.read'));
  return members.sort((a, b) => a.name.localeCompare(b.name, 'de'));
}

async function listNames(db: Db | Tx, userIds: readonly string[]): Promise<Colleague[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: profiles.id, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.id, [...userIds]));
  return rows.filter(({ name }) => name !== '');
}

async function listNotes(db: Db | Tx, id: string, userId: string): Promise<ApplicationReview['notes']> {
  const rows = await db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, id))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id));
  const ids = rows.flatMap(({ authorId, text }) => [...(authorId ? [authorId] : []), ...mentionedIn(text)]);
  const named = await listNames(db, [...new Set(ids)]);
  return rows.map(({ id: noteId, authorId, text, createdAt }) => ({
    id: noteId,
    author: authorId ? (named.find((person) => person.userId === authorId) ?? { userId: authorId, name: '' }) : null,
    isOwn: authorId === userId,
    text,
    mentions: named.filter((person) => mentionedIn(text).includes(person.userId)),
    createdAt: createdAt.toISOString(),
  }));
}

async function listRatings(db: Db | Tx, id: string, userId: string): Promise<ApplicationReview['ratings']> {
  const rows = await db
    .select({ userId: applicationRatings.userId, stars: applicationRatings.stars, name: profiles.fullName })
    .from(applicationRatings)
    .innerJoin(profiles, eq(profiles.id, applicationRatings.userId))
    .where(eq(applicationRatings.applicationId, id))
    .orderBy(asc(applicationRatings.ratedAt));
  return {
    own: rows.find((row) => row.userId === userId)?.stars ?? null,
    others: rows.filter((row) => row.userId !== userId).map(({ name, stars }) => ({ name, stars })),
  };
}

async function listTags(db: Db | Tx, id: string): Promise<string[]> {
  const rows = await db
    .select({ tag: applicationTags.tag })
    .from(applicationTags)
    .where(eq(applicationTags.applicationId, id))
    .orderBy(asc(applicationTags.position));
  return rows.map(({ tag }) => tag);
}

async function suggestTags(db: Db | Tx, employerId: string, has: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ tag: applicationTags.tag })
    .from(applicationTags)
    .innerJoin(applications, eq(applications.id, applicationTags.applicationId))
    .where(eq(applications.employerId, employerId))
    .groupBy(applicationTags.tag)
    .orderBy(desc(count()), asc(applicationTags.tag))
    .limit(SUGGESTED_TAGS);
  return rows.map(({ tag }) => tag).filter((tag) => !has.includes(tag));
}
