import { SaxesParser } from 'saxes';
import type { FeedLimits } from '../feed-limits.ts';
import { cleanNode } from './clean-node.ts';
import type { DocumentHandler, DocumentReader } from './document-reader.ts';
import { type FeedNode, keyOf, TEXT_KEY } from './feed-node.ts';
import entities from './html-entities.json' with { type: 'json' };
import type { ItemPaths } from './item-paths.ts';

const BARE = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z]\w{1,31};)/gi;

const OPEN = '<![CDATA[';

const CLOSE = ']]>';

/** An entity or the mark of CDATA that may be cut by the end of a piece. */
const CUT = /(?:&[#\w]{0,33}|<(?:!\[?[CDAT]*\[?)?|\]{1,2})$/i;

/**
 * Writes out the ampersands that feeds forget to escape, mostly in addresses. A parser would take all that follows for the name of an
 * entity. In CDATA an ampersand is itself and stays.
 */
export class AmpersandEscaper {
  #carry = '';
  #isInCdata = false;
  /** Set when something was written out; the caller that reports it resets it. */
  hasRepaired = false;

  write(piece: string): string {
    const text = this.#carry + piece;
    const cut = CUT.exec(text.slice(-48));
    const end = cut ? text.length - cut[0].length : text.length;
    this.#carry = text.slice(end);
    return this.#escape(text.slice(0, end));
  }

  end(): string {
    const left = this.#carry;
    this.#carry = '';
    return this.#escape(left);
  }

  /** Goes through the text once, as a hostile one may be nothing but ampersands. */
  #escape(text: string): string {
    let mark = this.#nextMark(text, 0);
    const passMarks = (to: number) => {
      while (mark < to) {
        const behind = mark + (this.#isInCdata ? CLOSE : OPEN).length;
        this.#isInCdata = !this.#isInCdata;
        mark = this.#nextMark(text, behind);
      }
    };
    const escaped = text.replace(BARE, (character, at: number) => {
      passMarks(at);
      if (this.#isInCdata) return character;
      this.hasRepaired = true;
      return '&amp;';
    });
    passMarks(text.length);
    return escaped;
  }

  #nextMark(text: string, from: number): number {
    const at = text.indexOf(this.#isInCdata ? CLOSE : OPEN, from);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  }
}

const REPAIRED = new Set(['undefined entity.', 'disallowed character.', 'malformed character entity.']);
const ENDS_EARLY = /^(unclosed tag|unexpected end|document must contain a root)/;
const BLANK = /^\s*$/;

/**
 * XML as a stream: one item is built up at a time and handed on when it closes, everything around it is only counted. saxes knows
 * no external entities and no DTD; a document type is refused all the same, as nothing harmless has one.
 */
export class XmlReader implements DocumentReader {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  readonly #ampersands = new AmpersandEscaper();
  readonly #handler: DocumentHandler;
  readonly #limits: FeedLimits;
  readonly #items: ItemPaths;
  #isStopped = false;
  /** The path of open elements outside of items. */
  #path: string[] = [];
  #depth = 0;
  /** The open elements of the item at hand; its first is the item. */
  #open: FeedNode[] = [];
  #itemPath = '';
  #itemCharacters = 0;
  #isItemTooLarge = false;
  /** It has characters that XML does not allow and a database would not take. */
  #isItemDirty = false;
  #outerText = '';
  /** Characters given to the parser since its last event. */
  #silent = 0;

  constructor(handler: DocumentHandler, limits: FeedLimits, items: ItemPaths) {
    this.#handler = handler;
    this.#limits = limits;
    this.#items = items;
    Object.assign(this.#parser.ENTITIES, entities);
    this.#parser.on('opentag', ({ name, attributes }) => this.#openElement(name, attributes));
    this.#parser.on('closetag', () => this.#closeElement());
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('doctype', () => this.#stop('doctype', null));
    this.#parser.on('error', ({ message }) => this.#judge(message));
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  write(text: string): void {
    if (this.#isStopped) return;
    this.#silent += text.length;
    this.#parser.write(this.#ampersands.write(text));
    this.#tellRepaired();
    if (this.#silent > this.#limits.textCharacters) this.#stop('text_too_long', null);
  }

  close(): void {
    if (this.#isStopped) return;
    this.#parser.write(this.#ampersands.end());
    this.#tellRepaired();
    this.#parser.close();
  }

  #tellRepaired(): void {
    if (!this.#ampersands.hasRepaired) return;
    this.#ampersands.hasRepaired = false;
    this.#handler.problem('characters_repaired', this.#parser.line, 'ampersand');
  }

  #openElement(name: string, attributes: Record<string, string>): void {
    this.#silent = 0;
    if (this.#isStopped) return;
    this.#depth += 1;
    if (this.#depth > this.#limits.depth) this.#stop('too_deep', `<${name.slice(0, 100)}>`);
    else if (this.#open.length === 0) this.#openOutside(name, attributes);
    else this.#openInside(name, attributes);
  }

  #openInside(name: string, attributes: Record<string, string>): void {
    this.#itemCharacters += 2 * name.length + 5;
    const node = newNode(name, this.#parser.line, attributes);
    if (node.attributes) this.#itemCharacters += JSON.stringify(node.attributes).length;
    if (!this.#isItemTooLarge) this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  #openOutside(name: string, attributes: Record<string, string>): void {
    const key = keyOf(name);
    const path = this.#path.length === 0 ? key : `${this.#path.join('/')}/${key}`;
    this.#outerText = '';
    if (this.#path.length === 0) this.#handler.root(name, attributes);
    if (!this.#items.has(path, key)) {
      this.#path.push(key);
      return;
    }
    this.#itemPath = path;
    this.#itemCharacters = 0;
    this.#isItemTooLarge = false;
    this.#isItemDirty = false;
    this.#open = [newNode(name, this.#parser.line, attributes)];
    this.#handler.itemBegins();
  }

  #closeElement(): void {
    this.#silent = 0;
    if (this.#isStopped) return;
    this.#depth -= 1;
    const node = this.#open.pop();
    if (!node) {
      const text = this.#outerText.trim();
      if (text !== '') this.#handler.outerValue(this.#path.join('/'), text);
      this.#outerText = '';
      this.#path.pop();
    } else if (this.#open.length === 0) {
      if (this.#isItemTooLarge) this.#handler.problem('item_too_large', node.line, null);
      else this.#handler.item(this.#isItemDirty ? cleanNode(node) : node, this.#itemPath);
    }
  }

  #addText(text: string): void {
    this.#silent = 0;
    const node = this.#open.at(-1);
    if (!node) {
      if (this.#outerText.length < 1_000) this.#outerText += text;
      return;
    }
    this.#itemCharacters += text.length;
    if (this.#itemCharacters > this.#limits.itemCharacters) this.#dropItem();
    if (this.#isItemTooLarge) return;
    if (node.children.length === 0) node.text += text;
    else if (!BLANK.test(text)) node.children.push({ ...newNode(TEXT_KEY, this.#parser.line, {}), text });
  }

  /** Releases what was built up so far, but for the way back to the item's end. */
  #dropItem(): void {
    this.#isItemTooLarge = true;
    for (const node of this.#open) {
      node.children = [];
      node.text = '';
    }
  }

  #judge(message: string): void {
    if (this.#isStopped) return;
    if (REPAIRED.has(message)) {
      this.#isItemDirty = true;
      this.#handler.problem('characters_repaired', this.#parser.line, message);
    } else this.#stop(ENDS_EARLY.test(message) ? 'truncated' : 'not_well_formed', message);
  }

  #stop(code: 'doctype' | 'too_deep' | 'text_too_long' | 'truncated' | 'not_well_formed', detail: string | null): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#open = [];
    this.#handler.problem(code, this.#parser.line, detail);
  }
}

function newNode(name: string, line: number, attributes: Record<string, string>): FeedNode {
  let hasAttributes = false;
  for (const _ in attributes) {
    hasAttributes = true;
    break;
  }
  return { name, key: keyOf(name), line, text: '', attributes: hasAttributes ? attributes : null, children: [] };
}
