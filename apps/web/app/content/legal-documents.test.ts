import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONSENT_COOKIE } from '../shell/site/consent.ts';
import { deviceStorage } from './device-storage.ts';
import { hasPlaceholder, withoutBrackets } from './fill-operator.ts';
import type { LegalBlock, LegalDocument, RichText } from './legal-document.ts';
import { getLegalDocument, getLegalPage, LEGAL_PAGES } from './legal-documents.server.ts';

const pages = LEGAL_PAGES.map((page) => {
  const languages = { de: getLegalDocument(page, 'de'), en: getLegalDocument(page, 'en') };
  return [page, languages] as const;
});
const documents = pages.flatMap(([page, { de, en }]) => [
  [`${page} in German`, de],
  [`${page} in English`, en],
]) as [string, LegalDocument][];

function textsOf(block: LegalBlock): readonly RichText[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.flat();
    case 'definition':
      return block.entries.map(({ text }) => text);
    case 'contact':
      return block.lines;
  }
}

const blocksOf = ({ sections }: LegalDocument) => sections.flatMap(({ blocks }) => blocks);
const linksOf = (document: LegalDocument) =>
  [document.intro, ...blocksOf(document).flatMap(textsOf)].flat().filter((segment) => typeof segment !== 'string');

describe('the legal documents', () => {
  it.each(pages)('say the same in both languages, block by block: %s', (_page, { de, en }) => {
    const shape = ({ sections }: LegalDocument) =>
      sections.map(({ blocks }) => blocks.map((block) => [block.kind, textsOf(block).length]));
    expect(shape(en)).toEqual(shape(de));
    expect(en.lastUpdated).toBe(de.lastUpdated);
  });

  it.each(documents)('give every section an anchor of its own: %s', (_name, { sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  it.each(documents)('fill every cell of every table: %s', (_name, document) => {
    for (const block of blocksOf(document)) {
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  it.each(documents)('link only to screens that exist, to mail, phone or https: %s', (_name, document) => {
    const routes = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8');
    for (const { href } of linksOf(document)) {
      if (href.startsWith('/')) expect(routes).toContain(`route('${href.slice(1)}'`);
      else expect(href).toMatch(/^(mailto:[^\s[\]]+@[^\s[\]]+|tel:\+\d+|https:\/\/\S+)$/);
    }
  });

  it('name in the imprint the law of all three countries, and not the repealed TMG', () => {
    const imprint = JSON.stringify(getLegalDocument('imprint', 'de'));
    for (const law of ['DDG', 'MStV', 'ECG', 'MedienG', 'UWG']) expect(imprint).toContain(law);
    expect(JSON.stringify(pages)).not.toContain('TMG');
  });

  it('list every cookie the product sets', () => {
    const names = deviceStorage.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['lang', 'theme', CONSENT_COOKIE]));
  });
});

describe('the operator’s placeholders', () => {
  it('are found at any depth, and make a page a draft', () => {
    expect(hasPlaceholder({ a: [{ b: 'Sitz: [Ort]' }] })).toBe(true);
    expect(hasPlaceholder({ a: [{ b: 'Sitz: Köln' }], days: 14 })).toBe(false);
    const { document, isDraft } = getLegalPage('imprint', 'de');
    expect(isDraft).toBe(/\[[^\]"]+\]/.test(textOf(document)));
  });

  it('give way to what the operator has set, in texts and in links', () => {
    const details = { companyName: 'Visite', legalForm: 'GmbH', email: 'post@visite.example' };
    const imprint = JSON.stringify(getLegalPage('imprint', 'de', details).document);
    expect(imprint).toContain('Visite GmbH');
    expect(imprint).toContain('"href":"mailto:post@visite.example"');
    expect(imprint).not.toContain('[Firmenname]');
    expect(imprint).toContain('[Ort]');
  });

  it('leave an address that can be written to', () => {
    expect(withoutBrackets('[kontakt@stellenvisite.example]')).toBe('kontakt@stellenvisite.example');
  });
});

function textOf(document: LegalDocument): string {
  return blocksOf(document)
    .flatMap(textsOf)
    .flat()
    .map((segment) => (typeof segment === 'string' ? segment : segment.text))
    .join('\n');
}
