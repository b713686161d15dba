import { escapeHtml } from '@stellenvisite/contract/escape-html';

export function paragraph(...sentences: string[]): string {
  return `<p>${escapeHtml(sentences.filter(Boolean).join(' '))}</p>`;
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
