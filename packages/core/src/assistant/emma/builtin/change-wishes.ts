import type { EmmaWishKind } from '@stellenvisite/contract/assistant/emma';
import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/jobs/places';
import { hasWish, withoutWish } from '../wishes.ts';
import { withoutPlaces } from './questions.ts';
import type { ReadWishes } from './read-wishes.ts';
import { fieldOfWork, occupationWords } from './read-wishes.ts';
import { isForRelative, writePlainly } from './write-plainly.ts';

const NEARER =
  /(?<![\p{L}])(?:näher|naeher|nearer|closer|kürzere[rn]?\s+(?:weg|anfahrt)|nicht\s+so\s+weit|not\s+so\s+far|weniger\s+(?:kilometer|km|weg|fahrt)|zu\s+weit(?:\s+weg)?|too\s+far(?:\s+away)?|kleinere[rn]?\s+umkreis|smaller\s+radius)(?![\p{L}])/iu;
const FURTHER =
  /(?<![\p{L}])(?:weiter\s+weg|größere[rn]?\s+umkreis|groesserer\s+umkreis|umkreis\s+(?:größer|erweitern|vergrößern)|further\s+away|wider|larger\s+radius|bigger\s+radius|farther)(?![\p{L}])/iu;
const FEWER_NIGHTS =
  /(?<![\p{L}])(?:weniger|wenigsten|seltener|fewer|fewest|less)\s+(?:nacht|nächte|nachtdienste|nachtschichten|nachts|nights?)/iu;
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

/** Words by which a wish is given up, before or after what it is about. */
const ANY = String.raw`(?:egal|wurscht|wurst|schnuppe|schnurz|piepe|gleich(?:gültig)?|unwichtig|nicht\s+(?:so\s+|mehr\s+)?wichtig|kein\s+problem|in\s+ordnung|does\s*n[o']?t\s+matter|do\s*n[o']?t\s+(?:matter|care|mind)|not\s+important|no\s+problem|(?:are|is)\s+fine|nehme?\s+ich\s+(?:[^\s.,;!?]+\s+){0,2}?in\s+kauf|mach(?:t|en)\s+mir\s+nichts|stör(?:t|en)\s+mich\s+nicht|(?:muss|müssen)\s+nicht\s+sein|(?:ist|sind)\s+kein\s+muss|nicht\s+nötig|no\s+must|not\s+necessary|whatever|streich\p{L}*|weglassen|vergiss|drop|forget)`;
const BEFORE = String.raw`(?:remove|nimm\s+(?:mal\s+)?|(?:nichts|nix)\s+gegen|nothing\s+against|fine\s+with|egal|whatever|streich\p{L}*|vergiss|drop|forget|alle|all|any|jede[rs]?|beliebige?|sämtliche|zur\s+not(?:\s+auch)?|notfalls(?:\s+auch)?)`;
const GOES = String.raw`(?:geh(?:t|en|e)|ginge[n]?|wär(?:e|en)?|sind|ist|passt|passen|are|is|would\s+be)\s+(?:\p{L}+\s+){0,2}(?:auch|doch|ok(?:ay)?|möglich|kein\s+problem|fine|drin)`;
const BETWEEN = String.raw`(?:[^\s.,;!?]+\s+){0,4}?`;
/** "Alles außer Nachtdienst wäre okay" gives up nothing. */
const LEFT_OUT = '(?:keine?n?|nicht|no|not|ohne|außer|ausser|except|but)';
const unwished = (what: string) =>
  new RegExp(
    String.raw`(?<![\p{L}]|${LEFT_OUT}\s)(?:${what})(?![\p{L}])\s+${BETWEEN}(?:${ANY}|${GOES})(?![\p{L}])|(?<![\p{L}])${BEFORE}\s+(?:(?:ob|wie|wo|which|das|die|der|den|mit|the|thing|about)\s+){0,2}(?:viele\s+|many\s+)?(?:${what})(?![\p{L}])`,
    'iu',
  );

/** Wishes given up in words; the kind and how people name it. */
const GIVEN_UP: readonly [RegExp, readonly EmmaWishKind[]][] = [
  [unwished('ort|wo|stadt|entfernung|location|place|distance'), ['location', 'country']],
  [
    /(?<![\p{L}])(?:egal\s+wo|überall|bundesweit|deutschlandweit|in\s+ganz\s+deutschland|anywhere|everywhere|nationwide)(?![\p{L}])/iu,
    ['location', 'country'],
  ],
  [
    unwished(
      '(?:wie\\s*)?viel\\s+(?:die|sie|das\\s+haus)\\s+zahl(?:en|t)|(?:gehalts|salary\\s+|pay\\s+)(?:grenze|wunsch|limit|filter)|gehalt|geld|bezahlung|verdienst|lohn|was\\s+(?:gezahlt|bezahlt)\\s+wird|was\\s+(?:sie|die)\\s+zahlen|was\\s+(?:ich|man)\\s+verdien\\p{L}*|salary|pay|money|what\\s+they\\s+pay',
    ),
    ['salaryMin', 'salaryMax'],
  ],
  [
    /(?<![\p{L}])(?:ohne|without)\s+(?:(?:ein|eine|den|die|das|a|the|any)\s+)?(?:gehalts(?:grenze|wunsch|vorstellung|limit)|mindestgehalt|(?:salary|pay)\s+(?:limit|minimum))(?![\p{L}])/iu,
    ['salaryMin', 'salaryMax'],
  ],
  [
    unwished(
      String.raw`umfang|stunden(?:zahl)?|arbeitszeit|(?:teilzeit|vollzeit)(?:\s+oder\s+(?:teilzeit|vollzeit))?|hours|full\s+or\s+part\s+time`,
    ),
    ['employmentType', 'hours'],
  ],
  [
    /(?<![\p{L}])(?:drop|forget|remove|skip)\s+(?:the\s+|that\s+)?(?:part|full)[-\s]?time|(?:teilzeit|vollzeit)(?![\p{L}])[^.,;!?]*(?:weglassen|weg|raus|streichen)(?![\p{L}])|(?:streich\p{L}*|vergiss|ohne)\s+(?:das\s+mit\s+)?(?:de[rm]\s+|die\s+)?(?:teilzeit|vollzeit)(?![\p{L}])/iu,
    ['employmentType', 'hours'],
  ],
  [
    unwished(String.raw`nächten?|nachts?|nacht-?(?:dienste?n?|schicht(?:en)?)|nights?|night\s+shifts?`),
    ['maxNights', 'withoutShift', 'shift'],
  ],
  [unwished('dienste?n?|schichten?|dienstzeiten|shifts?'), ['shift', 'withoutShift', 'maxNights']],
  [
    unwished(
      String.raw`(?:freie?s?\s+)?wochenend(?:en?|dienste?n?|schichten)(?:\s+frei(?=\s+(?:muss|ist\s+kein|nicht)))?(?!\s+frei)|weekends?(?!\s+(?:off|free))`,
    ),
    ['weekendFree'],
  ],
  [unwished('befristet|befristung|unbefristet|vertrag|vertragsart|fixed-?\\s?term|contract'), ['contract']],
  [unwished('rufdienste?|rufbereitschaft|bereitschaft(?:sdienste?)?|on-?call'), ['noOnCall']],
];

export type Changed = {
  /** The wishes with what the words change of them; null where they change nothing. */
  search: EmmaSearch | null;
  /** Whether fewer nights are wanted, without a number. */
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
  for (const [shift, name] of SHIFT_WORDS) {
    apply(alsoFine(name), () => {
      search = allowShift(search, shift);
    });
  }
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
const FINE = String.raw`(?:${GOES}|könnte\s+ich\s+(?:\p{L}+\s+){0,2}machen|if\s+(?:needed|necessary|it\s+has\s+to\s+be)|zur\s+not|(?:kann|könnte|mach(?:e)?|mag)\s+(?:ich|i)\s+(?:\p{L}+\s+)?auch|i\s+can\s+do\s+(?:\p{L}+\s+)?(?:too|as\s+well)|ok(?:ay)?|fine|kein\s+problem|no\s+problem|möglich)`;
const alsoFine = (name: string) =>
  new RegExp(
    String.raw`(?<![\p{L}]|${LEFT_OUT}\s)(?:${name})(?![\p{L}])\s+${BETWEEN}${FINE}(?![\p{L}])|^\P{L}*(?:(?:doch|gerne?|ok(?:ay)?|ja|und|oder|and|or)\s+)*(?:auch|also)\s+(?:im\s+)?(?:${name})\P{L}*$`,
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
  /^\s*(?:(?:ok(?:ay)?|ach|nee?|nein|no)[\s,.]+)*(?:forget\s+(?:that|it|all)|vergiss\s+(?:das|alles|es)|was\s+(?:ganz\s+|völlig\s+)?anderes|andere\s+frage|something\s+(?:completely\s+)?(?:else|different)|different\s+question|neue\s+suche|new\s+search)(?![\p{L}])/iu;
const ADDING = /(?<![\p{L}])(?:auch|zusätzlich|außerdem|oder\s+auch|also|as\s+well|additionally|too)(?![\p{L}])/iu;
const LISTS = ['employmentType', 'shift', 'contract', 'remote', 'employerType'] as const;

/** The wishes of the conversation and those of the message: what is stated again replaces what was, "auch" adds to a list. */
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
  if (before && ((hasWork && isForRelative(text)) || STARTS_OVER.test(text))) return stated;
  if (before && isTopic) return mergeTopic(before, stated, text);
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

/** Therapists, laboratories and offices are one field of many occupations. */
const isWide = (field: string) => !['nursing', 'doctors', 'mfa'].includes(field);

/** Checks whether another occupation is stated than before; in a newly named place it begins another search. */
const isOtherWork = (before: EmmaSearch, stated: EmmaSearch) =>
  (before.q ?? before.category?.[0]) !== (stated.q ?? stated.category?.[0]) &&
  (before.q !== undefined || before.category !== undefined);

/** Work and place named again, and not as an addition, begin another search as well. */
const isOtherPlace = (before: EmmaSearch, stated: EmmaSearch, text: string) =>
  before.location !== stated.location && !/^\s*(?:und|oder|auch|aber|doch|and|or|also|but)(?![\p{L}])/iu.test(text);

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
