import type { EmploymentType } from '@stellenvisite/contract/job-fields';
import type { FeedRange } from '../feed-job.ts';
import { employmentOfWorkload } from '../values/workload.ts';
import type { TextReading } from './text-reading.ts';

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const SPAN = String.raw`(?<min>${NUMBER})(?:\s?%?\s?(?:-|–|—|bis(?: zu)?|to)\s?(?<max>${NUMBER}))?`;
const HOURS = new RegExp(
  String.raw`(?<![\d.,])${SPAN}\s?(?:wochenstunden|(?:stunden|std\.?|h)\s?(?:\/|pro|in der|je|die|a|per)\s?(?:woche|wo\b)|std\.?\s?\/\s?wo(?:che)?|(?:-|\s)stunden-?woche|hours (?:per|a) week|h\/w(?:oche)?\b)`,
  'iu',
);
const WORKLOAD = new RegExp(String.raw`(?<![\d.,])${SPAN}\s?(?:%|prozent)`, 'giu');
const WORKLOAD_WORDS =
  /pensum|arbeitspensum|beschäftigungsgrad|beschäftigungsausmaß|anstellungsgrad|stellenumfang|stellenanteil|teilzeit|vollzeit|vk\b|stelle|m\/w\/d|arbeitszeit|umfang/iu;
const NO_WORKLOAD =
  /homeoffice|home-office|remote|rabatt|zuschuss|zuschlag|schwerbehind|behinderung|zufried|empfehl|erstatt|übernahme der|finanzier|lohnfortzahlung|frauenanteil|nachlass|arbeitgeberanteil|auslastung|kosten/iu;

const BOTH =
  /\b(?:voll|teil)(?:zeit)?\s?-?\s?(?:\/|und|oder|bzw\.?|&|,)\s?(?:oder\s)?(?:in\s)?-?\s?(?:voll|teil)zeit\b|\bVZ\s?\/\s?TZ\b|\bTZ\s?\/\s?VZ\b/iu;
const FULL = /\bvollzeit\w*|\bfull[-\s]?time\b|\bVZ\b/iu;
const PART =
  /\bteilzeit(?!\s?(?:möglich|fähig|arbeit ist)|-?(?:modell|regelung|option|angebot|wünsch|kräfte))\w*|\bpart[-\s]?time\b|\bTZ\b|\bminijob\w*|\bgeringfügig\w*/iu;
const POSSIBLE =
  /teilzeit\s?(?:ist\s|auch\s|grundsätzlich\s)*(?:möglich|fähig|geeignet)|teilzeitgeeignet|auch in teilzeit/iu;

/** "38,5 Wochenstunden", "20–30 Stunden pro Woche". */
export function readHoursFromText(text: string): TextReading<FeedRange> | null {
  const found = HOURS.exec(text);
  const value = found && spanOf(found);
  if (!value || value.min < 2 || value.max > 48) return null;
  return { value, confidence: 90, words: found[0].trim() };
}

/** "80–100 %" of full time, the Swiss way: a percentage beside a word that says what it is of, or in the title. */
export function readWorkloadFromText(text: string, { isTitle = false } = {}): TextReading<FeedRange> | null {
  for (const found of text.matchAll(WORKLOAD)) {
    const value = spanOf(found);
    const around = text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 30);
    if (!value || value.min < 10 || value.max > 100 || NO_WORKLOAD.test(around)) continue;
    if (isTitle || WORKLOAD_WORDS.test(around)) return { value, confidence: isTitle ? 95 : 85, words: found[0].trim() };
  }
  return null;
}

/** Full time, part time or either, where the text says so in words or as a percentage. */
export function readEmploymentFromText(
  text: string,
  options: { isTitle?: boolean } = {},
): TextReading<EmploymentType> | null {
  const both = BOTH.exec(text);
  if (both) return { value: 'both', confidence: 95, words: both[0] };
  const [full, part, possible] = [FULL.exec(text), PART.exec(text), POSSIBLE.exec(text)];
  if ((full && part) || possible)
    return { value: 'both', confidence: 80, words: [full?.[0], (possible ?? part)?.[0]].filter(Boolean).join(' … ') };
  if (full) return { value: 'full_time', confidence: 85, words: full[0] };
  if (part) return { value: 'part_time', confidence: 85, words: part[0] };
  const workload = readWorkloadFromText(text, options);
  const [value] = workload ? employmentOfWorkload(workload.value) : [];
  return workload && value ? { value, confidence: workload.confidence, words: workload.words } : null;
}

function spanOf({ groups: { min = '', max } = {} }: RegExpExecArray): FeedRange | null {
  const [least, most] = [min, max ?? min].map((each) => Number(each.replace(',', '.')));
  return least === undefined || most === undefined || most < least ? null : { min: least, max: most };
}
