import { type MappingField, TRANSLATED_MAPPING_FIELDS } from '@stellenvisite/contract/feed-mapping';
import {
  readContract,
  readCountry,
  readCurrency,
  readEmploymentTypes,
  readPayPeriod,
  readRemote,
} from '../values/read-words.ts';

const READERS: Record<(typeof TRANSLATED_MAPPING_FIELDS)[number], (text: string) => string | null> = {
  employmentType: (text) => readEmploymentTypes(text)[0] ?? null,
  contract: readContract,
  remote: readRemote,
  country: readCountry,
  payPeriod: readPayPeriod,
  payCurrency: readCurrency,
};

/** What the words of a feed's list mean in ours; those that nobody knows are left to the employer. */
export function proposeTranslations(
  field: MappingField,
  values: readonly { value: string; count: number }[],
): Record<string, string> {
  const translated = TRANSLATED_MAPPING_FIELDS.find((each) => each === field);
  if (!translated) return {};
  return Object.fromEntries(
    values.flatMap(({ value }) => {
      const meaning = READERS[translated](value);
      return meaning === null ? [] : [[value, meaning]];
    }),
  );
}
