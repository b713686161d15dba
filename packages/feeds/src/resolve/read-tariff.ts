import type { Tariff } from '@stellenvisite/contract/jobs/pay/pay.schema';
import { quote } from './sentences.ts';
import type { TextReading } from './text-reading.ts';

const NAMES: [string, RegExp][] = [
  ['TVöD-P', /\bTVöD[-\s]?P\b/u],
  ['TVöD', /\bTV[öÖ][Dd]\b|\bTVOED\b/u],
  ['TV-L', /\bTV[-\s]?L\b/u],
  ['TV-H', /\bTV[-\s]?H\b/u],
  ['TV-Ärzte', /\bTV[-\s]?Ärzte\b/u],
  ['AVR Caritas', /\bAVR[-\s]?(?:der\s)?Caritas\b|\bAVR[-\s]?C\b/u],
  ['AVR Diakonie', /\bAVR[-\s]?(?:DD|Diakonie|der Diakonie|Bayern)\b/u],
  ['BAT-KF', /\bBAT[-\s]?KF\b/u],
  ['SWÖ-KV', /\bSWÖ(?:[-\s]KV)?(?![\p{L}\p{N}])/u],
  ['DRK-Reformtarifvertrag', /\bDRK[-\s](?:Reform)?[Tt]arif/u],
  ['GAV', /\bGAV\b|\bGesamtarbeitsvertrag/u],
  ['Haustarif', /\bHaustarif/u],
  ['AVR', /\bAVR\b/u],
];
const PLAIN_GRADE = String.raw`(?:EG|Entgeltgruppe|Gehaltsgruppe|Verwendungsgruppe|E|KR|Lohnklasse|LK|S)\s?\d{1,2}[a-c]?(?![\d\p{L}])|P\s?(?:[5-9]|1[0-6])(?!\d)|(?<![\p{L}\p{N}])Ä\s?[1-4](?!\d)`;
const GRADE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${PLAIN_GRADE})(?:\s?(?:-|–|bis|\/|oder)\s?(?:${PLAIN_GRADE}|\d{1,2}[a-c]?(?![\d\p{L}])))?`,
  'u',
);
/** The number of a group right behind the name of its scale: "TVöD 9a", "TVöD, Gruppe 14". */
const BARE_GRADE =
  /^(?:[-\s/](?:K|VKA|Bund|B))?,?\s(?:(?:Gruppe|Entgeltgruppe|Gr\.)\s)?(?<grade>(?:1[0-5]|[2-9])[a-c]?)(?![\d\p{L}.,]|\s?(?:%|€|Euro|Stunden|Monat|Tage|Wochen))/u;
const STEPS = /Stufen?\s?(\d(?:\s?(?:-|–|bis)\s?\d)?)/u;

/** Reads the pay scale that sentences name: "EG 9b", "TVöD-P P8". It is returned as it is written; no amount is derived from it. */
export function readTariff(sentences: readonly string[]): TextReading<Tariff> | null {
  let named: TextReading<Tariff> | null = null;
  for (const sentence of sentences) {
    const reading = tariffIn(sentence);
    if (reading?.value.grade) return reading;
    named ??= reading;
  }
  return named;
}

function tariffIn(sentence: string): TextReading<Tariff> | null {
  if (
    !/TV|DRK|AVR|BAT|SWÖ|GAV|Gesamtarbeits|Haustarif|Entgeltgruppe|Gehaltsgruppe|Lohnklasse|\bEG\s?\d/u.test(sentence)
  )
    return null;
  const tariff = NAMES.flatMap(([name, words]) => {
    const found = words.exec(sentence);
    return found ? [{ name, at: found.index, end: found.index + found[0].length }] : [];
  })[0];
  const near = tariff ? sentence.slice(Math.max(0, tariff.at - 60), tariff.at + 100) : sentence;
  const found = GRADE.exec(near);
  const isGrade =
    found !== null && (tariff !== undefined || /^(?:EG|Entgeltgruppe|Lohnklasse|Gehaltsgruppe)/u.test(found[0]));
  if (!tariff && !isGrade) return null;
  const bare = tariff && !isGrade ? BARE_GRADE.exec(sentence.slice(tariff.end))?.groups?.grade : undefined;
  const grade = isGrade ? found[0].replaceAll(/(?:Entgelt|Gehalts)gruppe\s?/gu, 'EG ').trim() : (bare ?? null);
  return {
    value: { name: tariff?.name ?? 'Entgeltgruppe', grade, steps: STEPS.exec(near)?.[1] ?? null },
    words: quote(sentence, tariff?.at ?? 0, tariff?.end ?? sentence.length),
  };
}
