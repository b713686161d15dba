import type { RichText } from '@stellenvisite/contract/jobs/rich-text';
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

const INLINE = ['strong', 'em', 'b', 'i'];

/** Tags that each tag may contain without a parser closing anything by itself; text may appear anywhere. */
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

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'svg',
    'math',
    'template',
    'xmp',
  ],
  enforceHtmlBoundary: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (_name, { href }) => toLink(href),
  },
  exclusiveFilter: ({ tag, text }) => tag === 'a' && text.trim() === '',
};

/** An address we would not let anyone follow leaves its words behind, without the link. */
function toLink(href: string | undefined): sanitize.Tag {
  if (href === undefined || !isFollowable(href)) return { tagName: '', attribs: {} };
  return { tagName: 'a', attribs: { href: href.trim(), rel: 'nofollow noopener' } };
}

function isFollowable(href: string): boolean {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol);
}

/** HTML from people or feeds, cut down to the few tags a job or profile needs: the only maker of `RichText`. */
export function sanitizeHtml(html: string): RichText {
  return isPlainMarkup(html) ? (html.trim() as RichText) : rewriteHtml(html);
}

/** Rewrites HTML completely, also what is clean already. */
export function rewriteHtml(html: string): RichText {
  return sanitize(html.replaceAll('\0', '').toWellFormed(), OPTIONS).trim() as RichText;
}

const CACHED_CHARACTERS = 4_000_000;
const cleaned = new LRUCache<string, RichText>({
  maxSize: CACHED_CHARACTERS,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * For text on its way out, which was sanitised on its way in: a row that came into the table by another way does no harm either.
 * The same few texts are read over and over, so each is worked through once.
 */
export function sanitizeStoredHtml(html: string): RichText {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html);
  cleaned.set(html, clean);
  return clean;
}

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
