import type { OperatorDetails } from '@stellenvisite/contract/platform/operator-settings.schema';
import { fillOperator, hasPlaceholder } from './fill-operator.ts';
import type { LegalDocument } from './legal-document.ts';
import { parseLegalBlocks, parseLegalDocument } from './parse-legal-document.ts';

const FILES = import.meta.glob<string>('./legal/*.md', { query: '?raw', import: 'default', eager: true });

export const LEGAL_PAGES = [
  'privacy',
  'terms-of-use',
  'cookie-policy',
  'imprint',
  'general-terms',
  'accessibility',
] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

const parsed = new Map<string, LegalDocument>();

/** Returns a document with the placeholders of the operator's details; it is parsed when it is first read. */
export function getLegalDocument(page: LegalPageName, language: 'de' | 'en'): LegalDocument {
  const key = `${page}.${language}`;
  const known = parsed.get(key);
  if (known) return known;
  const shared = (name: string) => parseLegalBlocks(readFile(`${name}.${language}`), { language, shared });
  const document = parseLegalDocument(readFile(key), { language, shared });
  parsed.set(key, document);
  return document;
}

function readFile(name: string): string {
  const text = FILES[`./legal/${name}.md`];
  if (text === undefined) throw new Error(`there is no legal text ${name}`);
  return text;
}

export type LegalPageData = { readonly document: LegalDocument; readonly isDraft: boolean };

/** With what the operator has stated in the settings in the place of its placeholders. */
export function getLegalPage(
  page: LegalPageName,
  language: 'de' | 'en',
  details: Partial<OperatorDetails> = {},
): LegalPageData {
  const document = fillOperator<LegalDocument>(getLegalDocument(page, language), details);
  return { document, isDraft: hasPlaceholder(document) };
}
