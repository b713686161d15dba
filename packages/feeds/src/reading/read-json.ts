import type { FeedLimits } from '../feed-limits.ts';
import { cleanIfEscaped } from './clean-node.ts';
import type { DocumentHandler, DocumentReader } from './document-reader.ts';
import { keyOf } from './feed-node.ts';
import type { ItemPaths } from './item-paths.ts';
import { jsonNode } from './json-node.ts';

/** The name of a document's outermost value, as JSON has none. */
export const JSON_ROOT = '$';

type Frame = { isArray: boolean; path: string; name: string; key: string | null };

const [QUOTE, BACKSLASH, NEWLINE] = [34, 92, 10];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [123, 125, 91, 93];
const [COLON, COMMA] = [58, 44];

/**
 * JSON element by element: the source of each item is cut out and parsed by itself, so that a document of any size takes the memory
 * of its largest item. The elements of an array have the array's path.
 */
export class JsonReader implements DocumentReader {
  readonly #handler: DocumentHandler;
  readonly #limits: FeedLimits;
  readonly #items: ItemPaths;
  #isStopped = false;
  #frames: Frame[] = [];
  #isRootClosed = false;
  #line = 1;
  /** A string or a bare word outside of items, and whether it is quoted. */
  #token = '';
  #isInString = false;
  #isEscaped = false;
  /** The item at hand: its source so far, its open brackets and where it began. */
  #item: { name: string; path: string; line: number; depth: number } | null = null;
  #source = '';
  #isTooLarge = false;

  constructor(handler: DocumentHandler, limits: FeedLimits, items: ItemPaths) {
    this.#handler = handler;
    this.#limits = limits;
    this.#items = items;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  write(text: string): void {
    for (let at = 0; at < text.length && !this.#isStopped; ) {
      at = this.#item ? this.#readItem(text, at) : this.#readOutside(text, at);
    }
  }

  close(): void {
    if (!this.#isStopped && !this.#isRootClosed) this.#stop('truncated', null);
  }

  /** Goes on to the end of the item or of the piece. */
  #readItem(text: string, from: number): number {
    const item = this.#item;
    if (!item) return from;
    let at = from;
    for (; at < text.length && item.depth > 0; at += 1) {
      const code = text.charCodeAt(at);
      if (code === NEWLINE) this.#line += 1;
      if (this.#isInString) this.#passString(code);
      else if (code === QUOTE) this.#isInString = true;
      else if (code === OPEN_BRACE || code === OPEN_BRACKET) item.depth += 1;
      else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) item.depth -= 1;
      if (item.depth + this.#frames.length > this.#limits.depth) {
        this.#stop('too_deep', null);
        return text.length;
      }
    }
    if (!this.#isTooLarge) this.#source += text.slice(from, at);
    if (this.#source.length > this.#limits.itemCharacters) {
      this.#isTooLarge = true;
      this.#source = '';
    }
    if (item.depth === 0) this.#endItem(item);
    return at;
  }

  #passString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) this.#isInString = false;
  }

  #endItem({ name, path, line }: { name: string; path: string; line: number }): void {
    this.#item = null;
    const source = this.#source;
    this.#source = '';
    if (this.#frames.length === 0) this.#isRootClosed = true;
    if (this.#isTooLarge) {
      this.#handler.problem('item_too_large', line, null);
      return;
    }
    const value = parse(source);
    if (value === undefined) this.#handler.problem('item_malformed', line, null);
    else this.#handler.item(cleanIfEscaped(source, jsonNode(name, value, line)), path);
  }

  #readOutside(text: string, at: number): number {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) this.#line += 1;
    if (this.#isInString) this.#addToString(text[at] ?? '', code);
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) return this.#open(code === OPEN_BRACKET, at);
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) this.#close(code === CLOSE_BRACKET);
    else if (code === QUOTE) this.#beginString();
    else if (code === COLON) this.#takeKey();
    else if (code === COMMA) this.#takeValue();
    else if (code > 32) this.#addToWord(text[at] ?? '');
    return at + 1;
  }

  #beginString(): void {
    if (this.#token !== '' || this.#frames.length === 0) this.#stop('not_well_formed', this.#token.slice(0, 80));
    this.#isInString = true;
    this.#token = '"';
  }

  #addToString(character: string, code: number): void {
    this.#passString(code);
    this.#token += character;
    if (this.#token.length > this.#limits.textCharacters) this.#stop('text_too_long', null);
  }

  #addToWord(character: string): void {
    this.#token += character;
    if (this.#frames.length === 0 || this.#token.length > 100 || this.#token.startsWith('"'))
      this.#stop('not_well_formed', this.#token.slice(0, 80));
  }

  #open(isArray: boolean, at: number): number {
    const parent = this.#frames.at(-1);
    if (this.#isRootClosed || this.#token !== '' || (parent && !parent.isArray && parent.key === null)) {
      this.#stop('not_well_formed', null);
      return at + 1;
    }
    const name = parent ? (parent.isArray ? parent.name : (parent.key ?? '')) : JSON_ROOT;
    const path = parent ? (parent.isArray ? parent.path : `${parent.path}/${keyOf(name)}`) : JSON_ROOT;
    if (!parent) this.#handler.root(JSON_ROOT, {});
    if (!isArray && this.#items.has(path, keyOf(name))) {
      this.#item = { name, path, line: this.#line, depth: 1 };
      this.#isTooLarge = false;
      this.#source = '{';
      this.#handler.itemBegins();
      return at + 1;
    }
    if (!isArray) this.#handler.outerElement?.(path, name);
    this.#frames.push({ isArray, path, name, key: null });
    if (this.#frames.length > this.#limits.depth) this.#stop('too_deep', null);
    return at + 1;
  }

  #close(isArray: boolean): void {
    this.#takeValue();
    const frame = this.#frames.pop();
    if (!frame || frame.isArray !== isArray) this.#stop('not_well_formed', null);
    else if (this.#frames.length === 0) this.#isRootClosed = true;
  }

  #takeKey(): void {
    const frame = this.#frames.at(-1);
    const key = parse(this.#token);
    this.#token = '';
    if (!frame || frame.isArray || typeof key !== 'string') this.#stop('not_well_formed', null);
    else frame.key = key;
  }

  /** Reads the value before a comma or a closing bracket. */
  #takeValue(): void {
    const frame = this.#frames.at(-1);
    const token = this.#token;
    this.#token = '';
    if (!frame || token === '') return;
    const value = parse(token);
    if (value === undefined) this.#stop('not_well_formed', token.slice(0, 80));
    else if (value !== null && typeof value !== 'object') {
      const path = frame.isArray ? frame.path : `${frame.path}/${keyOf(frame.key ?? '')}`;
      this.#handler.outerValue(path, String(value));
    }
  }

  #stop(code: 'truncated' | 'not_well_formed' | 'too_deep' | 'text_too_long', detail: string | null): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#source = '';
    this.#handler.problem(code, this.#line, detail);
  }
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
