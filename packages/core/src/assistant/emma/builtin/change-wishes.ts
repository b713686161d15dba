import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/jobs/places';
import { hasWish, withoutWish } from '../wishes.ts';
import { ALSO_POSSIBLE, BETWEEN, GIVEN_UP, GOES, LEFT_OUT } from './given-up-wishes.ts';
import { withoutPlaces } from './questions.ts';
import type { ReadWishes } from './read-wishes.ts';
import { fieldOfWork, occupationWords } from './read-wishes.ts';
import { isForRelative, writePlainly } from './write-plainly.ts';

const NEARER =
  /(?<![\p{L}])(?:näher|naeher|nearer|closer|kürzere[rn]?\s+(?:weg|anfahrt)|nicht\s+so\s+weit|not\s+so\s+far|weniger\s+(?:kilometer|km|weg|fahrt)|zu\s+weit(?:\s+weg)?|too\s+far(?:\s+away)?|kleinere[rn]?\s+umkreis|smaller\s+radius)(?![\p{L}])/iu;
const FURTHER =
  /(?<![\p{L}])(?:weiter\s+weg|größere[rn]?\s+umkreis|groesserer\s+umkreis|umkreis\s+(?:größer|erweitern|vergrößern)|further\s+away|wider|larger\s+radius|bigger\s+radius|farther)(?![\p{L}])/iu;
const FEWER_NIGHTS =
  /(?<![\p{L}])(?:weniger|wenigsten|seltener|zu\s+viele?|fewer|fewest|less|too\s+many)\s+(?:nacht|nächte|nachtdienste|nachtschichten|nachts|nights?)/iu;
const MORE_PAY =
  /(?<![\p{L}])(?:mehr\s+(?:gehalt|geld|lohn|verdienen)|gut\s+bezahlt\p{L}*|well[-\s]paid|(?:zahlt|zahlen|verdient|verdiene|verdienen|pays?)\s+(?:(?:man|ich|one|i)\s+)?(?:am\s+(?:meisten|besten)|(?:the\s+)?(?:best|most))|besser\s+(?:bezahlt|bezahlte|verdienen)\p{L}*|bestbezahlt\p{L}*|höchste[sn]?\s+gehalt|higher\s+(?:pay|salary)|better\s+paid|best\s+paid|more\s+(?:money|pay|salary)|highest\s+(?:pay|salary|paid)|nach\s+gehalt)(?![\p{L}])/iu;
const FEWER_HOURS =
  /(?<![\p{L}])(?:weniger|kürzere?|geringere?|reduzierte?|fewer|less|shorter|reduced)\s+(?:stunden|arbeits(?:zeit|stunden)|wochenstunden|arbeiten|hours|working\s+hours)(?![\p{L}])|(?<![\p{L}])stunden\s+(?:reduzieren|runter)/iu;
const MORE_HOURS = /(?<![\p{L}])(?:mehr|more|longer)\s+(?:stunden|wochenstunden|hours)(?![\p{L}])/iu;
const LEAST_HOURS = 10;
const HOURS_LESS = 5;
const NEWEST =
  /(?<![\p{L}])(?:die\s+)?(?:neuesten|neuste[nr]?|aktuellsten|newest|most\s+recent|(?:nach|by)\s+(?:dem\s+)?dat(?:um|e))(?:\s+zuerst|\s+first)?(?![\p{L}])/iu;
const NEAREST =
  /(?<![\p{L}])(?:die\s+nächstgelegenen|nach\s+entfernung|nearest\s+first|by\s+distance|am\s+nächsten)(?![\p{L}])/iu;

/** Whoever is still in training among the words of a search, and whoever no longer is. */
const TRAINEE =
  /(?<![\p{L}])(?:in\s+(?:ausbildung|training)|azubi\p{L}*|auszubildende[rn]?|trainee|apprentice|ausbildung)(?![\p{L}])/iu;
const QUALIFIED =
  /(?<![\p{L}])(?:(?:schon|bereits|fertig|voll)\s+)*(?:fertig|ausgebildet\p{L}*|ausgelernt\p{L}*|approbiert\p{L}*|examiniert\p{L}*|(?:already\s+|fully\s+)?(?:qualified|licensed)|kein(?:e|en)?\s+(?:azubi|ausbildung(?:splatz)?)|not\s+(?:an?\s+)?(?:trainee|apprentice(?:ship)?))(?:\s+(?:approbiert|examiniert|ausgebildet|ausgelernt|qualified)\p{L}*)*(?![\p{L}])/iu;

export type Changed = {
  /** The wishes with what the words change of them; null where they change nothing. */
  search: EmmaSearch | null;
  /** States whether fewer nights are wanted, without a number. */
  asksNights: boolean;
  rest: string;
};

/** "näher an Köln", "weniger Nächte", "egal wo": what words do to the wishes there are. */
export function changeWishes(written: string, before: EmmaSearch, stated: EmmaSearch): Changed {
  const text = writePlainly(written);
  let search = { ...before };
  let isChanged = false;
  let rest = text;
  const apply = (pattern: RegExp, change: () => void) => {
    if (!pattern.test(text)) return;
    change();
    isChanged = true;
    rest = rest.replace(pattern, ' ');
  };
  for (const [pattern, kinds] of GIVEN_UP) {
    apply(pattern, () => {
      for (const kind of kinds) if (hasWish(search, kind)) search = withoutWish(search, kind);
    });
  }
  for (const [pattern, kinds] of ALSO_POSSIBLE) {
    if (!kinds.some((kind) => hasWish(search, kind))) continue;
    apply(pattern, () => {
      for (const kind of kinds) search = withoutWish(search, kind);
    });
  }
  for (const [shift, name] of SHIFT_WORDS) {
    apply(alsoFine(name), () => {
      search = allowShift(search, shift);
    });
  }
  if (before.training || TRAINEE.test(before.q ?? ''))
    apply(QUALIFIED, () => {
      const { training: _, q, ...others } = search;
      const left = q?.replace(TRAINEE, ' ').replace(/\s+/gu, ' ').trim();
      search = left ? { ...others, q: left } : others;
    });
  apply(NEARER, () => {
    search = {
      ...search,
      sort: 'distance',
      radius: smallerRadius(stated.radius ?? before.radius ?? DEFAULT_RADIUS_KM),
    };
  });
  apply(FURTHER, () => {
    search = { ...search, radius: largerRadius(before.radius ?? DEFAULT_RADIUS_KM) };
  });
  apply(MORE_PAY, () => {
    search = { ...search, sort: 'salary_desc' };
  });
  apply(FEWER_HOURS, () => {
    search =
      search.hoursMax === undefined
        ? { ...search, employmentType: ['part_time'] }
        : { ...search, hoursMax: Math.max(LEAST_HOURS, search.hoursMax - HOURS_LESS) };
  });
  apply(MORE_HOURS, () => {
    const { hoursMax: _, ...others } = search;
    search = others.hoursMin === undefined ? { ...others, employmentType: ['full_time'] } : others;
  });
  apply(NEAREST, () => {
    search = { ...search, sort: 'distance' };
  });
  apply(NEWEST, () => {
    search = { ...search, sort: 'newest' };
  });
  let asksNights = false;
  apply(FEWER_NIGHTS, () => {
    if (before.maxNights === undefined && stated.maxNights === undefined) asksNights = true;
    else if (stated.maxNights === undefined)
      search = { ...search, maxNights: Math.max(0, (before.maxNights ?? 1) - 1) };
  });
  return { search: isChanged ? search : null, asksNights, rest };
}

/** How people name a shift that would be fine as well: "Spätdienst geht auch", "auch spät ok". */
const SHIFT_WORDS: readonly [Shift, string][] = [
  ['early', String.raw`früh(?:-?(?:dienste?|schicht(?:en)?))?|early(?:\s+shifts?)?|mornings?`],
  ['late', String.raw`spät(?:-?(?:dienste?|schicht(?:en)?))?|late(?:\s+shifts?)?|evenings?`],
  ['night', String.raw`nachts?(?:-?(?:dienste?|schicht(?:en)?))?|nächte|nights?(?:\s+shifts?)?`],
  ['day', String.raw`tag-?(?:dienste?|schicht(?:en)?)|day\s+shifts?`],
];
const FINE = String.raw`(?:${GOES}|works?\s+(?:too|as\s+well|for\s+me)|(?:könnte|würde|kann)\s+ich\s+(?:\p{L}+\s+){0,2}machen|if\s+(?:needed|necessary|it\s+has\s+to\s+be)|zur\s+not|(?:kann|könnte|mach(?:e)?|mag)\s+(?:ich|i)\s+(?:\p{L}+\s+)?auch|i\s+can\s+do\s+(?:\p{L}+\s+)?(?:too|as\s+well)|ok(?:ay)?|fine|kein\s+problem|no\s+problem|möglich)`;
const alsoFine = (name: string) =>
  new RegExp(
    String.raw`(?<![\p{L}]|${LEFT_OUT}\s)(?:${name})(?![\p{L}])\s+${BETWEEN}${FINE}(?![\p{L}])|^\P{L}*(?:(?:doch|gerne?|ok(?:ay)?|ja|und|oder|aber|ruhig|notfalls|zur\s+not|eventuell|vielleicht|meinetwegen|von\s+mir\s+aus|gut|na|and|or|maybe|possibly)[\s,]+)*(?:auch|also|even)\s+(?:(?:gerne?|ruhig|mal|im|am|in|de[rm]|the)\s+)*(?:${name})\P{L}*$|^\P{L}*(?:${name})\s+(?:gerne?\s+|ruhig\s+)?(?:auch|doch|ebenfalls|ebenso|genauso|too|as\s+well)\P{L}*$`,
    'iu',
  );

/** Allows a shift: it is no longer left out, and is added to the wanted ones if there are any. */
function allowShift({ shift, withoutShift, maxNights, ...others }: EmmaSearch, allowed: Shift): EmmaSearch {
  const left = withoutShift?.filter((each) => each !== allowed);
  return {
    ...others,
    ...(shift ? { shift: [...new Set([...shift, allowed])] } : {}),
    ...(left?.length ? { withoutShift: left } : {}),
    ...(maxNights === undefined || allowed === 'night' ? {} : { maxNights }),
  };
}

const smallerRadius = (radius: number) => RADII_KM.findLast((each) => each < radius) ?? RADII_KM[0];
const largerRadius = (radius: number) => RADII_KM.find((each) => each > radius) ?? RADII_KM.at(-1) ?? radius;

const FRESH =
  /^(?:\s*(?:hallo|hi|hey|moin|guten\s+\p{L}+|hello|servus)[\s,!.]+)?(?:ich\s+(?:suche|bin\s+auf\s+der\s+suche|möchte\s+als|brauche)|suche|gibt\s+es|habt\s+ihr|haben\s+sie|i(?:'m|\s+am)\s+looking|looking\s+for|are\s+there|do\s+you\s+have|i\s+need|i\s+want)/iu;
/** "Forget that", "was ganz anderes": nothing of before counts any more. */
const STARTS_OVER =
  /^\s*(?:(?:ok(?:ay)?|ach|nee?|nein|no)[\s,.]+)*(?:forget\s+(?:that|it|all)(?!\s+(?:bit|part|thing|about))|vergiss\s+(?:das|alles|es)(?!\s+mit)|was\s+(?:ganz\s+|völlig\s+)?anderes|andere\s+frage|something\s+(?:completely\s+)?(?:else|different)|different\s+question|neue\s+suche|new\s+search)(?![\p{L}])/iu;
const ADDING = /(?<![\p{L}])(?:auch|zusätzlich|außerdem|oder\s+auch|also|as\s+well|additionally|too)(?![\p{L}])/iu;
const LISTS = ['employmentType', 'shift', 'contract', 'remote', 'employerType'] as const;

/** Returns the wishes of the conversation and those of the message: what is stated again replaces what was, "auch" adds to a list. */
export function mergeWishes(
  before: EmmaSearch | null,
  stated: EmmaSearch,
  text: string,
  {
    isTopic = false,
    hasPlaces = false,
    hasWork = true,
    hasOccupation = true,
  }: Partial<Omit<ReadWishes, 'wishes'>> = {},
): EmmaSearch {
  if (before && STARTS_OVER.test(text)) return stated;
  if (before && (hasWork || stated.training) && isForRelative(text)) return { ...placeOf(before, stated), ...stated };
  if (before && isTopic) return mergeTopic(before, stated, text);
  if (before && !hasWork && LEAVES_OUT.test(stated.q ?? '')) return alsoWithout(before, stated, text);
  if (before && hasPlaces && !hasWork) {
    const { location: _, radius: __, country: ___, ...elsewhere } = withoutPlaces(before);
    return mergeTopic(elsewhere, stated, text);
  }
  const namesWork = stated.q !== undefined || stated.category !== undefined;
  const isFresh =
    before === null ||
    (namesWork &&
      stated.location !== undefined &&
      (isOtherWork(before, stated) || isOtherPlace(before, stated, text))) ||
    (FRESH.test(text) && namesWork && (stated.location !== undefined || before.location === undefined));
  if (isFresh) return stated;
  const base: EmmaSearch = stated.location === undefined ? { ...before } : { ...withoutPlaces(before) };
  delete base.page;
  if (namesWork) {
    const field = hasOccupation ? null : fieldOfWork(before);
    delete base.q;
    delete base.category;
    // "Hauptsache Gefäßchirurgie" of a doctor is a doctor's job.
    const retained = field && isWide(field) ? occupationWords(before) : '';
    if (retained !== '') base.q = retained;
    else if (field) base.category = [field];
  }
  if (stated.location !== undefined) {
    delete base.country;
    if (stated.radius === undefined && base.location !== stated.location && base.sort !== 'distance')
      delete base.radius;
  }
  if (stated.country !== undefined && stated.location === undefined) delete base.location;
  if (stated.hoursMin !== undefined || stated.hoursMax !== undefined) {
    delete base.hoursMin;
    delete base.hoursMax;
  }
  dropContraryExtent(base, stated);
  if (stated.withoutShift) {
    const without = base.shift?.filter((shift) => !stated.withoutShift?.includes(shift));
    if (without?.length) base.shift = without;
    else delete base.shift;
    delete base.maxNights;
  }
  if (stated.shift) delete base.withoutShift;
  const merged: EmmaSearch = { ...base, ...stated };
  if (namesWork && base.q !== undefined && stated.q !== undefined) merged.q = `${base.q} ${stated.q}`;
  if (ADDING.test(text)) for (const name of LISTS) addTo(merged, name, before, stated);
  return merged;
}

/** Returns the place of a search for the search of a relative that names none. */
function placeOf({ location, country }: EmmaSearch, stated: EmmaSearch): Pick<EmmaSearch, 'location' | 'country'> {
  if (stated.location !== undefined || stated.country !== undefined) return {};
  return { ...(location === undefined ? {} : { location }), ...(country === undefined ? {} : { country }) };
}

/** The weekly hours below which nobody works full time. */
const FULL_TIME_FROM = 35;

/** "Und Vollzeit?" gives up 20 hours, and 25 hours give up full time. */
function dropContraryExtent(base: EmmaSearch, stated: EmmaSearch): void {
  const isOnly = ({ employmentType }: EmmaSearch, type: string) =>
    employmentType?.length === 1 && employmentType[0] === type;
  const isLess = ({ hoursMax }: EmmaSearch) => hoursMax !== undefined && hoursMax < FULL_TIME_FROM;
  if (isOnly(stated, 'full_time') && isLess(base)) {
    delete base.hoursMin;
    delete base.hoursMax;
  }
  if (isOnly(base, 'full_time') && isLess(stated)) delete base.employmentType;
}

/** Therapists, laboratories and offices are one field of many occupations. */
const isWide = (field: string) => !['nursing', 'doctors', 'mfa'].includes(field);

/** Checks whether another occupation is stated than before; in a newly named place it begins another search. */
const isOtherWork = (before: EmmaSearch, stated: EmmaSearch) =>
  (before.q ?? before.category?.[0]) !== (stated.q ?? stated.category?.[0]) &&
  (before.q !== undefined || before.category !== undefined);

/** Work and place named again, and not as an addition, begin another search as well. */
const isOtherPlace = (before: EmmaSearch, stated: EmmaSearch, text: string) =>
  before.location !== stated.location && !/^\s*(?:und|oder|auch|aber|doch|and|or|also|but)(?![\p{L}])/iu.test(text);

const LEAVES_OUT = /^ohne\s/u;

/** "Keine Altenheime" leaves the work as it was. */
function alsoWithout(before: EmmaSearch, { q = '', ...stated }: EmmaSearch, text: string): EmmaSearch {
  const { q: wanted = '', ...merged } = mergeWishes(before, stated, text);
  const left = q.toLowerCase().split(/\s+/u);
  const words = wanted.split(/\s+/u).filter((word, at, all) => {
    const isExcluded = all[at - 1]?.toLowerCase() === 'ohne';
    return word !== '' && (isExcluded || word.toLowerCase() === 'ohne' || !left.includes(word.toLowerCase()));
  });
  const others = words.join(' ').toLowerCase().includes(q.toLowerCase()) ? words : [...words, q];
  return { ...merged, q: others.join(' ').slice(0, MAX_WORDS) };
}
const MAX_WORDS = 120;

const WITHOUT = /(?<![\p{L}])(?:ohne|keine?n?|doch\s+nicht|without|no)(?![\p{L}])/iu;

/** "mit Kita" narrows what is searched for, "ohne Kita" takes the word away again. */
function mergeTopic(before: EmmaSearch, { q: topic = '', ...stated }: EmmaSearch, text: string): EmmaSearch {
  const folded = topic.toLowerCase().replace(/^ohne\s+/u, '');
  const words = (before.q ?? '').split(/\s+/u).filter((word) => word !== '' && word.toLowerCase() !== folded);
  const q = [...words, ...(WITHOUT.test(text) ? [] : [topic])].join(' ');
  const { q: _, ...base } = mergeWishes(before, stated, text);
  return q === '' ? base : { ...base, q };
}

function addTo(merged: EmmaSearch, name: (typeof LISTS)[number], before: EmmaSearch, stated: EmmaSearch): void {
  const [old, added] = [before[name], stated[name]];
  if (old && added) Object.assign(merged, { [name]: [...new Set([...old, ...added])] });
}
