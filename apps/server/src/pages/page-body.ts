import { createHash } from 'node:crypto';
import { type EncodedBody, toEncodedBody } from '../http/encoded-body.ts';

/** Hashes of a page's own inline elements, as a content security policy lists them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** A rendered page as it is sent. */
export type PageBody = EncodedBody & { hashes: InlineHashes; etag: string };

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const HAS_SOURCE = /\ssrc=/;

const sha256 = (content: string) => createHash('sha256').update(content);

/**
 * Reads the hashes of the inline scripts and styles that carry the nonce of this render. An element without it did not come from the
 * app, gets no hash and is blocked by the policy.
 */
export function toPageBody(content: Buffer, nonce: string): PageBody {
  const html = content.toString();
  const mark = `nonce="${nonce}"`;
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE_ELEMENT)) {
    if (!attributes.includes(mark) || HAS_SOURCE.test(attributes)) continue;
    hashes[element === 'script' ? 'scripts' : 'styles'].add(`'sha256-${sha256(text).digest('base64')}'`);
  }
  return {
    ...toEncodedBody(content),
    hashes: { scripts: [...hashes.scripts], styles: [...hashes.styles] },
    etag: `W/"${sha256(html.replaceAll(mark, '')).digest('base64url').slice(0, 22)}"`,
  };
}
