import type { CvSuggestionKind } from '@stellenvisite/contract/seekers/cv-analyses';
import type {
  CvAnalysis,
  CvAnalysisItem,
  CvField,
  CvSuggestion,
} from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { hasWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { cvAnalyses } from '@stellenvisite/db/schema/seekers/cv-analyses';
import type { FileRow } from '../../platform/files/get-own-file.ts';
import { toStoredFile } from '../../platform/files/store-file.ts';

type Facts = { fields: readonly CvField[]; pageCount: number; hiddenLines: number; profile: SeekerProfileData };

const LONG_PAGES = 4;

/** Shorter breaks are holidays or a change of employer. */
const GAP_MONTHS = 3;

const MAX_GAPS = 2;

const say = (kind: CvSuggestionKind, rest: Partial<CvSuggestion> = {}): CvSuggestion => ({
  kind,
  from: null,
  to: null,
  about: null,
  ...rest,
});

type Work = Extract<CvField['found'], { kind: 'experience' }>['value'];

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const toMonth = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

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
    isFromImage: pages.some((page) => page.isFromImage),
    pages,
    fields,
    suggestions: listSuggestions({ ...parts.analysis, profile }),
  };
}

/** Lists suggestions that make the profile or the CV more useful, the most useful first. */
function listSuggestions({ fields, pageCount, hiddenLines, profile }: Facts): CvSuggestion[] {
  if (fields.length === 0) return [];
  const stations = fields.flatMap(({ found }) => (found.kind === 'experience' ? [found.value] : []));
  const has = (kind: CvField['found']['kind']) => fields.some(({ found }) => found.kind === kind);
  const unclear = fields.some(({ question }) => question === 'meaning') || !has('occupation');
  const undated = fields.find(({ question, found }) => question === 'dates' && found.kind === 'experience');
  const levelless = fields.flatMap(({ found }) =>
    found.kind === 'language' && found.value.level === null ? [found.value.language] : [],
  );
  return [
    ...(hasWeek(profile.week) ? [] : [say('week_missing')]),
    ...(has('licence') || profile.licence ? [] : [say('licence_missing')]),
    ...(unclear ? [say('title_unclear')] : []),
    ...(levelless[0] ? [say('language_level', { about: levelless[0] })] : []),
    ...(undated?.found.kind === 'experience' ? [say('dates_missing', { about: undated.found.value.position })] : []),
    ...gapsIn(stations, fields),
    ...(hiddenLines > 0 ? [say('private_details')] : []),
    ...(pageCount > LONG_PAGES ? [say('too_long')] : []),
    ...(stations.length === 0 ? [say('too_short')] : []),
  ];
}

/** Between two posts of which months are known; a training that ended in between explains the gap. */
function gapsIn(stations: readonly Work[], fields: readonly CvField[]): CvSuggestion[] {
  const years = new Set(fields.flatMap(({ found }) => (found.kind === 'education' ? [found.value.year] : [])));
  const dated = stations
    .filter(({ from }) => from !== null)
    .sort((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  const gaps: CvSuggestion[] = [];
  let end: number | null = null;
  for (const { from, to } of dated) {
    const start = monthNumber(from ?? '');
    if (end !== null && start - end - 1 >= GAP_MONTHS) {
      const [first, last] = [toMonth(end + 1), toMonth(start - 1)];
      if (!years.has(Number(first.slice(0, 4))) && !years.has(Number(last.slice(0, 4))))
        gaps.push(say('gap', { from: first, to: last }));
    }
    end = Math.max(end ?? 0, to ? monthNumber(to) : Number.MAX_SAFE_INTEGER);
  }
  return gaps.slice(-MAX_GAPS).reverse();
}
