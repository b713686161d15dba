import { writtenFilterSchema } from '@stellenvisite/contract/taxonomy.schema';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import writtenFilters from '../taxonomy/written-filters.json' with { type: 'json' };
import { PhraseTable } from './phrase-table.ts';
import type { WrittenFilters } from './query-plan.ts';
import { readMeasure } from './read-measures.ts';
import { payLead, readPay } from './read-pay.ts';
import type { Token } from './read-tokens.ts';

export type FilterKind =
  | 'employmentType'
  | 'contract'
  | 'shift'
  | 'withoutShift'
  | 'weekendFree'
  | 'remote'
  | 'radius'
  | 'salaryMin'
  | 'salaryMax';

export type FilterMeaning = {
  /** "ignored" says nothing a search could use; "excluded" wants no agencies. */
  kind: FilterKind | 'ignored' | 'excluded';
  values: readonly string[];
};

/** What some of the tokens say. */
export type ReadFilter = FilterMeaning & {
  /** Words before it that only lead to it. */
  lead: number;
  from: number;
  to: number;
};

const FILTERS = new PhraseTable<FilterMeaning>([
  ...questionWords.ignoredPhrases.map((text) => ({ text, value: { kind: 'ignored' as const, values: [] } })),
  ...questionWords.excluded.map((text) => ({ text, value: { kind: 'excluded' as const, values: [] } })),
  ...writtenFilterSchema
    .array()
    .parse(writtenFilters)
    .flatMap(({ kind, values, words }) => words.map((text) => ({ text, value: { kind, values } }))),
]);
const LEADS = new Set(questionWords.beforeFilter);
const RADIUS_LEADS = new Set(questionWords.beforeRadius);

/** The filters that stand among the words, the longest reading at each place. */
export function readFilters(tokens: readonly Token[], question: string): ReadFilter[] {
  const found: ReadFilter[] = [];
  for (let from = 0; from < tokens.length; ) {
    const hit =
      readMeasure(tokens, from, question) ?? FILTERS.longestAt(tokens, from) ?? readPay(tokens, from, question);
    if (hit?.value.kind === 'excluded') found.push({ ...hit.value, lead: from, from: hit.to - 1, to: hit.to });
    else if (hit?.value.kind === 'salaryMax')
      found.push({ ...hit.value, ...fromLead(payLead(tokens, from)), to: hit.to });
    else if (hit) found.push({ ...hit.value, lead: leadOf(tokens, from, hit.value), from, to: hit.to });
    from = hit ? hit.to : from + 1;
  }
  return found;
}

/** "bis 4000 €" is told with the word that makes it an upper bound. */
const fromLead = (lead: number) => ({ lead, from: lead });

function leadOf(tokens: readonly Token[], from: number, { kind }: FilterMeaning): number {
  if (kind === 'ignored') return from;
  if (kind === 'salaryMin') return payLead(tokens, from);
  const leads = kind === 'radius' ? RADIUS_LEADS : LEADS;
  let lead = from;
  for (let before = tokens[lead - 1]; before && isOneOf(before, leads); before = tokens[lead - 1]) lead -= 1;
  return lead;
}

function isOneOf({ isPhrase, isExcluded, folded }: Token, words: ReadonlySet<string>): boolean {
  return !isPhrase && !isExcluded && words.has(folded);
}

const NOISE = new PhraseTable(questionWords.noise.map((text) => ({ text, value: true })));
const QUALIFICATIONS = new PhraseTable(questionWords.qualifications.map((text) => ({ text, value: true })));

/** A word that says nothing a search could use, where it is not part of a name. */
export function isNoise(token: Token | undefined): boolean {
  return token !== undefined && NOISE.longestAt([token], 0) !== null;
}

/** A degree or a state's approval: every job of the occupation asks for one, few say which. */
export function isQualification(token: Token | undefined): boolean {
  return token !== undefined && QUALIFICATIONS.longestAt([token], 0) !== null;
}

/** All that was read, as the search takes it. */
export function toWrittenFilters(found: readonly ReadFilter[]): WrittenFilters {
  const valuesOf = (kind: FilterKind) => [
    ...new Set(found.filter((each) => each.kind === kind).flatMap((each) => each.values)),
  ];
  const listOf = <K extends 'employmentType' | 'contract' | 'shift' | 'withoutShift' | 'remote'>(kind: K) => {
    const values = valuesOf(kind);
    return values.length > 0 ? { [kind]: values as NonNullable<WrittenFilters[K]> } : {};
  };
  const [radius] = valuesOf('radius');
  const [salaryMin] = valuesOf('salaryMin');
  const [salaryMax] = valuesOf('salaryMax');
  return {
    ...listOf('employmentType'),
    ...listOf('contract'),
    ...listOf('shift'),
    ...listOf('withoutShift'),
    ...listOf('remote'),
    ...(valuesOf('weekendFree').length > 0 ? { weekendFree: true as const } : {}),
    ...(radius === undefined ? {} : { radius: Number(radius) }),
    ...(salaryMin === undefined ? {} : { salaryMin: Number(salaryMin) }),
    ...(salaryMax === undefined ? {} : { salaryMax: Number(salaryMax) }),
  };
}
