import type { Tariff } from '@stellenvisite/contract/pay.schema';
import type { TextReading } from './text-reading.ts';

const NAMES: [string, RegExp][] = [
  ['TVöD-P', /\bTVöD[-\s]?P\b/u],
  ['TVöD', /\bTVö[Dd]\b|\bTVOED\b/u],
  ['TV-L', /\bTV[-\s]?L\b/u],
  ['TV-Ärzte', /\bTV[-\s]?Ärzte\b/u],
  ['AVR Caritas', /\bAVR[-\s]?(?:der\s)?Caritas\b|\bAVR[-\s]?C\b/u],
  ['AVR Diakonie', /\bAVR[-\s]?(?:DD|Diakonie|der Diakonie|Bayern)\b/u],
  ['SWÖ-KV', /\bSWÖ(?:[-\s]KV)?(?![\p{L}\p{N}])/u],
  ['GAV', /\bGAV\b/u],
];
const AVR = /\bAVR\b/u;
const GRADE =
  /\b(?:EG|Entgeltgruppe|E|KR|Lohnklasse|LK)\s?(\d{1,2}[a-c]?)\b|\b(P\s?(?:[5-9]|1[0-6]))\b|(?<![\p{L}\p{N}])(Ä\s?[1-4])(?!\d)/u;
const STEPS = /Stufen?\s?(\d(?:\s?(?:-|–|bis)\s?\d)?)/u;

/** The pay scale that a text names: "EG 9b", "TVöD-P P8". It is told as it is written; an amount is not worked out from it. */
export function readTariffFromText(text: string): TextReading<Tariff> | null {
  const named = NAMES.flatMap(([name, words]) => {
    const found = words.exec(text);
    return found ? [{ name, words: found[0], at: found.index }] : [];
  })[0];
  const broad = named ? null : AVR.exec(text);
  const tariff = named ?? (broad ? { name: 'AVR', words: broad[0], at: broad.index } : null);
  const near = tariff ? text.slice(Math.max(0, tariff.at - 60), tariff.at + 100) : text;
  const found = GRADE.exec(near);
  const isGrade = found !== null && (tariff !== null || /^(?:EG|Entgeltgruppe)/u.test(found[0]));
  if (!tariff && !isGrade) return null;
  const steps = STEPS.exec(near)?.[1] ?? null;
  const grade = isGrade ? found[0].replace(/^Entgeltgruppe\s?/u, 'EG ') : null;
  return {
    value: { name: tariff?.name ?? 'Entgeltgruppe', grade, steps },
    confidence: tariff ? 90 : 75,
    words: [tariff?.words, isGrade ? found[0] : null].filter(Boolean).join(' '),
  };
}
