import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';

const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG = /&lt;\/?(?:p|ul|ol|li|br|div|span|strong|b|em|i|u|h[1-6]|a|table|tr|td)\b/i;
const BARE_AMPERSAND = /&(?!#?\w{1,31};)/g;
const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#039': "'", amp: '&' };

/**
 * The text of a description as HTML. Some feeds escape their HTML once more than XML asks for, and some have no HTML at all: there
 * a blank line begins a paragraph.
 */
export function toHtml(text: string): string {
  const written = text.trim();
  if (TAG.test(written)) return written;
  if (ESCAPED_TAG.test(written))
    return written.replace(/&(lt|gt|quot|apos|#0?39|amp);/g, (whole, name) => NAMED[name] ?? whole);
  if (written === '') return '';
  return written
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${preserveEntities(paragraph.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

const CHARACTERS: Record<string, string> = {
  ...NAMED,
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
};

/** Returns a text without markup, such as a title, with the characters that its entities stand for. */
export function withoutEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(?<code>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>\w{2,8}));/giu,
    (whole, code, hex, name) => {
      if (name !== undefined) return CHARACTERS[name] ?? whole;
      const point = code === undefined ? Number.parseInt(hex, 16) : Number(code);
      return point >= 32 && point < 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}

function preserveEntities(text: string): string {
  return text.replaceAll(BARE_AMPERSAND, '&#38;').replaceAll(/[<>"']/g, (character) => escapeHtml(character));
}
