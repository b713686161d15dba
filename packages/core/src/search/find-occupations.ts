import type { Country } from '@stellenvisite/contract/countries';
import { analyseText, type Word } from './analyse-text.ts';
import { OCCUPATIONS } from './taxonomy.ts';

export type FoundOccupation = {
  key: string;
  /** The words it was read from: the first, and the one behind the last. */
  start: number;
  end: number;
  isShortForm: boolean;
};

type Node = { next: Map<string, Node>; keys: string[] };
const newNode = (): Node => ({ next: new Map(), keys: [] });

/** All forms of all occupations, by the stems of their parts. */
const forms = newNode();
/** Short forms as they are written, folded, with the countries where they mean it. */
const shortForms = new Map<string, { key: string; countries: readonly Country[] }[]>();

for (const { key, forms: words, english, short } of OCCUPATIONS) {
  for (const form of [...words, ...english]) addForm(key, form);
  for (const { text, countries } of short) {
    const folded = analyseText(text)
      .map((word) => word.text)
      .join(' ');
    shortForms.set(folded, [...(shortForms.get(folded) ?? []), { key, countries }]);
  }
}

function addForm(key: string, form: string): void {
  let node = forms;
  for (const part of analyseText(form).flatMap((word) => word.parts)) {
    const next = node.next.get(part) ?? newNode();
    node.next.set(part, next);
    node = next;
  }
  if (!node.keys.includes(key)) node.keys.push(key);
}

/** The occupations a text names, the longest reading first taken, from left to right; none twice in one place. */
export function findOccupations(words: readonly Word[], country?: Country): FoundOccupation[] {
  const found: FoundOccupation[] = [];
  for (let start = 0; start < words.length; ) {
    const hit = longer(readForm(words, start), readShortForm(words, start, country));
    if (hit) found.push(...hit.keys.map((key) => ({ key, start, end: hit.end, isShortForm: hit.isShortForm })));
    start = hit ? hit.end : start + 1;
  }
  return found;
}

type Hit = { keys: string[]; end: number; isShortForm: boolean };

const longer = (form: Hit | null, short: Hit | null) => (short && (!form || form.end <= short.end) ? short : form);

/** "MT-R" is two words. */
const LONGEST_SHORT_FORM = 2;

/** "OA" is an Oberarzt in Germany and help in the practice in Austria; without a country it may be either. */
function readShortForm(words: readonly Word[], start: number, country: Country | undefined): Hit | null {
  for (let end = Math.min(words.length, start + LONGEST_SHORT_FORM); end > start; end -= 1) {
    const written = words.slice(start, end).map(({ text }) => text);
    const meanings = shortForms.get(written.join(' '));
    if (!meanings) continue;
    const here = meanings.filter(({ countries }) => !country || countries.includes(country));
    return { keys: (here.length > 0 ? here : meanings).map(({ key }) => key), end, isShortForm: true };
  }
  return null;
}

/** The head of a compound stands at its end: a form may begin inside the first word, but ends where a word ends. */
function readForm(words: readonly Word[], start: number): Hit | null {
  const first = words[start];
  if (!first) return null;
  for (let skipped = 0; skipped < first.parts.length; skipped += 1) {
    const hit = longestFrom(words, start, skipped);
    if (hit) return hit;
  }
  return null;
}

function longestFrom(words: readonly Word[], start: number, skipped: number): Hit | null {
  let node: Node | undefined = forms;
  let longest: Hit | null = null;
  for (let index = start; index < words.length && node; index += 1) {
    const parts = words[index]?.parts ?? [];
    for (const part of index === start ? parts.slice(skipped) : parts) node = node?.next.get(part);
    if (node && node.keys.length > 0) longest = { keys: node.keys, end: index + 1, isShortForm: false };
  }
  return longest;
}
