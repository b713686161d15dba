import { sanitizeHtml } from '@stellenvisite/core/platform/html/sanitize-html';
import { expect, test } from 'vitest';
import { joinHtml, list, paragraph } from './html.ts';

/** The same characters may be written by number or by name. */
const NAMED: Record<string, string> = {
  '&#60;': '&lt;',
  '&#62;': '&gt;',
  '&#38;': '&amp;',
  '&#39;': "'",
  '&#34;': '"',
};
const byName = (html: string) => html.replace(/&#\d+;/g, (written) => NAMED[written] ?? written);

test('the demo’s texts are what sanitising would leave of them', () => {
  const words = ['5 < 6 & „sieben“ > 3', 'Früh/Spät', "It's <b>bold</b>", '<script>alert(1)</script>'];
  const html = joinHtml(paragraph(...words), list(words));
  expect(byName(sanitizeHtml(html))).toBe(byName(html));
});
