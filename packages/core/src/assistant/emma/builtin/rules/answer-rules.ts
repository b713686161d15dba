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
import { adjacentJob, namesOrdinal, referToJobs } from '../refer-to-jobs.ts';
import { changeNumber } from './number-rules.ts';
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
  return backToList(asked) ?? answerQuestion(asked) ?? payFollowUp(asked) ?? sameForOther(asked);
}

const BACK_TO_LIST =
  /^\P{L}*(?:(?:ok(?:ay)?|hm+|gut|bitte|nochmal|please)[\s,]+)*(?:(?:wieder\s+)?zurück(?:\s+(?:zur|zu\s+der|auf\s+die)\s+(?:liste|übersicht|auswahl)|\s+zu\s+den\s+(?:stellen|ergebnissen|treffern))?|(?:go\s+)?back(?:\s+to\s+(?:the\s+)?(?:list|results|jobs))?|(?:zeig\p{L}*|show)\s+(?:mir\s+|me\s+)?(?:(?:nochmal|noch\s+mal|wieder)\s+)?(?:die|the)\s+(?:liste|übersicht|ergebnisse|list|results)(?:\s+(?:nochmal|noch\s+mal|wieder|again))?)(?:\s+(?:bitte|please))?\P{L}*$/iu;

/** Shows the jobs of the search again after one of them was opened: "zurück zur Liste". */
function backToList({ text, state }: Asked): Decision | null {
  if (!state.search || !state.lastJobTool || !BACK_TO_LIST.test(text)) return null;
  return call('searchJobs', { ...state.search });
}

function answerQuestion(asked: Asked): Decision | null {
  const { state, text, read } = asked;
  const undone = undoSave(asked);
  if (undone) return undone;
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

/** "Ne, doch nicht, wieder raus", "nimm sie wieder runter", "undo that": takes back what was done last. */
const TAKES_BACK =
  /(?<![\p{L}])(?:doch\s+(?:lieber\s+)?(?:nicht|nich|ned)|lieber\s+(?:doch\s+)?nicht|wieder\s+(?:raus|runter|weg|löschen|entfernen|streichen)|(?:das|die|sie|den|es)\s+(?:raus|runter|weg)|rückgängig|zurücknehmen|undo|unsave|rather\s+not|(?:take|get)\s+(?:it|that|this)\s+(?:back|off|out)|remove\s+(?:it|that|this)|changed?\s+my\s+mind|second\s+thought|never\s*mind|actually\s+(?:no|not|don'?t))(?![\p{L}])/iu;
const BRIEF_WORDS = 8;

/** Removes the job that was saved last, where few words take that back. */
function undoSave({ state, text, read }: Asked): Decision | null {
  const isBrief = text.trim().split(/\s+/u).length <= BRIEF_WORDS;
  if (state.lastJobTool !== 'saveJob' || !state.focus || !isBrief || text.includes('?')) return null;
  if (!TAKES_BACK.test(text) || namesOrdinal(text) || read.hasWork || Object.keys(read.wishes).length > 0) return null;
  return forJob('saveJob', state.focus, null, { isSaved: false });
}

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
