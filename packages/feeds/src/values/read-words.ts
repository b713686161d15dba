import type { Currency } from '@stellenvisite/contract/jobs/countries';
import type { Contract, EmploymentType, ExperienceLevel, RemoteOption } from '@stellenvisite/contract/jobs/job-fields';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import { memoize } from './memoize.ts';
import words from './words.json' with { type: 'json' };

/** The words of lists that formats use, in any case and with hyphen, underscore or space: one table for all of them. */
type Meaning<Value extends string> = { read: (text: string) => readonly Value[] };

const fold = (text: string) => text.toLowerCase().replaceAll(/[\s_\-.]+/g, '');

function meaningOf<Value extends string>(table: Record<Value, string[]>): Meaning<Value> {
  const values = new Map<string, Value>();
  for (const [value, names] of Object.entries(table) as [Value, string[]][]) {
    for (const name of [value, ...names]) values.set(fold(name), value);
  }
  const read = memoize((text: string): readonly Value[] => {
    const whole = values.get(fold(text));
    if (whole !== undefined) return [whole];
    const parts = text.split(/[,;|/\n]|\s(?:oder|und|or|and)\s/i).flatMap((part) => values.get(fold(part)) ?? []);
    return [...new Set(parts)];
  });
  return { read };
}

const employmentTypes = meaningOf<EmploymentType>(words.employmentType);
const contracts = meaningOf<Contract>(words.contract);
const remotes = meaningOf<RemoteOption>(words.remote);
const periods = meaningOf<PayPeriod>(words.payPeriod);
const currencies = meaningOf<Currency>(words.currency);
const levels = meaningOf<ExperienceLevel>(words.experienceLevel);
const countries = meaningOf<string>(words.country);

/** Full time and part time together are one job that may be filled either way. */
export function readEmploymentTypes(text: string): EmploymentType[] {
  const types = employmentTypes.read(text);
  if (!types.includes('full_time') || !types.includes('part_time')) return [...types];
  return ['both', ...types.filter((type) => type !== 'full_time' && type !== 'part_time' && type !== 'both')];
}

const only = <Value>(values: readonly Value[]): Value | null => (values.length === 1 ? (values[0] ?? null) : null);

export const readContract = (text: string): Contract | null => only(contracts.read(text));
export const readRemote = (text: string): RemoteOption | null => only(remotes.read(text));
const [NO_HOME, SOME_HOME, ALL_HOME] = [
  /^(?:nein|no|false|0|n|keine?s?|nicht möglich|nicht vorgesehen)$/iu,
  /^(?:ja|yes|true|1|j|y|x)(?:[,;(\s]|$)|anteil|teilweise|möglich|gelegentlich|tageweise|(?<!\d)\d{1,2}\s?(?:%|prozent|tag|day)|(?:ein|zwei|drei|vier)\stage?/iu,
  /^(?:bis zu )?100\s?%|vollständig|komplett|ausschließlich/iu,
];

/** Reads a field that is named for work from home, which may answer with yes or with an extent: "ja, anteilig", "bis 80 %". */
export function readRemoteField(text: string): RemoteOption | 'none' | null {
  const words = text.trim();
  const listed = readRemote(words);
  if (listed !== null) return listed;
  if (NO_HOME.test(words)) return 'none';
  if (ALL_HOME.test(words)) return 'remote';
  return SOME_HOME.test(words) && words.length <= 60 ? 'hybrid' : null;
}
export const readPayPeriod = (text: string): PayPeriod | null => only(periods.read(text));
export const readCurrency = (text: string): Currency | null => only(currencies.read(text));
/** Checks whether words name a currency that no job here is paid in; an amount in it is not read as euros or francs. */
export const hasForeignCurrency = (text: string): boolean =>
  /[$£¥₺]|(?<!\p{L})(?:usd|gbp|czk|pln|huf|sek|dkk|nok|inr|aed|dollars?|pounds?|zloty|kronen|forint)(?!\p{L})/iu.test(
    text,
  );
export const readExperienceLevel = (text: string): ExperienceLevel | null => only(levels.read(text));

/** Reads two letters; another country's code is stored, a name nobody knows is not a country. */
export function readCountry(text: string): string | null {
  const known = only(countries.read(text));
  if (known !== null) return known;
  return /^[a-z]{2}$/i.test(text.trim()) ? text.trim().toUpperCase() : null;
}
