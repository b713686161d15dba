import { expect, it } from 'vitest';
import { htmlOfLines, linesOfHtml } from './plain-text.ts';

it('shows paragraphs and lists as lines, and writes them back as they were', () => {
  const html = '<p>Sie empfangen &amp; beraten.</p><ul><li><p>Blut abnehmen</p></li><li><p>EKG schreiben</p></li></ul>';
  const lines = linesOfHtml(html) ?? '';
  expect(lines).toBe('Sie empfangen & beraten.\n– Blut abnehmen\n– EKG schreiben');
  expect(htmlOfLines(lines)).toBe(html);
  expect(linesOfHtml('')).toBe('');
  expect(htmlOfLines('\n \n')).toBe('');
});

it('takes the marks of other lists, and no markup of whoever types', () => {
  expect(htmlOfLines('* eins\n- zwei')).toBe('<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>');
  expect(htmlOfLines('<b>fett</b>')).toBe('<p>&lt;b&gt;fett&lt;/b&gt;</p>');
});

it('leaves texts with headings, links or emphasis to the editor', () => {
  expect(linesOfHtml('<h3>Aufgaben</h3><p>Viele</p>')).toBeNull();
  expect(linesOfHtml('<p>Mit <strong>Freude</strong></p>')).toBeNull();
  expect(linesOfHtml('<ol><li><p>Eins</p></li></ol>')).toBeNull();
});
