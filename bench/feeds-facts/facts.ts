import { readdirSync, readFileSync } from 'node:fs';
import type { Country, Currency } from '@stellenvisite/contract/jobs/countries';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';

/** The hours a week: both ends, one end, or per cent of the full-time week. */
export type StatedHours = { min?: number; max?: number; percent?: [number, number] };
/** "ab 60.000 €" has no maximum, "bis zu 5.000 €" no minimum. */
export type StatedPay = { min?: number; max?: number; currency: Currency; period: PayPeriod };
type StatedTariff = { name: string; grade?: string };

/** The values that are right for each fact that a field or the text states; null where leaving it empty is right as well. */
export type StatedFacts = {
  title?: string[];
  /** `=Neustadt` allows that word only, not a longer name that begins with it. */
  city?: (string | null)[];
  country?: Country[];
  category?: (string | null)[];
  employmentType?: (string | null)[];
  hours?: (StatedHours | null)[];
  contract?: (string | null)[];
  pay?: (StatedPay | null)[];
  shifts?: (Shift[] | null)[];
  freeWeekends?: (number | null)[];
  onCall?: (string | null)[];
  /** A day, `now` ("ab sofort") or `flexible` ("nach Vereinbarung"). */
  start?: (string | null)[];
  remote?: (string | null)[];
  /** Compared only where it is stated. */
  tariff?: StatedTariff[];
  apply?: (string | null)[];
};
export type Fact = keyof StatedFacts;

export const FACTS = [
  'title',
  'city',
  'country',
  'category',
  'employmentType',
  'hours',
  'contract',
  'pay',
  'shifts',
  'freeWeekends',
  'onCall',
  'start',
  'remote',
  'tariff',
  'apply',
] as const satisfies Fact[];

export type StatedItem = {
  id: string;
  facts: StatedFacts;
  /** The facts on which careful readers of the item would disagree. */
  unchecked?: Fact[];
};

/** A feed document with the facts of its items; a fact that is not listed must stay empty. */
export type StatedDocument = {
  document: string;
  format: string;
  /** The country of the employer whose feed it is. */
  employer: Country;
  /** The address it was fetched from, for formats that leave a job's address to be worked out. */
  url?: string;
  items: StatedItem[];
};

export type Half = 'seen' | 'unseen';

const SUFFIX = '.facts.json';
const folderOf = (half: Half): URL => new URL(`${half}/`, import.meta.url);

/** Reads the documents of a half with their bytes. */
export function readDocuments(half: Half): (StatedDocument & { content: Buffer })[] {
  const folder = folderOf(half);
  return readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .map((name) => {
      const stated = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as StatedDocument;
      return { ...stated, content: readFileSync(new URL(stated.document, folder)) };
    });
}
