import { IDEA_AREAS, IDEA_STATUSES, type IdeaArea, type IdeaStatus } from '@stellenvisite/contract/content/ideas';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from '../identity/auth.ts';

const time = () => timestamp({ withTimezone: true });

/** Proposals of users for the site. */
export const ideas = pgTable(
  'ideas',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().generatedByDefaultAsIdentity(),
    authorId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** The first name, which is all that others see; null once the account is gone. */
    authorName: text(),
    title: text().notNull(),
    text: text().notNull(),
    area: text().$type<IdeaArea>().notNull(),
    status: text().$type<IdeaStatus>().notNull().default('review'),
    reason: text(),
    answer: text(),
    answeredBy: text(),
    answeredAt: time(),
    expected: text(),
    plannedAt: time(),
    workingAt: time(),
    doneAt: time(),
    declinedAt: time(),
    hiddenAt: time(),
    hiddenReason: text(),
    mergedIntoId: uuid().references((): AnyPgColumn => ideas.id, { onDelete: 'set null' }),
    /** Votes of accounts that were erased since: they still count, nobody knows whose they were. */
    erasedVotes: integer().notNull().default(0),
    createdAt: time().notNull(),
  },
  (t) => [
    check('ideas_status', oneOf(t.status, IDEA_STATUSES)),
    check('ideas_area', oneOf(t.area, IDEA_AREAS)),
    check('ideas_declined_says_why', sql`${t.status} <> 'declined' or ${t.reason} is not null`),
    uniqueIndex('ideas_number').on(t.number),
    index('ideas_status_created').on(t.status, t.createdAt.desc()),
    index('ideas_author').on(t.authorId),
  ],
);

/** One a person: the key says so. */
export const ideaVotes = pgTable(
  'idea_votes',
  {
    ideaId: uuid()
      .notNull()
      .references(() => ideas.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** States whether the follower is notified of new comments as well. */
    comments: boolean().notNull().default(false),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ideaId, t.userId] }), index('idea_votes_user').on(t.userId)],
);

export const ideaComments = pgTable(
  'idea_comments',
  {
    id: uuid().primaryKey(),
    ideaId: uuid()
      .notNull()
      .references(() => ideas.id, { onDelete: 'cascade' }),
    /** One level deep: a reply has no replies of its own. */
    replyToId: uuid().references((): AnyPgColumn => ideaComments.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    authorName: text(),
    isTeam: boolean().notNull().default(false),
    text: text().notNull(),
    hiddenAt: time(),
    createdAt: time().notNull(),
  },
  (t) => [
    index('idea_comments_idea').on(t.ideaId, t.createdAt),
    index('idea_comments_reply').on(t.replyToId),
    index('idea_comments_author').on(t.authorId),
  ],
);
