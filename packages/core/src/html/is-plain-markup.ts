const INLINE = ['strong', 'em', 'b', 'i'];
/** What may stand in what without a parser closing anything by itself; words may stand anywhere. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  '': ['p', 'h3', 'h4', 'ul', 'ol', ...INLINE],
  p: INLINE,
  h3: INLINE,
  h4: INLINE,
  ul: ['li'],
  ol: ['li'],
  li: ['p', 'ul', 'ol', ...INLINE],
  strong: INLINE,
  em: INLINE,
  b: INLINE,
  i: INLINE,
};
const UNESCAPED = /&(?!(?:amp|lt|gt);)/;

/**
 * Bare tags of those a text may have, properly nested, and no sign that has to be escaped: the sanitiser would give it back as it is.
 * Most texts of feeds, and all that were sanitised before and have no links, are such; looking is many times faster than rewriting.
 */
export function isPlainMarkup(html: string): boolean {
  if (html.includes('\0') || UNESCAPED.test(html) || !html.isWellFormed()) return false;
  const open = [''];
  for (let from = 0; ; ) {
    const [start, end] = [html.indexOf('<', from), html.indexOf('>', from)];
    if (start === -1) return end === -1 && open.length === 1;
    // A sign of its own outside of a tag, or a tag without an end.
    if (end < start) return false;
    const tag = html.slice(start + 1, end);
    if (tag.startsWith('/')) {
      if (open.length === 1 || open.pop() !== tag.slice(1)) return false;
    } else if (tag !== 'br /') {
      if (!INSIDE[open.at(-1) ?? '']?.includes(tag)) return false;
      open.push(tag);
    }
    from = end + 1;
  }
}
