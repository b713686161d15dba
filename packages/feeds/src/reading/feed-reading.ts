import type { FeedSyntax } from '../adapters/adapter.ts';
import { type FeedEntry, type FeedExcerpt, type FeedProblemCode, isFatalProblem } from '../feed-job.ts';
import type { FeedLimits } from '../feed-limits.ts';
import { FeedDecoder } from './decode-feed.ts';
import type { DocumentHandler, DocumentReader } from './document-reader.ts';
import type { FeedNode } from './feed-node.ts';
import { ItemPaths } from './item-paths.ts';
import { acceptsRoot, type ItemPlan } from './plan-items.ts';
import { HtmlReader } from './read-html.ts';
import { JsonReader } from './read-json.ts';
import { XmlReader } from './read-xml.ts';
import { sniffSyntax } from './sniff-syntax.ts';

type Piece = { text: string; firstLine: number };

const MAX_LINE_LENGTH = 240;

/** Buffers the part of the document around the current items, so that a problem can be shown in its place. */
class SourceWindow {
  #pieces: Piece[] = [];
  #nextLine = 1;
  #dropped = 0;

  /** Call before the text is parsed. */
  push(text: string): void {
    this.#pieces.push({ text, firstLine: this.#nextLine });
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#nextLine += 1;
  }

  /** A number for the newest piece, by which an item that begins in it is found again. */
  get newest(): number {
    return this.#dropped + this.#pieces.length - 1;
  }

  /** Drops the pieces before it, but for the one that may have the lines just above. */
  forgetBefore(piece: number): void {
    const drop = piece - 1 - this.#dropped;
    if (drop <= 0) return;
    this.#pieces.splice(0, drop);
    this.#dropped += drop;
  }

  /** Returns a function for the excerpts from a piece on until now. */
  since(piece: number): (line: number) => FeedExcerpt {
    const pieces = this.#pieces.slice(Math.max(0, piece - 1 - this.#dropped));
    return (line) => excerptOf(pieces, line);
  }
}

/** So much of the beginning is buffered until the syntax is known. */
const HEAD_CHARACTERS = 512;
const MAX_HINTS = 20;
const MAX_OUTER_VALUES = 200;

type Options = {
  url?: string | null | undefined;
  contentType?: string | null | undefined;
  limits: FeedLimits;
  /** Null where the document cannot be read with the requested plan. */
  planFor: (syntax: FeedSyntax) => ItemPlan | null;
};

/** One document being read: bytes go in, entries come out. */
export class FeedReading {
  readonly #options: Options;
  readonly #decoder: FeedDecoder;
  readonly #window = new SourceWindow();
  readonly #values = new Map<string, string>();
  #entries: FeedEntry[] = [];
  #head = '';
  #reader: DocumentReader | null = null;
  #plan: ItemPlan | null = null;
  #itemPiece = 0;
  #isInItem = false;
  #isStopped = false;
  #hasHeader = false;
  #hints = 0;
  #items = 0;
  #bytes = 0;
  #line = 1;

  constructor(options: Options) {
    this.#options = options;
    this.#decoder = new FeedDecoder(options.contentType);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  write(chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#options.limits.bytes) this.#problem('too_large', this.#line, null);
    else this.#writeText(this.#decoder.write(chunk));
  }

  close(): void {
    if (!this.#isStopped) this.#writeText(this.#decoder.end());
    if (!this.#isStopped && !this.#reader) this.#begin();
    if (!this.#isStopped) this.#reader?.close();
    if (!this.#isStopped) this.#header();
    const expectedItems = this.#plan?.expectedItems(this.#values) ?? null;
    const isComplete = !this.#isStopped;
    this.#isStopped = true;
    this.#entries.push({ kind: 'end', isComplete, items: this.#items, bytes: this.#bytes, expectedItems });
  }

  /** Returns the entries that were found since the last call. */
  drain(): FeedEntry[] {
    const found = this.#entries;
    this.#entries = [];
    return found;
  }

  #writeText(text: string): void {
    const { unknownEncoding } = this.#decoder;
    if (unknownEncoding !== null) this.#problem('unknown_encoding', 1, unknownEncoding);
    if (this.#decoder.hint !== null) {
      this.#problem(this.#decoder.hint, this.#line, this.#decoder.encoding);
      this.#decoder.hint = null;
    }
    if (this.#reader) this.#parse(text);
    else this.#gatherHead(text);
  }

  #gatherHead(text: string): void {
    this.#head += text;
    if (this.#head.trimStart().length >= HEAD_CHARACTERS) this.#begin();
    else if (this.#head.length > this.#options.limits.textCharacters) this.#problem('empty', 1, null);
  }

  #begin(): void {
    const head = this.#head.replace(/^[\s\uFEFF]+/, (blank) => '\n'.repeat(blank.split('\n').length - 1));
    this.#head = '';
    const syntax = sniffSyntax(head);
    this.#plan = syntax === null ? null : this.#options.planFor(syntax);
    if (syntax === null || this.#plan === null) {
      this.#problem(unreadable(head, syntax), 1, head.trim().slice(0, 80));
    } else {
      this.#reader = this.#createReader(this.#plan, syntax);
      this.#parse(head);
    }
  }

  #createReader(plan: ItemPlan, syntax: FeedSyntax): DocumentReader {
    const handler = this.#handler(plan);
    const { limits } = this.#options;
    if (syntax === 'html') return new HtmlReader(handler, limits);
    const items = new ItemPaths(plan.items);
    return syntax === 'json' ? new JsonReader(handler, limits, items) : new XmlReader(handler, limits, items);
  }

  #parse(text: string): void {
    if (text === '') return;
    this.#window.forgetBefore(this.#isInItem ? this.#itemPiece : this.#window.newest);
    this.#window.push(text);
    this.#reader?.write(text);
  }

  #handler(plan: ItemPlan): DocumentHandler {
    return {
      root: (name) => {
        if (!acceptsRoot(plan.items, name)) this.#problem('unexpected_root', this.#line, name.slice(0, 100));
      },
      outerValue: (path, text) => {
        if (this.#values.size < MAX_OUTER_VALUES && !this.#values.has(path)) this.#values.set(path, text.slice(0, 500));
      },
      itemBegins: () => {
        this.#isInItem = true;
        this.#itemPiece = this.#window.newest;
      },
      item: (node, path) => this.#item(plan, node, path),
      problem: (code, line, detail) => this.#problem(code, line, detail),
    };
  }

  #item(plan: ItemPlan, node: FeedNode, path: string): void {
    this.#isInItem = false;
    if (this.#isStopped) return;
    this.#line = node.line;
    this.#header();
    const document = { url: this.#options.url ?? null, values: this.#values };
    const entries = plan.entriesOf(node, path, document, this.#window.since(this.#itemPiece));
    this.#items += entries.length;
    if (this.#items > this.#options.limits.items) this.#problem('too_many_items', node.line, null);
    else this.#entries.push(...entries);
  }

  /** Before the first item and, where there is none, before the end. */
  #header(): void {
    if (this.#hasHeader || !this.#plan) return;
    this.#hasHeader = true;
    const { format, loadOf, publisherOf, expectedItems } = this.#plan;
    this.#entries.push({
      kind: 'header',
      format,
      encoding: this.#decoder.encoding,
      load: loadOf(this.#values),
      expectedItems: expectedItems(this.#values),
      publisher: publisherOf(this.#values),
    });
  }

  #problem(code: FeedProblemCode, line: number, detail: string | null): void {
    if (this.#isStopped) return;
    const isFatal = isFatalProblem(code);
    if (isFatal) this.#isStopped = true;
    else if (code === 'item_too_large' || code === 'item_malformed') this.#isInItem = false;
    else if (++this.#hints > MAX_HINTS) return;
    const excerpt = this.#window.since(this.#isInItem ? this.#itemPiece : this.#window.newest)(line);
    this.#entries.push({ kind: 'problem', code, line, excerpt, detail });
  }
}

function unreadable(head: string, syntax: FeedSyntax | null): FeedProblemCode {
  if (syntax === 'html') return 'html';
  if (syntax !== null) return 'unexpected_root';
  return head.trim() === '' ? 'empty' : 'not_well_formed';
}

function excerptOf(pieces: readonly Piece[], line: number): FeedExcerpt {
  const first = pieces[0];
  if (!first) return [];
  const lines = pieces
    .map(({ text }) => text)
    .join('')
    .split('\n');
  const from = Math.max(0, line - 1 - first.firstLine);
  return lines.slice(from, Math.max(from, line + 2 - first.firstLine)).map((text, index) => ({
    line: first.firstLine + from + index,
    text: text.replace(/\r$/, '').slice(0, MAX_LINE_LENGTH),
  }));
}
