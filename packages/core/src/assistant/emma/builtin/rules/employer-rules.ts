import type { EmmaShortJob } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { findKnownLocation } from '@stellenvisite/search/places';
import { type Asked, call, type Decision } from '../decision.ts';
import { askWhichJob } from '../questions.ts';
import { referToJobs } from '../refer-to-jobs.ts';

const LEADS =
  /^.*?(?<![\p{L}])(?:über|ueber|about|zu[mr]?|von|vom|bei[m]?|kennst\s+du|kennen\s+sie|wer\s+ist|who\s+is|who\s+are|wie\s+gro(?:ß|ss)\s+ist|how\s+big\s+is|betten\s+hat|hat|antwortet|on|at|from)\s+(?=\S)/iu;
const FILLERS =
  /(?<![\p{L}])(?:d(?:as|ie|er|en|em)|the|dieses?|diese[rnm]?|this|that|haus|arbeitgebern?|employer|company|bitte|mal|please|denn|eigentlich|überhaupt|erste[nr]?|zweite[nr]?|dritte[nr]?|first|second|third|one|stellen?|jobs?|frei|offen[e]?|schnell|how|fast|do|does|they|reply|ihr|sie|es|dort|there|infos?|more|mehr|antworten?|answer|auf|bewerbung(?:en)?|applications?|sagen|sag|say|so|was|wie|ist|sind|als|für|ein|eine|gut|noch|mir|du|ihr|könnt|kannst|weißt|weisst|know|you|what|is|tell|me|und|and|haben|hat|has|have|any|openings?|gerade|grad|aktuell|derzeit|momentan|currently|jetzt|now|besser|better|gut|schlecht)(?![\p{L}])/giu;
const KIND =
  /(?<![\p{L}])(?:klinik\p{L}*|krankenhaus|spital|hospital|clinic|uni-?klinik\p{L}*|universitäts\p{L}+|praxis|pflegeheim|heim|zentrum|charit\p{L}*|helios|asklepios|sana|vivantes|caritas|diakon\p{L}*|alexianer|stift\p{L}*|sankt|st\.?|marien\p{L}*|elisabeth\p{L}*|uke|mvz)(?![\p{L}])/iu;
const NAMES_EMPLOYER =
  /arbeitgeber|haus(?![\p{L}])|klinik|employer|hospital|clinic|company|betten|beds|mitarbeit|antwort|answer|reply|einrichtung|praxis|firma|seriös|träger/iu;

const ASKS_JOBS =
  /stellen|jobs?(?![\p{L}])|frei(?![\p{L}])|offene|openings|hiring|such(?:en|t)(?![\p{L}])|positions|vacanc|offering|recruit|sonst\s+noch|was\s+offen|(?<![\p{L}])offen(?![\p{L}])|what\s+else|anbieten|einstell/iu;

/** Chains and houses that people name without saying what they are. */
const KNOWN =
  /(?<![\p{L}])(?:charit[ée]|helios|asklepios|sana|vivantes|alexianer|ameos|median|korian|alloheim|pro\s?seniore|johanniter|malteser|drk|caritas|diakonie|awo|akh|inselspital|insel|luks|usz|hirslanden|uke|lmu|mhh|rkh|vinzenz|barmherzige\p{L}*|rote[sn]\s+kreuz(?:es)?|samariterbund|asb|lebenshilfe|volkshilfe|hilfswerk|bundeswehr|spitex)(?![\p{L}])/iu;
const HOUSE =
  '(?:[Kk]lin(?:ik(?:um|en)?|ic)|[Kk]rankenhaus|[Ss]pital|[Hh]ospital|[Uu]nimedizin|[Uu]niversitätsmedizin|[Ss]tift)';
const CAPITAL = String.raw`(?:(?:St\.|Sankt|Bad)\s+)?\p{Lu}[\p{L}-]+`;
const PROPER = new RegExp(
  String.raw`(?<![\p{L}])(?:${CAPITAL}\s+){0,2}(?:\p{L}[\p{L}-]*)?${HOUSE}(?![\p{L}])(?:\s+(?:(?:in|of|am|im|der|des|zu|für)\s+){0,2}${CAPITAL})?`,
  'u',
);
/** Words before a house that are none of its name. */
const BEFORE_NAME =
  /^(?:(?:das|die|der|dem|den|im|am|ist|hat|sucht|was|wie|bei|bei[m]|wer|gibt|es|ein|eine|unser|mein|the|is|does|has|at|any|und|kennen|kennst|sie|du|stellt|nimmt|macht|how|what)\s+)+/iu;

/** Finds the proper name of a house among the words: "Bethesda Spital in Basel", "Robert-Bosch-Krankenhaus". */
function properIn(text: string): RegExpExecArray | null {
  const found = PROPER.exec(text);
  if (!found) return null;
  const name = found[0].replace(BEFORE_NAME, '').trim();
  const isNamed =
    name.split(/\s+/u).length > 1 || /-|^\p{Lu}\p{L}{4,}(?:klinik|klinikum|hospital|spital|stift)$/u.test(name);
  return isNamed &&
    !/^kliniken\s+(?:in|im|am|um)(?![\p{L}])/iu.test(name) &&
    !/^(?:universitäts|uni|kantons|kreis|privat|akut|reha)\p{L}*$/iu.test(name)
    ? Object.assign(found, [name])
    : null;
}

/** Checks whether an employer is named, by its own name or by its kind and town. */
export const namesHouse = (text: string): boolean => KNOWN.test(text) || properIn(text) !== null;

/** "Nur von Asklepios" among the jobs of a search. */
const ONLY_THERE = /^\s*(?:nur|lieber|oder|auch|only|or|just)(?![\p{L}])/iu;

const employerOf = ({ employer }: EmmaShortJob) => ({ name: employer });

/** The employer that was named, or the one of a job that was shown. */
export function employerRule(asked: Asked): Decision | null {
  const { text, state, language } = asked;
  const name = nameIn(text);
  const [job] = referToJobs(text, state);
  if (job && !name) return call('employerInfo', employerOf(job));
  const showsJobs = ASKS_JOBS.test(text) || (state.search !== null && ONLY_THERE.test(text));
  if (name) return call('employerInfo', { name, ...(showsJobs ? { showsJobs } : {}) });
  if (state.employer)
    return call('employerInfo', { name: state.employer, ...(ASKS_JOBS.test(text) ? { showsJobs: true } : {}) });
  const [shown] = state.focus ? [state.focus] : state.shown;
  if (!shown || !NAMES_EMPLOYER.test(text)) return null;
  if (state.focus || state.shown.length === 1) return call('employerInfo', employerOf(shown));
  return { calls: [], ask: askWhichJob('employerInfo', state.shown, language) };
}

/** "Haben die noch andere Stellen?": the open jobs of the employer that is spoken of. */
export function otherJobsRule({ text, state, language }: Asked): Decision | null {
  const [job] = referToJobs(text, state.employer ? { ...state, focus: null } : state);
  if (!job && state.employer) return call('employerInfo', { name: state.employer, showsJobs: true });
  const meant = job ?? state.focus ?? (state.shown.length === 1 ? state.shown[0] : undefined);
  if (meant) return call('employerInfo', { ...employerOf(meant), showsJobs: true });
  return state.shown.length > 0 ? { calls: [], ask: askWhichJob('employerInfo', state.shown, language) } : null;
}

const OF_TOWN = /^(?:\s+(?:in|am|im|an\s+der|of|zu)|,)?\s+(\p{L}[\p{L}-]{2,})/u;

/** Finds a house that is named outright, with the town behind it. */
function houseIn(text: string): string | null {
  const proper = properIn(text)?.[0];
  if (proper) return proper;
  const found = KNOWN.exec(text);
  if (!found) return null;
  const [behind = '', town = ''] = OF_TOWN.exec(text.slice(found.index + found[0].length)) ?? [];
  return `${found[0]}${findKnownLocation(town)?.kind === 'point' ? behind.replace(',', '') : ''}`;
}

/** Finds the name of an employer among the words: what is left without the question, where it sounds like a house. */
function nameIn(whole: string): string | null {
  const house = houseIn(whole);
  if (house) return house;
  // "LMU Klinikum München, wie lange brauchen die?": the clause that names a house.
  const text = whole.split(/[,;:]\s+/u).find((clause) => KIND.test(clause)) ?? whole;
  const plain = text.replace(/[?!.,„“"]/gu, ' ');
  const named = LEADS.test(plain) ? plain.replace(LEADS, '') : plain;
  const left = named.replace(FILLERS, ' ').replace(/\s+/gu, ' ').trim();
  if (left.length < 3 || left.split(' ').length > 6 || /^(?:welche|which|gute?|good)(?![\p{L}])/iu.test(left))
    return null;
  const isName = KIND.test(left)
    ? left.split(' ').length > 1 || !/^(?:klinik|krankenhaus|spital|hospital|clinic|praxis|heim)$/iu.test(left)
    : LEADS.test(plain) && /\p{Lu}/u.test(left);
  return isName ? left : null;
}
