import type { Country } from '@stellenvisite/contract/jobs/countries';
import names from '../data/names.json' with { type: 'json' };
import type { DemoPlace } from '../demo-places.ts';
import type { Random } from '../random.ts';
import { fillText } from './fill-text.ts';

export type Address = {
  placeId: number;
  street: string;
  postalCode: string | null;
  city: string;
  region: string;
  country: Country;
  lat: number;
  lon: number;
};

export function pickAddress(place: DemoPlace, stem: string, random: Random): Address {
  const code = random.pick(place.postcodes);
  const street = fillText(random.pick(names.streets[place.country]), { stem }, random);
  // A larger town spreads further.
  const spread = Math.min(0.05, Math.sqrt(place.population) / 20_000);
  return {
    placeId: place.id,
    street: `${street} ${random.int(1, 148)}${random.chance(0.1) ? 'a' : ''}`,
    postalCode: code.code,
    city: place.name,
    region: place.region,
    country: place.country,
    lat: roundDegrees(code.lat + (random.next() - 0.5) * spread),
    lon: roundDegrees(code.lon + (random.next() - 0.5) * spread * 1.5),
  };
}

/** Numbers the Bundesnetzagentur keeps free for fiction; Austria and Switzerland keep none, so theirs have no area. */
const GERMAN_DRAMA_NUMBERS: readonly (readonly [region: string, number: string])[] = [
  ['Hamburg', '040 66969'],
  ['Schleswig-Holstein', '040 66969'],
  ['Niedersachsen', '040 66969'],
  ['Nordrhein-Westfalen', '0221 4710'],
  ['Rheinland-Pfalz', '0221 4710'],
  ['Hessen', '069 90009'],
  ['Saarland', '069 90009'],
  ['Bayern', '089 99998'],
  ['Baden-Württemberg', '089 99998'],
];

export function pickPhone(country: Country, region: string, random: Random): string {
  const digits = String(random.int(100, 999));
  if (country === 'AT') return `+43 000 555 0${digits}`;
  if (country === 'CH') return `+41 00 555 0${digits.charAt(0)} ${digits.slice(1)}`;
  const number = GERMAN_DRAMA_NUMBERS.find(([where]) => where === region)?.[1] ?? '030 23125';
  return `${number}${number.startsWith('0221') ? ' ' : '-'}${digits}`;
}

export type Contact = {
  contactName: string;
  contactRole: string;
  contactEmail: string;
  contactPhone: string;
  contactHours: string | null;
};

export function pickContact(roles: readonly string[], domain: string, address: Address, random: Random): Contact {
  const [first, last] = pickPerson(random);
  return {
    contactName: `${first} ${last}`,
    contactRole: random.pick(roles),
    contactEmail: `${asciiOf(first).charAt(0)}.${asciiOf(last)}@${domain}`,
    contactPhone: pickPhone(address.country, address.region, random),
    contactHours: random.chance(0.75) ? random.pick(names.contactHours) : null,
  };
}

export function pickPerson(random: Random): [first: string, last: string] {
  return [random.pick(names.firstNames), random.pick(names.surnames)];
}

function asciiOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
