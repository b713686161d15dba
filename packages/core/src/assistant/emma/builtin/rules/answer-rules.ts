import type { EmmaTool } from '@stellenvisite/contract/assistant/emma';
import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';
import { changeWishes, mergeWishes } from '../change-wishes.ts';
import { findAspect } from '../compose-job.ts';
import { decideSearch } from '../decide-search.ts';
import { type Asked, call, type Decision, forJob, sayOnly } from '../decision.ts';
import type { RankedIntent } from '../intents/find-intents.ts';
import { askWhat } from '../questions.ts';
import { readWishes } from '../read-wishes.ts';
import { adjacentJob, referToJobs } from '../refer-to-jobs.ts';
import { GOES_ON, payFollowUp } from './pay-rules.ts';

const alertSearch = ({ page: _, sort: __, ...search }: EmmaSearch) => search;

const FREQUENCIES: readonly [AlertFrequency, RegExp][] = [
  [
    'weekly',
    /wöchentlich\p{L}*|woechentlich|wochen?tlich|jede\s+woche|(?:ein|1)\s?-?(?:mal|x)\s+(?:die|in\s+der|pro|je|a)\s+woche|(?:jeden\s+|immer\s+)?montags?|nicht\s+(?:jeden\s+tag|so\s+oft)|seltener|(?:less|not\s+(?:so|that))\s+often|(?:jeden\s+tag|täglich)\s+(?:ist|wäre|wär)\s+(?:\p{L}+\s+)?zu\s+(?:oft|viel|häufig)|all[e]?\s+(?:sieben|7)\s+tage|weekly|once\s+a\s+week|every\s+(?:week|monday|seven\s+days|7\s+days)|(?:every\s+day|daily)\s+is\s+too\s+(?:often|much)|not\s+every\s+day/iu,
  ],
  ['daily', /täglich\p{L}*|taeglich|jeden\s+tag|ein\s?mal\s+am\s+tag|daily|every\s+day|once\s+a\s+day/iu],
  [
    'instant',
    /sofort|gleich\s+wenn|nicht\s+gesammelt|not\s+collected|unverzüglich|as\s+soon\s+as|umgehend|instant\p{L}*|immediately|right\s+away|at\s+once/iu,
  ],
];

const frequencyOf = (text: string) => FREQUENCIES.find(([, pattern]) => pattern.test(text))?.[0];
const withoutFrequency = (text: string) => FREQUENCIES.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text);
const ALERT_WORDS =
  /suchauftr\p{L}+|suche\s+(?:speichern|merken)|benachrichtig\p{L}*|informier\p{L}*|bescheid|per\s+e?-?mail|e-?mails?|alerts?|alarm|neue[nrs]?\s+stellen|new\s+jobs|notify|sobald|wenn/giu;

/** Proposes an alert for the wishes of the message, with those of the conversation. */
export async function alertRule({ text, state, language }: Asked): Promise<Decision> {
  const frequency = frequencyOf(text) ?? 'daily';
  const { wishes } = readWishes(withoutFrequency(text).replace(ALERT_WORDS, ' '));
  const before = state.search ?? (state.proposed?.kind === 'alert' ? state.proposed.search : null);
  const wanted = Object.keys(wishes).length > 0 ? mergeWishes(before, wishes, text) : (before ?? ofProfile(state));
  if (OWN_ALERT.test(text) && !state.search) return call('myAlerts');
  if (!wanted || Object.keys(alertSearch(wanted)).length === 0) return { calls: [], ...askWhat(language) };
  return call('createAlert', { ...alertSearch(wanted), frequency });
}

/** An alert that there is already. */
const OWN_ALERT = /(?<![\p{L}])(?:mein(?:en|e|em)?|my)\s+(?:\p{L}+\s+)?(?:suchauftr|alert|benachrichtigung)/iu;

function ofProfile({ profile }: Asked['state']): EmmaSearch | null {
  const [q] = profile?.occupations ?? [];
  return q ? { q, ...(profile?.location ? { location: profile.location } : {}) } : null;
}

/** "Wöchentlich reicht" changes the alert that was proposed last, or asks for one of the search. */
export function frequencyRule({ text, state }: Asked): Decision | null {
  const frequency = frequencyOf(text);
  const search = state.proposed?.kind === 'alert' ? state.proposed.search : state.search;
  if (!frequency || !search) return null;
  return call('createAlert', { ...alertSearch(search), frequency });
}

/** Both at once: "merk mir die erste und gib Bescheid, wenn Neues kommt". */
export function saveAndAlertRule({ text, state }: Asked, ranked: readonly RankedIntent[]): Decision | null {
  const isAsked = (intent: string) =>
    ranked.slice(0, 3).some((each) => each.intent === intent && each.probability > 0.1);
  const namesBoth =
    /merk|speicher|save|bookmark/iu.test(text) && /bescheid|suchauftrag|alert|benachricht|notify|mail/iu.test(text);
  if (!state.search || !namesBoth || !(isAsked('save') || isAsked('alert'))) return null;
  const [job] = referToJobs(text, state);
  if (!job) return null;
  const alert = call('createAlert', { ...alertSearch(state.search), frequency: frequencyOf(text) ?? 'daily' });
  return { calls: [...forJob('saveJob', job).calls, ...alert.calls] };
}

/** Carries out the last proposal after a yes; without one, acknowledges the message. */
export function yesRule({ text, state, language }: Asked): Decision {
  switch (state.proposed?.kind) {
    case 'alert':
      return call('createAlert', { ...alertSearch(state.proposed.search), frequency: state.proposed.frequency });
    case 'application':
      return state.focus ? forJob('startApplication', state.focus) : sayOnly('applicationOpen', language);
    case 'hand-over':
      return sayOnly('handOverOpen', language);
    default:
      return sayOnly(/dank|merci|thank|thx|cheers/iu.test(text) ? 'thanks' : 'yes', language);
  }
}

export const noRule = ({ language }: Asked): Decision => sayOnly('no', language);

/** Handles "egal": changes the wishes if it names some, and otherwise searches with the current ones. */
export function anyRule(asked: Asked): Decision | Promise<Decision> {
  const { state, language, text, read } = asked;
  if (changeWishes(text, state.search ?? {}, read.wishes).search) return decideSearch(asked);
  return state.search ? call('searchJobs', { ...state.search, page: 1 }) : { calls: [], ...askWhat(language) };
}

/** The answer to a question back, or what goes on from the last answer, where it can be nothing else. */
export function answerAsked(asked: Asked): Decision | null {
  return answerQuestion(asked) ?? payFollowUp(asked) ?? sameForOther(asked);
}

function answerQuestion(asked: Asked): Decision | null {
  const { state, text, read } = asked;
  if (state.proposed?.kind === 'alert' && !read.hasWork && read.wishes.location === undefined) {
    const often = frequencyRule(asked);
    if (often) return often;
  }
  const [key, pending] = state.asked?.split(':') ?? [];
  if (key === 'which_job' && pending) {
    const byTitle = state.shown.find(({ title, city }) => text.includes(title) && text.includes(city));
    const [job] = byTitle || read.hasWork ? [byTitle] : referToJobs(text, { ...state, focus: null });
    return job ? forJob(pending as EmmaTool, job, findAspect(text)) : null;
  }
  if (key === 'nights' && state.search) {
    const nights =
      /^\D{0,12}(\d{1,2})(?!\d)\D{0,12}$/u.exec(text)?.[1] ??
      (/^\W*(?:gar\s+)?(?:keine?|no|none|null)\W*$/iu.test(text) ? '0' : undefined);
    if (nights !== undefined) return call('searchJobs', { ...state.search, maxNights: Number(nights), page: 1 });
  }
  const changed = state.search && !read.hasWork ? changeNumber(text, state.search) : null;
  return changed ? call('searchJobs', { ...changed, page: 1 }) : null;
}

/** "Mach 4200 draus", "lieber 50": a number alone changes the one of its size that was stated before. */
function changeNumber(text: string, search: EmmaSearch): EmmaSearch | null {
  const salary = ONLY_SALARY.exec(text)?.[1];
  if (salary && search.salaryMin !== undefined && !POSTCODE.test(text) && isBrief(text))
    return { ...search, salaryMin: Number(salary.replace(/[.']/u, '')) };
  const [, digits, unit] = BARE_NUMBER.exec(text) ?? [];
  const number = Number(digits?.replace(/[.']/u, ''));
  if (!digits || Number.isNaN(number)) return null;
  if (number >= LEAST_SALARY) return search.salaryMin === undefined || unit ? null : { ...search, salaryMin: number };
  if (search.maxNights !== undefined && number <= MAX_NIGHTS && NO_ORDINAL.test(text))
    return { ...search, maxNights: number };
  if (number <= MAX_ORDINAL) return null;
  const hasHours = search.hoursMin !== undefined || search.hoursMax !== undefined;
  if (search.radius !== undefined || unit?.startsWith('k')) return { ...search, radius: Math.min(number, MAX_RADIUS) };
  if (!hasHours || number > MAX_HOURS) return null;
  const { hoursMin, hoursMax, ...others } = search;
  if (hoursMin === undefined) return { ...others, hoursMax: number };
  return hoursMax === undefined
    ? { ...others, hoursMin: number }
    : { ...others, hoursMin: Math.max(1, number - AROUND_HOURS), hoursMax: number + AROUND_HOURS };
}
/** After a wished pay another number of its size is pay, and no postcode. */
const ONLY_SALARY = /^\D*(?<![\d.,])([1-9][.']?\d{3})(?![\d.,]*\d)\D*$/u;
const POSTCODE = /plz|postleitzahl|post\s?code|zip/iu;
const BRIEF_WORDS = 8;
const isBrief = (text: string) => text.trim().split(/\s+/u).length <= BRIEF_WORDS;
const BARE_NUMBER =
  /^[^\d?]{0,22}(?<![\d.,])(\d{1,3}|\d[.']?\d{3})\s*(km)?(?:\s+(?:draus|bitte|please|dann|reicht|reichen|geht|instead|then|euro|€|brutto))*\W*$/iu;
const LEAST_SALARY = 1000;
const MAX_HOURS = 48;
const AROUND_HOURS = 2;
const MAX_ORDINAL = 3;
const MAX_NIGHTS = 15;
/** "Lieber 6", "doch nur 4". */
const NO_ORDINAL = /lieber|doch|nur|höchstens|max|rather|only/iu;
const MAX_RADIUS = 200;

const ONLY_ORDINAL =
  /^\W*(?:(?:ja|ok|aha|hm|gut)\W+)?(?:und|and|what\s+about|how\s+about|was\s+ist\s+mit)?\s*(?:de[rm]|die|the|nr\.?|nummer|number)?\s*(?:[123]\.?|erste[nr]?|zweite[nr]?|dritte[nr]?|letzte[nr]?|first|second|third|last)(?:\s+one)?(?:\s+(?:auch|noch|too|as\s+well|also|bitte|please))*\W*$/iu;

/** "Gehalt?", "Befristung?" about the job that is open. */
const isNoun = (text: string) => /^\P{L}*[\p{L}-]+\s*\?+\s*$/u.test(text);
const ADJACENT_WORDS = 4;
/** "Warum nicht mehr?" after how well a job fits. */
const WHY = /^\s*(?:und\s+|aber\s+|and\s+|but\s+)?(?:warum|wieso|weshalb|why|how\s+come)(?![\p{L}])[^?]{0,30}\??\s*$/iu;

/** "Und die dritte?" asks the same of another job; "und am Wochenende?" something else of the same one. */
function sameForOther({ text, state, read }: Asked): Decision | null {
  if (state.shown.length === 0) return null;
  if (ONLY_ORDINAL.test(text)) {
    const [job] = referToJobs(text.replace(/(?<!\d)([123])(?![\d.])/u, '$1.'), state);
    return job ? forJob(state.lastJobTool ?? 'getJob', job) : null;
  }
  if (!state.lastJobTool) return null;
  const adjacent = text.trim().split(/\s+/u).length <= ADJACENT_WORDS ? adjacentJob(text, state) : undefined;
  if (adjacent) return forJob(state.lastJobTool, adjacent);
  if (state.lastJobTool === 'explainMatch' && state.focus && WHY.test(text)) return forJob('explainMatch', state.focus);
  const aspect = findAspect(text);
  const isShort = text.trim().split(/\s+/u).length <= 4 && text.includes('?');
  const goesOn = GOES_ON.test(text) || isNoun(text);
  if (state.lastJobTool !== 'getJob' || !state.focus || !aspect || !isShort || !goesOn) return null;
  return read.hasWork || read.wishes.location ? null : forJob('getJob', state.focus, aspect, { showsCard: false });
}
