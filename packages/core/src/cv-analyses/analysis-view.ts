import type { CvAnalysis, CvAnalysisItem } from '@stellenvisite/contract/cv-analyses.schema';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import type { cvAnalyses } from '@stellenvisite/db/schema/cv-analyses';
import { toStoredFile } from '../files/file-view.ts';
import type { FileRow } from '../files/get-own-file.ts';
import { listSuggestions } from './list-suggestions.ts';

export type AnalysisRow = typeof cvAnalyses.$inferSelect;
type Parts = { analysis: AnalysisRow; file: FileRow };

function toBase({ analysis, file }: Parts) {
  const { id, state, failure, createdAt, expiresAt } = analysis;
  return {
    id,
    state,
    failure,
    file: toStoredFile(file),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

export function toAnalysisItem(parts: Parts): CvAnalysisItem {
  const { fields } = parts.analysis;
  return { ...toBase(parts), fields: fields.length, decided: fields.filter(({ choice }) => choice !== null).length };
}

export function toAnalysis(parts: Parts, profile: SeekerProfileData): CvAnalysis {
  const { model, language, pageCount, pages, fields } = parts.analysis;
  return {
    ...toBase(parts),
    model,
    language,
    pageCount,
    pages,
    fields,
    suggestions: listSuggestions({ ...parts.analysis, profile }),
  };
}
