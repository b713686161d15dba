import type { EmmaTool } from '@stellenvisite/contract/emma';
import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { type Asked, call, type Decision, forJob, sayOnly } from '../decision.ts';
import type { Intents } from '../find-intent.ts';
import { findAspect } from '../job-aspects.ts';
import { askWhichJob } from '../questions.ts';
import { readWishes } from '../read-wishes.ts';
import { referToJobs } from '../refer-to-jobs.ts';

/** Acts on the job that is meant, or asks which one. */
export function aboutJob(asked: Asked, tool: EmmaTool, input: Record<string, unknown> = {}): Decision {
  const { text, state, language } = asked;
  const [job, ...others] = referToJobs(text, state);
  if (job && (others.length === 0 || tool !== 'saveJob')) return forJob(tool, job, null, input);
  if (job) return { calls: [job, ...others].flatMap((each) => forJob(tool, each, null, input).calls) };
  if (state.shown.length === 0) return sayOnly('noJobs', language);
  const only = state.focus ?? (state.shown.length === 1 ? state.shown[0] : undefined);
  if (only) return forJob(tool, only, null, input);
  return { calls: [], ask: askWhichJob(tool, state.shown, language) };
}

export function applyRule(asked: Asked): Decision | null {
  // "Wo kann ich mich als Pflegekraft bewerben?" looks for jobs.
  if (/^\s*(?:wo|where|welche|which)/iu.test(asked.text) && asked.state.shown.length === 0) return null;
  return aboutJob(asked, 'startApplication');
}

export function compareRule({ text, state, language }: Asked): Decision {
  const named = referToJobs(text, state);
  const jobs = (named.length >= 2 ? named : state.shown).slice(0, 3);
  if (jobs.length < 2) return sayOnly('twoJobs', language);
  return call('compareJobs', { jobIds: jobs.map(({ id }) => id) });
}

/** "Passt das zu mir?" is about one job, "was passt zu mir?" about all. */
export function recommendRule(asked: Asked): Decision | null {
  if (
    /\b(?:die|das|diese[rs]?|this|that)\s+(?:erste|zweite|dritte|stelle|job|one|first|second|third)?\s*(?:zu\s+mir|job|stelle|fit|match)/iu.test(
      asked.text,
    ) &&
    referToJobs(asked.text, asked.state).length > 0
  )
    return null;
  if (/^(?:passt|does|is|how\s+well)/iu.test(asked.text.trim())) return null;
  return call('searchJobs', { fromProfile: true });
}

export function moreRule({ state }: Asked, intents: Intents): Decision | null {
  if (!intents.has('more') || !state.search || intents.words.length > 8) return null;
  // "mehr Gehalt" changes the search, "mehr zur zweiten" opens a job.
  if (intents.words.some((word) => NOT_MORE.has(word))) return null;
  return call('searchJobs', { ...state.search, page: (state.search.page ?? 1) + 1 });
}
const NOT_MORE = new Set([
  'gehalt',
  'geld',
  'lohn',
  'verdienen',
  'pay',
  'money',
  'salary',
  'zur',
  'zum',
  'about',
  'uber',
  'details',
  'als',
  'than',
  'ersten',
  'zweiten',
  'dritten',
  'erste',
  'zweite',
  'dritte',
  'first',
  'second',
  'third',
  'infos',
  'info',
]);

const OPENING =
  /(?<![\p{L}])(?:mehr|details?|infos?|genauer|zeig\p{L}*|öffne\p{L}*|erzähl\p{L}*|ansehen|anschauen|more|tell|show|open|look|about|was\s+(?:ist|steht)|what)(?![\p{L}])/iu;

/** A question about a job that was shown, or the wish to see it. */
export async function jobRule(asked: Asked): Promise<Decision | null> {
  const { text, state, language } = asked;
  if (state.shown.length === 0) return null;
  const [job, ...others] = referToJobs(text, state);
  const aspect = findAspect(text);
  const isQuestion =
    /\?|^(?:wie|was|wann|wer|gibt|hat|haben|ist|sind|muss|kann|ab\s+wann|bieten|how|what|when|who|is|are|does|do|has|can)\b/iu.test(
      text.trim(),
    );
  const isOrdinal = /erste|zweite|dritte|letzte|first|second|third|last|nr\.?\s*\d|nummer|number|#\d/iu.test(text);
  const { wishes } = await readWishes(text, asked.search);
  if (isOrdinal && job && others.length === 0) return forJob('getJob', job, isQuestion ? aspect : null);
  const pointsThere =
    /(?<![\p{L}])(?:dort|da|bei\s+de[nmr]|in\s+der\s+stelle|die\s+stelle|diese\s+stelle|dieser\s+stelle|there|this\s+job|that\s+job|the\s+job|it|they|die|dabei)(?![\p{L}])/iu.test(
      text,
    );
  const namesPlace = wishes.location !== undefined || wishes.q !== undefined || wishes.category !== undefined;
  if (job && aspect && isQuestion && pointsThere) return forJob('getJob', job, aspect, { showsCard: false });
  // "Welche davon hat …?" asks about all of them.
  const isOfAll = /^\s*(?:welche|which)/iu.test(text);
  if (!job && aspect && isQuestion && pointsThere && !namesPlace && !isOfAll && state.shown.length > 1)
    return { calls: [], ask: askWhichJob('getJob', state.shown, language) };
  if (job && others.length === 0 && OPENING.test(text) && !namesPlaceOnly(wishes)) return forJob('getJob', job);
  return null;
}

const namesPlaceOnly = (wishes: EmmaSearch) => wishes.q !== undefined || wishes.category !== undefined;
