import type { RichText } from '@stellenvisite/contract/rich-text';
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import { isPlainMarkup } from './is-plain-markup.ts';

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

/** The whole work, also on what is clean already. */
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
