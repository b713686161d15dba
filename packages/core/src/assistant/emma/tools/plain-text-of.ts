/** Rich text as words, for a model that reads it as data. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d)[^>]*>/giu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/gu, ' ')
    .replace(/\n\s*\n+/gu, '\n')
    .trim();
}
