import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';

/** The text that an answer may draw on: all results of tools, and the words of the person. */
export type Known = () => string;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/giu;
const LINK =
  /https?:\/\/\S+|www\.\S+|(?<![\p{L}\d])\/(?:jobs|arbeitgebern|employers)\/[\w-]+|!?\[[^\]]*\]\([^)]*\)|<[^>]+>/giu;
/** A title as ads write it: words before the gender marker. */
const TITLE =
  /((?:[\p{L}\p{N}&/.,-]+\s+){0,6}[\p{L}\p{N}&/.-]+)\s*\((?:m|w|d|f|x|div|all genders)(?:\s*\/\s*(?:m|w|d|f|x|div))+\)/giu;
const EMPHASISED = /\*\*([^*]{3,})\*\*/gu;
const HOUSE =
  /(?:\p{Lu}[\p{L}-]*\s+)?(?:\p{Lu}?\p{L}*(?:klinikum|klinik|krankenhaus|spital|hospital|pflegedienst|seniorenzentrum|pflegeheim|praxis|stift)|MVZ)\s+(?:(?:am|an|der|im|St\.|Sankt|zum|zur)\s+)*\p{Lu}[\p{L}-]+/giu;
const AMOUNT = /\d{1,3}(?:[.,’' ]\d{3})*(?:[.,]\d{1,2})?\s?(?:€|EUR|Euro|CHF|Franken|%)/giu;

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const digits = (text: string) => text.replace(/\D/gu, '').replace(/0{2}$/u, '');

/** Checks whether every job, employer, address and figure that the words name comes from a tool or from the person. */
export function isSupported(sentence: string, known: string): boolean {
  const folded = ` ${fold(known)} `;
  const says = (text: string) => folded.includes(` ${fold(text)} `);
  const figures = new Set(
    (known.match(/\d[\d.,’' ]*/gu) ?? []).flatMap((each) => [digits(each), each.replace(/\D/gu, '')]),
  );
  const all = (pattern: RegExp, test: (found: string) => boolean) =>
    [...sentence.matchAll(pattern)].every((found) => test(found[1] ?? found[0]));
  return (
    all(UUID, (id) => known.toLowerCase().includes(id.toLowerCase())) &&
    all(LINK, () => false) &&
    all(TITLE, (title) => endsWithKnown(title, says)) &&
    all(HOUSE, says) &&
    all(AMOUNT, (amount) => figures.has(digits(amount)) || figures.has(amount.replace(/\D/gu, ''))) &&
    all(EMPHASISED, (name) => says(name) || !/\p{L}{4,}.*\s/u.test(name) || !/\p{Lu}/u.test(name))
  );
}

/** "Gut passt die Pflegefachkraft (m/w/d)": the title begins somewhere among the words before the marker. */
function endsWithKnown(words: string, says: (text: string) => boolean): boolean {
  const parts = words.split(/\s+/u);
  return parts.some((_, from) => says(parts.slice(from).join(' ')));
}

const SENTENCE_END = /[.!?:\n](?=\s|$)|\n/u;
/** Past so many letters without an end a sentence is checked as it is. */
const MAX_LENGTH = 600;

/** Passes on a model's words sentence by sentence, without those that name what no tool has returned. */
export function createWordCheck(known: Known, onRemoved: () => void) {
  return (stream: ReadableStream<LanguageModelV4StreamPart>): ReadableStream<LanguageModelV4StreamPart> => {
    const waiting = new Map<string, string>();
    return stream.pipeThrough(
      new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
        transform(part, controller) {
          const send = (id: string, sentence: string) => {
            if (sentence.trim() === '' || isSupported(sentence, known()))
              controller.enqueue({ type: 'text-delta', id, delta: sentence });
            else onRemoved();
          };
          if (part.type === 'text-delta') {
            let rest = (waiting.get(part.id) ?? '') + part.delta;
            for (let cut = endOf(rest); cut > 0; cut = endOf(rest)) {
              send(part.id, rest.slice(0, cut));
              rest = rest.slice(cut);
            }
            waiting.set(part.id, rest);
            return;
          }
          if (part.type === 'text-end') {
            send(part.id, waiting.get(part.id) ?? '');
            waiting.delete(part.id);
          }
          if (part.type === 'reasoning-start' || part.type === 'reasoning-delta' || part.type === 'reasoning-end')
            return;
          if (part.type === 'source' || part.type === 'file') return;
          controller.enqueue(part);
        },
      }),
    );
  };
}

function endOf(text: string): number {
  const found = SENTENCE_END.exec(text);
  // A full stop at the very end may belong to a figure that goes on.
  if (found && found.index + found[0].length < text.length) return found.index + found[0].length;
  return text.length > MAX_LENGTH ? text.length : 0;
}
