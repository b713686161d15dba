import { expect, test } from 'vitest';
import { recogniseFeed } from '../recognise-feed.ts';
import { listElements } from './list-elements.ts';
import { proposeMapping } from './propose-mapping.ts';

const TEXTS = {
  start: ['ab sofort', '01.04.2027', 'nach Vereinbarung'],
  days: ['2027-04-01', '2027-05-01', '2027-06-01'],
  contract: ['unbefristet', 'befristet', 'befristet bis 31.12.2028'],
  hours: ['38,5', '20', '30'],
  pay: ['3.400 - 4.100 EUR/Monat', '18,50 €/Std.', 'ab 52.000 EUR p.a.'],
  home: ['nein', 'ja, anteilig', 'bis 80 %'],
};

/** Returns the field that is proposed for an element of three items. */
async function fieldOf(name: string, texts: readonly string[]): Promise<string | undefined> {
  const stellen = texts.map((text, at) => ({
    lfd: `J${at}00`,
    titel: `Pflegefachkraft (m/w/d) Station ${at}`,
    [name]: text,
  }));
  const document = Buffer.from(JSON.stringify({ stellen }));
  const list = await listElements([document], { item: recogniseFeed(document).candidates[0]?.path ?? '' });
  const { fields } = proposeMapping(list).mapping;
  return Object.entries(fields).find(([, { elements }]) => elements.includes(name))?.[0];
}

test.each([
  ['gewuenschter_dienstantritt', 'start', 'startsOn'],
  ['zu_besetzen_ab', 'days', 'startsOn'],
  ['einstiegsdatum', 'days', 'startsOn'],
  ['anzeigenbeginn', 'days', undefined],
  ['vertragsverhaeltnis', 'contract', 'contract'],
  ['status', 'contract', 'contract'],
  ['stundenausmass', 'hours', 'hours'],
  ['beschaeftigungsausmass', 'hours', 'hours'],
  ['kv_mindestgehalt', 'pay', 'pay'],
  ['homeoffice_moeglich', 'home', 'remote'],
] as const)('%s with texts of %s is proposed as %s', async (name, texts, field) =>
  expect(await fieldOf(name, TEXTS[texts])).toBe(field),
);
