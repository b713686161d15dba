import type { Country } from '@stellenvisite/contract/jobs/countries';
import { analyseText, type Word } from '../language/analyse-text.ts';
import abbreviations from './abbreviations.json' with { type: 'json' };

export type Reading<T> = {
  value: T;
  /** The words it was read from: the first, and the one behind the last. */
  start: number;
  end: number;
  isShortForm: boolean;
  /** Of a short form: where it means this. */
  countries?: readonly Country[];
};

/** A value and the words that mean it. */
export type Forms<T> = {
  value: T;
  forms: readonly string[];
  short?: readonly { text: string; countries: readonly Country[] }[];
  /** Read, so that nothing shorter is, and then dropped. */
  not?: readonly string[];
};

type Node<T> = { next: Map<string, Node<T>>; values: T[]; isEnd: boolean };
type Hit<T> = { meanings: { value: T; countries?: readonly Country[] }[]; end: number; isShortForm: boolean };

/** "MT-R" is two words: the second one. */
type ShortForm<T> = { second: string | undefined; meanings: { value: T; countries: readonly Country[] }[] };

/** "Ltd. Arzt" is a "Leitender Arzt", in forms and in what is read; alone an abbreviation means nothing. */
const WRITTEN_OUT = new Map(Object.entries(abbreviations).map(([short, long]) => [stemOf(short), stemOf(long)]));

/** Reads the values a text names: the longest reading at each word, from left to right, none over another. */
export class FormReader<T> {
  readonly #forms: Node<T> = newNode();
  /** By their first word, the longer ones first. */
  readonly #shortForms = new Map<string, ShortForm<T>[]>();

  constructor(entries: readonly Forms<T>[]) {
    for (const { value, forms, short = [], not = [] } of entries) {
      for (const form of forms) this.#add(form, value);
      for (const form of not) this.#add(form);
      for (const { text, countries } of short) this.#addShortForm(text, { value, countries });
    }
  }

  read(words: readonly Word[], country?: Country): Reading<T>[] {
    const found: Reading<T>[] = [];
    for (let start = 0; start < words.length; ) {
      const hit = longer(this.#readForm(words, start), this.#readShortForm(words, start, country));
      if (hit) {
        const { end, isShortForm } = hit;
        for (const meaning of hit.meanings) found.push({ ...meaning, start, end, isShortForm });
      }
      start = hit ? hit.end : start + 1;
    }
    return found;
  }

  #add(form: string, value?: T): void {
    let node = this.#forms;
    for (const { parts } of analyseText(form)) {
      for (const part of parts) {
        const written = writtenOut(part);
        const next = node.next.get(written) ?? newNode();
        node.next.set(written, next);
        node = next;
      }
    }
    node.isEnd = true;
    if (value !== undefined && !node.values.includes(value)) node.values.push(value);
  }

  #addShortForm(text: string, meaning: { value: T; countries: readonly Country[] }): void {
    const [first, second] = analyseText(text).map((word) => word.text);
    if (!first) return;
    const known = this.#shortForms.get(first) ?? [];
    const same = known.find((each) => each.second === second);
    if (same) same.meanings.push(meaning);
    else known.push({ second, meanings: [meaning] });
    this.#shortForms.set(
      first,
      known.sort((one, other) => (other.second?.length ?? 0) - (one.second?.length ?? 0)),
    );
  }

  /** "OA" is an Oberarzt in Germany and help in the practice in Austria; without a country it may be either. */
  #readShortForm(words: readonly Word[], start: number, country: Country | undefined): Hit<T> | null {
    const known = this.#shortForms.get(words[start]?.text ?? '');
    if (!known) return null;
    const next = words[start + 1]?.text;
    const found = known.find(({ second }) => second === undefined || second === next);
    if (!found) return null;
    const here = found.meanings.filter(({ countries }) => !country || countries.includes(country));
    const end = start + (found.second === undefined ? 1 : 2);
    return { meanings: here.length > 0 ? here : found.meanings, end, isShortForm: true };
  }

  /** The head of a compound appears at its end: a form may begin inside the first word, but ends where a word ends. */
  #readForm(words: readonly Word[], start: number): Hit<T> | null {
    const length = words[start]?.parts.length ?? 0;
    for (let skipped = 0; skipped < length; skipped += 1) {
      const hit = this.#longestFrom(words, start, skipped);
      if (hit) return hit;
    }
    return null;
  }

  #longestFrom(words: readonly Word[], start: number, skipped: number): Hit<T> | null {
    let node: Node<T> | undefined = this.#forms;
    let longest: Hit<T> | null = null;
    for (let index = start; index < words.length; index += 1) {
      const parts = words[index]?.parts ?? [];
      for (let at = index === start ? skipped : 0; at < parts.length && node; at += 1) {
        node = node.next.get(writtenOut(parts[at] ?? ''));
      }
      if (!node) break;
      if (node.isEnd) {
        longest = { meanings: node.values.map((value) => ({ value })), end: index + 1, isShortForm: false };
      }
    }
    return longest;
  }
}

function stemOf(word: string): string {
  return analyseText(word)[0]?.stem ?? word;
}

function writtenOut(part: string): string {
  return WRITTEN_OUT.get(part) ?? part;
}

function newNode<T>(): Node<T> {
  return { next: new Map(), values: [], isEnd: false };
}

function longer<T>(form: Hit<T> | null, short: Hit<T> | null): Hit<T> | null {
  return short && (!form || form.end <= short.end) ? short : form;
}
