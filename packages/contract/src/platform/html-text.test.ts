import { expect, test } from 'vitest';
import { htmlToText } from './html-text.ts';

test('paragraphs and points stand on lines of their own, without tags and entities', () => {
  expect(htmlToText('<p>Wir <b>suchen</b>&nbsp;Sie</p><ul><li>Früh &amp; Spät</li><li>&lt; 5 Nächte</li></ul>')).toBe(
    'Wir suchen Sie\nFrüh & Spät\n< 5 Nächte',
  );
  expect(htmlToText('a<br>b<br/>c')).toBe('a\nb\nc');
});

test('points that hold a paragraph, as the editor writes them, follow each other without an empty line', () => {
  expect(htmlToText('<ul><li><p>Anamnese</p></li><li><p>Visite</p></li></ul><p>Danach</p>')).toBe(
    'Anamnese\nVisite\nDanach',
  );
});

test('an entity that was written as words stays words', () => {
  expect(htmlToText('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
});
