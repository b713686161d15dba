import type { EmmaTool } from '@stellenvisite/contract/emma';
import type { Language } from '@stellenvisite/contract/languages';
import type { SearchResult } from '../tools/search-jobs.tool.ts';
import type { Refused } from '../turn.ts';
import { composeJob } from './compose-job.ts';
import {
  composeAlert,
  composeApplication,
  composeComparison,
  composeEmployer,
  composeHandOver,
  composeHelp,
  composeMatch,
  composeRefusal,
  composeSalary,
  composeSave,
  composeSaved,
} from './compose-others.ts';
import { composeSearch } from './compose-search.ts';
import type { Decision } from './decision.ts';
import { type Ask, questionAfter } from './questions.ts';

/** What a tool returned, as the prompt holds it. */
export type ToolResult = { tool: EmmaTool; value: unknown };
export type Answer = { text: string; ask: Ask | null };

// biome-ignore lint/suspicious/noExplicitAny: each composer takes what its own tool returned.
type Compose = (value: any, decision: Decision, language: Language) => string;

const COMPOSERS: Record<Exclude<EmmaTool, 'askBack'>, Compose> = {
  searchJobs: (value, _, language) => composeSearch(value, language),
  getJob: (value, { aspect = null }, language) => composeJob(value, aspect, language),
  compareJobs: (value, _, language) => composeComparison(value, language),
  explainMatch: (value, _, language) => composeMatch(value, language),
  salaryBand: (value, _, language) => composeSalary(value, language),
  savedJobs: (value, _, language) => composeSaved(value, language),
  saveJob: (value, _, language) => composeSave(value, language),
  startApplication: (value, _, language) => composeApplication(value, language),
  createAlert: (value, _, language) => composeAlert(value, language),
  employerInfo: (value, _, language) => composeEmployer(value, language),
  helpArticle: (value) => composeHelp(value),
  handOver: (value, _, language) => composeHandOver(value, language),
};

/** The words that belong to what the tools returned, and the one question that may follow. */
export function composeAnswer(results: readonly ToolResult[], decision: Decision, language: Language): Answer {
  const told = results.filter(
    (result): result is ToolResult & { tool: Exclude<EmmaTool, 'askBack'> } => result.tool !== 'askBack',
  );
  const sentences = told.map(({ tool, value }) =>
    isRefused(value) ? composeRefusal(value.refused, language) : COMPOSERS[tool](value, decision, language),
  );
  const [first] = told;
  const searched =
    told.length === 1 && first?.tool === 'searchJobs' && !isRefused(first.value) ? (first.value as SearchResult) : null;
  const wasAsked = results.some(({ tool }) => tool === 'askBack');
  return {
    text: [...new Set(sentences)].join(' '),
    ask: searched && !wasAsked ? questionAfter(searched, language) : null,
  };
}

function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
