import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import { TVOED_GRADES } from '@stellenvisite/contract/jobs/pay/tariff-tables';
import { countryName } from '@stellenvisite/search/places';
import type { AskedPay } from '../../turn.ts';
import { type Asked, call, type Decision, forJob, sayOnly } from '../decision.ts';
import { placesAmong, withoutPlaces } from '../questions.ts';
import { type ReadWishes, readWishes } from '../read-wishes.ts';
import { referToJobs } from '../refer-to-jobs.ts';
import { employerRule } from './employer-rules.ts';
import { SEARCHING } from './help-rules.ts';

/** "P8", and with its step "P8/4". */
const GRADES = /(?<![\p{L}\d])p\s?-?(\d{1,2})(?![\p{L}\d])(?:\s?[/-]\s?([1-6])(?![\p{L}\d]))?/giu;
const STEP = /(?<![\p{L}])(?:erfahrungs)?(?:stufe|step|level|st\.?)\s*(\d)/iu;
const STEP_WORDS: readonly RegExp[] = [
  'erste[nr]?|first|1st',
  'zweite[nr]?|second|2nd',
  'dritte[nr]?|third|3rd',
  'vierte[nr]?|fourth|4th',
  'fünfte[nr]?|fifth|5th',
  'sechste[nr]?|sixth|6th',
].map((words) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})\s+(?:stufe|step|level)(?![\p{L}])`, 'iu'));

/** Reads the step of a grade, in digits or as a word. */
function stepIn(text: string): string | undefined {
  const word = STEP_WORDS.findIndex((pattern) => pattern.test(text));
  return STEP.exec(text)?.[1] ?? (word < 0 ? undefined : String(word + 1));
}

/** The scales of other agreements by how people name them; the first that fits counts. */
const SCALES: readonly [string, RegExp][] = [
  ['doctors_1', /(?<![\p{L}])ä\s?1(?!\d)|(?:tv|tarif)[^.]*assistenz[aä]rzt/iu],
  ['doctors_2', /(?<![\p{L}])ä\s?2(?!\d)|(?:tv|tarif)[^.]*fach[aä]rzt/iu],
  ['doctors_3', /(?<![\p{L}])ä\s?[34](?!\d)|(?:tv|tarif|marburger)[^.]*ober[aä]rzt/iu],
  ['tvl_kr', /(?<![\p{L}])kr\s?-?\d|tv-?\s?l(?![\p{L}])/iu],
  ['avr_diakonie', /avr[^.]*(?:diakonie|dd|(?<![\p{L}])eg?\s?\d)|diakonie[^.]*tarif/iu],
  ['avr_caritas', /avr|caritas[^.]*(?:tarif|(?<![\p{L}])p\s?\d)|tarif[^.]*caritas|anlage\s?3[0-3]/iu],
  ['doctors_1', /tv-?\s?ärzte|marburger\s+bund/iu],
  ['mfa', /tarif[^.]*mfa|mfa[^.]*tarif|tätigkeitsgruppe/iu],
  ['swiss', /lohnklasse|lohnstufe|lohnband|gav(?![\p{L}])/iu],
  ['austria', /swö|kollektivvertrag|gehaltsschema|verwendungsgruppe|(?<![\p{L}])kv(?![\p{L}])|kav(?![\p{L}])/iu],
  ['tvoed_e', /(?<![\p{L}])(?:eg?|s)\s?\d{1,2}[abc]?(?![\p{L}\d])/iu],
];

/** Kinds of pay that follow a rule rather than the market. */
const PAY_RULES: readonly [string, RegExp][] = [
  [
    'trainees',
    /(?<![\p{L}])(?:\p{L}*azubis?|auszubildende[rn]?|lehrlings?\p{L}*|trainees?|apprentic\p{L}*)(?![\p{L}])|ausbildungs(?:vergütung|gehalt|lohn|jahr)|lehrjahr|(?:in|während)\s+der\s+(?:pflege)?ausbildung/iu,
  ],
  [
    'extras',
    /weihnachtsgeld|urlaubsgeld|(?:jahres)?sonderzahlung|13\.?\s*(?:monats)?(?:gehalt|lohn)|christmas\s+bonus/iu,
  ],
  [
    'on_call',
    /(?<![\p{L}])(?:ruf|bereitschafts?)-?(?:dienste?|bereitschaft)?(?![\p{L}])[^.!]*(?:bezahl|vergüt|zahl|obendrauf|extra|geld|entlohn)|(?:bezahl|vergüt|zahl|gibt|krieg)\p{L}*[^.!]*(?<![\p{L}])(?:ruf|bereitschafts)-?(?:dienste?|bereitschaft)[^.!]*\?|on-?\s?call\s+(?:pay|rate|allowance)|paid\s+for\s+on-?\s?call/iu,
  ],
  [
    'allowances',
    /\p{L}*zuschl[aä]g\p{L}*|\p{L}*zulagen?(?![\p{L}])|(?<![\p{L}])(?:weihnachten|heiligabend|silvester|neujahr|ostern|feiertag\p{L}*|sonntag\p{L}*|nachts|nacht(?:dienst|schicht)\p{L}*|christmas|holidays?|sundays?|nights?)(?![\p{L}])[^.!?]*(?:extra(?![\p{L}])|(?:zusätzlich|mehr|more)\s+(?:geld|lohn|gehalt|bezahl\p{L}*|money|pay))|extra(?:\s+(?:geld|money|pay|bezahl\p{L}*))?[^.!?]*(?:feiertag\p{L}*|weihnachten|silvester|sonntag\p{L}*|nachts|christmas|holidays?|sundays?)|(?:night|sunday|weekend|holiday|shift)\s+(?:shift\s+)?(?:bonus|premium|allowance|supplement)s?/iu,
  ],
];

/** "Sonntagszuschlag Krankenhaus": a few words that name little else. */
const isBare = (text: string) => text.trim().split(/\s+/u).length <= 3;

/** Checks whether a text asks for an allowance or an extra payment. */
export const asksExtraPay = (text: string): boolean =>
  (/\?|(?<![\p{L}])(?:wie|was|gibt|how|what)(?![\p{L}])/iu.test(text) || isBare(text)) &&
  PAY_RULES.some(([key, pattern]) => key !== 'trainees' && pattern.test(text));

/** Checks whether a grade or a scale of a collective agreement is named. */
export const namesGrade = (text: string): boolean =>
  text.search(GRADES) >= 0 ||
  SCALES.some(([, pattern]) => pattern.test(text)) ||
  /tvöd|tvoed|entgeltgruppe/iu.test(text);

/** "Unterschied P7 P8", "P7 P8 Unterschied in Euro": the amounts rather than what the grades mean. */
const asksAmounts = (text: string) =>
  isBare(text) ||
  /€|euro|gehalt|verdien|brutto|geld|lohn|(?<![\p{L}])(?:pay|paid|salary|money|earn)(?![\p{L}])/iu.test(text);

/** Answers with the pay of a grade of a collective agreement, or with the order of its scale. */
export function tariffRule(asked: Asked): Decision | null {
  const { text, read } = asked;
  const rule = PAY_RULES.find(([, pattern]) => pattern.test(text))?.[0];
  if (rule) return call('salaryBand', { scale: rule });
  const steps = new Map([...text.matchAll(GRADES)].map(([, digits, step]) => [`P${digits}`, step]));
  const grades = [...steps.keys()].filter((each) => (TVOED_GRADES as readonly string[]).includes(each));
  const [grade, other] = grades;
  if (
    /unterschied|difference|bedeutet|heißt|means?(?![\p{L}])/iu.test(text) &&
    namesGrade(text) &&
    !(other && asksAmounts(text))
  )
    return call('helpArticle', { topic: 'tariff_grades' });
  const step = stepIn(text);
  const scale = SCALES.find(([, pattern]) => pattern.test(text))?.[0];
  const band = (each: string) => {
    const own = steps.get(each) ?? step;
    return call('salaryBand', { grade: each, ...(own ? { step: Number(own) } : {}), ...(scale ? { scale } : {}) });
  };
  if (grade && (!scale || scale === 'avr_caritas'))
    return other ? { calls: [...band(grade).calls, ...band(other).calls] } : band(grade);
  if (!scale) return /tvöd|tvoed|tarif|entgelt/iu.test(text) ? tariffOfWork(asked) : null;
  const occupation = occupationOf(read);
  const ofCountry = scale === 'swiss' || scale === 'austria' || scale === 'tvoed_e' || scale === 'avr_diakonie';
  return call('salaryBand', { scale, ...(occupation && ofCountry ? { occupation } : {}), ...placeOf(read.wishes) });
}

/** "Was zahlt der TVöD für Stationsleitungen?": the usual grade is explained, and the market says the rest. */
function tariffOfWork({ read, state }: Asked): Decision | null {
  const occupation = occupationOf(read) ?? state.profile?.occupations[0];
  if (!occupation) return call('helpArticle', { topic: 'tariff_grades' });
  return call('salaryBand', { occupation, ...placeOf(read.wishes) });
}

const OF_SHOWN =
  /(?<![\p{L}])(?:dort|da|bei\s+de[rnm]|das|die|diese[rs]?|erste|zweite|dritte|dieser\s+stelle|there|that|this|first|second|third|it)(?![\p{L}])/iu;

/** "… und welche Stellen gibt es dort?": two questions, two answers. */
export const ALSO_JOBS =
  /(?<![\p{L}])(?:und|sowie|and)\s.*(?<![\p{L}])(?:stellen|jobs|anzeigen|vacancies|positions|openings)(?![\p{L}])/iu;

/** Answers with the market pay for an occupation, a job that was shown, or the work that was searched for. */
export async function payRule(asked: Asked): Promise<Decision | null> {
  const { text, state, read: whole, language } = asked;
  const rule = PAY_RULES.find(([, pattern]) => pattern.test(text))?.[0];
  if (rule) return call('salaryBand', { scale: rule });
  if (ASKS_NET.test(text)) return sayOnly('netPay', language);
  if (namesGrade(text)) {
    const tariff = tariffRule(asked);
    if (tariff) return tariff;
  }
  const unpaid = text.replace(AMOUNT, ' ');
  const read = readWishes(unpaid.replace(PAY_WORDS, ' '));
  const wishes = { ...(unpaid === text ? whole.wishes : {}), ...read.wishes };
  const named = occupationOf(read) ?? occupationOf(whole) ?? occupationOf(readWishes(OF_WORK.exec(unpaid)?.[1] ?? ''));
  const places = placesAmong(named);
  const occupation = named && (withoutPlaces({ q: named }).q ?? ofSearch(state.search) ?? named);
  if (occupation && places.length > 1)
    return { calls: places.flatMap((location) => call('salaryBand', { occupation, location }).calls) };
  if (occupation) {
    const there = POINTS_THERE.test(text) && state.search?.location ? { location: state.search.location } : {};
    const pay = call('salaryBand', { occupation, ...there, ...placeOf(wishes) });
    return ALSO_JOBS.test(text) ? { calls: [...pay.calls, ...call('searchJobs', { ...wishes, page: 1 }).calls] } : pay;
  }
  const place = placeOf(wishes);
  if (state.pay && GOES_ON.test(text) && place.location) return call('salaryBand', { ...state.pay, ...place });
  const [job] = referToJobs(text, state);
  if (job && OF_SHOWN.test(text))
    return isFairness(text) ? forJob('salaryBand', job) : forJob('getJob', job, 'pay', { showsCard: false });
  const before = state.pay?.occupation ?? ofSearch(state.search) ?? state.profile?.occupations[0];
  if (!before) return job ? forJob('salaryBand', job) : employerRule(asked);
  const location =
    place.location ?? (state.pay?.occupation ? state.pay : state.search)?.location ?? state.profile?.location;
  return call('salaryBand', { occupation: before, ...(location ? { location } : {}) });
}

/** "3.100 brutto", "52k": an amount of pay, and no postcode. */
const AMOUNT =
  /(?<![\p{L}\d.,])(?:\d{2,3}\s?k(?![\p{L}])|[1-9][.']?\d{3}(?:,\d{2})?(?!\d)(?!\s+(?!(?:Euro|EUR|Brutto|Netto|Franken|CHF)(?![\p{L}]))\p{Lu}))(?:\s*(?:€|euro|eur|brutto|netto|chf|franken|im\s+monat|a\s+month|gross))*/gu;

/** "Was kriegt man als Pflegehelfer ohne Ausbildung?": who earns it. */
const OF_WORK = /(?<![\p{L}])(?:als|für|einer|eines|ein|eine|as|for|an?)\s+(.+)$/iu;
/** Questions about pay after tax, which depends on more than an ad states. */
const ASKS_NET =
  /\d[^?]*(?:brutto|gross)[^?]*(?:netto|net(?![\p{L}])|take[-\s]?home|after\s+tax)|steuerklasse|brutto-?netto|(?:netto|net|after\s+tax)[^?]*(?:von|from|of|bei)[^?]*\d{4}/iu;
const POINTS_THERE = /(?<![\p{L}])(?:da|dort|hier|there|here)(?![\p{L}])/iu;
const PAY_WORDS =
  /(?<![\p{L}])(?:raus|drin|springt|hängen|(?:zu|too)\s+(?:wenig|viel|niedrig|low|little|much)|fair|angemessen|okay|verarsche)(?![\p{L}])|\p{L}*vergütung|gehalt\p{L}*|gehälter\p{L}*|verdien\p{L}*|salar\p{L}+|earn\p{L}*|lohn|löhne|monatslohn|stundenlohn|brutto|netto|durchschnitt\p{L}*|average|übliche?s?/giu;

const ofSearch = (search: EmmaSearch | null) =>
  search?.q ?? (search?.category ? CATEGORY_OCCUPATION[search.category[0] ?? ''] : undefined);

const occupationOf = ({
  wishes,
  hasWork,
  isTopic,
}: Pick<ReadWishes, 'wishes' | 'hasWork' | 'isTopic'>): string | undefined =>
  hasWork && !isTopic ? ofSearch(wishes) : undefined;

export const GOES_ON =
  /^\s*(?:(?:aha|ok(?:ay)?|hm+|gut|ah|oh|so)[\s.,!]+)?(?:und|oder|and|or|what\s+about|how\s+about|was\s+ist\s+mit)(?![\p{L}])/iu;

/** "und in Zürich?" after what is paid in Bern asks for the pay again. */
export function payFollowUp({ text, state, read }: Asked): Decision | null {
  if (state.pay?.occupation && SHOWS_JOBS.test(text) && !read.hasWork)
    return call('searchJobs', {
      q: state.pay.occupation,
      ...(state.pay.location ? { location: state.pay.location } : {}),
      ...read.wishes,
      page: 1,
    });
  if (state.pay?.grade) return gradeFollowUp(text, state.pay);
  const isBrief = text.trim().split(/\s+/u).length <= FOLLOW_UP_WORDS;
  const goesOn = GOES_ON.test(text) || (isBrief && !SEARCHING.test(text) && !SHOWS.test(text));
  if (!state.pay || !goesOn || ALSO_JOBS.test(text)) return null;
  const { q: _, category: __, location, country, training: ___, ...others } = read.wishes;
  const place = placeOf({ location, country });
  const occupation = GOES_ON.test(text) ? occupationOf(read) : undefined;
  if (Object.keys(others).length > 0 || (!occupation && !place.location)) return null;
  return call('salaryBand', { ...state.pay, ...(occupation ? { occupation } : {}), ...place });
}

/** "Zeig mir Stellen dazu" after what is paid. */
const SHOWS_JOBS =
  /(?<![\p{L}])(?:zeig\p{L}*|show|any|gibt(?:s|'s)?|find\p{L}*|such\p{L}*|list)(?![\p{L}])[^?]*(?<![\p{L}])(?:stellen?|jobs?|welche|dazu|davon|dafür|some|any|those|openings|wer)(?![\p{L}])/iu;
const SHOWS = /(?<![\p{L}])(?:zeig\p{L}*|show|gibt(?:s|'s)?|welche|which|list\p{L}*|find\p{L}*)(?![\p{L}])/iu;

/** "Und in der 4?", "Stufe 5?", "und P9?" after a grade ask for another step or grade. */
function gradeFollowUp(text: string, { grade, step }: AskedPay): Decision | null {
  if (text.trim().split(/\s+/u).length > FOLLOW_UP_WORDS) return null;
  const other = [...text.matchAll(GRADES)].map(([, digits]) => `P${digits}`)[0];
  const wanted = stepIn(text) ?? (other || !GOES_ON.test(text) ? undefined : /(?<!\d)[1-6](?!\d)/u.exec(text)?.[0]);
  const named = other !== undefined && (TVOED_GRADES as readonly string[]).includes(other) ? other : undefined;
  const known = named ?? (GRADE_NOUN.test(text) ? adjacentGrade(grade, sideOf(text)) : undefined) ?? grade;
  const adjacent = wanted === undefined && step !== undefined && STEP_NOUN.test(text) ? sideOf(text) : 0;
  if (known === grade && wanted === undefined && adjacent === 0) return null;
  const asked = wanted === undefined ? withinSteps(step, adjacent) : Number(wanted);
  return call('salaryBand', { grade: known, ...(asked === undefined ? {} : { step: asked }) });
}
const STEP_NOUN = /(?<![\p{L}])(?:stufe|step|level)(?![\p{L}])/iu;
const GRADE_NOUN = /(?<![\p{L}])(?:(?:entgelt|p-)?gruppe|grade)(?![\p{L}])/iu;
const UP = /drüber|darüber|höher|weiter|nächste|mehr|rauf|above|higher|next|up(?![\p{L}])/iu;
const DOWN = /drunter|darunter|niedriger|tiefer|vorige|davor|runter|below|lower|previous|down(?![\p{L}])/iu;
const LAST_STEP = 6;

/** "Eine Stufe drüber": up, down, or neither. */
const sideOf = (text: string) => (DOWN.test(text) ? -1 : UP.test(text) ? 1 : 0);
const withinSteps = (step: number | undefined, adjacent: number) =>
  step === undefined ? undefined : Math.min(LAST_STEP, Math.max(1, step + adjacent));

function adjacentGrade(grade: string | undefined, side: number): string | undefined {
  const grades: readonly string[] = TVOED_GRADES;
  return grade === undefined || side === 0 ? undefined : grades[grades.indexOf(grade) + side];
}
const FOLLOW_UP_WORDS = 6;

/** A country is a place like any other. */
function placeOf({ location, country }: EmmaSearch): { location?: string } {
  const [only, ...others] = country ?? [];
  const place = location ?? (only && others.length === 0 ? countryName(only) : undefined);
  return place === undefined ? {} : { location: place };
}

export const isFairness = (text: string) => /üblich|fair|angemessen|marktgerecht|usual|market|markt/iu.test(text);
const CATEGORY_OCCUPATION: Record<string, string> = {
  nursing: 'Pflegefachkraft',
  doctors: 'Assistenzarzt',
  mfa: 'MFA',
};
