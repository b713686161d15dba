import { CV_ANALYSIS_STATES, type CvAnalysisState, type CvFailure } from '@stellenvisite/contract/cv-analyses';
import type { CvField, CvPage } from '@stellenvisite/contract/cv-analyses.schema';
import type { EmmaModel } from '@stellenvisite/contract/emma';
import type { Language } from '@stellenvisite/contract/languages';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { oneOf } from './checks.ts';
import { files } from './files.ts';

const time = () => timestamp({ withTimezone: true });

/** What was read of a CV and waits for its person's decisions; it expires, and it goes with its file. */
export const cvAnalyses = pgTable(
  'cv_analyses',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    state: text().$type<CvAnalysisState>().notNull(),
    failure: text().$type<CvFailure>(),
    model: text().$type<EmmaModel>().notNull(),
    language: text().$type<Language>(),
    pageCount: integer().notNull().default(0),
    /** Without the lines that a profile must not know. */
    pages: jsonb().$type<CvPage[]>().notNull().default([]),
    fields: jsonb().$type<CvField[]>().notNull().default([]),
    /** How many lines were left out because they tell of age, origin, family, religion or pay. */
    hiddenLines: integer().notNull().default(0),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [
    check('cv_analyses_state', oneOf(t.state, CV_ANALYSIS_STATES)),
    index('cv_analyses_user').on(t.userId, t.createdAt),
    index('cv_analyses_file').on(t.fileId),
    index('cv_analyses_expires').on(t.expiresAt),
  ],
);
