import type { Db, Tx } from '@stellenvisite/db/client';
import { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

export const cvAnalysesPersonalData: PersonalData = {
  tables: [{ name: 'cv_analyses', export: { file: 'cv-analyses.json' }, erasure: 'cascade' }],
  files: { 'cv-analyses.json': (db, { userId }) => listAll(db, userId) },
};

function listAll(db: Db | Tx, userId: string) {
  const { fileId, state, failure, model, language, pageCount, pages, fields, hiddenLines } = cvAnalyses;
  const { createdAt, updatedAt, expiresAt } = cvAnalyses;
  return db
    .select({
      fileId,
      state,
      failure,
      model,
      language,
      pageCount,
      pages,
      fields,
      hiddenLines,
      createdAt,
      updatedAt,
      expiresAt,
    })
    .from(cvAnalyses)
    .where(eq(cvAnalyses.userId, userId))
    .orderBy(asc(cvAnalyses.createdAt));
}
