import { findKnownLocation } from '@stellenvisite/search/places';
import { namedConcepts } from '@stellenvisite/search/taxonomy';
import { type CvLine, type CvSection, placesOf } from './hide-private-lines.ts';
import { isCountry } from './name-parts.ts';
import { readPeriod } from './read-period.ts';
import type { FoundField, Station } from './read-stations.ts';

const LABEL =
  /^(?:wohnort|wohnhaft(?: in)?|anschrift|adresse|ort|aktuelle adresse|current address|address|location|residence|lives? in|based in|wohnsitz)\s*[:\t]?\s*/iu;
const POSTCODE =
  /(?<![\d/+.-])(?:(?:D|A|CH|DE|AT)[- ]?)?(?<code>\d{4,5})\s+(?<town>\p{Lu}[\p{L}.'’-]*(?:\s(?:am|an der|im|in der|ob der|bei|vor der|unter|a\.|\p{Lu}[\p{L}.-]*)){0,4})/u;

/** Reads where the person lives: a postcode with its town, a labelled place, or a town alone among the contact details. */
export function readPlace(sections: readonly CvSection[]): FoundField[] {
  const contact = sections
    .filter(({ kind }) => kind === 'head' || kind === 'ignored' || kind === 'profile')
    .flatMap(({ lines, heading }) =>
      lines.filter(({ text }) => !readPeriod(text)?.isRange).map((line) => ({ line, heading })),
    );
  const found =
    firstOf(contact, ({ text }) => townByPostcode(text)) ??
    firstOf(contact, ({ text }) => (LABEL.test(text) ? townIn(text.replace(LABEL, '')) : null)) ??
    firstOf(contact, ({ text }) => (text.length < 80 ? townIn(text) : null)) ??
    firstOf(contact, ({ text }) => townAbroad(text));
  if (!found) return [];
  const { value, line, heading } = found;
  return [{ found: { kind: 'place', value }, confidence: 'sure', question: null, places: placesOf([line], heading) }];
}

type Contact = { line: CvLine; heading: string | null };

function firstOf(lines: readonly Contact[], read: (line: CvLine) => string | null) {
  for (const { line, heading } of lines) {
    const value = read(line);
    if (value) return { value, line, heading };
  }
  return null;
}

function townByPostcode(text: string): string | null {
  const { code = '', town = '' } = POSTCODE.exec(text)?.groups ?? {};
  const words = town.trim().split(/\s+/u);
  for (let length = words.length; length > 0; length -= 1) {
    const name = words
      .slice(0, length)
      .join(' ')
      .replace(/[.,-]+$/u, '');
    const known = findKnownLocation(`${code} ${name}`) ?? findKnownLocation(name);
    if (known?.kind === 'point') return name;
  }
  return null;
}

/** Returns a part of the line that is a town by itself. */
function townIn(text: string): string | null {
  for (const part of text.split(/\s*[,|·•;\t]\s*|\s+[–—-]\s+/u)) {
    if (!/^\p{Lu}/u.test(part) || namedConcepts(part).length > 0) continue;
    const known = findKnownLocation(part);
    if (known?.kind === 'point' && known.isExact && known.population > 3_000) return part;
  }
  return null;
}

const FOREIGN_POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{2,6}(?:[ -]\d{2,4})?)\b/gu;

/** "14 Evington Lane, Leicester, LE5 5PQ, United Kingdom": the part above the country that is neither a postcode nor a street. */
function townAbroad(text: string): string | null {
  const parts = text.split(/\s*[,|·;]\s*/u);
  const country = parts.findIndex((part) => isCountry(part));
  if (country < 1) return null;
  const names = parts.slice(0, country).map((part) => part.replace(FOREIGN_POSTCODE, '').trim());
  return names.findLast((part) => /^\p{Lu}[\p{L} .'’-]{2,}$/u.test(part) && !isStreet(part)) ?? null;
}

const isStreet = (text: string) => /(?:street|road|avenue|lane|straße|strasse|str\.|weg|platz|gasse)$/iu.test(text);

const DRIVING =
  /(?<=(?:^|[;|,•·])[\s•·*–-]*)(?:ich (?:darf )?fahre[n]?|driving|kfz|pkw|auto|car|fahren)(?=\s*[:\t]\s*(?:.*(?:klassen?|kl\.|kat\.|categor|class|licen[cs]e|führer)|(?:AM|A1|A2|A|BE|B96|B|C1|C|D|L|T)\b))|\bfs (?=klasse|kl\.)|führerschein(?:klassen?)?|fahrerlaubnis(?:klassen?)?|führerausweis|lenkberechtigung|fahrausweis|driv(?:ing|er['’]?s?) licen[cs]e/iu;
const NO_LICENCE = /\b(?:kein(?:en)?|ohne|no|without)\s+(?:\p{L}+\s+)?(?:führerschein|fahrerlaubnis|driv)/iu;
const CLASSES = /(?<![\p{L}\d])(?:AM|A1|A2|A|BE|B96|B|C1E|C1|CE|C|D1E|D1|DE|D|F|G|L|M|T)(?![\p{L}\d])/gu;

export const isDriversLicence = (text: string) => DRIVING.test(text);

/** Reads the classes of the driver's licence, under any heading. */
export function readDriversLicence(sections: readonly CvSection[]): FoundField[] {
  for (const { heading, lines } of sections) {
    const isHeading = heading !== null && isDriversLicence(heading);
    for (const line of lines) {
      if (NO_LICENCE.test(line.text)) continue;
      const at = DRIVING.exec(line.text);
      if (!at && !isHeading) continue;
      const text = line.text.slice(at ? at.index + at[0].length : 0).split(/[;|]|\bund\s\p{Ll}{4}/u)[0] ?? '';
      const classes = [...new Set(text.match(CLASSES))];
      if (classes.length === 0 && !isHeading) classes.push('B');
      if (classes.length > 0)
        return [
          {
            found: { kind: 'driversLicence', value: classes },
            confidence: text.match(CLASSES) ? 'sure' : 'check',
            question: null,
            places: placesOf([line], heading),
          },
        ];
    }
  }
  return [];
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const LEARNING = new Set(['ausbildung', 'praktikum', 'student', 'famulatur', 'pj']);

/** Counts the years in posts of the trade, overlaps once; training and placements are not counted. */
export function readYears(stations: readonly Station[], today: Date): FoundField[] {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const counted = stations.filter(({ found: { value } }) => value.from !== null && isOfTrade(value.position));
  const spans = counted
    .map(({ found: { value } }): [number, number] => [
      monthNumber(value.from ?? ''),
      Math.min(now, value.to ? monthNumber(value.to) : now),
    ])
    .sort(([one], [other]) => one - other);
  let months = 0;
  let end = -1;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, end + 1) + 1);
    end = Math.max(end, to);
  }
  const years = Math.min(60, Math.floor(months / 12));
  if (spans.length === 0 || years === 0) return [];
  return [
    {
      found: { kind: 'yearsOfExperience', value: years },
      confidence: 'probable',
      question: null,
      places: counted.flatMap(({ places }) => places.slice(0, 1)),
    },
  ];
}

function isOfTrade(position: string): boolean {
  const concepts = namedConcepts(position);
  return (
    concepts.some(({ kind, manner }) => kind === 'occupation' && manner !== null) &&
    !concepts.some(({ key }) => LEARNING.has(key))
  );
}
