import sanitize from 'sanitize-html';
import { sanitizeHtml } from '../html/sanitize-html.ts';

export type ArticleBody = { introHtml: string; sections: { id: string; title: string; html: string }[] };

const HEADING = /<h3>(.*?)<\/h3>/;
const FOOTNOTE = /\[(\d{1,2})\]/g;
const PICTURE_PARAGRAPH = /<p>\s*\[(?:Bild|Image)\s(\d{1,2})\]\s*<\/p>/g;
const PICTURE = /\[(?:Bild|Image)\s\d{1,2}\]/g;

/**
 * The parts of an article below its headings. A number in brackets leads to the source of that number; `[Bild 2]` or `[Image 2]` in a
 * paragraph of its own gives way to that picture, elsewhere to nothing.
 */
export function readArticleBody(bodyHtml: string, figureOf: (number: number) => string = () => ''): ArticleBody {
  const [introHtml = '', ...rest] = sanitizeHtml(bodyHtml).split(HEADING);
  const sections: ArticleBody['sections'] = [];
  for (let index = 0; index < rest.length; index += 2) {
    const title = toPlainText(rest[index] ?? '');
    sections.push({ id: toFreeId(title, sections), title, html: finish(rest[index + 1] ?? '') });
  }
  return { introHtml: finish(introHtml), sections };

  function finish(html: string): string {
    const linked = html.replaceAll(FOOTNOTE, '<sup><a href="#quelle-$1">$1</a></sup>');
    return linked
      .replaceAll(PICTURE_PARAGRAPH, (_, number: string) => figureOf(Number(number)))
      .replaceAll(PICTURE, '')
      .trim();
  }
}

function toPlainText(html: string): string {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&amp;', '&').trim();
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function toFreeId(title: string, taken: ArticleBody['sections']): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const id = plain || 'abschnitt';
  return taken.some((section) => section.id === id) ? `${id}-${taken.length + 1}` : id;
}
