import type { Language } from '@stellenvisite/contract/platform/languages';
import type { EmmaModel } from '@stellenvisite/contract/platform/operator-settings';
import { CV_ANALYSIS_STATES, type CvAnalysisState, type CvFailure } from '@stellenvisite/contract/seekers/cv-analyses';
import type { CvField, CvPage } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from '../identity/auth.ts';
import { files } from '../platform/files.ts';

const time = () => timestamp({ withTimezone: true });

/** Facts read from a CV that wait for the person's decisions. A row expires, and it is deleted with its file. */
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
