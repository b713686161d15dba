import type { EmmaWishKind } from '@stellenvisite/contract/emma';
import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/places';
import { hasWish, withoutWish } from '../wishes.ts';
import { withoutPlaces } from './place-words.ts';
import type { ReadWishes } from './read-wishes.ts';

const NEARER =
  /(?<![\p{L}])(?:näher|naeher|nearer|closer|kürzere[rn]?\s+(?:weg|anfahrt)|nicht\s+so\s+weit|zu\s+weit(?:\s+weg)?|too\s+far(?:\s+away)?|kleinere[rn]?\s+umkreis|smaller\s+radius)(?![\p{L}])/iu;
const FURTHER =
  /(?<![\p{L}])(?:weiter\s+weg|größere[rn]?\s+umkreis|groesserer\s+umkreis|umkreis\s+(?:größer|erweitern|vergrößern)|further\s+away|wider|larger\s+radius|bigger\s+radius|farther)(?![\p{L}])/iu;
const FEWER_NIGHTS =
  /(?<![\p{L}])(?:weniger|wenigsten|seltener|fewer|fewest|less)\s+(?:nacht|nächte|nachtdienste|nachtschichten|nachts|nights?)/iu;
const MORE_PAY =
  /(?<![\p{L}])(?:mehr\s+(?:gehalt|geld|lohn|verdienen)|gut\s+bezahlt\p{L}*|well[-\s]paid|(?:zahlt|zahlen|verdient|verdiene|verdienen|pays?)\s+(?:(?:man|ich|one|i)\s+)?(?:am\s+(?:meisten|besten)|(?:the\s+)?(?:best|most))|besser\s+(?:bezahlt|bezahlte|verdienen)\p{L}*|bestbezahlt\p{L}*|höchste[sn]?\s+gehalt|higher\s+(?:pay|salary)|better\s+paid|best\s+paid|more\s+(?:money|pay|salary)|highest\s+(?:pay|salary|paid)|nach\s+gehalt)(?![\p{L}])/iu;
const NEWEST =
  /(?<![\p{L}])(?:die\s+)?(?:neuesten|neuste[nr]?|aktuellsten|newest|most\s+recent)(?:\s+zuerst|\s+first)?(?![\p{L}])/iu;
const NEAREST =
  /(?<![\p{L}])(?:die\s+nächstgelegenen|nach\s+entfernung|nearest\s+first|by\s+distance|am\s+nächsten)(?![\p{L}])/iu;

const EGAL = String.raw`(?:ist|sind|wäre|are|is)?\s*(?:mir|uns)?\s*(?:doch\s+|auch\s+)?(?:egal|nicht\s+(?:so\s+)?wichtig|gleich|ok(?:ay)?|kein\s+problem|in\s+ordnung|does\s*n[o']?t\s+matter|not\s+important|do\s*n[o']?t\s+care|no\s+problem|fine)`;
const unwished = (what: string) =>
  new RegExp(
    String.raw`(?<![\p{L}])(?:${what})\s+${EGAL}(?![\p{L}])|(?<![\p{L}])egal\s+(?:ob\s+|wie\s+|which\s+)?(?:${what})`,
    'iu',
  );

/** Wishes given up in words; the kind and how people name it. */
const GIVEN_UP: readonly [RegExp, readonly EmmaWishKind[]][] = [
  [
    unwished('ort|der\\s+ort|wo|die\\s+stadt|entfernung|die\\s+entfernung|location|place|the\\s+place'),
    ['location', 'country'],
  ],
  [
    /(?<![\p{L}])(?:egal\s+wo|überall|bundesweit|deutschlandweit|in\s+ganz\s+deutschland|anywhere|everywhere|nationwide)(?![\p{L}])/iu,
    ['location', 'country'],
  ],
  [unwished('gehalt|das\\s+gehalt|geld|die\\s+bezahlung|salary|pay|the\\s+(?:pay|salary)'), ['salaryMin', 'salaryMax']],
  [
    unwished(
      'umfang|der\\s+umfang|teilzeit(?:\\s+oder\\s+vollzeit)?|vollzeit(?:\\s+oder\\s+teilzeit)?|stunden|die\\s+stunden|hours|the\\s+hours|full\\s+or\\s+part\\s+time',
    ),
    ['employmentType', 'hours'],
  ],
  [
    unwished('nächte|nachtdienste?|die\\s+nächte|nacht|nights?|night\\s+shifts?'),
    ['maxNights', 'withoutShift', 'shift'],
  ],
  [unwished('dienste|die\\s+dienste|schichten|shifts|the\\s+shifts'), ['shift', 'withoutShift', 'maxNights']],
  [unwished('wochenenden?|das\\s+wochenende|weekends?'), ['weekendFree']],
  [
    /(?<![\p{L}])(?:nächte|nachtdienste?|nights?)\s+(?:gehen|wären|sind|are|would\s+be)\s+(?:doch\s+|auch\s+)?(?:ok(?:ay)?|möglich|kein\s+problem|fine)/iu,
    ['maxNights', 'withoutShift'],
  ],
];

export type Changed = {
  /** The wishes with what the words change of them; null where they change nothing. */
  search: EmmaSearch | null;
  /** The nights are to be fewer than nobody said how many. */
  asksNights: boolean;
  rest: string;
};

/** "näher an Köln", "weniger Nächte", "egal wo": what words do to the wishes there are. */
export function changeWishes(text: string, before: EmmaSearch, stated: EmmaSearch): Changed {
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

const smallerRadius = (radius: number) => RADII_KM.findLast((each) => each < radius) ?? RADII_KM[0];
const largerRadius = (radius: number) => RADII_KM.find((each) => each > radius) ?? RADII_KM.at(-1) ?? radius;

const FRESH =
  /^(?:\s*(?:hallo|hi|hey|moin|guten\s+\p{L}+|hello|servus)[\s,!.]+)?(?:ich\s+(?:suche|bin\s+auf\s+der\s+suche|möchte\s+als|brauche)|suche|gibt\s+es|habt\s+ihr|haben\s+sie|i(?:'m|\s+am)\s+looking|looking\s+for|are\s+there|do\s+you\s+have|i\s+need|i\s+want)/iu;
const ADDING = /(?<![\p{L}])(?:auch|zusätzlich|außerdem|oder\s+auch|also|as\s+well|additionally|too)(?![\p{L}])/iu;
const LISTS = ['employmentType', 'shift', 'contract', 'remote', 'employerType'] as const;

/** The wishes of the conversation and those of the message: what is stated again replaces what was, "auch" adds to a list. */
export function mergeWishes(
  before: EmmaSearch | null,
  stated: EmmaSearch,
  text: string,
  { isTopic = false, hasPlaces = false, hasWork = true }: Partial<Omit<ReadWishes, 'wishes'>> = {},
): EmmaSearch {
  if (before && isTopic) return mergeTopic(before, stated, text);
  if (before && hasPlaces && !hasWork) {
    const { location: _, radius: __, country: ___, ...elsewhere } = withoutPlaces(before);
    return mergeTopic(elsewhere, stated, text);
  }
  const namesWork = stated.q !== undefined || stated.category !== undefined;
  const isFresh =
    before === null ||
    (FRESH.test(text) && namesWork && (stated.location !== undefined || before.location === undefined));
  if (isFresh) return stated;
  const kept: EmmaSearch = stated.location === undefined ? { ...before } : { ...withoutPlaces(before) };
  delete kept.page;
  if (namesWork) {
    delete kept.q;
    delete kept.category;
  }
  if (stated.location !== undefined) {
    delete kept.country;
    if (stated.radius === undefined && kept.location !== stated.location && kept.sort !== 'distance')
      delete kept.radius;
  }
  if (stated.country !== undefined && stated.location === undefined) delete kept.location;
  if (stated.hoursMin !== undefined || stated.hoursMax !== undefined) {
    delete kept.hoursMin;
    delete kept.hoursMax;
  }
  if (stated.withoutShift) {
    const without = kept.shift?.filter((shift) => !stated.withoutShift?.includes(shift));
    if (without?.length) kept.shift = without;
    else delete kept.shift;
    delete kept.maxNights;
  }
  if (stated.shift) delete kept.withoutShift;
  const merged: EmmaSearch = { ...kept, ...stated };
  if (ADDING.test(text)) for (const name of LISTS) addTo(merged, name, before, stated);
  return merged;
}

const WITHOUT = /(?<![\p{L}])(?:ohne|keine?n?|doch\s+nicht|without|no)(?![\p{L}])/iu;

/** "mit Kita" narrows what is searched for, "ohne Kita" takes the word away again. */
function mergeTopic(before: EmmaSearch, { q: topic = '', ...stated }: EmmaSearch, text: string): EmmaSearch {
  const folded = topic.toLowerCase();
  const words = (before.q ?? '').split(/\s+/u).filter((word) => word !== '' && word.toLowerCase() !== folded);
  const q = [...words, ...(WITHOUT.test(text) ? [] : [topic])].join(' ');
  const { q: _, ...kept } = mergeWishes(before, stated, text);
  return q === '' ? kept : { ...kept, q };
}

function addTo(merged: EmmaSearch, name: (typeof LISTS)[number], before: EmmaSearch, stated: EmmaSearch): void {
  const [old, added] = [before[name], stated[name]];
  if (old && added) Object.assign(merged, { [name]: [...new Set([...old, ...added])] });
}
