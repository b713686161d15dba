import { escapeHtml } from '@stellenvisite/contract/escape-html';
import type { Language } from '@stellenvisite/contract/languages';
import { type PictureRow, toPicture } from './picture-view.ts';

/** The column of the text is 41rem wide, on a phone the screen without its margins. */
const SIZES = '(max-width: 45rem) calc(100vw - 2rem), 41rem';

/** A picture in the text. Its size is stated, so that nothing moves when it arrives. */
export function toFigure(row: PictureRow, language: Language): string {
  const { url, sources, alt, width, height } = toPicture(row, language);
  const caption = row.caption[language];
  const attributes = (values: Record<string, string | number>) =>
    Object.entries(values)
      .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
      .join('');
  const alternatives = sources.map(({ type, srcset }) => `<source${attributes({ type, srcset, sizes: SIZES })}>`);
  const img = `<img${attributes({ src: url, alt, width, height, loading: 'lazy', decoding: 'async' })}>`;
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure><picture>${alternatives.join('')}${img}</picture>${words}</figure>`;
}
