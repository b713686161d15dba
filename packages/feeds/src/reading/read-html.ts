import { Parser } from 'htmlparser2';
import type { FeedLimits } from '../feed-limits.ts';
import { cleanIfEscaped } from './clean-node.ts';
import type { DocumentHandler, DocumentReader } from './document-reader.ts';
import { jsonNode } from './json-node.ts';

/** The path of a page's blocks of structured data. */
export const LD_JSON = 'html/ld+json';

/** Elements that are open at once. Pages that forget to close theirs have hundreds; the parser's time grows with the square of them. */
const MAX_OPEN = 2_000;
/** The number of characters that are parsed before the open elements are counted again. */
const PIECE = 16_384;

const CONTROLS = /\p{Cc}+/gu;
const WRAPPING = /^\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)|(?:\/\/\s*)?(?:\]\]>|-->)\s*$/g;

/** Reads a career page: only its blocks of JSON-LD are items. */
export class HtmlReader implements DocumentReader {
  readonly #handler: DocumentHandler;
  readonly #limits: FeedLimits;
  readonly #parser: Parser;
  #isStopped = false;
  #block: { line: number } | null = null;
  #source = '';
  #isTooLarge = false;
  #hasRoot = false;
  #isRootClosed = false;
  /** The line that the piece at hand begins in, and the number of the document's characters before it. */
  #line = 1;
  #before = 0;
  #piece = '';
  #silent = 0;
  #open = 0;

  constructor(handler: DocumentHandler, limits: FeedLimits) {
    this.#handler = handler;
    this.#limits = limits;
    this.#parser = new Parser({
      onopentag: (name, attributes) => this.#begin(name, attributes),
      ontext: (text) => this.#addText(text),
      onclosetag: (name, isImplied) => this.#end(name, isImplied),
      oncomment: () => {
        this.#silent = 0;
      },
    });
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  write(text: string): void {
    for (let at = 0; at < text.length && !this.#isStopped; at += PIECE) this.#writePiece(text.slice(at, at + PIECE));
  }

  #writePiece(text: string): void {
    this.#piece = text;
    this.#silent += text.length;
    this.#parser.write(text);
    this.#line += linesIn(text, text.length);
    this.#before += text.length;
    if (this.#silent > this.#limits.textCharacters) this.#stop('text_too_long');
    else if (this.#open > MAX_OPEN) this.#stop('too_deep');
  }

  close(): void {
    if (this.#isStopped) return;
    const isWhole = this.#block === null && (!this.#hasRoot || this.#isRootClosed);
    if (isWhole) this.#parser.end();
    else this.#stop('truncated');
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#silent = 0;
    this.#open += 1;
    if (name === 'html') this.#hasRoot = true;
    if (name !== 'script' || !/^application\/ld\+json/i.test((attributes.type ?? '').trim())) return;
    this.#block = { line: this.#line + linesIn(this.#piece, this.#parser.endIndex - this.#before) };
    this.#source = '';
    this.#isTooLarge = false;
    this.#handler.itemBegins();
  }

  #addText(text: string): void {
    this.#silent = 0;
    if (!this.#block || this.#isTooLarge) return;
    this.#source += text;
    if (this.#source.length <= this.#limits.itemCharacters) return;
    this.#isTooLarge = true;
    this.#source = '';
  }

  #end(name: string, isImplied: boolean): void {
    this.#silent = 0;
    this.#open -= 1;
    if (name === 'html' && !isImplied) this.#isRootClosed = true;
    const block = this.#block;
    if (!block || name !== 'script') return;
    this.#block = null;
    const source = this.#source;
    const value = this.#isTooLarge || isDeeper(source, this.#limits.depth) ? undefined : parseBlock(source);
    this.#source = '';
    if (this.#isTooLarge) this.#handler.problem('item_too_large', block.line, null);
    else if (value === undefined) this.#handler.problem('item_malformed', block.line, null);
    else {
      const node = jsonNode('ld+json', Array.isArray(value) ? { '@graph': value } : value, block.line);
      this.#handler.item(cleanIfEscaped(source, node), LD_JSON);
    }
  }

  #stop(code: 'truncated' | 'text_too_long' | 'too_deep'): void {
    this.#isStopped = true;
    this.#handler.problem(code, this.#line, null);
  }
}

function linesIn(text: string, end: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Checks whether JSON nests its values more deeply: whoever walks through them needs as many calls. */
function isDeeper(json: string, most: number): boolean {
  let [depth, isInString] = [0, false];
  for (let at = 0; at < json.length && depth <= most; at += 1) {
    const sign = json[at];
    if (sign === '"') isInString = !isInString;
    else if (isInString) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return depth > most;
}

/** Line breaks inside of strings are forbidden in JSON and frequent on pages. */
function parseBlock(source: string): unknown {
  const bare = source.replaceAll(WRAPPING, '');
  for (const attempt of [bare, bare.replaceAll(CONTROLS, ' ')]) {
    try {
      const value: unknown = JSON.parse(attempt);
      return value ?? undefined;
    } catch {}
  }
  return undefined;
}
