import type { EmmaTool } from '@stellenvisite/contract/assistant/emma';
import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { findAspect, type JobAspect } from '../compose-job.ts';
import { type Asked, call, type Decision, forJob, sayOnly } from '../decision.ts';
import { askWhichJob } from '../questions.ts';
import { referToJobs } from '../refer-to-jobs.ts';
import { isFairness } from './pay-rules.ts';

/** Acts on the job that is meant, or asks which one. */
export function aboutJob(asked: Asked, tool: EmmaTool, input: Record<string, unknown> = {}): Decision {
  const { text, state, language } = asked;
  const [job, ...others] = referToJobs(text, state);
  if (job && (others.length === 0 || tool !== 'saveJob')) return forJob(tool, job, null, input);
  if (job) return { calls: [job, ...others].flatMap((each) => forJob(tool, each, null, input).calls) };
  if (state.shown.length === 0) return sayOnly(state.search ? 'noneShown' : 'noJobs', language);
  const only = state.focus ?? (state.shown.length === 1 ? state.shown[0] : undefined);
  if (only) return forJob(tool, only, null, input);
  return { calls: [], ask: askWhichJob(tool, state.shown, language) };
}

export function applyRule(asked: Asked): Decision | null {
  // "Wo kann ich mich als Pflegekraft bewerben?" looks for jobs.
  if (asked.state.shown.length === 0 && asked.read.hasWork) return null;
  return aboutJob(asked, 'startApplication');
}

const NUMBERS: Readonly<Record<string, number>> = { eins: 1, one: 1, zwei: 2, two: 2, drei: 3, three: 3 };

export function compareRule({ text, state, language }: Asked): Decision {
  const numbers =
    text.toLowerCase().match(/(?<![\p{L}\d.,])(?:[1-3](?![\d.,])|eins|zwei|drei|one|two|three)(?![\p{L}])/gu) ?? [];
  const numbered = numbers.flatMap((each) => state.shown[(NUMBERS[each] ?? Number(each)) - 1] ?? []);
  const named = numbered.length >= 2 ? numbered : referToJobs(text, state);
  const jobs = (named.length >= 2 ? named : state.shown).slice(0, 3);
  if (jobs.length < 2) return sayOnly('twoJobs', language);
  return call('compareJobs', { jobIds: jobs.map(({ id }) => id) });
}

/** The next jobs of the search. */
export function moreRule({ state }: Asked): Decision | null {
  return state.search ? call('searchJobs', { ...state.search, page: (state.search.page ?? 1) + 1 }) : null;
}

/** "Welche zahlt mehr?" compares what was shown; with other wishes it is a search by pay. */
export function bestPayRule(asked: Asked): Decision | null {
  return bestOf(asked, 'pay', 'salary_desc');
}

export function nearestRule(asked: Asked): Decision | null {
  return bestOf(asked, 'distance', 'distance');
}

const SORTS =
  /sortier|zuerst|reihenfolge|sort|(?:paid|pay|paying|salary|newest|nearest|closest)\s+(?:\p{L}+\s+)?first|order/iu;

function bestOf({ text, state, read }: Asked, aspect: JobAspect, sort: EmmaSearch['sort']): Decision | null {
  const names = Object.keys(read.wishes).some((name) => name !== 'sort');
  if (names) return null;
  const named = referToJobs(text, state);
  const jobs = (named.length >= 2 ? named : state.shown).slice(0, MAX_COMPARED);
  const isSearch = SORTS.test(text) || jobs.length < 2;
  if (isSearch) return state.search ? call('searchJobs', { ...state.search, sort, page: 1 }) : null;
  return { ...call('compareJobs', { jobIds: jobs.map(({ id }) => id) }), aspect };
}
const MAX_COMPARED = 3;

/** Opens a job that was shown. */
export function openRule({ text, state, read }: Asked): Decision | null {
  if (state.shown.length === 0 && !state.focus) return null;
  const [job, ...others] = referToJobs(text, state);
  if (!job && read.hasWork) return null;
  const meant = job ?? state.focus ?? (state.shown.length === 1 ? state.shown[0] : undefined);
  if (!meant || others.length > 0) return null;
  const aspect = text.includes('?') ? findAspect(text) : null;
  return forJob('getJob', meant, aspect, aspect ? { showsCard: false } : {});
}

const SUPERLATIVE =
  /(?<![\p{L}])(?:wenigsten?|meisten?|kürzeste[nrs]?|längste[nrs]?|höchste[nrs]?|geringste[nrs]?|niedrigste[nrs]?|größte[nrs]?|fewest|most|least|longest|shortest|highest|lowest)(?![\p{L}])/iu;
/** "Von allem, was du gezeigt hast", "welche hat …": one of the jobs that were shown. */
const AMONG_SHOWN =
  /(?<![\p{L}])(?:davon|von\s+(?:denen|allen|allem|de[nr]\s+drei(?:en)?|diesen)|gezeigt\p{L}*|(?:bei\s+)?welche[rs]?|wo|which|of\s+(?:them|these|those|all)|(?:you|u)\s+(?:just\s+)?show(?:ed|n))(?![\p{L}])/iu;
const WANTS_OTHERS = /(?<![\p{L}])(?:zeig\p{L}*|such\p{L}*|finde?|gibt|show|find|are\s+there)(?![\p{L}])/iu;

/** "Welche davon hat die wenigsten Nächte?" compares the shown jobs by what it names; pay and distance have rules of their own. */
export function superlativeRule({ text, state, read }: Asked): Decision | null {
  if (state.shown.length === 0 || !SUPERLATIVE.test(text) || !AMONG_SHOWN.test(text)) return null;
  const aspect = findAspect(text);
  if (!aspect || aspect === 'pay' || aspect === 'distance' || WANTS_OTHERS.test(text)) return null;
  if ((read.hasWork && !read.isTopic) || read.wishes.location !== undefined) return null;
  const [first, ...others] = state.shown.slice(0, MAX_COMPARED);
  if (!first) return null;
  if (others.length === 0) return forJob('getJob', first, aspect, { showsCard: false });
  return { ...call('compareJobs', { jobIds: [first, ...others].map(({ id }) => id) }), aspect };
}

const BRIEF_WORDS = 6;
const isBrief = (text: string) => text.trim().split(/\s+/u).length <= BRIEF_WORDS;

/** "Ist da was ab Januar dabei?", "any with weekends off?" ask for others of the same search. */
const ASKS_ANY =
  /(?<![\p{L}])(?:ist|wär(?:e|en)?|gibt(?:s|'s)?(?:\s+es)?|sind|habt\s+ihr|is\s+there|are\s+there)\s+(?:(?:da|davon|dort|auch|vielleicht|noch)\s+)*(?:was|etwas|welche|any|anything|something|ones?)(?![\p{L}])|^\s*(?:any|anything|something)\s/iu;
export const asksAny = (text: string): boolean => ASKS_ANY.test(text);

/** A question about what an ad says: of the job that is meant, or of which one. */
export function askRule({ text, state, language, read }: Asked): Decision | null {
  if (state.shown.length === 0 && !state.focus) return null;
  const aspect = findAspect(text);
  const [job, ...others] = referToJobs(text, state);
  if (!state.focus && asksAny(text) && Object.keys(read.wishes).length > 0) return null;
  if (job && others.length > 0)
    return { ...call('compareJobs', { jobIds: [job, ...others].slice(0, MAX_COMPARED).map(({ id }) => id) }), aspect };
  if (job && aspect === 'pay' && isFairness(text)) return forJob('salaryBand', job);
  // "Welche davon hat …?" asks about all of them.
  if (/^\s*(?:welche|which)/iu.test(text) && others.length === 0 && !job && state.shown.length > 1)
    return { ...call('compareJobs', { jobIds: state.shown.slice(0, MAX_COMPARED).map(({ id }) => id) }), aspect };
  const namesWork = (read.hasWork && !read.isTopic) || read.wishes.location !== undefined;
  const meant =
    job ?? (namesWork ? undefined : (state.focus ?? (state.shown.length === 1 ? state.shown[0] : undefined)));
  if (meant) return forJob('getJob', meant, aspect, aspect ? { showsCard: false } : {});
  if (!namesWork && !aspect && text.includes('?') && isBrief(text))
    return { calls: [], ask: askWhichJob('getJob', state.shown, language) };
  // Pay "there" can also mean the market pay for the work that was searched for.
  if (namesWork || !aspect || (aspect === 'pay' && state.search)) return null;
  return { calls: [], ask: askWhichJob('getJob', state.shown, language) };
}
