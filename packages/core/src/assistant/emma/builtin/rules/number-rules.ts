import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';

/** "Mach 4200 draus", "lieber 50": a number alone changes the one of its size that was stated before. */
export function changeNumber(text: string, search: EmmaSearch): EmmaSearch | null {
  const allowed = allowMore(text, search);
  if (allowed) return allowed;
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
  if (search.radius !== undefined || unit?.startsWith('k')) return { ...search, radius: Math.min(number, MAX_RADIUS) };
  if (!hasHours(search) || number > MAX_HOURS) return null;
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

const hasHours = ({ hoursMin, hoursMax }: EmmaSearch) => hoursMin !== undefined || hoursMax !== undefined;

const UP = 'mehr|über|länger|more|over|above|longer';
const DOWN = 'weniger|unter|kürzer|less|fewer|under|below|shorter';
const AMOUNT = String.raw`(?:\s+(?:als|than|zu|to))?(?:\s+(\d[.']?\d{3}|\d{1,2})(?![\d.,]*\d))?(?:\s*(std\.?|stunden|hours|h(?![\p{L}])|€|euro))?`;
const BOUND = String.raw`(?<![\p{L}])(?:(${UP})|(${DOWN})|(bis|up)|(ab|from))(?![\p{L}])${AMOUNT}(?![\p{L}])`;
const IS = String.raw`(?:geht|ginge|gehen|wär(?:e|en)?|ist|sind|passt|würde|works?|is|are|would\s+be|mach(?:e|t)?)`;
const FINE = String.raw`(?:auch|ok(?:ay)?|möglich|machbar|kein\s+problem|in\s+ordnung|drin|gehen|passen|fine|too|as\s+well|no\s+problem)`;
const MAY_BE = String.raw`(?:auch|gerne?|ruhig|notfalls|zur\s+not|meinetwegen|von\s+mir\s+aus|darf|dürfen|dürften|kann|können|könnten?|also|even|(?:can|could|may)\s+be)`;

/** "Mehr als 30 geht auch", "bis 35 wäre auch ok", "more hours would be fine too". */
const IS_FINE = new RegExp(
  String.raw`${BOUND}[\s,]+(?:\p{L}+\s+){0,2}?${IS}\s+(?:\p{L}+\s+){0,2}?${FINE}(?![\p{L}])`,
  'iu',
);
/** "Gern auch weniger", "darf auch mehr sein", "can be more than 30". */
const MAY_BE_SO = new RegExp(
  String.raw`(?<![\p{L}])${MAY_BE}\s+(?:(?:es|das|auch|gerne?|ruhig|etwas|a\s+bit|slightly|it|be)\s+){0,3}${BOUND}(?:\s+(?:sein|werden|arbeiten|machen|be|work|bitte|please|too|as\s+well))*\P{L}*$`,
  'iu',
);

/** Widens the hours or the pay that were stated, where more or less of them is fine as well. */
function allowMore(text: string, search: EmmaSearch): EmmaSearch | null {
  if (text.includes('?') || !isBrief(text)) return null;
  const [, up, down, to, from, digits, unit = ''] = IS_FINE.exec(text) ?? MAY_BE_SO.exec(text) ?? [];
  if (!(up || down || to || from)) return null;
  const number = digits === undefined ? undefined : Number(digits.replace(/[.']/u, ''));
  const isPay = /€|euro/iu.test(unit) || (number !== undefined && number >= LEAST_SALARY);
  const isHours = /^(?:s|h)/iu.test(unit) || (number !== undefined && number <= MAX_HOURS);
  const isLimited = hasHours(search) || search.employmentType?.length === 1;
  if (isPay || (!isHours && !isLimited)) return up || to ? null : allowLessPay(search, from ? number : undefined);
  if (!isLimited || (!isHours && search.salaryMin !== undefined)) return null;
  if (to || from) {
    if (number === undefined || !hasHours(search)) return null;
    return { ...search, ...(to ? { hoursMax: number } : { hoursMin: number }) };
  }
  const { hoursMin, hoursMax, employmentType, ...others } = search;
  const contrary = up ? 'part_time' : 'full_time';
  const remaining = up
    ? { ...(hoursMin === undefined ? {} : { hoursMin }) }
    : { ...(hoursMax === undefined ? {} : { hoursMax }) };
  const types = employmentType?.filter((type) => type !== contrary) ?? [];
  return { ...others, ...remaining, ...(types.length > 0 ? { employmentType: types } : {}) };
}

function allowLessPay(search: EmmaSearch, least: number | undefined): EmmaSearch | null {
  if (search.salaryMin === undefined) return null;
  const { salaryMin: _, ...others } = search;
  return least === undefined ? others : { ...others, salaryMin: least };
}
