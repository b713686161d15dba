import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { type CvText, CvUnreadable, toCvText } from './cv-text.ts';
import { layOutLines, type Piece } from './lay-out-lines.ts';
import type { PagePixels } from './page-ink.ts';

/** A photograph of a page at 300 dpi; more pixels take longer and add nothing. */
const MAX_SIDE = 3_000;
const MIN_SIDE = 1_800;
const MAX_PIXELS = 50_000_000;
const MIN_CONFIDENCE = 35;
const MIN_LETTERS = 40;

const { resolve } = createRequire(import.meta.url);

/** Reads a photograph or a scan of a page. */
export async function readPicture(path: string): Promise<CvText> {
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient();
  const { autoOrient } = await picture.metadata();
  const side = Math.max(autoOrient.width, autoOrient.height);
  const target = Math.min(MAX_SIDE, Math.max(MIN_SIDE, side));
  const png = await picture
    .resize({ width: target, height: target, fit: 'inside' })
    .flatten({ background: 'white' })
    .grayscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const lines = layOutLines(await recognize(png));
  if (lines.reduce((sum, { text }) => sum + text.length, 0) < MIN_LETTERS) throw new CvUnreadable('no_text');
  return toCvText([lines], { pageCount: 1, imagePages: [1] });
}

/** Reads the text on a drawn page. */
export async function recognizePieces({ data, width, height }: PagePixels): Promise<Piece[]> {
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .grayscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return recognize(png);
}

/** Words that only English texts have; with German data their letters are read right all the same. */
const ENGLISH = /\b(?:and|the|of|with|since|present|experience|education|languages|skills|nurse)\b/giu;
const GERMAN = /\b(?:und|der|die|mit|seit|bei|heute|berufserfahrung|ausbildung|sprachen|kenntnisse)\b/giu;

/** Reads by the data of German, which has umlauts; a text that turns out to be English is read once more by its own. */
async function recognize(png: Buffer): Promise<Piece[]> {
  const pieces = await recognizeIn('deu', png);
  const text = pieces.map((piece) => piece.text).join(' ');
  const isEnglish = (text.match(ENGLISH)?.length ?? 0) > (text.match(GERMAN)?.length ?? 0);
  return isEnglish ? recognizeIn('eng', png) : pieces;
}

/** Recognises words with their places, by the data of the packages alone: nothing is fetched. */
async function recognizeIn(language: 'deu' | 'eng', png: Buffer): Promise<Piece[]> {
  const folder = dirname(resolve(`@tesseract.js-data/${language}/package.json`));
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: join(folder, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  try {
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '250' });
    const { data } = await worker.recognize(png, { rotateAuto: true }, { tsv: true, text: false });
    return toPieces(data.tsv ?? '');
  } finally {
    await worker.terminate();
  }
}

const WORD_LEVEL = '5';
const SAME_SIZE = 0.22;

type Word = { line: string; left: number; top: number; width: number; height: number; text: string };

/** Words of a line share its baseline and its size, so that letters with and without strokes below stay in one row. */
function toPieces(tsv: string): Piece[] {
  const words = tsv.split('\n').flatMap((row): Word[] => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ''] = row.split('\t');
    const isSign = /^[–—|·•&+/-]+$/u.test(text);
    if (level !== WORD_LEVEL || (!isSign && Number(confidence) < MIN_CONFIDENCE)) return [];
    if (!isSign && !/[\p{L}\p{N}]/u.test(text)) return [];
    return [
      {
        line: [page, block, paragraph, line].join(' '),
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
        text,
      },
    ];
  });
  const lines = [...Map.groupBy(words, ({ line }) => line).values()];
  const usual = median(lines.map(heightOf));
  return lines.flatMap((line) => {
    // Letters are measured by their ink, so that lines of one size differ a little.
    const own = heightOf(line);
    const height = Math.abs(own - usual) < usual * SAME_SIZE ? usual : own;
    const bottom = median(line.map(({ top, height: each }) => top + each));
    return line.map(({ left, width, text }) => ({ text, x: left, y: bottom, width, height: height * 1.25 }));
  });
}

const heightOf = (line: readonly Word[]) => median(line.map(({ height }) => height));

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
