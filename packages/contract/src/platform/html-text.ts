const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Converts sanitised rich text to plain text: paragraphs and list items on lines of their own, no tags. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>|(?:<\/p>\s*)?<\/li>|<\/(?:p|h\d)>/gi, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
