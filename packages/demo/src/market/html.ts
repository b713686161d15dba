import type { RichText } from '@stellenvisite/contract/jobs/rich-text';
import { escapeHtml } from '@stellenvisite/contract/platform/escape-html';

/** Made of the demo's own escaped words, so that thousands of texts need not be sanitised; a test compares with what that would leave. */
export function paragraph(...sentences: string[]): RichText {
  return `<p>${escapeHtml(sentences.filter(Boolean).join(' '))}</p>` as RichText;
}

export function list(items: readonly string[]): RichText {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` as RichText;
}

export function joinHtml(...parts: readonly RichText[]): RichText {
  return parts.join('') as RichText;
}
