import { marked, type Token, type Tokens } from 'marked';
import { deviceStorageTable } from './device-storage.ts';
import { toOperatorHref, toOperatorText } from './fill-operator.ts';
import type { LegalBlock, LegalDocument, LegalSection, RichText, Segment } from './legal-document.ts';

type Language = 'de' | 'en';
type Source = {
  language: Language;
  /** Blocks that several documents share; a document includes them with their name in braces, as a paragraph of its own. */
  shared: (name: string) => readonly LegalBlock[];
};

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;
const HEADING = /^(.*) \{#([a-z-]+)\}$/;
const INCLUDED = /^\{(\w+)\}$/;
const CAPTION = /^: /;

/**
 * Parses a legal document. Beyond plain Markdown a heading carries its anchor (`## Provider {#provider}`), a table its caption
 * in the paragraph before it (`: caption`), a list with bold terms (`- **Seat:** Berlin`) is a list of definitions, a quote the
 * lines of an address, and `{email}` one of the operator's details.
 */
export function parseLegalDocument(markdown: string, source: Source): LegalDocument {
  const [frontMatter = '', fields = ''] = FRONT_MATTER.exec(markdown) ?? [];
  const meta = new Map(fields.split('\n').map((line) => splitOnce(line, ': ')));
  const [intro, ...tokens] = lex(markdown.slice(frontMatter.length));
  if (intro?.type !== 'paragraph') throw new Error('a legal document starts with an introduction');
  const starts = tokens.flatMap((token, index) => (token.type === 'heading' ? [index] : []));
  return {
    title: required(meta, 'title'),
    description: required(meta, 'description'),
    lastUpdated: required(meta, 'lastUpdated'),
    intro: toRichText(intro.tokens ?? [], source.language),
    sections: starts.map((start, place) => toSection(tokens.slice(start, starts[place + 1]), source)),
  };
}

export function parseLegalBlocks(markdown: string, source: Source): readonly LegalBlock[] {
  return toBlocks(lex(markdown), source);
}

/** Without empty lines and comments. Lines of an address end where they end in the file. */
function lex(markdown: string): Token[] {
  const isComment = ({ type, raw }: Token) => type === 'html' && raw.startsWith('<!--');
  return marked
    .lexer(markdown, { gfm: true, breaks: true })
    .filter((each) => each.type !== 'space' && !isComment(each));
}

function splitOnce(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator);
  return [line.slice(0, at), line.slice(at + separator.length)];
}

function required(meta: ReadonlyMap<string, string>, key: string): string {
  const value = meta.get(key);
  if (!value) throw new Error(`a legal document has no ${key}`);
  return value;
}

function toSection([first, ...tokens]: Token[], source: Source): LegalSection {
  const [, heading, id] = HEADING.exec((first as Tokens.Heading).text) ?? [];
  if (!heading || !id) throw new Error(`a heading has no anchor: ${first?.raw}`);
  return { id, heading: toOperatorText(heading, source.language), blocks: toBlocks(tokens, source) };
}

function toBlocks(tokens: Token[], source: Source): LegalBlock[] {
  return tokens.flatMap((token, index) => {
    const included = token.type === 'paragraph' && INCLUDED.exec(token.text)?.[1];
    if (included) return included === 'deviceStorage' ? [deviceStorageTable(source.language)] : source.shared(included);
    if (token.type === 'paragraph' && CAPTION.test(token.text)) return [];
    return [toBlock(token, tokens[index - 1], source.language)];
  });
}

function toBlock(token: Token, previous: Token | undefined, language: Language): LegalBlock {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'paragraph', text: toRichText(token.tokens ?? [], language) };
    case 'list':
      return toList((token as Tokens.List).items.map(inlineTokens), language);
    case 'blockquote':
      return { kind: 'contact', lines: toLines(inlineTokens(token as Tokens.Blockquote), language) };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const caption = previous?.type === 'paragraph' && CAPTION.test(previous.text) ? previous.text : undefined;
      if (!caption) throw new Error(`a table has no caption: ${token.raw}`);
      return {
        kind: 'table',
        caption: caption.replace(CAPTION, ''),
        head: header.map(({ text }) => text),
        rows: rows.map((row) => row.map((cell) => toRichText(cell.tokens, language))),
      };
    }
    default:
      throw new Error(`a legal document has no ${token.type}: ${token.raw}`);
  }
}

/** Returns the text of an item or a quote, which consists of one paragraph. */
function inlineTokens({ tokens, raw }: { tokens: Token[]; raw: string }): Token[] {
  const [first, ...others] = tokens;
  if (!first || !('tokens' in first) || others.length > 0) throw new Error(`more than one paragraph: ${raw}`);
  return first.tokens ?? [];
}

function toList(items: Token[][], language: Language): LegalBlock {
  if (items.every(([first]) => first?.type !== 'strong'))
    return { kind: 'list', items: items.map((item) => toRichText(item, language)) };
  const entries = items.map(([term, ...text]) => {
    if (term?.type !== 'strong' || !term.text.endsWith(':')) throw new Error(`a definition has no term: ${term?.raw}`);
    const [first = '', ...others] = toRichText(text, language);
    const trimmed = typeof first === 'string' ? [first.trimStart()].filter(Boolean) : [first];
    return { term: term.text.slice(0, -1), text: [...trimmed, ...others] };
  });
  return { kind: 'definition', entries };
}

function toLines(tokens: Token[], language: Language): RichText[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'br') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines.map((line) => toRichText(line, language));
}

function toRichText(tokens: Token[], language: Language): RichText {
  const segments: Segment[] = [];
  for (const token of tokens) {
    const segment = toSegment(token, language);
    const last = segments.at(-1);
    if (typeof segment === 'string' && typeof last === 'string') segments[segments.length - 1] = last + segment;
    else segments.push(segment);
  }
  return segments;
}

function toSegment(token: Token, language: Language): Segment {
  switch (token.type) {
    case 'text':
    case 'escape':
      return toOperatorText(token.text, language);
    case 'link':
      return { text: toOperatorText(token.text, language), href: toOperatorHref(token.href) };
    default:
      throw new Error(`a legal document has no ${token.type}: ${token.raw}`);
  }
}
