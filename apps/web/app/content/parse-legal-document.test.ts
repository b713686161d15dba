import { expect, test } from 'vitest';
import type { LegalBlock } from './legal-document.ts';
import { parseLegalBlocks, parseLegalDocument } from './parse-legal-document.ts';

const shared = (name: string): LegalBlock[] => [{ kind: 'paragraph', text: [`shared ${name}`] }];
const parse = (markdown: string) => parseLegalBlocks(markdown, { language: 'de', shared });

test('a document has its title, introduction and sections with anchors', () => {
  const head = '---\ntitle: Impressum\ndescription: Wer: wir\nlastUpdated: 2026-11-15\n---\n\n';
  const body = 'Angaben nach § 5.\n\n## 1. Sitz {#sitz}\n\nKöln\n\n## Leer {#leer}\n';
  expect(parseLegalDocument(head + body, { language: 'de', shared })).toEqual({
    title: 'Impressum',
    description: 'Wer: wir',
    lastUpdated: '2026-11-15',
    intro: ['Angaben nach § 5.'],
    sections: [
      { id: 'sitz', heading: '1. Sitz', blocks: [{ kind: 'paragraph', text: ['Köln'] }] },
      { id: 'leer', heading: 'Leer', blocks: [] },
    ],
  });
});

test('lists, definitions, addresses and tables become blocks', () => {
  expect(parse('- eins\n- zwei')).toEqual([{ kind: 'list', items: [['eins'], ['zwei']] }]);
  expect(parse('- **Sitz:** Köln\n- **Seite:** [hier](/agb)')).toEqual([
    {
      kind: 'definition',
      entries: [
        { term: 'Sitz', text: ['Köln'] },
        { term: 'Seite', text: [{ text: 'hier', href: '/agb' }] },
      ],
    },
  ]);
  expect(parse('> Amt\n> Post: [hier](/agb)')).toEqual([
    { kind: 'contact', lines: [['Amt'], ['Post: ', { text: 'hier', href: '/agb' }]] },
  ]);
  expect(parse(': Zwecke\n\n| Zweck | Dauer |\n| --- | --- |\n| Konto | ein Jahr |')).toEqual([
    { kind: 'table', caption: 'Zwecke', head: ['Zweck', 'Dauer'], rows: [[['Konto'], ['ein Jahr']]] },
  ]);
});

test('details of the operator are filled in, in texts and in addresses of links', () => {
  expect(parse('In {city}, {country}: [{phone}](tel:{phone}), [{email}](mailto:{email}).')).toEqual([
    {
      kind: 'paragraph',
      text: [
        'In [Ort], Deutschland: ',
        { text: '[+49 000 0000000]', href: 'tel:+490000000000' },
        ', ',
        { text: '[kontakt@stellenvisite.example]', href: 'mailto:kontakt@stellenvisite.example' },
        '.',
      ],
    },
  ]);
});

test('comments are left out, and shared blocks included', () => {
  expect(parse('<!-- a note -->\n\n{ranking}')).toEqual(shared('ranking'));
});

test.each([
  ['an unknown detail', 'In {town}.', 'the operator has no town'],
  ['markup that no page shows', 'Sehr *wichtig*.', 'a legal document has no em'],
  ['HTML', '<b>fett</b>', 'a legal document has no'],
  ['a table without a caption', '| a |\n| --- |\n| b |', 'a table has no caption'],
  ['a definition without a term', '- **Sitz:** Köln\n- Bonn', 'a definition has no term'],
  ['an item of two paragraphs', '- eins\n\n  zwei', 'more than one paragraph'],
])('%s is refused', (_name, markdown, message) => {
  expect(() => parse(markdown)).toThrow(message);
});
